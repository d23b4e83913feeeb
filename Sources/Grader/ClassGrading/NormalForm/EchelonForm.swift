import LayoutEngine

/// Equations in reduced row echelon form: each expresses its pivot column by later columns.
///
/// Equivalent systems of equations get the same form, whatever their order.
struct EchelonForm {
  /// The expression of each pivot column; `nil` for the other columns.
  private(set) var solved: [Affine?]
  /// The pivot columns, in the order in which they were found.
  private var columns: [Int] = []
  /// Whether there is an equation such as 0 = 5.
  private(set) var isContradictory = false
  private var sum: AffineAccumulator

  init(columnCount: Int) {
    solved = Array(repeating: nil, count: columnCount)
    sum = AffineAccumulator(variableCount: columnCount)
  }

  /// A difference without pivot columns.
  mutating func reduced(_ difference: Affine) -> Affine {
    guard difference.terms.contains(where: { solved[Int($0.variable)] != nil }) else {
      return difference
    }
    sum.add(difference.constant)
    for term in difference.terms {
      if let expression = solved[Int(term.variable)] {
        sum.add(expression, times: term.coefficient)
      } else {
        sum.add(term.variable, times: term.coefficient)
      }
    }
    return sum.take()
  }

  /// Adds the equation that a difference is 0.
  mutating func add(_ difference: Affine) {
    let rest = reduced(difference)
    guard let first = rest.terms.first else {
      if !SystemForm.isZero(rest.constant) { isContradictory = true }
      return
    }
    var expression = Affine()
    expression.terms = rest.terms.dropFirst().map {
      LinearProblem.Term($0.variable, -$0.coefficient / first.coefficient)
    }
    expression.add(-rest.constant / first.coefficient)
    for column in columns {
      guard let other = solved[column], let place = other.place(of: first.variable) else {
        continue
      }
      var kept = other
      let factor = kept.terms.remove(at: place).coefficient
      sum.add(kept, times: 1)
      sum.add(expression, times: factor)
      solved[column] = sum.take()
    }
    columns.append(Int(first.variable))
    solved[Int(first.variable)] = expression
  }
}
