package import LayoutEngine

/// A number that the learner predicts before the solver works it out.
package struct Question: Hashable, Sendable {
  /// What stands before the colon in the answer.
  package let name: String
  /// What is asked for.
  package let anchor: Anchor
  /// The situation that it is asked for.
  package let layoutCase: LayoutCase

  package init(name: String, anchor: Anchor, layoutCase: LayoutCase) {
    self.name = name
    self.anchor = anchor
    self.layoutCase = layoutCase
  }
}
