/// An accumulator in which scaled expressions are added up, and terms that cancel out are dropped.
///
/// For every coefficient it remembers the absolute sum of its contributions, so that `0.1 + 0.2 -
/// 0.3` is 0 and a multiplier of 1e-300 is not. It doesn't look at what the contributions were made
/// of: such sizes would double with every step, and hide true numbers.
package struct AffineAccumulator: Sendable {
  private var sums: [Double]
  private var sizes: [Double]
  private var touched: [Int32] = []
  private var constant = 0.0
  private var size = 0.0

  package init(variableCount: Int) {
    sums = [Double](repeating: 0, count: variableCount)
    sizes = sums
  }

  /// Adds a number.
  package mutating func add(_ number: Double) {
    constant += number
    size += abs(number)
  }

  /// Adds a term.
  package mutating func add(_ variable: Int32, times factor: Double) {
    guard factor != 0 else { return }
    let place = Int(variable)
    if sizes[place] == 0 { touched.append(variable) }
    sums[place] += factor
    sizes[place] += abs(factor)
  }

  /// Adds a scaled expression.
  package mutating func add(_ expression: Affine, times factor: Double) {
    for term in expression.terms { add(term.variable, times: term.coefficient * factor) }
    add(expression.constant * factor)
  }

  /// Returns the sum so far, without terms that cancelled out, and starts again at 0.
  package mutating func take() -> Affine {
    touched.sort()
    var terms: [LinearProblem.Term] = []
    terms.reserveCapacity(touched.count)
    for variable in touched {
      let place = Int(variable)
      if abs(sums[place]) > Tolerance.noise * sizes[place] {
        terms.append(LinearProblem.Term(variable, sums[place]))
      }
      sums[place] = 0
      sizes[place] = 0
    }
    let isNoise = abs(constant) <= Tolerance.noise * size
    let sum = Affine(terms: terms, constant: isNoise ? 0 : constant, size: size)
    touched.removeAll(keepingCapacity: true)
    constant = 0
    size = 0
    return sum
  }
}
