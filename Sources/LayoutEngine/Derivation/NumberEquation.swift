/// An active row as an equation between numbers that a derivation can show.
///
///     Red.leading = 0.5 * Blue.width + 8        Red.leading - 0.5 Blue.width = 8
struct NumberEquation {
  /// A number of the table, with a factor.
  struct Term {
    let place: Int
    let factor: Double
  }

  /// The terms of the sum.
  let terms: [Term]
  /// The value of the sum.
  let constant: Double
  let reasons: [Derivation.Reason]
  /// Whether the row is an inequality, so that something else has to pull against its limit.
  let isLimit: Bool

  /// - Parameters:
  ///   - row: The row in the solver's unknowns.
  ///   - terms: The same left side in numbers of the table.
  ///   - reasons: The names of the row.
  ///   - isLimit: Whether the row is an inequality.
  ///   - numbers: The table.
  init(
    _ row: LinearProblem.Row, _ terms: [Term], _ reasons: [Derivation.Reason],
    isLimit: Bool = false, in numbers: NumberTable
  ) {
    self.terms = terms.filter { $0.factor != 0 }
    self.reasons = reasons
    self.isLimit = isLimit
    constant = terms.reduce(row.constant) { $0 + $1.factor * numbers[$1.place].form.constant }
  }

  /// The left side as a sum of unknowns.
  func form(in numbers: NumberTable) -> [LinearProblem.Term] {
    Affine.collected(
      terms.flatMap { term in
        numbers[term.place].form.terms.map {
          LinearProblem.Term($0.variable, term.factor * $0.coefficient)
        }
      })
  }

  /// The members among the reasons.
  var members: [Conflict.Member] {
    reasons.compactMap { reason in
      guard case .statement(let member) = reason else { return nil }
      return member
    }
  }
}
