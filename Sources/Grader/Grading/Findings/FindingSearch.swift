package import Course
package import LayoutEngine

/// Finds everything that stands in the way of an answer, where the verdict names the first thing only.
struct FindingSearch {
  /// More findings than this help nobody, and each costs the reading of its words.
  static let most = 100

  private let of: Findings

  init(_ findings: Findings) { of = findings }

  private var prepared: PreparedExercise { of.prepared }
  private var exercise: Exercise { of.exercise }

  /// The findings, the verdict's own reason first, then in the order of looking.
  ///
  /// The verdict's own finding has the better words, so the same one isn't told again.
  var findings: [Finding] {
    var told: Set<Subject> = []
    return Array(inOrder.filter { told.insert(subject(of: $0)).inserted }.prefix(Self.most))
  }

  private var inOrder: [Finding] {
    guard let verdict = of.explanation else { return [] }
    // Only the way to a right layout isn't accepted then.
    if case .doneOtherwise = verdict.failure { return [.explained(verdict)] }
    return [.explained(verdict)] + exercise.aim.others(in: of)
  }

  /// What stands in the way of lines.
  var ofLines: [Finding] {
    let refusals = of.answer.notation == .equations ? LineFindings(of).refusals : []
    if !refusals.isEmpty {
      return refusals.prefix(Self.most - 1).map {
        .explained(of.explanation(of: $0, in: of.formed))
      }
    }
    if case .notCompiled(let finding) = of.verdict.failure { return others(of: finding) }
    // Where something has to be wrong, a conflict or an ambiguity needn't stand in the way.
    return prepared.expectation.frames == nil ? [] : conflicts + ambiguities + falseLines
  }

  /// Each further error of the compiler.
  private func others(of finding: CompilerFinding) -> [Finding] {
    finding.others.map { error in
      .explained(of.explanation(of: FailureReason(refusing: [error], in: of.answer), in: of.formed))
    }
  }

  /// Each conflict once, with its cases.
  private var conflicts: [Finding] {
    var known: Set<[Conflict.Member]> = []
    return of.conflicts.flatMap { $0.conflicts }.filter { known.insert($0.members).inserted }
      .map { .conflict($0, of.cases(with: $0)) }
  }

  /// Each ambiguity once, with its cases.
  private var ambiguities: [Finding] {
    var known: Set<[LayoutCase]> = []
    return of.solutions.compactMap { solution in
      guard case .ambiguous(_, let ambiguity) = solution, !ambiguity.ranges.isEmpty else {
        return nil
      }
      let cases = of.cases(with: ambiguity)
      return known.insert(cases).inserted ? .ambiguity(ambiguity, cases) : nil
    }
  }

  /// Every line that is false in the wanted layout of a case in which it is stated.
  private var falseLines: [Finding] {
    let cases = of.read?.cases.map { $0.constraints } ?? []
    var known: Set<Constraint> = []
    return cases.joined().filter { known.insert($0).inserted }.compactMap { constraint in
      guard let range = constraint.origin.answerRange,
        let blame = Blame(
          among: cases.map { $0.contains(constraint) ? [constraint] : [] },
          expectation: prepared.expectation, scene: exercise.scene),
        let wanted = prepared.expectation.frames(in: blame.layoutCase)
      else { return nil }
      let problem = exercise.problem(keeping: [], in: blame.layoutCase)
      return .falseLine(
        FalseLine(
          blame: blame, range: range, expected: problem.value(of: constraint.first, in: wanted),
          actual: of.value(of: constraint.first, in: blame.layoutCase)))
    }
  }
}

extension FindingSearch {
  /// What a finding is about: two with the same subject are one.
  private enum Subject: Hashable {
    case conflict([Member], [LayoutCase])
    case ambiguity([LayoutCase])
    case place(VerdictName, SourcePlace)
    case code(VerdictName, String?)
  }

  /// A member of a conflict; the constraints of one line, such as a chain's, are one.
  private enum Member: Hashable {
    case line(Int)
    case other(Conflict.Member)
  }

  private func subject(of finding: Finding) -> Subject {
    switch finding {
    case .explained(let explanation): subject(of: explanation.failure)
    case .conflict(let conflict, let cases): .conflict(members(of: conflict), cases)
    case .ambiguity(_, let cases): .ambiguity(cases)
    case .falseLine(let line): .place(.misplaced, line.range.start)
    }
  }

  private func subject(of failure: FailureReason) -> Subject {
    switch failure {
    case .conflicting(let finding):
      return .conflict(members(of: finding.conflict), of.cases(with: finding.conflict))
    case .ambiguous(let finding): return .ambiguity(of.cases(with: finding.ambiguity))
    default:
      return failure.range.map { .place(failure.name, $0.start) }
        ?? .code(failure.name, failure.code(in: of.scene))
    }
  }

  private func members(of conflict: Conflict) -> [Member] {
    let constraints = of.read?.cases.first?.constraints ?? []
    return conflict.members.map { member in
      guard case .constraint(let index) = member, constraints.indices.contains(index),
        let range = constraints[index].origin.answerRange
      else { return .other(member) }
      return .line(range.line)
    }
  }
}

extension Findings {
  /// The cases in which the same constraints conflict.
  package func cases(with conflict: Conflict) -> [LayoutCase] {
    zip(prepared.expectation.cases, conflicts)
      .filter { $0.1.conflicts.contains { $0.members == conflict.members } }.map { $0.0 }
  }

  /// Whether all conflicts are known of the cases in which the same constraints conflict.
  package func isComplete(with conflict: Conflict) -> Bool {
    conflicts.filter { $0.conflicts.contains { $0.members == conflict.members } }
      .allSatisfy { $0.isComplete }
  }

  /// The cases in which the same number is the first that nothing determines.
  ///
  /// What else is ambiguous differs by the reading direction: an ambiguous width moves the left edge
  /// or the right one.
  package func cases(with ambiguity: Ambiguity) -> [LayoutCase] {
    let first = ambiguity.ranges.first
    return zip(prepared.expectation.cases, solutions).filter { _, solution in
      guard case .ambiguous(_, let other) = solution else { return false }
      let same = other.ranges.first
      return same?.item == first?.item && same?.part == first?.part
    }.map { $0.0 }
  }

  /// Where an anchor is in a case; `nil` if the answer has no one layout there.
  func value(of anchor: Anchor, in layoutCase: LayoutCase) -> Double? {
    guard let index = prepared.expectation.cases.firstIndex(of: layoutCase),
      solutions.indices.contains(index), case .solved(let frames) = solutions[index],
      let scene = read?.cases[index].scene
    else { return nil }
    return scene.problem(keeping: [], in: layoutCase).value(of: anchor, in: frames)
  }
}
