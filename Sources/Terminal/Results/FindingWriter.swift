import Course
package import Feedback
import Grading
import LayoutEngine

/// Puts each thing that stands in the way of an answer into numbers and words, for programs.
package struct FindingWriter {
  private let words: AnswerWords
  /// The exercise's items, and what a program made besides: names are found here.
  private let scene: Scene

  package init(_ words: AnswerWords) {
    self.words = words
    scene = words.findings.scene
  }

  private var findings: Findings { words.findings }
  private var file: String { findings.answer.path }

  /// Every reason why the answer doesn't pass, that of the verdict first.
  package var reports: [FindingReport] {
    zip(findings.all, words.all).map { finding, told in
      let words = WordsReport(told)
      return switch finding {
      case .explained(let explanation): report(explanation.failure, words)
      case .conflict(let conflict, let cases): report(conflict, cases, words)
      case .ambiguity(let ambiguity, let cases): report(ambiguity, cases, words)
      case .falseLine(let line): report(line, words)
      }
    }
  }

  /// A failure with its words and numbers.
  private func report(_ failure: FailureReason, _ words: WordsReport) -> FindingReport {
    var report = FindingReport(
      failure.name, code: failure.code(in: scene), range: failure.range, file: file,
      words: words)
    switch failure {
    case .misplaced(let misplacement):
      report.anchor = scene.name(of: misplacement.anchor)
      report.actual = reportedPoints(misplacement.actual)
      report.expected = reportedPoints(misplacement.expected)
      report.cases = [CaseReport(misplacement.layoutCase)]
    case .differsInProgram(let finding): report.cases = [CaseReport(finding.layoutCase)]
    case .doneOtherwise(let finding): report.cases = [CaseReport(finding.layoutCase)]
    case .mispredicted(let misprediction):
      report.answer = misprediction.actual.text
      report.cases = misprediction.question.layoutCase.map { [CaseReport($0)] }
    case .conflicting(let finding):
      add(finding.conflict, findings.cases(with: finding.conflict), to: &report)
    case .ambiguous(let finding):
      report.ranges = ranges(finding.ambiguity, finding.layoutCase.direction)
      report.cases = findings.cases(with: finding.ambiguity).map { CaseReport($0) }
    case .ruleMissed(let finding): add(finding, to: &report)
    default: break
    }
    return report
  }

  /// What conflicts or is ambiguous in place of what is wanted, and where.
  private func add(_ finding: RuleFinding, to report: inout FindingReport) {
    report.cases = finding.layoutCase.map { [CaseReport($0)] }
    guard case .ofKind(let rule) = finding else { return }
    report.members = rule.missedFlaw?.conflict.map { members(of: $0, in: finding.layoutCase) }
    report.ranges = rule.missedFlaw?.ambiguity.map {
      ranges($0, finding.layoutCase?.direction ?? .leftToRight)
    }
  }

  private func add(_ conflict: Conflict, _ cases: [LayoutCase], to report: inout FindingReport) {
    report.members = members(of: conflict, in: cases.first)
    report.points = reportedPoints(conflict.points)
    report.isComplete = findings.isComplete(with: conflict)
    report.cases = cases.map { CaseReport($0) }
  }

  private func report(
    _ conflict: Conflict, _ cases: [LayoutCase], _ words: WordsReport
  ) -> FindingReport {
    var report = FindingReport(.conflicting, code: nil, range: nil, file: file, words: words)
    add(conflict, cases, to: &report)
    return report
  }

  private func report(
    _ ambiguity: Ambiguity, _ cases: [LayoutCase], _ words: WordsReport
  ) -> FindingReport {
    let direction = cases.first?.direction ?? .leftToRight
    var report = FindingReport(
      .ambiguous,
      code: ambiguity.ranges.first.map { scene.name(of: Anchor($0.item, $0.part.attribute)) },
      range: nil, file: file, words: words)
    report.ranges = ranges(ambiguity, direction)
    report.cases = cases.map { CaseReport($0) }
    return report
  }

  private func report(_ line: FalseLine, _ words: WordsReport) -> FindingReport {
    let anchor = scene.name(of: line.blame.constraint.first)
    var report = FindingReport(
      .misplaced, code: anchor, range: line.range, file: file, words: words)
    report.anchor = anchor
    report.expected = reportedPoints(line.expected)
    report.actual = line.actual.flatMap { reportedPoints($0) }
    report.cases = [CaseReport(line.blame.layoutCase)]
    return report
  }

  private func members(of conflict: Conflict, in layoutCase: LayoutCase?) -> [MemberReport] {
    words.members(of: conflict, in: layoutCase).map { member in
      MemberReport(file: member.line.map { _ in file }, line: member.line, words: member.words)
    }
  }

  private func ranges(_ ambiguity: Ambiguity, _ direction: LayoutDirection) -> [RangeReport] {
    let words = DiagnosisWords(scene: scene, direction: direction)
    return ambiguity.ranges.map { RangeReport($0, words) }
  }
}
