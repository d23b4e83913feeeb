import Course
import LayoutEngine

/// Finds out what was done to an answer.
///
/// The wrong line is compared with the solution's and the given lines. If it is one of
/// them but for one part, that part is the diagnosis. Where an answer takes another road, a part is
/// named only if changing it gives the wanted layout in every case; else the answer is `unknown`.
/// A change that gives the wanted layout comes before one that would leave something else to mend.
package struct DiagnosisSearch: Sendable {
  /// How many lines are changed and solved again, one by one, where no line is false.
  ///
  /// No exercise asks for so many; an answer with hundreds of lines has to be told something soon.
  private static let longestTrial = 16

  private let prepared: PreparedExercise
  private let solution: [Constraint]
  private let wanted: WantedLayout

  /// `nil` if the exercise has no wanted layout to compare, or several in turn.
  package init?(_ prepared: PreparedExercise) {
    // Lines that change with time can't be compared with one list of lines.
    guard prepared.exercise.laterSolutions.isEmpty, let wanted = prepared.wantedLayout else {
      return nil
    }
    self.wanted = wanted
    self.prepared = prepared
    solution = prepared.courseLines.solution?.lines ?? []
  }

  /// What was done, for a failure that is about the layout; `nil` for any other.
  package func diagnosis(of failure: FailureReason, in answer: ReadAnswer) -> Diagnosis? {
    guard answer.isComparable(with: prepared.exercise) else { return nil }
    switch failure {
    case .conflicting(let finding): return diagnosis(finding.blame, in: answer, isAmbiguous: false)
    case .ambiguous(let finding): return diagnosis(finding.blame, in: answer, isAmbiguous: true)
    case .misplaced(let misplacement):
      // A statement about a view itself isn't an equation that could be compared.
      guard misplacement.placedBy == nil else { return Diagnosis(.unknown) }
      return diagnosis(misplacement.blame, in: answer, isAmbiguous: false)
    default: return nil
    }
  }

  private func diagnosis(
    _ blame: Blame?, in answer: ReadAnswer, isAmbiguous: Bool
  ) -> Diagnosis {
    let lines = answer.lines
    let pairing = LinePairing(
      lines, solution: solution, given: prepared.exercise.givenConstraints)
    guard let blame, let index = lines.firstIndex(of: blame.constraint) else {
      let content = ContentDiagnosis(answer, exercise: prepared.exercise, wanted: wanted)
      if let diagnosis = content.diagnosis() { return diagnosis }
      return withoutFalseLine(answer, pairing, isAmbiguous: isAmbiguous)
    }
    return Diagnosis(kind(ofFalseLineAt: index, in: answer, pairing), in: lines[index])
  }
}

extension DiagnosisSearch {
  private func kind(
    ofFalseLineAt index: Int, in answer: ReadAnswer, _ pairing: LinePairing
  ) -> Diagnosis.Kind {
    let line = answer.lines[index]
    // The other constraints of a chain go with their line.
    let others = answer.lines.filter { $0.origin != line.origin }
    let isExtra = wanted.mayFollow(from: others, in: answer.scene)
    if isExtra, pairing.missing.isEmpty { return .extraLine }
    let pair = pairing.pair(at: index)
    if let pair, mends(answer, at: index, with: pair.right) { return pair.kind }
    if isExtra { return .extraLine }
    if let kind = repair(answer, at: index) { return kind }
    if hasSwappedViews(answer, at: index) { return .item }
    if mendedPriority(answer, at: index) { return .priority }
    // Something else is off, too, so no one change mends it all.
    return pair?.kind ?? .unknown
  }

  /// What is off when every required line is true in the wanted layout.
  private func withoutFalseLine(
    _ answer: ReadAnswer, _ pairing: LinePairing, isAmbiguous: Bool
  ) -> Diagnosis {
    let lines = answer.lines
    for pair in pairing.pairs where mends(answer, at: pair.index, with: pair.right) {
      return Diagnosis(pair.kind, in: lines[pair.index])
    }
    if let loose = looseRelation(in: answer) { return Diagnosis(.relation, in: loose) }
    let optional = lines.indices.filter { !lines[$0].priority.isRequired }
    for index in optional.prefix(Self.longestTrial) {
      if mendedPriority(answer, at: index) { return Diagnosis(.priority, in: lines[index]) }
      if let kind = repair(answer, at: index) { return Diagnosis(kind, in: lines[index]) }
    }
    if isAmbiguous
      || pairing.missing.prefix(Self.longestTrial).contains(where: {
        wanted.mayFollow(from: lines + [$0], in: answer.scene)
      })
    {
      return Diagnosis(.missingLine)
    }
    return Diagnosis(.unknown)
  }

  /// The part of a line that has to change, if that is all there is to mend.
  private func repair(_ answer: ReadAnswer, at index: Int) -> Diagnosis.Kind? {
    LineRepairs(scene: prepared.exercise.scene, wanted: wanted).repairs(of: answer.lines[index])
      .first { mends(answer, at: index, with: $0.line) }?.kind
  }

  /// The first inequality that has to be an equality, if that is all there is to mend.
  private func looseRelation(in answer: ReadAnswer) -> Constraint? {
    let lines = answer.lines
    var tightened = lines
    var loose: [Int] = []
    for index in lines.indices where lines[index].relation != .equal {
      var equality = lines[index]
      equality.relation = .equal
      guard wanted.keeps(equality) else { continue }
      if loose.count < Self.longestTrial, mends(answer, at: index, with: equality) {
        return lines[index]
      }
      tightened[index] = equality
      loose.append(index)
    }
    guard loose.count > 1, let first = loose.first,
      wanted.mayFollow(from: tightened, in: answer.scene)
    else {
      return nil
    }
    return lines[first]
  }

  private func mendedPriority(_ answer: ReadAnswer, at index: Int) -> Bool {
    let line = answer.lines[index]
    return [Priority.required, .high, .medium, .low].contains { priority in
      guard priority != line.priority else { return false }
      var changed = line
      changed.priority = priority
      return mends(answer, at: index, with: changed)
    }
  }

  /// Whether two views stand in each other's place in the whole answer.
  private func hasSwappedViews(_ answer: ReadAnswer, at index: Int) -> Bool {
    let line = answer.lines[index]
    let items = Set([line.first.item, line.second.anchor?.item].compactMap { $0 }).sorted()
    return items.contains { item in
      prepared.exercise.scene.ids.contains { other in
        other != item
          && wanted.mayFollow(
            from: answer.lines.map { $0.swapping(item, other) }, in: answer.scene)
      }
    }
  }

  private func mends(
    _ answer: ReadAnswer, at index: Int, with line: Constraint
  ) -> Bool {
    var mended = answer.lines
    mended[index] = line
    return wanted.mayFollow(from: mended, in: answer.scene)
  }
}
