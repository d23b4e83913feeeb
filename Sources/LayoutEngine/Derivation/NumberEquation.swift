/// A statement that holds exactly, in terms of numbers that one can point at.
///
///     Red.leading = 0.5 * Blue.width + 8        Red.leading - 0.5 Blue.width = 8
struct NumberEquation {
  /// A number of the table, scaled.
  struct Term {
    let place: Int
    let factor: Double
  }

  /// What is added up.
  let terms: [Term]
  /// What the sum is.
  let constant: Double
  let reasons: [Derivation.Reason]
  /// Whether the statement only sets a limit, which something else has to press against.
  let isLimit: Bool

  /// - Parameters:
  ///   - row: The statement as the solver knows it.
  ///   - terms: The same left side in numbers of the table.
  ///   - reasons: What the statement is called.
  ///   - isLimit: Whether it only sets a limit.
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
