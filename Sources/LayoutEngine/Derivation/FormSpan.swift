/// What follows from some sums of unknowns being known.
///
/// Each sum carries a tag through the elimination, so that one can tell what was added up.
struct FormSpan {
  /// Sums without each other's leading variables, by that variable.
  private var rows: [Int32: Affine] = [:]
  /// The first number that is a tag and no variable.
  private let firstTag: Int32

  init(variableCount: Int) { firstTag = Int32(variableCount) }

  /// Adds a sum.
  ///
  /// - Parameters:
  ///   - terms: The sum.
  ///   - tag: A number of its own.
  /// - Returns: Whether it says anything that wasn't known.
  @discardableResult
  mutating func add(_ terms: [LinearProblem.Term], tag: Int) -> Bool {
    let tagged = terms + [LinearProblem.Term(firstTag + Int32(tag), 1)]
    let rest = reduced(Affine(terms: Affine.collected(tagged)))
    let variables = rest.terms.filter { $0.variable < firstTag }
    guard let pivot = variables.max(by: { abs($0.coefficient) < abs($1.coefficient) }) else {
      return false
    }
    rows[pivot.variable] = Affine(
      terms: rest.terms.map { LinearProblem.Term($0.variable, $0.coefficient / pivot.coefficient) })
    return true
  }

  /// What a sum is added up from, by rising tag; `nil` if it doesn't follow.
  func combination(of terms: [LinearProblem.Term]) -> [(tag: Int, factor: Double)]? {
    let rest = reduced(Affine(terms: Affine.collected(terms)))
    guard rest.terms.allSatisfy({ $0.variable >= firstTag }) else { return nil }
    return rest.terms.map { (Int($0.variable - firstTag), -$0.coefficient) }
  }

  /// The sum with known sums taken off, until none of their leading variables is left.
  private func reduced(_ form: Affine) -> Affine {
    var rest = form
    let least = Tolerance.rate * (form.terms.map { abs($0.coefficient) }.max() ?? 0)
    while let term = rest.terms.first(where: { rows[$0.variable] != nil }),
      let row = rows[term.variable]
    {
      let parts = row.terms.map {
        LinearProblem.Term($0.variable, -term.coefficient * $0.coefficient)
      }
      // What should cancel is taken out: rounding might leave a trace of it.
      rest.terms = Affine.collected(rest.terms + parts).filter {
        $0.variable != term.variable && abs($0.coefficient) > least
      }
    }
    return rest
  }
}
