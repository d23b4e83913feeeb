/// The span of known sums of unknowns: all sums that follow from them.
///
/// Each sum carries a tag through the elimination, which tells what was added up.
struct LinearSpan {
  /// The reduced sums by their pivot variable.
  private var rows: [Int32: Affine] = [:]
  /// The pivot variables in the order in which they were found: no sum contains an earlier one.
  private var pivots: [Int32] = []
  /// Variable numbers from this one on are tags.
  private let firstTag: Int32

  init(variableCount: Int) { firstTag = Int32(variableCount) }

  /// Adds a sum.
  ///
  /// - Parameters:
  ///   - terms: The sum.
  ///   - tag: A number of its own.
  /// - Returns: Whether it isn't in the span already.
  @discardableResult
  mutating func add(_ terms: [LinearProblem.Term], tag: Int) -> Bool {
    let tagged = terms + [LinearProblem.Term(firstTag + Int32(tag), 1)]
    let rest = reduced(Affine(terms: Affine.collected(tagged)))
    let variables = rest.terms.filter { $0.variable < firstTag }
    guard let pivot = variables.max(by: { abs($0.coefficient) < abs($1.coefficient) }) else {
      return false
    }
    pivots.append(pivot.variable)
    rows[pivot.variable] = Affine(
      terms: rest.terms.map { LinearProblem.Term($0.variable, $0.coefficient / pivot.coefficient) })
    return true
  }

  /// The combination of known sums that gives a sum, by rising tag; `nil` if it isn't in the span.
  func combination(of terms: [LinearProblem.Term]) -> [(tag: Int, factor: Double)]? {
    let rest = reduced(Affine(terms: Affine.collected(terms)))
    guard rest.terms.allSatisfy({ $0.variable >= firstTag }) else { return nil }
    return rest.terms.map { (Int($0.variable - firstTag), -$0.coefficient) }
  }

  /// The sum reduced by the known sums, until it contains no pivot variable.
  ///
  /// - Complexity: Each known sum is subtracted at most once, because none contains an earlier pivot
  ///   variable.
  private func reduced(_ form: Affine) -> Affine {
    let least = Tolerance.slope * (form.terms.map { abs($0.coefficient) }.max() ?? 0)
    var rest: [Int32: Part] = [:]
    for term in form.terms { rest[term.variable, default: Part()].add(term.coefficient) }
    for pivot in pivots {
      guard let part = rest.removeValue(forKey: pivot), let row = rows[pivot],
        part.counts(above: least)
      else { continue }
      // The pivot's own term is already removed: rounding might leave a trace of it.
      for term in row.terms where term.variable != pivot {
        rest[term.variable, default: Part()].add(-part.sum * term.coefficient)
      }
    }
    let terms = rest.filter { $0.value.counts(above: least) }
      .map { LinearProblem.Term($0.key, $0.value.sum) }
    return Affine(terms: terms.sorted { $0.variable < $1.variable })
  }

  /// A coefficient while it is added up, with the absolute sum of its contributions.
  private struct Part {
    private(set) var sum = 0.0
    private var size = 0.0

    mutating func add(_ number: Double) {
      sum += number
      size += abs(number)
    }

    /// Whether it is more than rounding leaves.
    func counts(above least: Double) -> Bool {
      abs(sum) > max(least, Tolerance.noise * size)
    }
  }
}
