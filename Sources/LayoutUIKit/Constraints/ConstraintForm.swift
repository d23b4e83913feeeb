import Foundation

/// The place in the learner's file where a constraint was made.
package struct CreationPlace: Sendable {
  package let file: StaticString
  package let line: UInt

  init(_ file: StaticString, _ line: UInt) {
    self.file = file
    self.line = line
  }
}

/// One side of a constraint: an item and what of it is tied.
struct ConstraintSide {
  weak var item: (any LayoutObject)?
  var attribute: NSLayoutConstraint.Attribute

  init(_ item: (any LayoutObject)?, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }
}

/// Everything that a constraint says; it exists before a rule has been asked.
package struct ConstraintForm {
  var first: ConstraintSide
  var relation: NSLayoutConstraint.Relation
  /// `nil` if the right side is a bare number.
  var second: ConstraintSide?
  var multiplier: CGFloat
  var constant: CGFloat
  var priority: UILayoutPriority = .required
  var identifier: String?
  var place: CreationPlace
}
