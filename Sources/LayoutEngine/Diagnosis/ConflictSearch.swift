/// Looks for a smallest set of required statements that can't all hold.
///
/// QuickXplain: of two halves the first is tried alone, and only what it lacks is looked for in the
/// second. Whatever stands early in the list is therefore preferred, and a set reaches into the
/// late statements only where it has to. The learner's lines come first, then other constraints,
/// then content sizes, translated frames, insets, and given frames last: so the set speaks of what the learner
/// wrote and can change.
///
/// Source: U. Junker, "QuickXplain", AAAI 2004.
struct ConflictSearch {
  private let system: LayoutSystem
  /// All required statements, the preferred ones first.
  private let statements: [LayoutSystem.Statement]
  /// The place of each statement in the system, in whose order a conflict is told.
  private let offsets: [Int]

  init(_ system: LayoutSystem, constraints: [Constraint]) {
    self.system = system
    let ranked = system.statements.enumerated().sorted { a, b in
      let ranks = (
        Self.rank(of: a.element.member, in: constraints),
        Self.rank(of: b.element.member, in: constraints)
      )
      return (ranks.0, a.offset) < (ranks.1, b.offset)
    }
    statements = ranked.map(\.element)
    offsets = ranked.map(\.offset)
  }

  private static func rank(of member: Conflict.Member, in constraints: [Constraint]) -> Int {
    switch member {
    case .constraint(let index): constraints[index].origin.answerRange == nil ? 1 : 0
    case .hugging, .compression: 2
    case .translated: 3
    case .inset: 4
    case .given: 5
    }
  }

  /// A minimal conflict.
  ///
  /// - Throws: ``SolverFault`` if there is none, or the arithmetic gives way.
  func conflict() throws(SolverFault) -> Conflict {
    for component in components() where try !canHold(component) {
      let found = try reduced(
        try explanation(in: component[...], given: [], isNew: false))
      return Conflict(
        members: found.sorted { offsets[$0] < offsets[$1] }.map { statements[$0].member })
    }
    throw .noConflict
  }

  /// The preferred minimal subset of `candidates` that can't hold together with `background`.
  ///
  /// - Parameters:
  ///   - candidates: Where to look, the preferred ones first.
  ///   - background: What is kept in any case.
  ///   - isNew: Whether the background has grown since it was last known to hold.
  /// - Returns: The subset; empty if the background can't hold by itself.
  /// - Throws: ``SolverFault`` if the arithmetic gives way.
  private func explanation(
    in candidates: ArraySlice<Int>, given background: [Int], isNew: Bool
  ) throws(SolverFault) -> [Int] {
    if isNew, try !canHold(background) { return [] }
    guard candidates.count > 1 else { return Array(candidates) }
    let middle = candidates.startIndex + candidates.count / 2
    let early = candidates[..<middle]
    let late = candidates[middle...]
    let fromLate = try explanation(in: late, given: background + early, isNew: true)
    let fromEarly = try explanation(
      in: early, given: background + fromLate, isNew: !fromLate.isEmpty)
    return fromEarly + fromLate
  }

  /// The set without what it can do without, which rounding may have left in.
  private func reduced(_ found: [Int]) throws(SolverFault) -> [Int] {
    guard try !canHold(found) else { throw .noConflict }
    var members = found
    for member in found.reversed() {
      let others = members.filter { $0 != member }
      if try !canHold(others) { members = others }
    }
    return members
  }

  private func canHold(_ places: [Int]) throws(SolverFault) -> Bool {
    let rows = system.silent + places.map { statements[$0].row }
    let problem = LinearProblem(neverNegative: system.neverNegative, rows: rows)
    guard case .optimal = try problem.outcome() else { return false }
    return true
  }

  /// The statements in groups that share no unknown, each in the order of preference.
  private func components() -> [[Int]] {
    var groups = DisjointSets(count: system.neverNegative.count)
    for statement in statements {
      guard let first = statement.row.terms.first else { continue }
      for term in statement.row.terms { groups.join(Int(first.variable), Int(term.variable)) }
    }
    var components: [[Int]] = []
    var numbers: [Int: Int] = [:]
    for (place, statement) in statements.enumerated() {
      // A statement without unknowns, such as 0 = 5, is a group of its own.
      let root = statement.row.terms.first.map { groups.root(of: Int($0.variable)) } ?? -1 - place
      if let number = numbers[root] {
        components[number].append(place)
      } else {
        numbers[root] = components.count
        components.append([place])
      }
    }
    return components
  }
}
