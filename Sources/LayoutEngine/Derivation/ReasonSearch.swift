/// Looks for statements that decide a sum of unknowns by themselves.
struct ReasonSearch {
  private let system: LayoutSystem
  /// The layout, as the solver's values.
  private let values: [Double]
  /// The sum that is to be decided.
  private let target: [LinearProblem.Term]
  /// What is given from outside, frames and insets: everybody knows it and nobody leaves it out.
  let background: [LayoutSystem.Statement]

  init(_ system: LayoutSystem, values: [Double], target: [LinearProblem.Term]) {
    self.system = system
    self.values = values
    self.target = target
    background = system.statements.filter { statement in
      switch statement.member {
      case .given, .inset: true
      case .constraint, .translated, .hugging, .compression: false
      }
    }
  }

  /// Whether a row holds exactly, as an equation.
  static func holds(_ row: LinearProblem.Row, at values: [Double]) -> Bool {
    var equation = row
    equation.relation = .equal
    return abs(equation.violation(at: values)) <= Tolerance.residual * (1 + row.size(at: values))
  }

  /// The statements that hold exactly in every layout that is as good.
  ///
  /// A limit that is reached only because nothing decided is no reason.
  func exact(
    among statements: [LayoutSystem.Statement], in optimum: LinearOptimum, _ work: inout Work
  ) throws(SolverError) -> [LayoutSystem.Statement] {
    var exact: [LayoutSystem.Statement] = []
    for statement in statements where Self.holds(statement.row, at: values) {
      let isFixed = statement.row.level == 0 && statement.row.relation == .equal
      if !isFixed, try optimum.extent(of: statement.row.terms, &work).isOpen { continue }
      exact.append(statement)
    }
    return exact
  }

  /// All layouts that are as good, where these statements are all there is.
  func optimum(
    of statements: [LayoutSystem.Statement], _ work: inout Work
  ) throws(SolverError) -> LinearOptimum {
    let problem = LinearProblem(
      neverNegative: system.neverNegative,
      rows: system.silent + (background + statements).map(\.row))
    guard case .optimal(let optimum) = try problem.outcome(&work) else { throw .noConflict }
    return optimum
  }

  /// Whether some statements decide a sum by themselves, and for the same layout.
  func suffices(
    _ statements: [LayoutSystem.Statement], for terms: [LinearProblem.Term], _ work: inout Work
  ) throws(SolverError) -> Bool {
    let optimum = try optimum(of: statements, &work)
    let range = try optimum.extent(of: terms, &work)
    let value = Affine(terms: terms).value(at: values)
    guard !range.isOpen, abs(range.lowest - value) <= Self.margin * (1 + abs(value)) else {
      return false
    }
    let rows = statements.map(\.row)
    let losses = (Self.losses(of: rows, at: optimum.values), Self.losses(of: rows, at: values))
    return zip(losses.0, losses.1).allSatisfy { abs($0 - $1) <= Self.margin * (1 + $0) }
  }

  /// Two solutions of problems that differ agree to fewer digits than two of one problem.
  private static let margin = 1e-6

  /// By how much the rows of each level are missed, added up.
  private static func losses(of rows: [LinearProblem.Row], at values: [Double]) -> [Double] {
    var losses = [Double](repeating: 0, count: Int(rows.map(\.level).max() ?? 0) + 1)
    for row in rows where row.level > 0 { losses[Int(row.level)] += abs(row.violation(at: values)) }
    return losses
  }

  /// The most statements that are tried one by one.
  private static let mostTrials = 200

  /// The statements without all that the sum doesn't need.
  ///
  /// - Parameters:
  ///   - statements: Statements that suffice.
  ///   - kept: Those that are given up last.
  ///   - work: What may still be reckoned.
  /// - Returns: Some of them that suffice; without any one of them the others don't.
  /// - Throws: ``SolverError`` if the arithmetic gives way or there is too much of it.
  func needed(
    _ statements: [LayoutSystem.Statement], keeping kept: Set<Conflict.Member>, _ work: inout Work
  ) throws(SolverError) -> [LayoutSystem.Statement] {
    var needed = statements.filter { kept.contains($0.member) }
    if try !suffices(needed, for: target, &work) {
      // What stands late is given up first.
      let others = statements.filter { !kept.contains($0.member) }
      needed += try shortened(others, beside: needed, &work)
    }
    guard needed.count <= Self.mostTrials else { return needed }
    var place = needed.count - 1
    while place >= 0 {
      var fewer = needed
      fewer.remove(at: place)
      if try suffices(fewer, for: target, &work) {
        needed = fewer
        // With one statement less, others may have lost their use.
        place = needed.count
      }
      place -= 1
    }
    return needed
  }

  /// The statements without stretches that aren't needed, long ones first.
  private func shortened(
    _ statements: [LayoutSystem.Statement], beside kept: [LayoutSystem.Statement],
    _ work: inout Work
  ) throws(SolverError) -> [LayoutSystem.Statement] {
    var rest = statements
    var length = rest.count
    while length > 0 {
      var end = rest.count
      while end > 0 {
        var fewer = rest
        fewer.removeSubrange(max(0, end - length)..<end)
        if try suffices(kept + fewer, for: target, &work) { rest = fewer }
        end -= length
        end = min(end, rest.count)
      }
      length /= 2
    }
    return rest
  }
}
