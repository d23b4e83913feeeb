import Foundation
import LayoutEngine

extension AnswerStage {
  /// What hangs below the root view now, and what the answer's lines made.
  func snapshot(_ raised: RaisedException?) -> LayoutSnapshot {
    guard let root else {
      return LayoutSnapshot(window: given.window, items: given.items)
    }
    let identity = identity()
    let endings = endings(of: identity.objects)
    let map = HierarchyMap(
      root: root, around: surroundings, others: strays(raised, below: root),
      source: .statedBefore
    ) { identity.names[ObjectIdentifier($0)] ?? ($0 === self.window ? "window" : nil) }
    // What doesn't hang in the window any more is nobody's layout.
    let isInWindow = raised != nil || root.root === window
    var snapshot = LayoutSnapshot(
      window: given.window, firstWindow: given.firstWindow, direction: given.direction, items: [])
    for (item, object) in zip(map.scene.items, map.objects) {
      let number = isInWindow ? identity.indices[ObjectIdentifier(object)] : nil
      let isDrawn = number != nil || (object as? UIView)?.isDrawn == true
      snapshot.items.append(
        SnapshotItem(item, className: "\(type(of: object))", given: number, isUndrawn: !isDrawn))
    }
    snapshot.items[0].item.placement = .given(
      LayoutEngine.Rect(x: 0, y: 0, width: given.window.width, height: given.window.height))
    snapshot.constraints = map.constraints.map { constraint in
      SnapshotConstraint(
        map.draft(of: constraint), line: line(of: constraint.form.place),
        given: given(constraint))
    }
    count(&snapshot)
    snapshot.isTapMissed = isTapMissed
    snapshot.unfound = identity.unfound
    snapshot.trace = AnswerTrace.snapshot(in: map, line: line, given: given)
    if raised == nil { snapshot.places = places(of: endings, in: map) }
    snapshot.raised = raised.map { raised in
      SnapshotException(
        name: raised.exception.name.rawValue, reason: raised.exception.reason,
        constraint: raised.constraint.map { map.draft(of: $0) }, line: line(of: raised.place))
    }
    return snapshot
  }

  /// The window, where a view around the content view holds constraints that have a part in its layout.
  private var surroundings: UIView? {
    guard let root, root.root === window else { return nil }
    let isTied = root.andSuperviews.dropFirst().contains { !$0.layoutState.constraints.isEmpty }
    return isTied ? window : nil
  }

  private func given(_ constraint: NSLayoutConstraint) -> Int? {
    givenConstraints.firstIndex { $0 === constraint }
  }

  /// How many constraints the answer's lines made, and which of them are not active.
  private func count(_ snapshot: inout LayoutSnapshot) {
    let own = (ConstraintLog.made ?? []).compactMap { made in
      line(of: made.place).map { (isActive: made.constraint?.isActive ?? false, line: $0) }
    }
    snapshot.made = own.count
    snapshot.inactiveLines = own.filter { !$0.isActive }.map(\.line)
  }

  /// Views that an exception is about and that hang nowhere.
  private func strays(_ raised: RaisedException?, below root: UIView) -> [UIView] {
    [raised?.constraint?.first, raised?.constraint?.second].compactMap { side in
      side?.item?.layoutView?.root
    }.filter { $0 !== root.root }
  }

  /// Where the exercise's views and guides are in the window now, and what moved or hid them.
  ///
  /// It is taken before the hierarchy is mapped, which asks views for their margins, their content
  /// and more: an answer's own views may change the layout while they answer. What doesn't hang in the
  /// window has no ending.
  func endings(of objects: [NSObject?]) -> [Ending] {
    let items = objects.enumerated().compactMap { index, object in
      (object as? any LayoutObject).flatMap { object -> (Int, any LayoutObject, UIView, CGRect)? in
        guard let view = object.layoutView, view.root === window else { return nil }
        return (index, object, view, frame(of: object, in: view))
      }
    }
    return items.map { index, object, view, frame in
      Ending(
        given: index, object: object, frame: frame,
        deviation: deviation(of: view, object, frame), moved: mover(of: view),
        hidden: veil(of: view, frame))
    }
  }

  /// The same with the items of the hierarchy that is handed over.
  func places(of endings: [Ending], in map: HierarchyMap) -> [SnapshotPlace] {
    let ambiguous = ambiguousObjects()
    func obstacle(_ found: (kind: SnapshotPlace.Kind, view: UIView?)?) -> SnapshotPlace.Obstacle? {
      found.map { kind, view in
        SnapshotPlace.Obstacle(kind, item: view.flatMap { map.id(of: $0) }.map { Int($0.index) })
      }
    }
    return endings.map { ending in
      SnapshotPlace(
        given: ending.given, frame: LayoutEngine.Rect(ending.frame), deviation: ending.deviation,
        isAmbiguous: ambiguous.contains(ObjectIdentifier(ending.object)),
        moved: obstacle(ending.moved), hidden: obstacle(ending.hidden))
    }
  }

  private func ambiguousObjects() -> Set<ObjectIdentifier> {
    var run = LayoutRun(HierarchyMap(root: window), isLogging: false)
    guard case .ambiguous(_, let ambiguity)? = run.solution() else { return [] }
    return Set(ambiguity.ranges.map { ObjectIdentifier(run.map.objects[Int($0.item.index)]) })
  }

  private func frame(of object: any LayoutObject, in view: UIView) -> CGRect {
    view.rectOnScreen((object as? UILayoutGuide)?.solvedFrame ?? view.ownBounds)
  }

  /// How a view, or a guide of it, is drawn otherwise than the layout alone would have it.
  private func deviation(
    of view: UIView, _ object: any LayoutObject, _ frame: CGRect
  ) -> SnapshotPlace.Deviation {
    if view.isTurnedOnScreen { return .turned }
    let size = view.layoutState.solvedFrame?.size ?? view.layoutState.frame.size
    let whole = CGRect(origin: view.layoutState.givenOffset, size: size)
    let own = (object as? UILayoutGuide)?.solvedFrame ?? whole
    let rest = view.rectAtRest(own, in: root)
    return rest.isNear(frame, within: 0.01) ? .none : .shifted
  }

  /// The first thing, from the view outwards, that draws it elsewhere than constraints put it.
  private func mover(of view: UIView) -> (SnapshotPlace.Kind, UIView?)? {
    for current in view.andSuperviews {
      if let kind = current.ownMove(isAround: current !== view) { return (kind, current) }
    }
    guard let root else { return nil }
    if isTurned(root) { return (.turned, root) }
    // Something between the window and its content view, which has no constraints of the answer's.
    guard !root.rectOnScreen(root.ownBounds).isNear(CGRect(CGSize(given.window))) else {
      return nil
    }
    return (.setByHand, nil)
  }

  /// Whether the window's content view has another reading direction than the exercise gives it.
  private func isTurned(_ root: UIView) -> Bool {
    let direction = given.items.first?.item.direction ?? given.direction
    return (root.effectiveDirection == .rightToLeft) != (direction == .rightToLeft)
  }
}

/// Where one of the exercise's items ended, before anything of the answer's was asked again.
@MainActor
struct Ending {
  /// Which of the exercise's items it is.
  let given: Int
  let object: NSObject
  let frame: CGRect
  /// How it is drawn otherwise than the layout alone would have it.
  let deviation: SnapshotPlace.Deviation
  /// What draws it elsewhere than constraints put it.
  let moved: (kind: SnapshotPlace.Kind, view: UIView?)?
  /// What keeps it from being seen.
  let hidden: (kind: SnapshotPlace.Kind, view: UIView?)?
}

extension CGRect {
  fileprivate init(_ size: CGSize) { self.init(origin: .zero, size: size) }
}

extension UIView {
  /// The view, the view around it, and so on to the window.
  var andSuperviews: some Sequence<UIView> {
    sequence(first: self) { $0.layoutState.superview }
  }

  var ownBounds: CGRect {
    CGRect(origin: layoutState.boundsOrigin, size: layoutState.frame.size)
  }

  /// A rectangle of the view's own coordinates in those of the window's screen.
  ///
  /// Where something is turned, it is the smallest rectangle around it.
  func rectOnScreen(_ rect: CGRect) -> CGRect {
    var rect = rect
    for view in andSuperviews {
      let bounds = view.ownBounds
      let anchor = view.look.layer?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5)
      rect = rect.offsetBy(
        dx: -bounds.minX - bounds.width * anchor.x, dy: -bounds.minY - bounds.height * anchor.y)
      rect = rect.applying(view.look.transform).offsetBy(
        dx: view.layoutState.frame.midX, dy: view.layoutState.frame.midY)
    }
    return rect
  }

  /// Whether transforms turn, mirror or scale the view, however its upright rectangle comes out.
  fileprivate var isTurnedOnScreen: Bool {
    var whole = CGAffineTransform.identity
    for view in andSuperviews { whole = whole.concatenating(view.look.transform) }
    return abs(whole.a - 1) > 1e-3 || abs(whole.d - 1) > 1e-3 || abs(whole.b) > 1e-3
      || abs(whole.c) > 1e-3
  }

  /// A rectangle of the view's own coordinates in the window's, where every superview is as the layout
  /// solved it and the content view fills the window.
  fileprivate func rectAtRest(_ rect: CGRect, in root: UIView?) -> CGRect {
    var rect = rect
    for view in andSuperviews where view !== root {
      rect = rect.offsetBy(dx: -view.layoutState.givenOffset.x, dy: -view.layoutState.givenOffset.y)
      let corner = (view.layoutState.solvedFrame ?? view.layoutState.frame).origin
      rect = rect.offsetBy(dx: corner.x, dy: corner.y)
      if view.layoutState.superview === root { break }
    }
    return rect
  }

  /// What about the view itself draws it elsewhere, or what hangs in it, which moves with its bounds.
  fileprivate func ownMove(isAround: Bool) -> SnapshotPlace.Kind? {
    if !look.transform.isIdentity { return .transformed }
    if let anchor = look.layer?.anchorPoint, anchor != CGPoint(x: 0.5, y: 0.5) { return .anchored }
    if isMovedByHand { return .setByHand }
    if alignmentRect(forFrame: layoutState.frame) != layoutState.frame { return .aligned }
    if isAround, layoutState.boundsOrigin != layoutState.givenOffset { return .scrolled }
    return nil
  }

  /// Whether code set the frame after the layout had begun, or after it had given the view another.
  private var isMovedByHand: Bool {
    if let solved = layoutState.solvedFrame, !solved.isNear(layoutState.frame) { return true }
    guard layoutState.translatesMask, let origin = layoutState.maskOrigin else { return false }
    guard let stated = layoutState.statedOrigin else { return true }
    return !stated.frame.isNear(origin.frame)
  }
}
