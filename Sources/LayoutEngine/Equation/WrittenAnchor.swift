/// An anchor as it stands in a text: names, not yet items of a scene.
package struct WrittenAnchor: Hashable, Sendable {
  /// The name of the view or guide, without backticks; a guide's has dots in it.
  package let item: String
  package let attribute: Attribute
  /// Where the name of the item stands.
  package let itemRange: SourceRange
  /// Where the whole anchor stands, from the item's name to the attribute's.
  package let range: SourceRange

  package init(item: String, attribute: Attribute, itemRange: SourceRange, range: SourceRange) {
    self.item = item
    self.attribute = attribute
    self.itemRange = itemRange
    self.range = range
  }

  /// Whether both name the same attribute of the same item, wherever they stand.
  package func namesSame(as other: WrittenAnchor) -> Bool {
    attribute == other.attribute && item == other.item
  }
}
