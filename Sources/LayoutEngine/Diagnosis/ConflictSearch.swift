/// Finds minimal sets of required rows that can't all be satisfied.
///
/// Rows early in the list are preferred: a set only contains a late row if it has to. The order is
/// the learner's constraints, other constraints, content sizes, translated masks, insets, and given
/// frames. So the set is about what the learner wrote and can change.
struct ConflictSearch {
  /// All required rows, the preferred ones first.
  private let rows: [LayoutSystem.NamedRow]
  /// Each row's place in the system; conflicts list their members in that order.
  private let offsets: [Int]
  private let groups: [RowGroup]
  private let workLimit: WorkLimit

  init(_ system: LayoutSystem, _ problem: LayoutProblem) {
    workLimit = problem.workLimit
    let required = system.required
    let ranks = required.map { Self.rank(of: $0.member, in: problem.constraints) }
    offsets = ranks.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    rows = offsets.map { required[$0] }
    groups = RowGroup.groups(of: rows.map { $0.row }, in: system)
  }

  /// The place of a member in the order of preference: 0 comes first.
  static func rank(of member: Conflict.Member, in constraints: [Constraint]) -> Int {
    switch member {
    case .constraint(let index): constraints[index].origin.answerRange == nil ? 1 : 0
    case .hugging, .compression: 2
    case .translated: 3
    case .inset: 4
    case .given: 5
    }
  }

  /// A minimal conflict, from the first group of rows that is infeasible.
  ///
  /// - Throws: ``SolverError`` if there is none, the arithmetic fails, or the search is too
  ///   large.
  func conflict() throws(SolverError) -> Conflict {
    var isTooLarge = false
    for group in groups {
      var work = workLimit
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

  /// All minimal conflicts, group by group, the preferred one of each group first.
  ///
  /// - Parameter first: What ``conflict()`` found, if that is known.
  /// - Returns: The conflicts, at least one.
  /// - Throws: ``SolverError`` if there is none, the arithmetic fails, or the search is too
  ///   large.
  func conflicts(after first: Conflict?) throws(SolverError) -> ConflictList {
    let known = Set(first?.members ?? [])
    var conflicts: [Conflict] = []
    var isComplete = true
    for group in groups {
      let preferred = group.places.indices.filter {
        known.contains(rows[group.places[$0]].member)
      }
      var work = workLimit
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
    of places: [Int], in group: RowGroup, _ work: inout WorkLimit
  ) throws(SolverError) -> Conflict {
    let members = places.map { group.places[$0] }.sorted { offsets[$0] < offsets[$1] }
    return Conflict(
      members: members.map { rows[$0].member },
      points: try group.rows.points(of: places, &work))
  }
}
