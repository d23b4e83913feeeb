/// Looks for a smallest set of required statements that can't all hold.
///
/// Whatever stands early in the list is preferred, and the set reaches into the late statements only
/// where it has to. The learner's lines come first, then other constraints, then content sizes,
/// translated frames, insets, and given frames last: so the set speaks of what the learner wrote and
/// can change.
struct ConflictSearch {
  /// All required statements, the preferred ones first.
  private let statements: [LayoutSystem.Statement]
  /// The place of each statement in the system, in whose order a conflict is told.
  private let offsets: [Int]
  private let groups: [StatementGroup]

  init(_ system: LayoutSystem, constraints: [Constraint]) {
    let ranks = system.statements.map { Self.rank(of: $0.member, in: constraints) }
    offsets = ranks.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    statements = offsets.map { system.statements[$0] }
    groups = StatementGroup.groups(of: statements.map(\.row), in: system)
  }

  /// Where a statement stands in the order of preference: 0 comes first.
  static func rank(of member: Conflict.Member, in constraints: [Constraint]) -> Int {
    switch member {
    case .constraint(let index): constraints[index].origin.answerRange == nil ? 1 : 0
    case .hugging, .compression: 2
    case .translated: 3
    case .inset: 4
    case .given: 5
    }
  }

  /// A minimal conflict: that of the first group of statements which can't hold.
  ///
  /// - Throws: ``SolverError`` if there is none, the arithmetic gives way, or the search is too
  ///   large.
  func conflict() throws(SolverError) -> Conflict {
    var isTooLarge = false
    for group in groups {
      var work = Work()
      do {
        guard let places = try group.rows.firstConflict(&work) else { continue }
        return try conflict(of: places, in: group, &work)
      } catch {
        guard error == .tooLarge else { throw error }
        isTooLarge = true
      }
    }
    throw isTooLarge ? .tooLarge : .noConflict
  }

  /// All minimal conflicts, group by group; in each the preferred one first.
  ///
  /// - Parameter first: What ``conflict()`` found, if that is known.
  /// - Returns: The conflicts, at least one.
  /// - Throws: ``SolverError`` if there is none, the arithmetic gives way, or the search is too
  ///   large.
  func conflicts(after first: Conflict?) throws(SolverError) -> ConflictList {
    let known = Set(first?.members ?? [])
    var conflicts: [Conflict] = []
    var isComplete = true
    for group in groups {
      let preferred = group.places.indices.filter {
        known.contains(statements[group.places[$0]].member)
      }
      var work = Work()
      do {
        guard
          let found = try group.rows.allConflicts(preferring: preferred.reversed(), &work)
        else { continue }
        isComplete = isComplete && found.isComplete
        for places in found.sets {
          conflicts.append(try conflict(of: places, in: group, &work))
        }
      } catch {
        guard error == .tooLarge else { throw error }
        isComplete = false
      }
    }
    if conflicts.isEmpty { throw isComplete ? .noConflict : .tooLarge }
    return ConflictList(conflicts, isComplete: isComplete)
  }

  private func conflict(
    of places: [Int], in group: StatementGroup, _ work: inout Work
  ) throws(SolverError) -> Conflict {
    let members = places.map { group.places[$0] }.sorted { offsets[$0] < offsets[$1] }
    return Conflict(
      members: members.map { statements[$0].member },
      points: try group.rows.points(of: places, &work))
  }
}
