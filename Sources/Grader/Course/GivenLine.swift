package import LayoutEngine

/// An equation that holds besides the learner's own.
package struct GivenLine: Hashable, Sendable {
  package let text: String
  /// What it says; a chain says two things.
  package let constraints: [Constraint]
  package let sceneStatements: [SceneStatement]
}
