package import LayoutEngine

/// An equation that holds besides the learner's own.
package struct GivenLine: Hashable, Sendable {
  /// The equation as the exercise writes it.
  package let text: String
  /// What it says; a chain says two things.
  package let constraints: [Constraint]
  /// What it says about views themselves.
  package let sceneStatements: [SceneStatement]
}
