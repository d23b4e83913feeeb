/// The identifier of a view or layout guide in its scene.
package struct ItemID: Hashable, Comparable, Sendable {
  /// The place in the scene's list of items, counted from 0.
  package let index: Int32

  package init(index: Int32) { self.index = index }

  package static func < (a: ItemID, b: ItemID) -> Bool { a.index < b.index }
}
