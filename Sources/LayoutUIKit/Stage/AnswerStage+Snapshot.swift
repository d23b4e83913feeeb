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
        SnapshotItem(
          item, className: "\(type(of: object))", given: number, isUndrawn: !isDrawn))
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

  /// Which of the given constraints one is.
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
}
