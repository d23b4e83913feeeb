import Foundation
import LayoutEngine

/// Which objects the exercise's items are, and what the answer's own are called.
@MainActor
struct StageIdentity {
  /// The object of each item of the exercise, in the exercise's order; `nil` for one that a
  /// controller has no property for.
  var objects: [NSObject?] = []
  /// The number of an item, by its object.
  var indices: [ObjectIdentifier: Int] = [:]
  /// The names of given views and of a controller's properties.
  var names: [ObjectIdentifier: String] = [:]

  /// Says which object the next item is; an object is never two of them.
  fileprivate mutating func add(_ object: NSObject?, named name: String) {
    guard let object, indices[ObjectIdentifier(object)] == nil else { return objects.append(nil) }
    indices[ObjectIdentifier(object)] = objects.count
    names[ObjectIdentifier(object)] = name
    objects.append(object)
  }
}

extension AnswerStage {
  /// Finds out which objects the exercise's items are.
  ///
  /// A function gets the objects that were made for it, and no name or identifier makes another
  /// object one of them. A controller makes its own views, and its stored properties name them.
  func identity() -> StageIdentity {
    var identity = StageIdentity()
    guard given.isController else {
      for (entry, object) in zip(given.items, objects) {
        identity.add(object, named: entry.item.name)
      }
      return identity
    }
    let properties = controllerProperties()
    for (name, object) in properties { identity.names[ObjectIdentifier(object)] = name }
    for (index, entry) in given.items.enumerated() {
      let name = entry.item.name
      let object =
        index == 0
        ? controller?.viewIfLoaded : properties.last { $0.name == name }?.object ?? ownGuide(name)
      identity.add(object, named: name)
    }
    return identity
  }

  /// A guide that the controller's view has by itself.
  private func ownGuide(_ name: String) -> UILayoutGuide? {
    guard let (owner, guide) = OwnGuide.named(name), owner == given.items.first?.item.name,
      let view = controller?.viewIfLoaded
    else { return nil }
    return view.ownGuide(guide)
  }

  /// The controller's stored properties that hold a view or a guide, those of superclasses first.
  ///
  /// A controller that describes itself by a mirror of its own has none: it could name anything.
  private func controllerProperties() -> [(name: String, object: NSObject)] {
    guard let controller, !(controller is any CustomReflectable) else { return [] }
    var mirrors: [Mirror] = []
    var next: Mirror? = Mirror(reflecting: controller)
    while let mirror = next, mirror.subjectType != UIViewController.self {
      mirrors.append(mirror)
      next = mirror.superclassMirror
    }
    let lazyMark = "$__lazy_storage_$_"
    return mirrors.reversed().flatMap(\.children).compactMap { child in
      guard let object = object(child.value), var name = child.label else { return nil }
      if name.hasPrefix(lazyMark) { name.removeFirst(lazyMark.count) }
      return (name, object)
    }
  }

  /// The view or guide in a property, which may be optional.
  ///
  /// A view is itself: a mirror that it makes of itself could show another one.
  private func object(_ value: Any) -> NSObject? {
    if let object = value as? any LayoutObject { return object }
    guard !(value is any CustomReflectable) else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return nil }
    return mirror.children.first.flatMap { object($0.value) }
  }
}
