package import LayoutEngine

/// An equation that holds besides the learner's own.
package struct GivenLine: Hashable, Sendable {
  /// The equation as the exercise writes it.
  package let text: String
  /// What it says; a chain says two things.
  package let constraints: [Constraint]

  package init(text: String, constraints: [Constraint]) {
    self.text = text
    self.constraints = constraints
  }
}
