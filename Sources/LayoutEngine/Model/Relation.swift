/// How the two sides of a constraint compare.
///
/// The raw values are those of `NSLayoutRelation`.
package enum Relation: Int, CaseIterable, Hashable, Sendable, BitwiseCopyable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1

  /// The relation seen from the other side, or after multiplying by a negative number.
  package var turned: Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }

  /// The sign as it is written in an equation: `=`, `<=` or `>=`.
  package var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "="
    case .greaterThanOrEqual: ">="
    }
  }
}
