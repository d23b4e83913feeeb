/// One attribute of one item, such as `Red.leading`.
package struct Anchor: Hashable, Sendable {
  /// The view or guide.
  package let item: ItemID
  /// Its edge, centre, size or baseline.
  package let attribute: Attribute

  package init(_ item: ItemID, _ attribute: Attribute) {
    self.item = item
    self.attribute = attribute
  }
}
