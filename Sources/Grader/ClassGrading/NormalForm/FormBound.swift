import LayoutEngine

/// A row `expression <= 0`, required or optional, scaled so that its first coefficient is 1 or -1.
///
/// Its expression may also be a number that isn't at most 0.
struct FormBound {
  /// The expression, or its negative, in some scale.
  let difference: Affine
  let priority: Priority
  private let isNegated: Bool
  /// The constant of the scaled expression, in points.
  private(set) var constant: Double
  /// The cost of every point of violation, if the row is optional.
  private var weight: Double
  /// A hash of the terms, and of those of the same bound from the other side.
  let key, oppositeKey: UInt64
  private var constantBits: UInt64

  /// - Parameters:
  ///   - difference: The expression.
  ///   - isNegated: Whether its negative is meant.
  ///   - priority: The priority of the row.
  ///   - columns: The columns of the form.
  init(
    _ difference: Affine, isNegated: Bool, _ priority: Priority, _ columns: FormColumns
  ) {
    self.difference = difference
    self.isNegated = isNegated
    self.priority = priority
    weight = difference.terms.first?.coefficient.magnitude ?? 1
    let factor = (isNegated ? -1 : 1) / weight
    constant = difference.constant * factor
    constantBits = RoundedNumber(points: constant).bits
    key = columns.hash(of: difference.terms, scaledBy: factor)
    oppositeKey = columns.hash(of: difference.terms, scaledBy: -factor)
  }

  /// The expression of the equation that this bound and its opposite make together; required only.
  var equation: Affine {
    Affine(terms: difference.terms, constant: constant * (isNegated ? -weight : weight))
  }

  /// Whether it is an upper bound of a term, and not a lower one.
  func isUpperBound(of term: LinearProblem.Term) -> Bool { (term.coefficient > 0) != isNegated }

  /// Whether it comes before another bound in a form.
  func precedes(_ other: FormBound) -> Bool {
    if priority != other.priority { return priority > other.priority }
    return (key, constantBits) < (other.key, other.constantBits)
  }

  /// Merges another bound with the same terms and priority into this one.
  ///
  /// Of two required bounds the stricter one counts. Two equal optional bounds become one whose
  /// violation costs as much as both.
  ///
  /// - Returns: Whether the bounds were merged.
  mutating func merges(_ other: FormBound) -> Bool {
    guard priority == other.priority, key == other.key else { return false }
    if priority.isRequired {
      if other.constant > constant {
        (constant, constantBits) = (other.constant, other.constantBits)
      }
      return true
    }
    guard constantBits == other.constantBits else { return false }
    weight += other.weight
    return true
  }

  /// Appends the bound, as numbers that are the same for equal bounds.
  func write(to words: inout [UInt64]) {
    words.append(priority.value.bitPattern)
    words.append(priority.isRequired ? 0 : RoundedNumber(weight).bits)
    words.append(constantBits)
    words.append(key)
  }
}
