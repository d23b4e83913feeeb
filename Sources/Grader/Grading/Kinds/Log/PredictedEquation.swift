package import LayoutEngine

/// An equation as the answer to a question; two are the same if they state the same.
package struct PredictedEquation: Hashable, Sendable {
  package let constraint: Constraint
  /// The equation as it was written.
  package let text: String

  package init(_ constraint: Constraint, text: String) {
    self.constraint = constraint
    self.text = text
  }

  package init(_ constraint: Constraint, in scene: Scene) {
    self.init(constraint, text: EquationPrinter.equation(for: constraint, in: scene))
  }

  /// Whether both state the same, within the tolerance of ``CanonicalForm``.
  func matches(_ other: PredictedEquation) -> Bool {
    CanonicalForm(constraint).matches(CanonicalForm(other.constraint))
  }

  /// Whether both have the same form, so that they can be put into sets.
  package static func == (a: PredictedEquation, b: PredictedEquation) -> Bool {
    CanonicalForm(a.constraint) == CanonicalForm(b.constraint)
  }

  /// Feeds the form, which is the same for equal equations.
  package func hash(into hasher: inout Hasher) { hasher.combine(CanonicalForm(constraint)) }
}
