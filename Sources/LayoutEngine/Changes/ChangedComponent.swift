/// The components that contain some given variables, as one smaller linear problem.
///
/// A variable that a required equation fixes by itself connects no rows. Its value is a constant.
struct ChangedComponent {
  /// The variables, rising; the problem numbers them by their places.
  let variables: [Int32]
  let problem: LinearProblem

  /// - Parameters:
  ///   - changed: The variables of changed rows. None of them counts as fixed, because a changed row
  ///     may have fixed it.
  ///   - whole: The whole problem.
  ///   - values: Values of all variables, among them those of the fixed ones.
  /// - Complexity: O(terms).
  init(of changed: [Int32], in whole: LinearProblem, at values: [Double]) {
    var isFixed = [Bool](repeating: false, count: whole.variableCount)
    for row in whole.heads.indices where whole.heads[row].isRequiredEquation {
      let terms = whole.termRange(ofRow: row)
      guard terms.count == 1, whole.terms[terms.lowerBound].coefficient != 0 else { continue }
      isFixed[Int(whole.terms[terms.lowerBound].variable)] = true
    }
    for variable in changed { isFixed[Int(variable)] = false }
    var sets = DisjointSets(count: whole.variableCount)
    for variable in changed { sets.join(Int(changed[0]), Int(variable)) }
    for row in whole.heads.indices { Self.join(whole.openTerms(ofRow: row, isFixed), in: &sets) }
    let root = sets.root(of: Int(changed[0]))
    variables = (0..<Int32(whole.variableCount)).filter {
      !isFixed[Int($0)] && sets.root(of: Int($0)) == root
    }
    var places = [Int32](repeating: -1, count: whole.variableCount)
    for (place, variable) in variables.enumerated() { places[Int(variable)] = Int32(place) }
    var problem = LinearProblem(
      isNonnegative: variables.map { whole.isNonnegative[Int($0)] })
    for row in whole.heads.indices
    where whole.openTerms(ofRow: row, isFixed).contains(where: { places[Int($0.variable)] >= 0 }) {
      var constant = whole.heads[row].constant
      for term in whole.terms[whole.termRange(ofRow: row)] {
        let place = places[Int(term.variable)]
        if place >= 0 {
          problem.addTerm(place, term.coefficient)
        } else {
          constant -= term.coefficient * values[Int(term.variable)]
        }
      }
      problem.endRow(whole.heads[row].relation, constant, level: whole.heads[row].level)
    }
    self.problem = problem
  }

  private static func join(
    _ terms: some Sequence<LinearProblem.Term>, in sets: inout DisjointSets
  ) {
    var first: Int?
    for term in terms {
      if let first { sets.join(first, Int(term.variable)) } else { first = Int(term.variable) }
    }
  }
}

extension LinearProblem {
  /// The terms of a row whose variables aren't fixed.
  fileprivate func openTerms(
    ofRow row: Int, _ isFixed: [Bool]
  ) -> some Sequence<LinearProblem.Term> {
    terms[termRange(ofRow: row)].lazy.filter { !isFixed[Int($0.variable)] }
  }
}
