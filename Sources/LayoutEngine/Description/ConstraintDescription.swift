/// All that a line of a log says about a constraint.
///
///     <NSLayoutConstraint:0x6000 'gap' H:[UIView:0x1]-(8)-[UIView:0x2]   (active)>
///
/// Source: docs/SEMANTICS.md, S8.14; `Vectors/descriptions.json` of the tests.
package struct ConstraintDescription: Hashable, Sendable {
  /// A view or guide as a log names it.
  package struct Item: Hashable, Sendable {
    /// What is printed: `UIView:0x1`, or the name that somebody gave it.
    package let name: String
    /// Name and address of what is printed by its name, to be told at the end; `nil` for others.
    package let legend: String?

    package init(_ name: String, legend: String? = nil) {
      self.name = name
      self.legend = legend
    }
  }

  /// One anchor as the log prints it: an item, and its attribute.
  package struct Side: Hashable, Sendable {
    package let item: Item
    /// The attribute's name; in masks also `minX` and `minY`, which are no attributes.
    package let attribute: String

    package init(_ item: Item, _ attribute: String) {
      self.item = item
      self.attribute = attribute
    }

    /// The side as a log prints it, for example `UIView:0x1.leading`.
    package var text: String { "\(item.name).\(attribute)" }
  }

  /// How the two items are related in the hierarchy, which decides how a gap is printed.
  package enum Kinship: Hashable, Sendable {
    /// The second is the first one's superview, or the owner of the guide.
    case firstInSecond
    /// The first is the second one's superview.
    case secondInFirst
    /// Both have the same superview.
    case siblings
    case none
  }

  /// The class, without its module.
  package var className: String
  /// The address, or the key that Masonry prints in its place.
  package var address: String
  /// The mask of a translated frame, as ``AutoresizingMask/logText`` has it.
  package var mask: String?
  package var identifier: String?
  package var first: Side
  package var relation: Relation
  /// `nil` if the first side is tied to a number.
  package var second: Side?
  package var kinship: Kinship
  package var multiplier: Double
  /// In points.
  package var constant: Double
  package var priority: Double
  package var isActive: Bool
  /// The superview inside which a mask's position is counted; told at the end, as `|`.
  package var reference: Item?
  /// The priorities of an intrinsic content size; `nil` for other constraints.
  package var content: ContentStrength?

  package init(
    className: String = "NSLayoutConstraint", address: String, mask: String? = nil,
    identifier: String? = nil, first: Side, relation: Relation = .equal, second: Side? = nil,
    kinship: Kinship = .none, multiplier: Double = 1, constant: Double = 0,
    priority: Double = 1000, isActive: Bool = true, reference: Item? = nil,
    content: ContentStrength? = nil
  ) {
    self.className = className
    self.address = address
    self.mask = mask
    self.identifier = identifier
    self.first = first
    self.relation = relation
    self.second = second
    self.kinship = kinship
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.isActive = isActive
    self.reference = reference
    self.content = content
  }
}
