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

  /// What a variable is multiplied by; 0 if it doesn't occur.
  func coefficient(of variable: Int32) -> Double {
    for term in terms where term.variable == variable { return term.coefficient }
    return 0
  }

  /// The sum with numbers put in for the variables.
  func value(at values: [Double]) -> Double {
    var sum = constant
    for term in terms { sum += term.coefficient * values[Int(term.variable)] }
    return sum
  }

  /// The sum with every sign changed.
  var negated: Affine {
    Affine(
      terms: terms.map { LinearProblem.Term($0.variable, -$0.coefficient) },
      constant: -constant, size: size)
  }
}
