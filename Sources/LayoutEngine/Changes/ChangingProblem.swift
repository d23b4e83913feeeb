/// A linear problem whose rows change one after the other, solved only where a change matters.
///
/// Often the optimum doesn't change, and nothing needs to be solved again:
///
/// - The added row is already satisfied.
/// - The removed row is slack: it is satisfied, but not with equality.
/// - No chain of active or violated rows connects the removed row with another violated optional
///   row. Then no cost can become lower.
///
/// Otherwise only the component of the changed row is solved again. A component is a set of
/// variables that rows connect, directly or through other variables. A variable that a required
/// equation fixes by itself connects nothing.
///
/// Source: the conditions of optimality hold component by component (Schrijver, *Theory of Linear
/// and Integer Programming*, section 7.9, complementary slackness).
package struct ChangingProblem: Sendable {
  /// The rows as they are now.
  package private(set) var problem: LinearProblem
  /// An optimum, except in the components of the variables in `stale`; `nil` if none is known.
  private var values: [Double]?
  /// The variables of changed rows, whose components must be solved again.
  private var stale: [Int32] = []
  /// How many times the problem or a part of it was solved.
  package private(set) var solutionCount = 0

  package init(_ problem: LinearProblem) { self.problem = problem }

  /// Removes a row, and returns it; the rows after it move up.
  ///
  /// - Complexity: O(terms of all rows), without any solving.
  package mutating func remove(_ row: Int) -> LinearProblem.Row {
    let mayImprove =
      values.map { !stale.isEmpty || problem.mayImprove(withoutRow: row, at: $0) } ?? false
    let removed = problem.remove(row)
    if mayImprove { stale += removed.terms.map({ $0.variable }) }
    return removed
  }

  /// Inserts a row at a place; the row at that place and those after it move down.
  ///
  /// - Complexity: O(terms of all rows), without any solving.
  package mutating func insert(_ row: LinearProblem.Row, at place: Int) {
    problem.insert(row, at: place)
    guard let values else { return }
    guard !stale.isEmpty || problem.activity(ofRow: place, at: values) == .violated else { return }
    stale += row.terms.map { $0.variable }
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
    // This gives up the property's reference, so that the array is changed in place.
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
  /// Whether some values make a row slack, active or violated.
  enum Activity {
    /// Satisfied, and not with equality.
    case slack
    /// Satisfied with equality.
    case active
    case violated
  }

  /// Whether a row is slack, active or violated at some values, within the tolerance of rounding.
  func activity(ofRow row: Int, at values: [Double]) -> Activity {
    let difference = difference(ofRow: row, at: values)
    if abs(difference) <= Tolerance.same * (1 + size(ofRow: row, at: values)) { return .active }
    return heads[row].relation.violation(of: difference) == 0 ? .slack : .violated
  }

  /// Whether removing a row from an optimum may lower the violation of another optional row.
  fileprivate func mayImprove(withoutRow row: Int, at values: [Double]) -> Bool {
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

/// A layout in which each constraint can be switched off and on, to find which of them conflict.
///
/// After each change only the part of the layout is solved that the change concerns
/// (``ChangingProblem``).
package struct ChangingLayout: Sendable {
  private let problem: LayoutProblem
  private var rows: ChangingProblem
  /// By constraint: its row while the constraint is switched off; `nil` while it is on.
  private var putAside: [LinearProblem.Row?]

  /// Begins with all constraints.
  ///
  /// - Throws: ``SolverError`` if a constraint can't be measured, or the problem is too large.
  package init(_ problem: LayoutProblem) throws(SolverError) {
    self.problem = problem
    rows = ChangingProblem(try LayoutSystem(problem).linearProblem)
    putAside = Array(repeating: nil, count: problem.constraints.count)
  }

  /// Switches a constraint on or off.
  ///
  /// - Complexity: O(terms of all constraints), without any solving.
  package mutating func set(_ constraint: Int, isOn: Bool) {
    let place = putAside[..<constraint].count { $0 == nil }
    if let row = putAside[constraint] {
      guard isOn else { return }
      rows.insert(row, at: place)
      putAside[constraint] = nil
    } else if !isOn {
      putAside[constraint] = rows.remove(place)
    }
  }

  /// The frames of a best layout for the constraints that are on; `nil` if they conflict.
  ///
  /// If several layouts are equally good, it is any of them, and not always the one that
  /// ``LayoutSolver/frames(of:)`` chooses.
  package mutating func frames() throws(SolverError) -> Frames? {
    guard problem.scene.needsPasses else {
      return try rows.optimum().map { Frames(values: $0) }
    }
    // Heights that follow widths, and guides that follow sizes, are no rows that stay the same.
    var kept = problem
    kept.constraints = zip(problem.constraints, putAside).compactMap { $1 == nil ? $0 : nil }
    return try LayoutSolver.frames(of: kept)
  }
}
