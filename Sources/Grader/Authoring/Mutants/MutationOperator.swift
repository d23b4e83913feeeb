package import Grading

/// One way to make a wrong answer of a right one, as a slip of the hand would.
package enum MutationOperator: String, CaseIterable, Hashable, Sendable {
  /// 7 points more.
  case constant
  /// The constant's sign turned.
  case sign
  /// `leading` for `trailing`, `width` for `height`, and so on.
  case attribute
  /// Another of `=`, `<=` and `>=`.
  case relation
  /// The multiplier the other way up.
  case inverted
  /// A size taken twice.
  case doubled
  /// 750 for a required line, another level for an optional one.
  case priority
  /// A line left out.
  case dropped
  /// Two views' names swapped throughout.
  case renamed
  /// The lines in reverse, which changes nothing.
  case reordered
  /// A predicted number 7 points larger, an equation changed in one part, a set without one of its
  /// lines.
  case predicted
  /// A predicted number's sign turned.
  case negated

  /// What the diagnosis should say; `nil` where there is none to be made.
  package var diagnosis: Diagnosis.Kind? {
    switch self {
    case .constant: .constant
    case .sign: .sign
    case .attribute: .attribute
    case .relation: .relation
    case .inverted: .multiplierInverted
    case .doubled: .multiplier
    case .priority: .priority
    case .dropped: .missingLine
    case .renamed: .item
    case .reordered, .predicted, .negated: nil
    }
  }
}
