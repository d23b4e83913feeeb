/// Something readable that states no single linear relation.
package enum MeaningError: Hashable, Sendable {
  /// `w.width * v.width`
  case attributesMultiplied
  /// `1 / w.width`
  case attributeAsDivisor
  /// A divisor of 0.
  case divisionByZero
  /// A number too large to count with.
  case notFinite
  /// A name where only numbers can stand.
  case notANumber(String)
  /// More attributes than a constraint relates.
  case thirdAttribute
  /// `v.width = 2 * v.width`; the attribute is named as it was typed.
  case relatedToItself(String)
  /// `3 = 4`
  case noAttribute
  /// `0 * v.width = 3`
  case allMultipliedByZero

  /// The code that the documents list.
  package var code: String {
    switch self {
    case .attributesMultiplied: "E120"
    case .attributeAsDivisor: "E121"
    case .divisionByZero: "E122"
    case .notFinite: "E123"
    case .notANumber: "E124"
    case .thirdAttribute: "E130"
    case .relatedToItself: "E131"
    case .noAttribute: "E132"
    case .allMultipliedByZero: "E133"
    }
  }
}
