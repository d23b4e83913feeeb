/// An anchor as it stands in a text: names, not yet items of a scene.
package struct WrittenAnchor: Hashable, Sendable {
  /// The name of the view or guide, without backticks; a guide's has dots in it.
  package let item: String
  package let attribute: Attribute
  /// Where the name of the item stands.
  package let itemRange: SourceRange
  /// Where the whole anchor stands, from the item's name to the attribute's.
  package let range: SourceRange
  /// Whether it is the superview of the other item that is meant, whatever it is called.
  ///
  /// This is what `|` says in visual format; the word `Superview` says so only where no item has
  /// that name.
  package let isSuperview: Bool

  package init(item: String, attribute: Attribute, itemRange: SourceRange, range: SourceRange) {
    self.item = item
    self.attribute = attribute
    self.itemRange = itemRange
    self.range = range
    isSuperview = false
  }

  /// The superview of the other item of a constraint, where a `|` stands.
  init(superviewAt range: SourceRange, _ attribute: Attribute) {
    item = WrittenConstraint.superviewName
    self.attribute = attribute
    itemRange = range
    self.range = range
    isSuperview = true
  }

  /// Whether both name the same attribute of the same item, wherever they stand.
  package func namesSame(as other: WrittenAnchor) -> Bool {
    attribute == other.attribute && item == other.item && isSuperview == other.isSuperview
  }
}
