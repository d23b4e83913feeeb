import Foundation
import LayoutEngine

/// Which objects the exercise's items are, and what the answer's own are called.
@MainActor
struct StageIdentity {
  /// The object of each item of the exercise, in the exercise's order; `nil` for one that a
  /// controller has no property for.
  var objects: [NSObject?] = []
  var indices: [ObjectIdentifier: Int] = [:]
  /// The names of given views and of a controller's properties.
  var names: [ObjectIdentifier: String] = [:]
  /// The items of which nothing of a controller's tells the object, by their numbers.
  var unfound: [Int] = []

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
  /// object one of them. A controller makes its own views, and its stored properties name them; of
  /// what no property names, the only view of the item's class in the hierarchy is meant.
  func identity() -> StageIdentity {
    var identity = StageIdentity()
    guard given.isController else {
      for (entry, object) in zip(given.items, objects) {
        identity.add(object, named: entry.item.name)
      }
      return identity
    }
    var properties = StoredViews(of: controller)
    if let view = controller?.viewIfLoaded { properties.look(into: view) }
    for property in properties.found {
      identity.names[ObjectIdentifier(property.object)] = property.names.first
    }
    let named = given.items.enumerated().map { index, entry -> NSObject? in
      let name = entry.item.name
      if index == 0 { return controller?.viewIfLoaded }
      let stored = properties.object(named: name)
      return entry.item.kind == .view ? stored as? UIView : stored as? UILayoutGuide
    }
    var all = named.enumerated().map { index, object in
      object ?? onlyView(of: given.items[index], besides: named)
    }
    // A guide's owner stands before it.
    for (index, entry) in given.items.enumerated() where all[index] == nil {
      let owner = entry.item.parent.flatMap { all[Int($0.index)] as? UIView }
      all[index] = owner.flatMap { ownGuide(of: $0, entry.item) }
    }
    for (index, object) in all.enumerated() {
      identity.add(object, named: given.items[index].item.name)
      if object == nil { identity.unfound.append(index) }
    }
    return identity
  }

  /// The view of an item that no property names: the only one of its class that isn't another's.
  private func onlyView(of entry: SnapshotItem, besides named: [NSObject?]) -> NSObject? {
    let taken = Set(named.compactMap { $0.map { ObjectIdentifier($0) } })
    func isFree(_ view: UIView) -> Bool {
      !taken.contains(ObjectIdentifier(view)) && Self.isView(view, ofClass: entry.className)
    }
    let isAlone =
      zip(given.items, named).filter { other, object in
        object == nil && other.className == entry.className
      }.count == 1
    guard entry.item.kind == .view, isAlone, let root = controller?.viewIfLoaded else { return nil }
    let free = root.learnersViews.filter(isFree)
    return free.count == 1 ? free[0] : nil
  }

  /// A guide that a view has by itself: its margins, its safe area, or what it scrolls.
  private func ownGuide(of view: UIView, _ item: Item) -> UILayoutGuide? {
    guard item.kind == .guide else { return nil }
    return OwnGuide.named(item.name).flatMap { view.ownGuide($0.guide) }
  }
}

extension UIView {
  /// What hangs in the view, without what views of UIKit make for themselves.
  fileprivate var learnersViews: [UIView] {
    layoutState.subviews.flatMap { view -> [UIView] in
      let isWhole = view is UIControl || view is UILabel || view is UITextView
      return [view] + (isWhole && view.isOfUIKit ? [] : view.learnersViews)
    }
  }
}

/// The views and guides that stored properties of a controller hold, with the names that lead to them.
///
/// A property may hold a view itself, or a structure, an array, a dictionary, a wrapper or an object
/// of the answer's that does.
@MainActor
struct StoredViews {
  struct Property {
    /// The names on the way to it, the nearest first.
    let names: [String]
    let object: NSObject
  }

  /// All of them: those of the controller itself first, and a superclass's before a subclass's.
  private(set) var found: [Property] = []
  private var seen: Set<ObjectIdentifier> = []

  /// How deep properties of properties are looked at, and how many entries of a list.
  private static let mostLevels = 5
  private static let mostEntries = 100

  init(of controller: UIViewController?) {
    guard let controller else { return }
    look(intoFieldsOf: controller, [])
  }

  /// Looks at the stored properties of a view of the answer's own class.
  mutating func look(into view: UIView) {
    look(intoFieldsOf: view, [])
  }

  /// The view or guide with a name.
  ///
  /// A property of the controller's own comes before those that are further in, and a subclass's
  /// before a superclass's. Where two others have the name, neither is meant.
  func object(named name: String) -> NSObject? {
    if let own = found.last(where: { $0.names == [name] }) { return own.object }
    let others = found.filter { $0.names.contains(name) }.map(\.object)
    guard let first = others.first, others.allSatisfy({ $0 === first }) else { return nil }
    return first
  }

  /// Looks at what a class of the answer's stores.
  ///
  /// An object that describes itself by a mirror of its own stores nothing: it could name anything.
  private mutating func look(intoFieldsOf object: AnyObject, _ names: [String]) {
    guard names.count < Self.mostLevels, !(object is any CustomReflectable),
      seen.insert(ObjectIdentifier(object)).inserted
    else { return }
    var mirrors: [Mirror] = []
    var next: Mirror? = Mirror(reflecting: object)
    while let mirror = next, !Self.isOfUIKit(mirror.subjectType) {
      mirrors.append(mirror)
      next = mirror.superclassMirror
    }
    for child in mirrors.reversed().flatMap(\.children) { look(at: child, names) }
  }

  private mutating func look(at child: Mirror.Child, _ names: [String]) {
    var names = names
    if let label = child.label { names.insert(Self.name(of: label), at: 0) }
    look(at: child.value, names)
  }

  /// The property's name: a lazy one and a wrapped one are stored under another.
  private static func name(of label: String) -> String {
    let lazyMark = "$__lazy_storage_$_"
    if label.hasPrefix(lazyMark) { return String(label.dropFirst(lazyMark.count)) }
    return label.hasPrefix("_") ? String(label.dropFirst()) : label
  }

  private mutating func look(at value: Any, _ names: [String]) {
    if let object = value as? any LayoutObject {
      found.append(Property(names: names, object: object))
      if let view = object as? UIView, !view.isOfUIKit { look(intoFieldsOf: view, names) }
      return
    }
    let isKnown = Self.isOfSwift(type(of: value)) || !(value is any CustomReflectable)
    guard names.count < Self.mostLevels, isKnown else { return }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional, .collection, .set:
      for child in mirror.children.prefix(Self.mostEntries) { look(at: child.value, names) }
    case .dictionary:
      for child in mirror.children.prefix(Self.mostEntries) {
        look(atEntry: child.value, names)
      }
    case .struct, .tuple, .enum:
      for child in mirror.children.prefix(Self.mostEntries) { look(at: child, names) }
    case .class: look(intoFieldsOf: value as AnyObject, names)
    default: return
    }
  }

  /// Whether a class is one of UIKit's, and none of an answer's.
  nonisolated static func isOfUIKit(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    return ["LayoutUIKit.", "LayoutMapKit."].contains { name.hasPrefix($0) }
  }

  /// Whether a type is one of the standard library's, whose mirrors name nothing else.
  private static func isOfSwift(_ type: Any.Type) -> Bool {
    String(reflecting: type).hasPrefix("Swift.")
  }

  private mutating func look(atEntry entry: Any, _ names: [String]) {
    let parts = Array(Mirror(reflecting: entry).children)
    guard parts.count == 2 else { return }
    look(at: parts[1].value, (parts[0].value as? String).map { [$0] + names } ?? names)
  }
}

extension NSObject {
  /// Whether the object's class is one of UIKit's, and none of an answer's.
  var isOfUIKit: Bool { StoredViews.isOfUIKit(type(of: self)) }
}
