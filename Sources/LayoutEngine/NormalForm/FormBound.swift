/// An expression that is at most 0, or wished to be, with a first coefficient of 1 or -1; or a
/// number that isn't.
struct FormBound {
  /// The expression, or its negative, in some scale.
  let difference: Affine
  let priority: Priority
  private let isNegated: Bool
  /// What the expression is added to be at most 0, in points.
  private(set) var constant: Double
  /// What each point beyond 0 costs, where it may be missed.
  private var weight: Double
  /// A hash of the terms, and of those of the same bound from the other side.
  let key, oppositeKey: UInt64
  private var constantBits: UInt64

  /// - Parameters:
  ///   - difference: The expression.
  ///   - isNegated: Whether its negative is meant.
  ///   - priority: How strongly it is asked to be at most 0.
  ///   - columns: How columns are told.
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

  /// What is 0 where the expression is at least 0, too; it has to be one that must be kept.
  var equation: Affine {
    Affine(terms: difference.terms, constant: constant * (isNegated ? -weight : weight))
  }

  /// Whether it keeps a term from growing, and not from shrinking.
  func isAbove(_ term: LinearProblem.Term) -> Bool { (term.coefficient > 0) != isNegated }

  /// Whether it stands before another in a form.
  func precedes(_ other: FormBound) -> Bool {
    if priority != other.priority { return priority > other.priority }
    return (key, constantBits) < (other.key, other.constantBits)
  }

  /// Takes in another bound that is made of the same terms and wished for as much.
  ///
  /// Of two that have to hold the stricter one says it all; two wishes for the same cost as much as
  /// one that counts more.
  ///
  /// - Returns: Whether both are one now.
  mutating func takesIn(_ other: FormBound) -> Bool {
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

  /// Adds what it says, as numbers that are the same for equal bounds.
  func write(to words: inout [UInt64]) {
    words.append(priority.value.bitPattern)
    words.append(priority.isRequired ? 0 : RoundedNumber(weight).bits)
    words.append(constantBits)
    words.append(key)
  }
}
