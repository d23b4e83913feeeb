package import Course
import LayoutEngine

extension LogExplanation {
  /// What solving the report found: which lines can't be satisfied, by how much, and which are
  /// redundant.
  package var findings: [Sentence] {
    if let error { return [unsolved(error)] }
    guard !sets.isEmpty else { return gapSentences ?? noConflict }
    var found = [first]
    found += zip(sets, conflictList.conflicts).dropFirst().map { members, conflict in
      Sentence.says(
        "explain.found.more",
        ["lines": numbers(members), "points": extent(conflict.points, of: members)])
    }
    if !conflictList.isComplete { found.append(Sentence.says("explain.found.incomplete")) }
    return found
  }

  private func unsolved(_ error: SolverError) -> Sentence {
    let reason = SolverLimit(error).map { Sentence.Value.sentence($0.sentence) }
    return Sentence.says(
      "explain.unsolved", ["reason": reason ?? .text("\(error)")])
  }

  private var first: Sentence {
    let members = sets[0]
    let points = extent(conflictList.conflicts[0].points, of: members)
    if let line = members.first, members.count == 1 {
      return .says(
        "explain.found.alone", ["line": .count(number(of: line)), "points": points])
    }
    let count = Sentence.Value.count(report.entries.count)
    guard members.count < report.entries.count else {
      return Sentence.says(
        "explain.found", ["count": count, "points": points])
    }
    guard members.count <= Self.mostNumbers else {
      return Sentence.says(
        "explain.found.many",
        ["count": count, "size": .count(members.count), "points": points])
    }
    return Sentence.says(
      "explain.found.among",
      ["count": count, "lines": numbers(members), "points": points])
  }

  /// What to say if nothing conflicts: the report doesn't tell enough, or the rest of it is missing.
  private var noConflict: [Sentence] {
    let count = report.entries.count
    let isWhole = report.unread.isEmpty && count > 1 && (report.broken != nil || !suspects.isEmpty)
    guard !isWhole else { return [.says("explain.unproven", ["count": .count(count)])] }
    let found: Sentence =
      switch count {
      case 0: .says("explain.noConflict.none")
      default: .says("explain.noConflict", ["count": .count(count)])
      }
    return [
      found,
      report.unread.isEmpty
        ? .says("explain.noConflict.next")
        : .says("explain.noConflict.unread"),
    ]
  }

  /// More lines than this are counted in sentences, and not listed.
  static let mostNumbers = 12

  /// Entries in words: `1, 3 and 4`.
  package func numbers(_ entries: [Int]) -> Sentence.Value {
    .list(entries.map { .count(number(of: $0)) })
  }

  /// The entries that no set needs; empty where nothing conflicts.
  package var unneeded: [Int] {
    guard !sets.isEmpty, conflictList.isComplete else { return [] }
    let needed = Set(sets.joined())
    return report.entries.indices.filter { !needed.contains($0) }
  }

  /// The programmer's lines that say what an earlier one says, each with that one.
  package var repetitions: [(first: Int, again: Int)] {
    report.entries.indices.compactMap { entry in
      guard isOwn(entry), let constraint = layout.constraints[entry] else { return nil }
      let first = report.entries[..<entry].indices.first { other in
        guard isOwn(other), let earlier = layout.constraints[other],
          report.entries[other].description.address != report.entries[entry].description.address
        else { return false }
        return earlier.isSame(as: constraint)
      }
      return first.map { ($0, entry) }
    }
  }

  /// Whether a row's height conflicts by no more than what a separator takes.
  private var hasSeparator: Bool {
    zip(sets, conflictList.conflicts).contains { members, conflict in
      conflict.points <= Self.separator && members.contains { isRowHeight($0) }
    }
  }

  /// The height of the line between two rows, in points, at the most.
  private static let separator = 1.0

  /// Whether all conflicts may come of the log's rounding.
  var isRounding: Bool {
    !sets.isEmpty && conflictList.conflicts.allSatisfy { $0.points < LoggedLayout.rounding }
  }

  /// Remarks about the list as a whole: lines that nothing needs, and lines that stand there twice.
  package var remarks: [Sentence] {
    var remarks: [Sentence] = []
    if !unneeded.isEmpty {
      remarks.append(
        Sentence.says(
          "explain.unneeded",
          ["lines": numbers(unneeded), "count": .count(unneeded.count)]))
    }
    if hasSeparator { remarks.append(Sentence.says("explain.separator")) }
    if isRounding { remarks.append(Sentence.says("explain.rounding")) }
    remarks += assumptions
    if isCut, !sets.isEmpty { remarks.append(Sentence.says("explain.gap.more")) }
    remarks += repetitions.map { pair in
      Sentence.says(
        "explain.repeated", ["lines": numbers([pair.first, pair.again])])
    }
    return remarks
  }
}

extension Constraint {
  /// Whether another line says the same, whatever it is called.
  fileprivate func isSame(as other: Constraint) -> Bool {
    first == other.first && relation == other.relation && second == other.second
      && priority == other.priority
  }
}
