/// What follows from some rows by adding them up: a sum that is equal to a number, or at least it.
///
///     x1 = 20,  x1 + x2 <= 90     together    -x2 >= -70
struct Consequence: Sendable {
  /// The sum's terms, by rising variable.
  private(set) var terms: [LinearProblem.Term]
  private(set) var constant: Double
  /// How large the numbers were from which the constant was added up.
  private var size: Double
  /// Whether the sum is equal to the constant; it is at least the constant otherwise.
  let isEquation: Bool
  /// The rows that were added up.
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

  /// An equation with every sign changed.
  var turned: Self {
    Self(
      terms: terms.map { LinearProblem.Term($0.variable, -$0.coefficient) }, constant: -constant,
      size: size, isEquation: isEquation, sources: sources.turned)
  }

  /// The coefficient of a variable.
  func coefficient(of variable: Int32) -> Double {
    terms.place(of: variable).map { terms[$0].coefficient } ?? 0
  }

  /// Whether no values keep it: no unknown is left, and the numbers differ by more than rounding.
  var isContradiction: Bool {
    guard terms.isEmpty else { return false }
    return (isEquation ? abs(constant) : constant) > Tolerance.noise * size
  }

  /// What is left of this and another when they are added so that a variable cancels out.
  ///
  /// The largest coefficient of the sum is 1, so that numbers neither grow nor fade on the way.
  ///
  /// - Returns: `nil` if the variable can't cancel out: both bound it from the same side; or if the
  ///   one turns a row that the other takes as it is.
  /// - Throws: ``SolverError/overflow`` if a number outgrows a double.
  func without(_ variable: Int32, by other: Self) throws(SolverError) -> Self? {
    let (a, b) = (coefficient(of: variable), other.coefficient(of: variable))
    if (a > 0) == (b > 0) {
      if other.isEquation { return try without(variable, by: other.turned) }
      return isEquation ? try turned.without(variable, by: other) : nil
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
    guard size.isFinite, sum.allSatisfy(\.coefficient.isFinite) else { throw .overflow }
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
