import LayoutUIKit
import Testing

/// Scenes of Interface Builder, built of UIKit's objects, against the frames that Apple's engine stored.
@MainActor @Suite("Apple's frames, from views")
struct OracleTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../ReferenceCasesTests/Oracle/must.jsonl")

  /// Half a point, as Apple's frames are stored, and what rounding both edges to pixels may add.
  private static let pixel = 1 / UIScreen.main.scale + 1e-6

  @Test(
    "every view is where Apple's is, whatever more its content asks for", arguments: [false, true])
  func frames(isStressed: Bool) throws {
    let scenes = try OracleScene.scenes(of: Self.file)
    #expect(scenes.count == 827)
    for scene in scenes {
      let hierarchy = OracleHierarchy(scene, isStressed: isStressed)
      hierarchy.layOut()
      let off =
        hierarchy.solved.map { view, frame in
          zip(view.numbers, [frame.minX, frame.minY, frame.width, frame.height])
            .map { abs($0 - $1) }.max() ?? 0
        }.max() ?? 0
      #expect(off <= scene.tolerance + Self.pixel, "\(scene.id)")
    }
  }
}

/// A scene of Interface Builder with the frames of Apple's own engine, as its line in the file says.
///
/// It is read apart from the reader that the program has, which knows no stack views and would pass its
/// slips on.
struct OracleScene: Decodable {
  struct View: Decodable {
    let id: String
    let kind: String
    let parent: String?
    /// In the parent; the expected answer, but where it is given.
    let frame: [CGFloat]
    let given: String?
    let autoresizingMask: [String]?
    let intrinsic: [CGFloat?]?
    /// What content may ask for besides without moving anything.
    let stressIntrinsic: [CGFloat?]?
    let hugging: [Float]?
    let compression: [Float]?
    let layoutMargins: [CGFloat]?
    let safeAreaInsets: [CGFloat]?
    let alignmentInsets: [CGFloat]?
    let stack: Stack?
    let hidden: Bool?
  }

  struct Stack: Decodable {
    let axis: String
    let distribution: String
    let alignment: String
    let spacing: CGFloat
    let modelled: Bool
  }

  struct Guide: Decodable {
    let id: String
    let kind: String
    let owner: String
    let length: CGFloat?
  }

  struct Side: Decodable {
    let item: String
    let attribute: String

    init(from decoder: any Decoder) throws {
      var parts = try decoder.unkeyedContainer()
      item = try parts.decode(String.self)
      attribute = try parts.decode(String.self)
    }
  }

  struct Constraint: Decodable {
    let first: Side
    let relation: String
    let second: Side?
    let multiplier: CGFloat
    let constant: CGFloat
    let priority: Float
    let origin: String?
    let trivial: Bool?
  }

  let id: String
  let tolerance: CGFloat
  let views: [View]
  let guides: [Guide]
  let constraints: [Constraint]

  /// The scenes of a file with one in each line.
  static func scenes(of file: URL) throws -> [OracleScene] {
    let decoder = JSONDecoder()
    return try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")).map {
      try decoder.decode(OracleScene.self, from: $0)
    }
  }
}

/// What an oracle says of a view that UIKit would find out by itself.
@MainActor
struct OracleFacts {
  var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  var margins: UIEdgeInsets?
  var safeArea: UIEdgeInsets = .zero
  var alignment: UIEdgeInsets = .zero
}

/// A view that knows its content, margins and insets from an oracle.
@MainActor
protocol OracleView: UIView {
  var facts: OracleFacts { get set }
}

final class OraclePlainView: UIView, OracleView {
  var facts = OracleFacts()
  override var intrinsicContentSize: CGSize { facts.content }
  override var layoutMargins: UIEdgeInsets {
    get { facts.margins ?? super.layoutMargins }
    set { facts.margins = newValue }
  }
  override var safeAreaInsets: UIEdgeInsets { facts.safeArea }
  override var alignmentRectInsets: UIEdgeInsets { facts.alignment }
}

final class OracleScrollView: UIScrollView, OracleView {
  var facts = OracleFacts()
  override var intrinsicContentSize: CGSize { facts.content }
  override var layoutMargins: UIEdgeInsets {
    get { facts.margins ?? super.layoutMargins }
    set { facts.margins = newValue }
  }
  override var safeAreaInsets: UIEdgeInsets { facts.safeArea }
}

final class OracleStackView: UIStackView, OracleView {
  var facts = OracleFacts()
  override var layoutMargins: UIEdgeInsets {
    get { facts.margins ?? super.layoutMargins }
    set { facts.margins = newValue }
  }
  override var safeAreaInsets: UIEdgeInsets { facts.safeArea }
}

extension UIEdgeInsets {
  /// Top, left, bottom and right.
  init(_ numbers: [CGFloat]) {
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}

/// An oracle's scene built as a program would build it: views, guides, stack views and constraints.
@MainActor
final class OracleHierarchy {
  let scene: OracleScene
  private(set) var views: [String: UIView] = [:]
  private var guides: [String: UILayoutGuide] = [:]
  private var constraints: [NSLayoutConstraint] = []

  private static let relations: [String: NSLayoutConstraint.Relation] = [
    "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
  ]
  private static let scrolling: Set = ["scrollView", "tableView", "collectionView", "textView"]

  /// Whether content asks for more than the layout needs, which must not move anything.
  private let isStressed: Bool

  init(_ scene: OracleScene, isStressed: Bool) {
    self.scene = scene
    self.isStressed = isStressed
    for view in scene.views { add(view) }
    for guide in scene.guides { add(guide) }
    for constraint in scene.constraints where constraint.trivial != true { add(constraint) }
    NSLayoutConstraint.activate(constraints)
  }

  /// Runs the layout passes of everything.
  func layOut() {
    guard let root = scene.views.first.flatMap({ views[$0.id] }) else { return }
    root.layoutIfNeeded()
  }

  /// The views whose frames constraints decide, with the stored frame.
  var solved: [(view: UIView, frame: CGRect)] {
    scene.views.filter { $0.given == nil }.compactMap { entry in
      views[entry.id].map { ($0, CGRect(numbers: entry.frame)) }
    }
  }

  private func add(_ entry: OracleScene.View) {
    let view = made(entry)
    view.facts.margins = entry.layoutMargins.map { UIEdgeInsets($0) }
    view.facts.safeArea = entry.safeAreaInsets.map { UIEdgeInsets($0) } ?? .zero
    view.facts.alignment = entry.alignmentInsets.map { UIEdgeInsets($0) } ?? .zero
    view.facts.content = CGSize(width: content(entry, 0), height: content(entry, 1))
    for (index, axis) in [NSLayoutConstraint.Axis.horizontal, .vertical].enumerated() {
      if let hugging = entry.hugging {
        view.setContentHuggingPriority(UILayoutPriority(hugging[index]), for: axis)
      }
      if let compression = entry.compression {
        view.setContentCompressionResistancePriority(
          UILayoutPriority(compression[index]), for: axis)
      }
    }
    views[entry.id] = view
    place(view, entry)
  }

  /// What the content asks for along the horizontal (0) or the vertical axis (1).
  private func content(_ entry: OracleScene.View, _ axis: Int) -> CGFloat {
    entry.intrinsic?[axis] ?? (isStressed ? entry.stressIntrinsic?[axis] : nil)
      ?? UIView.noIntrinsicMetric
  }

  private func made(_ entry: OracleScene.View) -> any OracleView {
    guard let stack = entry.stack, stack.modelled else {
      return Self.scrolling.contains(entry.kind) ? OracleScrollView() : OraclePlainView()
    }
    let view = OracleStackView()
    view.axis = stack.axis == "vertical" ? .vertical : .horizontal
    view.distribution =
      switch stack.distribution {
      case "fillEqually": .fillEqually
      case "equalSpacing": .equalSpacing
      default: .fill
      }
    view.alignment =
      switch stack.alignment {
      case "center": .center
      case "top", "leading": .leading
      case "bottom", "trailing": .trailing
      default: .fill
      }
    view.spacing = stack.spacing
    view.isLayoutMarginsRelativeArrangement = scene.constraints.contains { constraint in
      constraint.origin == "stack"
        && [constraint.first, constraint.second].contains { side in
          side?.item == entry.id && side?.attribute.hasSuffix("Margin") == true
        }
    }
    return view
  }

  private func place(_ view: UIView, _ entry: OracleScene.View) {
    let parent = entry.parent.flatMap { views[$0] }
    let frame = CGRect(numbers: entry.frame)
    switch entry.given {
    case nil: view.translatesAutoresizingMaskIntoConstraints = false
    case "mask":
      // A mask counts from the size that the superview had when the frame was set.
      if let parent, let size = scene.views.first(where: { $0.id == entry.parent })?.frame {
        parent.bounds.size = CGSize(width: size[2], height: size[3])
      }
      view.autoresizingMask = UIView.AutoresizingMask(flexible: entry.autoresizingMask ?? [])
      view.frame = frame
    default: view.frame = frame
    }
    parent?.addSubview(view)
    guard entry.given == nil, let stack = parent as? UIStackView, isArranged(entry) else { return }
    stack.addArrangedSubview(view)
  }

  /// Whether a stack view arranges a view: only then has it made constraints about it, with itself
  /// or with something else that hangs in it.
  private func isArranged(_ entry: OracleScene.View) -> Bool {
    scene.constraints.contains { constraint in
      guard constraint.origin == "stack", let other = constraint.second?.item else { return false }
      let items = [constraint.first.item, other]
      return items.contains(entry.id)
        && items.allSatisfy { $0 == entry.parent || owner(of: $0) == entry.parent }
    }
  }

  /// The view in which a view or guide hangs.
  private func owner(of item: String) -> String? {
    if let view = scene.views.first(where: { $0.id == item }) { return view.parent }
    return scene.guides.first { $0.id == item }?.owner
  }

  private func add(_ entry: OracleScene.Guide) {
    guard let owner = views[entry.owner] else { return }
    switch entry.kind {
    case "safeArea": guides[entry.id] = owner.safeAreaLayoutGuide
    case "contentLayoutGuide": guides[entry.id] = (owner as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": guides[entry.id] = (owner as? UIScrollView)?.frameLayoutGuide
    case "topLayoutGuide", "bottomLayoutGuide":
      let guide = UILayoutGuide()
      owner.addLayoutGuide(guide)
      guides[entry.id] = guide
      let isTop = entry.kind == "topLayoutGuide"
      constraints += [
        guide.heightAnchor.constraint(equalToConstant: entry.length ?? 0),
        guide.leadingAnchor.constraint(equalTo: owner.leadingAnchor),
        guide.trailingAnchor.constraint(equalTo: owner.trailingAnchor),
        isTop
          ? guide.topAnchor.constraint(equalTo: owner.topAnchor)
          : guide.bottomAnchor.constraint(equalTo: owner.bottomAnchor),
      ]
    // Free guides are those that stack views make by themselves.
    default: break
    }
  }

  private func add(_ entry: OracleScene.Constraint) {
    guard entry.origin != "stack", let first = item(entry.first) else { return }
    let second = entry.second.flatMap { item($0) }
    let constraint = NSLayoutConstraint(
      item: first, attribute: .init(named: entry.first.attribute),
      relatedBy: Self.relations[entry.relation] ?? .equal,
      toItem: second, attribute: entry.second.map { .init(named: $0.attribute) } ?? .notAnAttribute,
      multiplier: entry.multiplier, constant: entry.constant)
    constraint.priority = UILayoutPriority(entry.priority)
    constraints.append(constraint)
  }

  private func item(_ side: OracleScene.Side) -> Any? { views[side.item] ?? guides[side.item] }
}

extension CGRect {
  init(numbers: [CGFloat]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension UIView.AutoresizingMask {
  /// The mask whose flexible parts have these names.
  fileprivate init(flexible names: [String]) {
    let parts: [String: UIView.AutoresizingMask] = [
      "LM": .flexibleLeftMargin, "W": .flexibleWidth, "RM": .flexibleRightMargin,
      "TM": .flexibleTopMargin, "H": .flexibleHeight, "BM": .flexibleBottomMargin,
    ]
    self = names.compactMap { parts[$0] }.reduce(into: []) { $0.formUnion($1) }
  }
}

extension NSLayoutConstraint.Attribute {
  private static let names: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "firstBaseline": .firstBaseline,
    "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
    "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]

  init(named name: String) { self = Self.names[name] ?? .notAnAttribute }
}
