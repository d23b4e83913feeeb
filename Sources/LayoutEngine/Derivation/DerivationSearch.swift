/// Finds the constraints that determine a number, and puts them in order.
struct DerivationSearch {
  let problem: LayoutProblem
  let system: LayoutSystem
  /// The layout, as the solver's values.
  let values: [Double]
  /// The number that is asked for, by its place in the table.
  let target: Int

  func derivation(
    _ numbers: NumberTable, _ optimum: LinearOptimum, _ work: inout WorkLimit
  ) throws(SolverError) -> Derivation {
    var writer = EquationWriter(problem, values: values, numbers)
    let search = ReasonSearch(system, values: values, target: numbers[target].form.terms)
    let known = Set(search.background.map { $0.member })
    var rows = (system.required + system.optional).filter { !known.contains($0.member) }
    var optimum = optimum
    var equations: [NumberEquation] = []
    var isSettled = false
    while !isSettled {
      let active = try search.active(among: rows, in: optimum, &work)
      let all =
        try writer.equations(search.background + active) + writer.leastSizes(in: optimum, &work)
      equations = support(all, known, writer.numbers)
      let members = Set(equations.flatMap { $0.members }).subtracting(known)
      rows = try search.needed(rows, keeping: members, &work)
      // If one of them turns out not to be needed, look for another derivation without it.
      isSettled = members.isSubset(of: rows.map { $0.member })
      if !isSettled { optimum = try search.optimum(of: rows, &work) }
    }
    var order = StepOrder(equations, writer.numbers, values: values, target: target)
    let drafts = order.drafts()
    let pulls = try pulls(on: equations, among: rows, search, order.numbers, &work)
    return Derivation(
      steps: drafts.map { draft in
        Derivation.Step(
          number: number(draft.place, order.numbers), readings: draft.readings,
          constant: draft.constant, reasons: draft.equations.flatMap { equations[$0].reasons },
          isLimit: draft.equations.contains { equations[$0].isLimit },
          pulls: draft.equations.flatMap { pulls[$0] })
      })
  }

  private func number(_ place: Int, _ numbers: NumberTable) -> Derivation.Number {
    let entry = numbers[place]
    return Derivation.Number(
      anchor: entry.anchor, origin: entry.origin, value: entry.form.value(at: values))
  }

  // MARK: The choice of constraints

  /// The most equations for each of which a derivation without it is looked for.
  private static let mostDetours = 40

  /// Equations from which the target follows: few, and each of them needed.
  ///
  /// Equations that everybody knows, such as given frames, are always added.
  private func support(
    _ equations: [NumberEquation], _ known: Set<Conflict.Member>, _ numbers: NumberTable
  ) -> [NumberEquation] {
    let forms = equations.map { $0.form(in: numbers) }
    let distances = Self.distances(of: forms, from: numbers[target].form.terms)
    let isKnown = equations.map { !$0.members.isEmpty && known.isSuperset(of: $0.members) }
    let ranks = equations.indices.map { isKnown[$0] ? -1 : rank(of: equations[$0]) }
    let order = equations.indices.sorted {
      (ranks[$0], distances[$0], $0) < (ranks[$1], distances[$1], $1)
    }
    func support(without left: Int?) -> [Int]? {
      var span = LinearSpan(variableCount: values.count)
      for place in order where place != left { span.add(forms[place], tag: place) }
      return span.combination(of: numbers[target].form.terms)?.map { $0.tag }.filter {
        !isKnown[$0]
      }
    }
    func cost(_ places: [Int]) -> Int { places.reduce(0) { $0 + Self.cost(ofRank: ranks[$1]) } }
    var best = support(without: nil) ?? []
    for place in best where best.count <= Self.mostDetours {
      guard best.contains(place), let detour = support(without: place) else { continue }
      if cost(detour) < cost(best) { best = detour }
    }
    return (best + equations.indices.filter { isKnown[$0] }).sorted().map { equations[$0] }
  }

  /// The order of preference: the learner's constraints first, and limits last.
  private func rank(of equation: NumberEquation) -> Int {
    let ranks = equation.members.map { ConflictSearch.rank(of: $0, in: problem.constraints) }
    return (ranks.max() ?? Self.limitRank) + (equation.isLimit ? Self.limitRank : 0)
  }

  /// Higher than the rank of anything that isn't a limit.
  private static let limitRank = 6

  /// One more equation costs more than several less preferred ones, and a limit as much as four.
  private static func cost(ofRank rank: Int) -> Int { rank < limitRank ? 12 + rank : 48 + rank }

  /// The distance of each equation from a sum: 0 if they have an unknown in common, and so on.
  private static func distances(
    of forms: [[LinearProblem.Term]], from terms: [LinearProblem.Term]
  ) -> [Int] {
    var homes: [Int32: [Int]] = [:]
    for (place, form) in forms.enumerated() {
      for term in form { homes[term.variable, default: []].append(place) }
    }
    var distances = [Int](repeating: forms.count, count: forms.count)
    var isSeen: Set<Int32> = []
    var reached = terms.map { $0.variable }
    var distance = 0
    while !reached.isEmpty {
      let new: [Int32] = reached.filter { isSeen.insert($0).inserted }
      let touched: [Int] = new.flatMap { homes[$0, default: []] }
      let near = touched.filter { distances[$0] == forms.count }
      for place in near { distances[place] = distance }
      reached = near.flatMap { forms[$0].map { $0.variable } }
      distance += 1
    }
    return distances
  }

  // MARK: Pulls

  /// The pulls on each equation that is a limit; empty for the others.
  private func pulls(
    on equations: [NumberEquation], among rows: [LayoutSystem.NamedRow],
    _ search: ReasonSearch, _ numbers: NumberTable, _ work: inout WorkLimit
  ) throws(SolverError) -> [[Derivation.Pull]] {
    var pulls = [[Derivation.Pull]](repeating: [], count: equations.count)
    let used = Set(equations.flatMap { $0.members })
    let limits = equations.indices.filter { equations[$0].isLimit }
    for (place, named) in rows.enumerated() where !used.contains(named.member) {
      var rest = rows
      rest.remove(at: place)
      let pull = Derivation.Pull(member: named.member, wanted: wanted(by: named))
      var isPlaced = false
      for limit in limits {
        let form = equations[limit].form(in: numbers)
        if try search.suffices(rest, for: form, &work) { continue }
        pulls[limit].append(pull)
        isPlaced = true
      }
      if !isPlaced, let last = limits.last { pulls[last].append(pull) }
    }
    return pulls
  }

  /// The value that a violated row asks of its first anchor.
  private func wanted(by named: LayoutSystem.NamedRow) -> Double? {
    let off = named.row.violation(at: values)
    guard !ReasonSearch.isActive(named.row, at: values) else { return nil }
    switch named.member {
    case .hugging(let item, let axis), .compression(let item, let axis):
      return problem.scene[item].intrinsic[axis]
    case .constraint(let index):
      let constraint = problem.constraints[index]
      let value = problem.value(of: constraint.first, in: Frames(values: values))
      return value - off
    case .given, .translated, .inset: return nil
    }
  }
}

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
  /// - Returns: A minimal part of them that still determines the sum.
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
