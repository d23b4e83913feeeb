/// A row that other rows imply: a nonnegative combination of them, in which a sum is equal to a
/// number or at least that number.
///
///     x1 = 20,  x1 + x2 <= 90     together    -x2 >= -70
struct ImpliedRow: Sendable {
  /// The sum's terms, by rising variable.
  private(set) var terms: [LinearProblem.Term]
  private(set) var constant: Double
  /// The size of the numbers from which the constant was added up.
  private var size: Double
  /// Whether the sum is equal to the constant; it is at least the constant otherwise.
  let isEquation: Bool
  /// The rows of which this is a combination.
  private(set) var sources: SignedRows

  /// A row by itself.
  init(_ row: LinearProblem.Row, _ sources: SignedRows) {
    let sign = row.relation == .lessThanOrEqual ? -1.0 : 1
    terms = Affine.collected(
      row.terms.map { LinearProblem.Term($0.variable, sign * $0.coefficient) })
    constant = sign * row.constant
    size = abs(constant)
    isEquation = row.relation == .equal
    self.sources = sources
  }

  private init(
    terms: [LinearProblem.Term], constant: Double, size: Double, isEquation: Bool,
    sources: SignedRows
  ) {
    self.terms = terms
    self.constant = constant
    self.size = size
    self.isEquation = isEquation
    self.sources = sources
  }

  /// The same equation with every sign changed.
  var negated: Self {
    Self(
      terms: terms.map { LinearProblem.Term($0.variable, -$0.coefficient) }, constant: -constant,
      size: size, isEquation: isEquation, sources: sources.negated)
  }

  /// The coefficient of a variable.
  func coefficient(of variable: Int32) -> Double {
    terms.place(of: variable).map { terms[$0].coefficient } ?? 0
  }

  /// Whether it has no unknowns and is violated by more than rounding.
  var isContradiction: Bool {
    guard terms.isEmpty else { return false }
    return (isEquation ? abs(constant) : constant) > Tolerance.noise * size
  }

  /// Adds this row and another one so that a variable cancels out.
  ///
  /// The result is scaled so that its largest coefficient is 1.
  ///
  /// - Returns: `nil` if the variable can't cancel out because both rows bound it from the same side, or if one takes a source as it is and the other takes it negated.
  /// - Throws: ``SolverError/overflow`` if a number outgrows a double.
  func without(_ variable: Int32, by other: Self) throws(SolverError) -> Self? {
    let (a, b) = (coefficient(of: variable), other.coefficient(of: variable))
    if (a > 0) == (b > 0) {
      if other.isEquation { return try without(variable, by: other.negated) }
      return isEquation ? try negated.without(variable, by: other) : nil
    }
    guard let sources = sources.union(other.sources) else { return nil }
    var (own, its) = (1.0, abs(a / b))
    var sum = Self.sum(terms, own, other.terms, its, without: variable)
    let largest = sum.reduce(0) { max($0, abs($1.coefficient)) }
    if largest > 0 {
      own /= largest
      its /= largest
      sum = sum.map { LinearProblem.Term($0.variable, $0.coefficient / largest) }
    }
    let size = own * size + its * other.size
    let constant = own * constant + its * other.constant
    guard size.isFinite, sum.allSatisfy({ $0.coefficient.isFinite }) else { throw .overflow }
    return Self(
      terms: sum, constant: abs(constant) > Tolerance.noise * size ? constant : 0, size: size,
      isEquation: isEquation && other.isEquation, sources: sources)
  }

  private static func sum(
    _ terms: [LinearProblem.Term], _ factor: Double, _ others: [LinearProblem.Term],
    _ otherFactor: Double, without variable: Int32
  ) -> [LinearProblem.Term] {
    var sum: [LinearProblem.Term] = []
    sum.reserveCapacity(terms.count + others.count)
    var next = 0
    func take(_ term: LinearProblem.Term, _ factor: Double) {
      guard term.variable != variable else { return }
      sum.append(LinearProblem.Term(term.variable, factor * term.coefficient))
    }
    for term in terms {
      while next < others.count, others[next].variable < term.variable {
        take(others[next], otherFactor)
        next += 1
      }
      guard next < others.count, others[next].variable == term.variable else {
        take(term, factor)
        continue
      }
      let parts = (factor * term.coefficient, otherFactor * others[next].coefficient)
      next += 1
      let total = parts.0 + parts.1
      if abs(total) > Tolerance.noise * (abs(parts.0) + abs(parts.1)) {
        take(LinearProblem.Term(term.variable, total), 1)
      }
    }
    for term in others[next...] { take(term, otherFactor) }
    return sum
  }
}
