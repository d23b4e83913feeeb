/// What is wrong after an `@`.
package enum PriorityError: Hashable, Sendable {
  /// Nothing that could be a priority follows.
  case missing
  /// A word that names no priority; the suggestions come nearest to it.
  case unknown(String, suggestions: [String])
  /// A second `@` in one statement.
  case second
  /// A number that isn't greater than 0 and at most 1000.
  case outOfRange(Double)

  /// The code that the documents list.
  package var code: String {
    switch self {
    case .missing: "E301"
    case .unknown: "E302"
    case .second: "E303"
    case .outOfRange: "E304"
    }
  }
}
