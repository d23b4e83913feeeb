/// One statement of a text: an equation, a visual format, or an attempt at one.
package struct WrittenStatement: Hashable, Sendable {
  /// The result of reading a statement.
  package enum Outcome: Hashable, Sendable {
    /// What the statement states; a chain states two constraints, a visual format any number.
    case constraints([WrittenConstraint])
    /// What the statement says about a view itself.
    case scene(SceneStatement)
    /// The statement still has a blank `___`, the first of which stands here.
    case blank(SourceRange)
    /// The statement can't be read.
    case unreadable(EquationError)
  }

  /// Where the statement stands, without the gaps around it; it may span lines.
  package let range: SourceRange
  /// The statement as it was typed, on one line and without comments.
  package let text: String
  /// The tokens in the one spelling that all ways of writing them share.
  ///
  /// Full-width characters are ASCII, `==` is `=`, `≤` is `<=`, attributes have their own
  /// spelling, numbers stay as typed. Statements with equal tokens are written the same way.
  package let tokens: [String]
  /// Whether the statement is a picture in visual format, and no equation.
  package let isVisualFormat: Bool
  package let outcome: Outcome
}

extension WrittenStatement {
  /// The names of the statement's items, in its order; empty if it can't be read.
  package var itemNames: [String] {
    switch outcome {
    case .constraints(let written):
      // A bar in a picture is whatever superview there is, and no name.
      written.flatMap { [$0.first, $0.second] }.compactMap { $0 }.filter { !$0.isSuperview }
        .map { $0.item }
    case .scene(let scene): [scene.item]
    case .blank, .unreadable: []
    }
  }
}
