package import LayoutEngine

/// What was done to an answer that doesn't give the wanted layout.
///
/// It names the part that is off and never the right one.
package struct Diagnosis: Hashable, Sendable {
  /// The part that is off; the raw values are the same in every language and report.
  ///
  /// Where a line could be mended in several parts, the earlier case is the likelier slip.
  package enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
    /// The constant has the right number and the other sign.
    case sign
    /// The multiplier is the other way up: 2 for 0.5.
    case multiplierInverted = "multiplier-inverted"
    /// `=`, `<=` or `>=` stands for one of the others.
    case relation
    /// The line gives way too soon or too late.
    case priority
    /// The views are the right ones, tied at another edge or size.
    case attribute
    case multiplier
    case constant
    /// The line fits another view.
    case item
    /// The other lines give the wanted layout without it.
    case extraLine = "extra-line"
    /// All lines are true in the wanted layout, and don't suffice.
    case missingLine = "missing-line"
    /// No one part explains it.
    case unknown
  }

  package let kind: Kind
  /// The constraint that is meant; `nil` when the answer as a whole is.
  package let constraint: Constraint?

  /// What is meant that is said about a view itself; `nil` when it is a constraint.
  package let statement: SceneStatement?

  package init(_ kind: Kind, in constraint: Constraint? = nil) {
    self.kind = kind
    self.constraint = constraint
    statement = nil
  }

  package init(_ kind: Kind, about statement: SceneStatement) {
    self.kind = kind
    constraint = nil
    self.statement = statement
  }

  /// The line, counted from 1.
  package var line: Int? { constraint?.origin.answerRange?.line ?? statement?.range.line }
}
