public import Foundation
package import LayoutEngine

/// The window and the views that an exercise gives to an answer, and the witness of what it does.
///
/// It isn't Apple's, and code that is meant for Xcode has no use for it: the code around an answer
/// takes the given views from it. Its own mirror is empty: the window in which the layout is looked
/// at is nobody's business before it is there.
@preconcurrency @MainActor
public final class AnswerStage: NSObject, CustomReflectable {
  public internal(set) static var current = AnswerStage(
    LayoutSnapshot(window: LayoutEngine.Size(width: 0, height: 0), items: []), fileName: ""
  ) { _ in }

  let given: LayoutSnapshot
  private let fileName: String
  private let handOver: (LayoutSnapshot) -> Void
  /// Does what waits for the main queue; tells whether anything did.
  private let runQueue: () -> Bool
  /// The views and guides that are given, in the snapshot's order.
  var objects: [NSObject] = []
  /// The constraints that are given, in the snapshot's order.
  var givenConstraints: [NSLayoutConstraint] = []
  let window: UIWindow
  var controller: UIViewController?
  /// Whether a tap didn't reach the control that it was meant for.
  package internal(set) var isTapMissed = false
  /// The views that the case hides at the moment.
  var hidden: [UIView] = []
  var sequel: ((AnswerStage) -> Void)?
  /// Called before that happens for the first time.
  package var willBeginSequel: () -> Void = {}

  /// Makes the views of a case.
  ///
  /// - Parameters:
  ///   - given: The case.
  ///   - fileName: The learner's file, whose lines count as the answer's.
  ///   - runQueue: Does what waits for the main queue, and tells whether anything did.
  ///   - handOver: Gets the layout once it is there, or the exception that kept it from coming.
  package init(
    _ given: LayoutSnapshot, fileName: String, runQueue: @escaping () -> Bool = { false },
    handOver: @escaping (LayoutSnapshot) -> Void
  ) {
    // Before any view is made: controllers begin with views of the screen's size.
    UIScreen.main.become(size: CGSize(given.firstWindow), scale: UIScreen.main.scale)
    UIScreen.main.become(UITraitCollection(given.firstTraits))
    self.given = given
    self.fileName = fileName
    self.runQueue = runQueue
    self.handOver = handOver
    window = UIWindow(frame: CGRect(origin: .zero, size: CGSize(given.firstWindow)))
    super.init()
  }

  /// Runs an answer in the first window, changes to the second, and hands over what came of it.
  ///
  /// What happens later happens in the first window, as often as the case says, with a layout after
  /// each. A device is turned more than once: the window changes back and to the second again.
  package func perform(_ answer: @convention(c) () -> Void) {
    AnswerStage.current = self
    LayoutMoment.isOver = false
    window.layoutState.direction = given.direction == .rightToLeft ? .rightToLeft : .leftToRight
    window.isHidden = false
    makeGivenViews()
    if given.isController {
      window.setSafeArea(safeArea(isFirst: true))
    } else {
      hideViews(of: given.firstTraits)
    }
    ConstraintLog.open()
    AnswerTrace.open { [self] in root }
    RaisedException.willEnd = { [self] raised in handOver(snapshot(raised)) }
    answer()
    if given.isController { hideViews(of: given.firstTraits) }
    settle()
    if given.times > 0 { willBeginSequel() }
    for _ in 0..<given.times {
      AnswerTrace.noteSequel()
      sequel?(self)
      settle()
    }
    turnWindow()
    handOver(snapshot(nil))
    ConstraintLog.close()
    AnswerTrace.close()
  }

  /// Lays out, and does what waits for the main queue, until there is nothing left to do.
  ///
  /// A queue that never gets empty ends like any other loop: when the time is up.
  func settle() {
    if given.isController { showGivenContent() }
    window.layoutIfNeeded()
    while runQueue() { window.layoutIfNeeded() }
  }

  /// Lets the views that a controller made show what the exercise's views show, and the keyboard be
  /// where it is in the exercise.
  private func showGivenContent() {
    for (entry, object) in zip(given.items, identity().objects) {
      if let guide = object as? UIKeyboardLayoutGuide,
        case .inset(let insets) = entry.item.placement
      {
        guide.owner?.placeKeyboard(UIEdgeInsets(insets))
      }
      guard let view = object as? UIView, view !== root else { continue }
      view.showContent(of: entry.item)
      (view as? UIScrollView)?.scroll(asFor: entry.item)
    }
  }

  public nonisolated var customMirror: Mirror { Mirror(self, children: []) }

  /// The view or guide that the exercise gives by a name; the program ends if there is none.
  public func given<Kind: NSObject>(_ name: String, as kind: Kind.Type) -> Kind {
    for (entry, object) in zip(given.items, objects) where entry.item.name == name {
      if let object = object as? Kind { return object }
    }
    fatalError("the exercise gives no \(kind) with the name \(name)")
  }

  /// The view that stands for the window in the exercise.
  var root: UIView? {
    given.isController ? controller?.viewIfLoaded : objects.first as? UIView
  }

  /// The line of the answer at a place; `nil` for a place elsewhere.
  func line(of place: CreationPlace) -> Int? {
    "\(place.file)" == fileName && place.line > 0 ? Int(place.line) : nil
  }
}

extension CGSize {
  init(_ size: LayoutEngine.Size) { self.init(width: size.width, height: size.height) }
}

extension CGRect {
  init(_ rect: LayoutEngine.Rect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

extension AnswerStage {
  /// Puts a controller on the screen, as a program's first: it makes its view and lays it out.
  ///
  /// Nothing happens where the answer isn't a controller, or one is shown already: who the given
  /// views are isn't for the answer to change.
  public func show(_ controller: UIViewController) {
    guard given.isController, self.controller == nil else { return }
    self.controller = controller
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// Keeps what is to happen once the answer is laid out; the case says how often.
  public func again(_ body: @escaping (AnswerStage) -> Void) { sequel = body }

  /// The controller that the answer is; `nil` if it is a function.
  public var shown: UIViewController? { controller }

  /// Taps a control: one that was given, or one in a property of the controller.
  ///
  /// A tap meets its middle, and whatever is in front there gets it. One that isn't on the screen,
  /// or takes no touches, can't be tapped, and nothing happens.
  public func tap(_ name: String) {
    guard let root, let control = control(named: name, in: root, identity().names) else { return }
    let rect = control.rectOnScreen(control.ownBounds)
    let target = window.touched(at: CGPoint(x: rect.midX, y: rect.midY))
    guard let target, target.hangs(in: control) else { return isTapMissed = true }
    guard control.isEnabled else { return }
    control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  private func control(
    named name: String, in view: UIView, _ names: [ObjectIdentifier: String]
  ) -> UIControl? {
    if names[ObjectIdentifier(view)] == name { return view as? UIControl }
    return view.subviews.lazy.compactMap { self.control(named: name, in: $0, names) }.first
  }

  /// Tells the names of the methods that an answer's selectors stand for.
  ///
  /// - Parameter table: A line for each: the line and the column of the opening parenthesis, and the
  ///   name, between spaces.
  public static func nameSelectors(_ table: String) {
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 3, let row = UInt(words[0]), let column = UInt(words[1]) else {
        continue
      }
      SelectorNames.byPlace[SelectorPlace(line: row, column: column)] = String(words[2])
    }
  }

  /// Does what every case does with a few lines of its own, and forgets it.
  ///
  /// The run time looks many things up when they are first used. A process that forks after it has
  /// used them leaves them to its children, each of which would else look again.
  package static func rehearse(_ given: LayoutSnapshot) {
    let stage = AnswerStage(given, fileName: "") { _ = $0.text(nonce: "") }
    stage.perform {
      MainActor.assumeIsolated { AnswerStage.current.writeSomeLines() }
    }
    current = AnswerStage(LayoutSnapshot(window: given.window, items: []), fileName: "") { _ in }
    RaisedException.willEnd = nil
  }

  /// Lines such as answers have, so weak that they conflict with nothing.
  private func writeSomeLines() {
    guard let root else { return }
    let priority = UILayoutPriority(rawValue: 1)
    for case let view as UIView in objects where view !== root {
      let lines = [
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
        view.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 8),
        view.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5, constant: 8),
        NSLayoutConstraint(
          item: view, attribute: .trailing, relatedBy: .lessThanOrEqual, toItem: root,
          attribute: .trailing, multiplier: 1, constant: 0),
      ]
      for line in lines { line.priority = priority }
      NSLayoutConstraint.activate(lines)
    }
  }
}

extension UIView {
  /// The view in front at a place of the screen that takes touches; `nil` if there is none.
  ///
  /// Source: documentation of `UIView.hitTest(_:with:)`.
  fileprivate func touched(at point: CGPoint) -> UIView? {
    guard look.isUserInteractionEnabled, !look.isHidden, look.alpha >= 0.01,
      rectOnScreen(ownBounds).contains(point)
    else { return nil }
    return layoutState.subviews.reversed().lazy.compactMap { $0.touched(at: point) }.first ?? self
  }
}
