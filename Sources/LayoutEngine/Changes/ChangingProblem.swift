/// A linear problem whose rows change one after the other, solved only where a change matters.
///
/// Often the optimum stays what it is, and no row needs solving:
///
/// - A row is added that is satisfied already.
/// - A row is removed that isn't active: it is satisfied, but not with equality.
/// - An active row is removed on which nothing presses: active rows connect it with no optional row
///   that is violated. Then no cost could become less.
///
/// Otherwise only the changed row's component is solved: what rows connect with it through variables
/// whose values aren't fixed by a row of their own.
///
/// Source: the conditions of optimality hold component by component (Schrijver, *Theory of Linear
/// and Integer Programming*, section 7.9, complementary slackness).
package struct ChangingProblem: Sendable {
  /// The rows as they are now.
  package private(set) var problem: LinearProblem
  /// An optimum, but for the components of stale variables; `nil` if it isn't known.
  private var values: [Double]?
  /// Variables of rows that changed and weren't solved since.
  private var stale: [Int32] = []
  /// How many times rows were solved.
  package private(set) var solutionCount = 0

  package init(_ problem: LinearProblem) { self.problem = problem }

  /// Removes a row, and returns it; the rows after it move up.
  ///
  /// - Complexity: O(terms of all rows), without any solving.
  package mutating func remove(_ row: Int) -> LinearProblem.Row {
    let presses = values.map { !stale.isEmpty || problem.presses(onRow: row, at: $0) } ?? false
    let removed = problem.remove(row)
    if presses { stale += removed.terms.map(\.variable) }
    return removed
  }

  /// Inserts a row at a place; the row at that place and those after it move down.
  ///
  /// - Complexity: O(terms of all rows), without any solving.
  package mutating func insert(_ row: LinearProblem.Row, at place: Int) {
    problem.insert(row, at: place)
    guard let values else { return }
    guard !stale.isEmpty || problem.activity(ofRow: place, at: values) == .violated else { return }
    stale += row.terms.map(\.variable)
    // A row without variables belongs to no component.
    if row.terms.isEmpty { self.values = nil }
  }

  /// Compares a row's terms with another constant.
  ///
  /// - Complexity: O(terms of all rows), without any solving.
  package mutating func setConstant(ofRow row: Int, to constant: Double) {
    var changed = remove(row)
    changed.constant = constant
    insert(changed, at: row)
  }

  /// The values of an optimum; `nil` if the required rows can't all be satisfied.
  ///
  /// - Throws: ``SolverError`` if the arithmetic fails, or the problem is too large.
  package mutating func optimum() throws(SolverError) -> [Double]? {
    guard let values else {
      solutionCount += 1
      guard case .optimal(let optimum) = try problem.outcome() else { return nil }
      values = optimum.values
      stale = []
      return values
    }
    guard !stale.isEmpty else { return values }
    solutionCount += 1
    let component = ChangedComponent(of: stale, in: problem, at: values)
    guard case .optimal(let optimum) = try component.problem.outcome() else { return nil }
    stale = []
    // Taken out meanwhile, so that it is changed in place.
    self.values = nil
    var changed = values
    for (place, variable) in component.variables.enumerated() {
      changed[Int(variable)] = optimum.values[place]
    }
    self.values = changed
    return changed
  }
}

extension LinearProblem {
  /// How a row stands at some values.
  enum Activity {
    /// Satisfied, and not with equality.
    case slack
    /// Satisfied with equality.
    case active
    case violated
  }

  /// How a row stands at some values, but for rounding.
  func activity(ofRow row: Int, at values: [Double]) -> Activity {
    let difference = difference(ofRow: row, at: values)
    if abs(difference) <= Tolerance.same * (1 + size(ofRow: row, at: values)) { return .active }
    return heads[row].relation.violation(of: difference) == 0 ? .slack : .violated
  }

  /// Whether a violated optional row may press on a row of an optimum, so that its removal matters.
  fileprivate func presses(onRow row: Int, at values: [Double]) -> Bool {
    let activity = activity(ofRow: row, at: values)
    if activity == .slack { return false }
    var sets = DisjointSets(count: variableCount)
    var violated: [Int] = []
    for other in heads.indices where other != row {
      let terms = termRange(ofRow: other)
      guard let first = terms.first.map({ Int(self.terms[$0].variable) }) else { continue }
      switch self.activity(ofRow: other, at: values) {
      case .slack: continue
      case .active: break
      case .violated: violated.append(first)
      }
      for place in terms.dropFirst() { sets.join(first, Int(self.terms[place].variable)) }
    }
    let roots = violated.map { sets.root(of: $0) }
    return terms[termRange(ofRow: row)].contains { roots.contains(sets.root(of: Int($0.variable))) }
  }
}
