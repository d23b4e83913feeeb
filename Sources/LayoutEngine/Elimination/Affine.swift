/// A linear expression with a constant: `0.5 x1 - x4 + 20`.
package struct Affine: Hashable, Sendable {
  /// The terms by rising variable, each variable at most once.
  package var terms: [LinearProblem.Term]
  package var constant: Double
  /// The size of the numbers from which the constant was last added up.
  ///
  /// A constant that is tiny compared with it can't be told from 0.
  var size: Double

  package init(terms: [LinearProblem.Term] = [], constant: Double = 0, size: Double? = nil) {
    self.terms = terms
    self.constant = constant
    self.size = size ?? abs(constant)
  }

  /// The index of a variable's term; `nil` if it doesn't occur.
  package func place(of variable: Int32) -> Int? { terms.place(of: variable) }

  var isFinite: Bool { size.isFinite && terms.allSatisfy { $0.coefficient.isFinite } }

  /// The value of the expression for given values of the variables.
  func value(at values: [Double]) -> Double {
    var sum = constant
    for term in terms { sum += term.coefficient * values[Int(term.variable)] }
    return sum
  }

  package mutating func add(_ number: Double) {
    let new = constant + number
    size = max(size, abs(constant)) + abs(number)
    constant = abs(new) <= Tolerance.noise * size ? 0 : new
  }

  /// Adds up the terms of each variable, in any order, and drops those that cancel out.
  package static func collected(_ parts: [LinearProblem.Term]) -> [LinearProblem.Term] {
    let sorted = parts.sorted { $0.variable < $1.variable }
    var terms: [LinearProblem.Term] = []
    var start = 0
    while start < sorted.count {
      let variable = sorted[start].variable
      var sum = 0.0
      var size = 0.0
      while start < sorted.count, sorted[start].variable == variable {
        sum += sorted[start].coefficient
        size += abs(sorted[start].coefficient)
        start += 1
      }
      if abs(sum) > Tolerance.noise * size { terms.append(LinearProblem.Term(variable, sum)) }
    }
    return terms
  }

  var negated: Affine {
    Affine(
      terms: terms.map { LinearProblem.Term($0.variable, -$0.coefficient) },
      constant: -constant, size: size)
  }
}

extension [LinearProblem.Term] {
  /// The index of a variable's term among sorted terms; `nil` if it doesn't occur.
  ///
  /// - Complexity: O(log n).
  func place(of variable: Int32) -> Int? {
    let place = indices.binarySearch { self[$0].variable >= variable }
    return place < count && self[place].variable == variable ? place : nil
  }
}

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

  package mutating func add(_ number: Double) {
    constant += number
    size += abs(number)
  }

  package mutating func add(_ variable: Int32, times factor: Double) {
    guard factor != 0 else { return }
    let place = Int(variable)
    if sizes[place] == 0 { touched.append(variable) }
    sums[place] += factor
    sizes[place] += abs(factor)
  }

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
