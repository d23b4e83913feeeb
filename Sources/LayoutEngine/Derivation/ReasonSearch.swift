/// Finds constraints that determine a sum of unknowns.
struct ReasonSearch {
  private let isNonnegative: [Bool]
  private let implicit: [LinearProblem.Row]
  /// The layout, as the solver's values.
  private let values: [Double]
  /// The sum to determine.
  private let target: [LinearProblem.Term]
  /// Given frames and insets: they are part of every explanation, and never left out.
  let background: [LayoutSystem.NamedRow]

  init(_ system: LayoutSystem, values: [Double], target: [LinearProblem.Term]) {
    isNonnegative = system.isNonnegative
    implicit = system.implicit
    self.values = values
    self.target = target
    background = system.required.filter { named in
      switch named.member {
      case .given, .inset: true
      case .constraint, .translated, .hugging, .compression: false
      }
    }
  }

  /// Whether a row is active: satisfied as an equation.
  static func isActive(_ row: LinearProblem.Row, at values: [Double]) -> Bool {
    var equation = row
    equation.relation = .equal
    return abs(equation.violation(at: values)) <= Tolerance.residual * (1 + row.size(at: values))
  }

  /// The rows that are active in every optimal layout.
  ///
  /// A limit that is only reached because of an ambiguity explains nothing.
  func active(
    among rows: [LayoutSystem.NamedRow], in optimum: LinearOptimum, _ work: inout WorkLimit
  ) throws(SolverError) -> [LayoutSystem.NamedRow] {
    var active: [LayoutSystem.NamedRow] = []
    for named in rows where Self.isActive(named.row, at: values) {
      let isFixed = named.row.level == 0 && named.row.relation == .equal
      if !isFixed, try optimum.extent(of: named.row.terms, &work).isOpen { continue }
      active.append(named)
    }
    return active
  }

  /// The set of all optimal layouts if there were only these rows.
  func optimum(
    of rows: [LayoutSystem.NamedRow], _ work: inout WorkLimit
  ) throws(SolverError) -> LinearOptimum {
    let problem = LinearProblem(
      isNonnegative: isNonnegative,
      rows: implicit + (background + rows).map { $0.row })
    guard case .optimal(let optimum) = try problem.outcome(&work) else { throw .noConflict }
    return optimum
  }

  /// Whether some rows alone determine a sum, with the same value and the same layout quality.
  func suffices(
    _ rows: [LayoutSystem.NamedRow], for terms: [LinearProblem.Term], _ work: inout WorkLimit
  ) throws(SolverError) -> Bool {
    let optimum = try optimum(of: rows, &work)
    let range = try optimum.extent(of: terms, &work)
    let value = Affine(terms: terms).value(at: values)
    guard !range.isOpen, abs(range.lowest - value) <= Self.margin * (1 + abs(value)) else {
      return false
    }
    let plainRows = rows.map { $0.row }
    let violations = (
      Self.violations(of: plainRows, at: optimum.values), Self.violations(of: plainRows, at: values)
    )
    return zip(violations.0, violations.1).allSatisfy { abs($0 - $1) <= Self.margin * (1 + $0) }
  }

  /// The tolerance between solutions of different problems, which agree to fewer digits.
  private static let margin = 1e-6

  /// The sum of the violations of the rows of each level.
  private static func violations(of rows: [LinearProblem.Row], at values: [Double]) -> [Double] {
    var violations = [Double](repeating: 0, count: Int(rows.map { $0.level }.max() ?? 0) + 1)
    for row in rows where row.level > 0 {
      violations[Int(row.level)] += abs(row.violation(at: values))
    }
    return violations
  }

  /// The most rows that are tested one by one.
  private static let mostTrials = 200

  /// The rows that a sum needs.
  ///
  /// - Parameters:
  ///   - rows: Rows that determine the sum.
  ///   - kept: The members that are left out last.
  ///   - work: The limit on the arithmetic.
  /// - Returns: A minimal part of them that still determines the sum.
  /// - Throws: ``SolverError`` if the arithmetic fails or takes too long.
  func needed(
    _ rows: [LayoutSystem.NamedRow], keeping kept: Set<Conflict.Member>, _ work: inout WorkLimit
  ) throws(SolverError) -> [LayoutSystem.NamedRow] {
    var needed = rows.filter { kept.contains($0.member) }
    if try !suffices(needed, for: target, &work) {
      // Late rows are left out first.
      let others = rows.filter { !kept.contains($0.member) }
      needed += try shortened(others, beside: needed, &work)
    }
    guard needed.count <= Self.mostTrials else { return needed }
    var place = needed.count - 1
    while place >= 0 {
      var fewer = needed
      fewer.remove(at: place)
      if try suffices(fewer, for: target, &work) {
        needed = fewer
        // With one row less, others may not be needed any more.
        place = needed.count
      }
      place -= 1
    }
    return needed
  }

  /// The rows without stretches that aren't needed, long stretches first.
  private func shortened(
    _ rows: [LayoutSystem.NamedRow], beside kept: [LayoutSystem.NamedRow],
    _ work: inout WorkLimit
  ) throws(SolverError) -> [LayoutSystem.NamedRow] {
    var rest = rows
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
