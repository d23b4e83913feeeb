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

  /// Whether all numbers in it are finite.
  var isFinite: Bool { size.isFinite && terms.allSatisfy { $0.coefficient.isFinite } }

  /// The value of the expression for given values of the variables.
  func value(at values: [Double]) -> Double {
    var sum = constant
    for term in terms { sum += term.coefficient * values[Int(term.variable)] }
    return sum
  }

  /// Adds a number to the constant.
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

  /// The expression with every sign changed.
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
