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
    if case .content = item.placement { return (view as? UIScrollView)?.contentLayoutGuide }
    return OwnGuide.named(item.name).map { view.ownGuide($0.guide) }
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
