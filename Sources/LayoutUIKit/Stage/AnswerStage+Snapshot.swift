import Foundation
import LayoutEngine

extension AnswerStage {
  /// What hangs below the root view now, and what the answer's lines made.
  func snapshot(_ raised: RaisedException?) -> LayoutSnapshot {
    guard let root else {
      return LayoutSnapshot(window: given.window, items: given.items)
    }
    let names = names()
    let map = HierarchyMap(root: root, others: strays(raised, below: root)) {
      names[ObjectIdentifier($0)]
    }
    var snapshot = LayoutSnapshot(
      window: given.window, firstWindow: given.firstWindow, direction: given.direction, items: [])
    for (item, object) in zip(map.scene.items, map.objects) {
      snapshot.items.append(SnapshotItem(item, className: "\(type(of: object))"))
    }
    snapshot.items[0].item.placement = .given(
      Rect(x: 0, y: 0, width: given.window.width, height: given.window.height))
    snapshot.constraints = map.constraints.map {
      SnapshotConstraint(map.draft(of: $0), line: line(of: $0.form.place))
    }
    count(&snapshot)
    snapshot.raised = raised.map { raised in
      SnapshotException(
        name: raised.exception.name.rawValue, reason: raised.exception.reason,
        constraint: raised.constraint.map { map.draft(of: $0) }, line: line(of: raised.place))
    }
    return snapshot
  }

  /// How many constraints the answer's lines made, and which of them are not active.
  private func count(_ snapshot: inout LayoutSnapshot) {
    let own = (ConstraintLog.made ?? []).compactMap { constraint in
      line(of: constraint.form.place).map { (constraint, $0) }
    }
    snapshot.made = own.count
    snapshot.inactiveLines = own.filter { !$0.0.isActive }.map(\.1)
  }

  /// Views that an exception is about and that hang nowhere.
  private func strays(_ raised: RaisedException?, below root: UIView) -> [UIView] {
    [raised?.constraint?.first, raised?.constraint?.second].compactMap { side in
      side?.item?.layoutView?.root
    }.filter { $0 !== root.root }
  }

  /// The names of the given views, and of a controller's properties.
  func names() -> [ObjectIdentifier: String] {
    var names: [ObjectIdentifier: String] = [:]
    if let controller {
      note(Mirror(reflecting: controller), in: &names)
      if let view = controller.viewIfLoaded {
        names[ObjectIdentifier(view)] = given.items.first?.item.name ?? "view"
      }
    } else {
      for (entry, object) in zip(given.items, objects) {
        names[ObjectIdentifier(object)] = entry.item.name
      }
    }
    return names
  }

  /// Takes the names of stored properties that hold a view or a guide, lazy ones too.
  private func note(_ mirror: Mirror, in names: inout [ObjectIdentifier: String]) {
    if let parent = mirror.superclassMirror, parent.subjectType != UIViewController.self {
      note(parent, in: &names)
    }
    for child in mirror.children {
      guard let object = object(child.value), var name = child.label else { continue }
      let lazyMark = "$__lazy_storage_$_"
      if name.hasPrefix(lazyMark) { name.removeFirst(lazyMark.count) }
      names[ObjectIdentifier(object)] = name
    }
  }

  /// The view or guide in a property, which may be optional.
  private func object(_ value: Any) -> NSObject? {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.flatMap { object($0.value) }
    }
    return value as? any LayoutObject
  }
}
