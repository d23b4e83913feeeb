/// An expression that is at most 0, or wished to be, with a first coefficient of 1 or -1; or a
/// number that isn't.
struct FormBound {
  let terms: [LinearProblem.Term]
  private(set) var constant: Double
  let priority: Priority
  /// What each point beyond 0 costs, where it may be missed.
  private var weight: Double
  /// The terms as numbers that are the same for equal terms.
  let key: [UInt64]

  /// - Parameters:
  ///   - difference: The expression.
  ///   - priority: How strongly it is asked to be at most 0.
  ///   - columns: How columns are told.
  init(_ difference: Affine, _ priority: Priority, _ columns: FormColumns) {
    let scale = difference.terms.first?.coefficient.magnitude ?? 1
    terms = difference.terms.map { LinearProblem.Term($0.variable, $0.coefficient / scale) }
    constant = difference.constant / scale
    self.priority = priority
    weight = scale
    key = columns.words(for: terms)
  }

  /// The same bound's key from the other side: the expression is at least 0.
  var oppositeKey: [UInt64] {
    var key = key
    for place in stride(from: 1, to: key.count, by: 2) { key[place] ^= Self.sign }
    return key
  }

  private static let sign: UInt64 = 1 << 63

  private var constantBits: UInt64 { RoundedNumber(points: constant).bits }

  /// Whether it stands before another in a form.
  func precedes(_ other: FormBound) -> Bool {
    if priority != other.priority { return priority > other.priority }
    if key != other.key { return key.lexicographicallyPrecedes(other.key) }
    return constantBits < other.constantBits
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
      constant = max(constant, other.constant)
      return true
    }
    guard constantBits == other.constantBits else { return false }
    weight += other.weight
    return true
  }

  /// What it says, as numbers that are the same for equal bounds.
  var words: [UInt64] {
    let cost = priority.isRequired ? 0 : RoundedNumber(weight).bits
    return [priority.value.bitPattern, cost, constantBits, UInt64(key.count)] + key
  }
}
