import LayoutEngine
import LayoutUIKit
import Testing

@MainActor @Suite("Guides that views have by themselves: equations and UIKit put them in one place")
struct OwnGuideLawTests {
  /// A box with text, and a list that is scrolled.
  private static let lines = """
    box.leading = view.leading + 12; box.width = 0.75 * view.width
    box.top = view.top; box.bottom = view.bottom
    text.leading = box.readableContentGuide.leading; text.top = view.layoutMarginsGuide.top
    text.trailing = box.readableContentGuide.trailing; text.height = 20
    wide.leading = view.readableContentGuide.leading; wide.top = view.readableContentGuide.top
    wide.trailing = view.readableContentGuide.trailing; wide.bottom = view.keyboardLayoutGuide.top
    list.leading = view.leading + 30; list.trailing = view.trailing
    list.top = view.top + 40; list.bottom = view.bottom
    page.height = 900; page.width = list.frameLayoutGuide.width
    page.top = list.contentLayoutGuide.top + 10; page.bottom = list.contentLayoutGuide.bottom
    page.leading = list.contentLayoutGuide.leading; page.trailing = list.contentLayoutGuide.trailing
    badge.top = list.frameLayoutGuide.top + 4; badge.leading = view.leading + 50
    badge.width = 20; badge.height = 20
    """

  /// A view of each name; the page and the badge hang in the list.
  private func views(_ size: CGSize) -> [String: UIView] {
    let view = UIView(width: size.width, height: size.height)
    var views = ["view": view]
    for name in ["box", "text", "wide"] { views[name] = view.addFreeSubview() }
    let list = view.addFreeSubview(UIScrollView())
    list.contentInsetAdjustmentBehavior = .never
    views["list"] = list
    for name in ["page", "badge"] { views[name] = list.addFreeSubview() }
    return views
  }

  private func object(_ name: String, in views: [String: UIView]) -> Any? {
    guard let (owner, guide) = OwnGuide.named(name), let view = views[owner] else {
      return views[name]
    }
    return switch guide {
    case .margins: view.layoutMarginsGuide
    case .safeArea: view.safeAreaLayoutGuide
    case .readable: view.readableContentGuide
    case .keyboard: view.keyboardLayoutGuide
    case .content: (view as? UIScrollView)?.contentLayoutGuide
    case .frame: (view as? UIScrollView)?.frameLayoutGuide
    }
  }

  @Test("in windows of many sizes, with many margins, bars and offsets", arguments: 1...100)
  func law(number: Int) throws {
    // Numbers that look like chance.
    func share(_ factor: Int, _ most: Int) -> Double { Double(number * factor % most) }
    let (side, lower, offset) = (share(37, 60), share(23, 40), share(97, 400))
    let size = CGSize(width: 300 + 2 * share(389, 700), height: 400 + share(211, 500))
    let statements = EquationReader.read(
      Self.lines + """
        ; view.layoutMargins = (8, \(side), 6, \(side + 5))
        view.safeAreaInsets = (20, 0, \(lower), 0); list.contentOffset = (0, \(offset))
        """
    ).statements
    let document = EquationDocument(statements: statements)
    let window = LayoutEngine.Size(width: size.width, height: size.height)
    let scene = try Scene(naming: statements)
      .applying(document.sceneStatements, designedIn: window).sized(to: window)
    let drafts = try document.constraints.map { try $0.draft(in: scene) }
    let constraints = try drafts.map { try RuleSet.runtime.constraint(from: $0, in: scene) }
    var layout = CompiledLayout(LayoutProblem(scene: scene, constraints: constraints))
    // What was solved in another window must not be left over.
    _ = try layout.solution(inWindow: LayoutEngine.Size(width: 900, height: 300))
    let frames = try #require(try layout.solution(inWindow: window).frames)

    let views = views(size)
    let view = try #require(views["view"])
    view.setSafeArea(UIEdgeInsets(top: 20, left: 0, bottom: lower, right: 0))
    view.layoutMargins = UIEdgeInsets(top: 8, left: side, bottom: 6, right: side + 5)
    for draft in drafts {
      let first = try #require(draft.first)
      let second = draft.second
      NSLayoutConstraint(
        item: try #require(object(scene[first.item].name, in: views)),
        attribute: .init(rawValue: first.attribute.rawValue) ?? .notAnAttribute, relatedBy: .equal,
        toItem: second.flatMap { object(scene[$0.item].name, in: views) },
        attribute: second.flatMap { .init(rawValue: $0.attribute.rawValue) } ?? .notAnAttribute,
        multiplier: draft.multiplier, constant: draft.constant
      ).isActive = true
    }
    (views["list"] as? UIScrollView)?.contentOffset.y = offset
    view.layoutIfNeeded()
    for (name, item) in views {
      let seen = item.convert(item.bounds, to: view)
      let solved = frames.frameInRoot(of: try #require(scene.id(named: name)), in: scene)
      let distances = [
        seen.minX - solved.x, seen.minY - solved.y, seen.width - solved.width,
        seen.height - solved.height,
      ]
      #expect(distances.allSatisfy { abs($0) <= 0.5 }, "\(name) is at \(seen), not at \(solved)")
    }
  }
}
