/// A sum of scaled variables and a number: `0.5 x1 - x4 + 20`.
struct Affine: Hashable, Sendable {
  /// The scaled variables, each at most once, by rising variable.
  var terms: [LinearProblem.Term]
  var constant: Double
  /// How large the numbers were from which the constant was added up last.
  ///
  /// What is tiny beside it can't be told from 0.
  var size: Double

  init(terms: [LinearProblem.Term] = [], constant: Double = 0, size: Double? = nil) {
    self.terms = terms
    self.constant = constant
    self.size = size ?? abs(constant)
  }

  /// Where a variable stands among the terms; `nil` if it doesn't occur.
  func place(of variable: Int32) -> Int? { terms.place(of: variable) }

  /// Whether every number in it is one that can be reckoned with.
  var isFinite: Bool { size.isFinite && terms.allSatisfy(\.coefficient.isFinite) }

  /// The sum with numbers put in for the variables.
  func value(at values: [Double]) -> Double {
    var sum = constant
    for term in terms { sum += term.coefficient * values[Int(term.variable)] }
    return sum
  }

  /// Adds a number to the constant.
  mutating func add(_ number: Double) {
    let new = constant + number
    size = max(size, abs(constant)) + abs(number)
    constant = abs(new) <= Tolerance.noise * size ? 0 : new
  }

  /// Scaled variables in any order as terms, each variable once and without what cancels out.
  static func collected(_ parts: [LinearProblem.Term]) -> [LinearProblem.Term] {
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

  /// The sum with every sign changed.
  var negated: Affine {
    Affine(
      terms: terms.map { LinearProblem.Term($0.variable, -$0.coefficient) },
      constant: -constant, size: size)
  }
}

extension [LinearProblem.Term] {
  /// Where a variable stands among terms that are sorted by it; `nil` if it doesn't occur.
  ///
  /// - Complexity: O(log n).
  func place(of variable: Int32) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].variable < variable { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].variable == variable ? low : nil
  }
}
