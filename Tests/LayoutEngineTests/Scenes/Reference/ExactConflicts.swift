import LayoutEngine

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
