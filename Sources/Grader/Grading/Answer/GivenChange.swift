package import LayoutEngine

/// What a program did to a constraint that the exercise gave.
package struct GivenChange: Hashable, Sendable {
  /// What became of it.
  package enum Kind: Hashable, Sendable {
    /// It isn't active any more.
    case inactive
    /// It is active and says something else: its constant or its priority is another.
    case changed
  }

  /// The constraint as the exercise gave it.
  package let constraint: Constraint
  package let kind: Kind
}
