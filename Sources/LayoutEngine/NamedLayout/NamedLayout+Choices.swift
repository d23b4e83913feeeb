extension NamedLayout {
  /// How the two sides of a constraint compare.
  public enum Relation: Sendable {
    /// The first side is at most the second: `<=`.
    case atMost
    /// Both sides are equal: `=`.
    case equal
    /// The first side is at least the second: `>=`.
    case atLeast

    var inEngine: LayoutEngine.Relation {
      switch self {
      case .atMost: .lessThanOrEqual
      case .equal: .equal
      case .atLeast: .greaterThanOrEqual
      }
    }
  }

  /// The way in which a line of text runs.
  public enum Direction: Sendable {
    /// Leading is left, as in English.
    case leftToRight
    /// Leading is right, as in Arabic and Hebrew.
    case rightToLeft

    var inEngine: LayoutDirection { self == .leftToRight ? .leftToRight : .rightToLeft }
  }
}
