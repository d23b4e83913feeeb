import LayoutEngine

/// Statements about unknowns of either sign, level by level, solved in fractions.
struct ExactProgram {
  /// A sum compared with 0.
  struct Statement {
    let sum: ExactSum
    let relation: Relation
    /// 0 has to hold; 1 comes before 2.
    let level: Int
  }

  /// What follows for a list of sums that somebody wants to know.
  struct Answer {
    /// By how much each level is missed, from level 1 on.
    let missed: [Fraction]
    /// The smallest and largest value of each sum; `nil` is without end.
    let extents: [(lowest: Fraction?, highest: Fraction?)]
    /// The value of each that the tie rule takes.
    let chosen: [Fraction]
  }

  private var equations: [ExactSum] = []
  private var wanted: [ExactSum]
  private let goals: [ExactSum]

  /// Writes the statements as equations and takes the unknowns out of them one by one.
  init(
    _ statements: [Statement], unknowns: Int, levels: Int, wanted: [ExactSum]
  ) throws(Fraction.Overflow) {
    // Equations that have to hold come first, because each makes all others smaller.
    let isPlain = { (statement: Statement) in
      statement.level == 0 && statement.relation == .equal
    }
    let ordered = statements.filter(isPlain) + statements.filter { !isPlain($0) }
    // One unknown above and one below for each statement, and two more for each unknown's own sign.
    let firstSpare = unknowns
    let firstSplit = unknowns + 2 * ordered.count
    let total = firstSplit + 2 * unknowns
    func widened(_ sum: ExactSum) -> ExactSum {
      var wide = ExactSum(sum.constant, unknowns: total)
      for unknown in 0..<unknowns { wide.coefficients[unknown] = sum.coefficients[unknown] }
      return wide
    }
    var goals = [ExactSum](repeating: ExactSum(unknowns: total), count: levels)
    for (index, statement) in ordered.enumerated() {
      var equation = widened(statement.sum)
      let above = firstSpare + 2 * index
      if statement.level > 0 || statement.relation == .greaterThanOrEqual {
        equation.coefficients[above] = Fraction(whole: -1)
      }
      if statement.level > 0 || statement.relation == .lessThanOrEqual {
        equation.coefficients[above + 1] = .one
      }
      equations.append(equation)
      guard statement.level > 0 else { continue }
      if statement.relation != .greaterThanOrEqual {
        goals[statement.level - 1].coefficients[above] = .one
      }
      if statement.relation != .lessThanOrEqual {
        goals[statement.level - 1].coefficients[above + 1] = .one
      }
    }
    self.goals = goals
    self.wanted = wanted.map(widened)
    for unknown in 0..<unknowns {
      try eliminate(unknown, split: firstSplit + 2 * unknown)
    }
  }

  /// Takes an unknown out of everything; one that no equation gives becomes a difference.
  private mutating func eliminate(_ unknown: Int, split: Int) throws(Fraction.Overflow) {
    var value = ExactSum(unknowns: equations.first?.coefficients.count ?? split + 2)
    if let place = equations.firstIndex(where: { !$0.coefficients[unknown].isZero }) {
      let equation = equations.remove(at: place)
      let factor = try Fraction(whole: -1) / equation.coefficients[unknown]
      value = try equation * factor
      value.coefficients[unknown] = .zero
    } else {
      value.coefficients[split] = .one
      value.coefficients[split + 1] = Fraction(whole: -1)
    }
    for place in equations.indices { try Self.put(value, for: unknown, into: &equations[place]) }
    for place in wanted.indices { try Self.put(value, for: unknown, into: &wanted[place]) }
  }

  private static func put(
    _ value: ExactSum, for unknown: Int, into sum: inout ExactSum
  ) throws(Fraction.Overflow) {
    let factor = sum.coefficients[unknown]
    if factor.isZero { return }
    sum.coefficients[unknown] = .zero
    try sum.add(value, times: factor)
  }

  /// The answer, or `nil` if what has to hold can't.
  // The tie rule chooses the wanted sums in the given order of places; `nil` is their own order. Of
  // the optimal values, it takes the one nearest to the least number that is asked for. Without such
  // a number, it takes the largest value of the sums that are named for this.
  func answer(
    settling order: [Int]? = nil, optional: [Int: [Fraction]] = [:], largest: Set<Int> = []
  ) throws(Fraction.Overflow) -> Answer? {
    let columns = usedColumns
    var simplex = ExactSimplex(unknowns: columns.count)
    for equation in equations where try !simplex.demand(equation.taking(columns)) { return nil }
    var missed: [Fraction] = []
    for goal in goals {
      // A sum of violations is never below 0, so there is always a least one.
      missed.append(try simplex.keepLeast(goal.taking(columns)) ?? .zero)
    }
    let sums = wanted.map { $0.taking(columns) }
    var extents: [(lowest: Fraction?, highest: Fraction?)] = []
    for sum in sums { extents.append(try simplex.extent(of: sum)) }
    var chosen = [Fraction](repeating: .zero, count: sums.count)
    for place in order ?? Array(sums.indices) {
      chosen[place] = try simplex.settle(
        sums[place], optional: optional[place] ?? [], isLargest: largest.contains(place))
    }
    return Answer(missed: missed, extents: extents, chosen: chosen)
  }

  private var usedColumns: [Int] {
    let all = equations + wanted + goals
    guard let count = all.first?.coefficients.count else { return [] }
    return (0..<count).filter { column in all.contains { !$0.coefficients[column].isZero } }
  }
}

extension ExactSum {
  fileprivate func taking(_ columns: [Int]) -> ExactSum {
    var sum = ExactSum(constant, unknowns: columns.count)
    for (place, column) in columns.enumerated() { sum.coefficients[place] = coefficients[column] }
    return sum
  }
}

extension ExactSimplex {
  /// The smallest and the largest value of a sum; `nil` is without end.
  fileprivate func extent(
    of sum: ExactSum
  ) throws(Fraction.Overflow) -> (lowest: Fraction?, highest: Fraction?) {
    let highest = try least(try sum * Fraction(whole: -1))
    return (try least(sum), highest?.negated)
  }

  /// Keeps to the value that the tie rule takes: the one nearest to 0, or the only end.
  fileprivate mutating func settle(
    _ sum: ExactSum, optional: [Fraction], isLargest: Bool
  ) throws(Fraction.Overflow) -> Fraction {
    let (lowest, highest) = try extent(of: sum)
    if let lowest, lowest == highest { return lowest }
    var least: Fraction?
    for var number in optional {
      if let lowest, try Fraction.isLess(number, lowest) { number = lowest }
      if let highest, try Fraction.isLess(highest, number) { number = highest }
      if let least, try Fraction.isLess(least, number) { continue }
      least = number
    }
    if let least {
      _ = try demand(try sum + least.negated)
      return least
    }
    if isLargest, let highest {
      return try keepLeast(try sum * Fraction(whole: -1))?.negated ?? highest
    }
    if let lowest, highest == nil || lowest.isPositive {
      return try keepLeast(sum) ?? lowest
    }
    if let highest, lowest == nil || highest.isNegative {
      return try keepLeast(try sum * Fraction(whole: -1))?.negated ?? highest
    }
    _ = try demand(sum)
    return .zero
  }
}

/// Which of a scene's required statements conflict, by exact arithmetic and by trying out.
///
/// Nothing here searches as the engine does: sets are only put to the test, each by a question whose
/// answer is a layout or that there is none.
struct ExactConflicts {
  /// What holds by itself and is never listed.
  private let silent: [ExactProgram.Statement]
  private var required: [Conflict.Member: ExactProgram.Statement] = [:]
  private let unknowns: Int
  /// Everything that is required and has a name.
  private(set) var members: [Conflict.Member] = []

  init(_ problem: LayoutProblem) throws(Fraction.Overflow) {
    let reading = SceneReading(problem)
    unknowns = reading.unknowns
    let said = try reading.said().filter { $0.statement.level == 0 }
    silent = said.filter { $0.member == nil }.map(\.statement)
    for said in said {
      guard let member = said.member else { continue }
      members.append(member)
      required[member] = said.statement
    }
  }

  /// Whether a layout keeps some of the statements.
  func canHold(_ members: [Conflict.Member]) throws(Fraction.Overflow) -> Bool {
    let program = try ExactProgram(
      silent + members.compactMap { required[$0] }, unknowns: unknowns, levels: 0, wanted: [])
    return try program.answer() != nil
  }

  /// The least sum of what some statements have to be off by, in points.
  func points(of members: [Conflict.Member]) throws(Fraction.Overflow) -> Double? {
    let optional = members.compactMap { required[$0] }.map {
      ExactProgram.Statement(sum: $0.sum, relation: $0.relation, level: 1)
    }
    let program = try ExactProgram(silent + optional, unknowns: unknowns, levels: 1, wanted: [])
    return try program.answer()?.missed.first?.double
  }

  /// What is wrong with a conflict, in words.
  func errors(of conflict: Conflict) throws(Fraction.Overflow) -> [String] {
    let members = conflict.members
    if try canHold(members) { return ["\(members) is no conflict"] }
    var errors: [String] = []
    for member in members where try !canHold(members.filter({ $0 != member })) {
      errors.append("the conflict \(members) can do without \(member)")
    }
    let points = try points(of: members) ?? .nan
    if !SceneComparison.same(conflict.points, points) {
      errors.append("\(members) conflict by \(points) and not by \(conflict.points)")
    }
    return errors
  }

  /// Statements that conflict, though all of none of the conflicts is among them.
  ///
  /// Whatever holds no conflict of the list is part of a largest such set; so the list is complete
  /// if and only if each of these can hold, which is what is tried.
  ///
  /// - Returns: An empty list if no conflict is missing, `nil` if there are more than `limit`
  ///   largest sets.
  func missed(
    by conflicts: [Conflict], limit: Int
  ) throws(Fraction.Overflow) -> [Conflict.Member]? {
    guard let hits = Self.smallestHits(of: conflicts.map { Set($0.members) }, limit: limit) else {
      return nil
    }
    for hit in hits {
      let rest = members.filter { !hit.contains($0) }
      if try !canHold(rest) { return rest }
    }
    return []
  }

  /// The smallest sets that have a member in common with each of some sets.
  static func smallestHits(
    of sets: [Set<Conflict.Member>], limit: Int
  ) -> [Set<Conflict.Member>]? {
    var hits: [Set<Conflict.Member>] = [[]]
    for set in sets {
      let kept = hits.filter { !$0.isDisjoint(with: set) }
      var new: [Set<Conflict.Member>] = []
      for hit in hits where hit.isDisjoint(with: set) {
        for member in set {
          let larger = hit.union([member])
          if !kept.contains(where: { $0.isSubset(of: larger) }) { new.append(larger) }
        }
      }
      // Two of the new ones can only hold each other if one of them needs not be there.
      hits = kept + new.filter { one in !new.contains { $0.isStrictSubset(of: one) } }
      guard hits.count <= limit else { return nil }
    }
    return hits
  }
}
