package import Course
package import Feedback
package import Grading
import LayoutEngine

/// Puts each thing that stands in the way of an answer into words and numbers, for programs.
package struct FindingWriter {
  package let findings: Findings
  /// The verdict in words.
  package let feedback: Feedback
  package let strings: StringsCatalogue
  /// The exercise's items, and what a program made besides: names are found here.
  private let scene: Scene

  package init(_ findings: Findings, feedback: Feedback, _ strings: StringsCatalogue) {
    self.findings = findings
    self.feedback = feedback
    self.strings = strings
    scene = findings.scene
  }

  private var file: String { findings.answer.path }

  /// Every reason why the answer doesn't pass, that of the verdict first.
  package var reports: [FindingReport] {
    findings.all.enumerated().map { index, finding in
      switch finding {
      case .explained(let explanation):
        // The verdict is told in the same words as everywhere.
        let words =
          index == 0 ? feedback : FeedbackWriter(findings).feedback(on: explanation)
        return report(explanation.failure, words)
      case .conflict(let conflict, let cases): return report(conflict, cases)
      case .ambiguity(let ambiguity, let cases): return report(ambiguity, cases)
      case .falseLine(let line): return report(line)
      }
    }
  }

  /// A failure with its words and numbers.
  private func report(_ failure: FailureReason, _ feedback: Feedback) -> FindingReport {
    var report = FindingReport(
      failure.name, code: failure.code(in: scene), range: failure.range, file: file,
      words: words(feedback))
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
    report.members = rule.fact.conflict.map { members(of: $0, in: finding.layoutCase) }
    report.ranges = rule.fact.ambiguity.map {
      ranges($0, finding.layoutCase?.direction ?? .leftToRight)
    }
  }

  private func add(_ conflict: Conflict, _ cases: [LayoutCase], to report: inout FindingReport) {
    report.members = members(of: conflict, in: cases.first)
    report.points = reportedPoints(conflict.points)
    report.isComplete = findings.isComplete(with: conflict)
    report.cases = cases.map { CaseReport($0) }
  }

  private func report(_ conflict: Conflict, _ cases: [LayoutCase]) -> FindingReport {
    let names = members(of: conflict, in: cases.first).map { member in
      member.line.map { text(FeedbackSentence.memberLine(line: "\($0)")) }
        ?? member.words
    }
    var report = FindingReport(
      .conflicting, code: nil, range: nil, file: file,
      words: WordsReport(
        seen: text(.says("command.conflict", ["members": .text(names.joined(separator: ", "))])),
        meaning: conflict.conflict.map(text)))
    add(conflict, cases, to: &report)
    return report
  }

  private func report(_ ambiguity: Ambiguity, _ cases: [LayoutCase]) -> FindingReport {
    let direction = cases.first?.direction ?? .leftToRight
    let first = ambiguity.ranges.first
    let words = DiagnosisWords(scene: scene, direction: direction)
    var report = FindingReport(
      .ambiguous,
      code: first.map { scene.name(of: Anchor($0.item, $0.part.attribute)) },
      range: nil, file: file,
      words: WordsReport(
        seen: first.map { text($0.missing(in: scene)) } ?? "",
        meaning: first.map { text(words.range(of: $0)) }))
    report.ranges = ranges(ambiguity, direction)
    report.cases = cases.map { CaseReport($0) }
    return report
  }

  private func report(_ line: FalseLine) -> FindingReport {
    let anchor = scene.name(of: line.blame.constraint.first)
    let seen = FeedbackWriter(findings).falseLine(line.blame)
    var report = FindingReport(
      .misplaced, code: anchor, range: line.range, file: file,
      words: WordsReport(seen: seen.map(text) ?? ""))
    report.anchor = anchor
    report.expected = reportedPoints(line.expected)
    report.actual = line.actual.flatMap { reportedPoints($0) }
    report.cases = [CaseReport(line.blame.layoutCase)]
    return report
  }
}

extension FindingWriter {
  /// The members of a conflict; lines as they were written, and the window with its size.
  private func members(of conflict: Conflict, in layoutCase: LayoutCase?) -> [MemberReport] {
    let placed = layoutCase.map { scene.placed(in: $0) } ?? scene
    return MemberReport.list(
      of: conflict.members, among: findings.read?.cases.first?.constraints ?? [],
      TryText(findings.answer), DiagnosisWords(scene: placed, direction: .leftToRight), strings)
  }

  private func ranges(_ ambiguity: Ambiguity, _ direction: LayoutDirection) -> [RangeReport] {
    let words = DiagnosisWords(scene: scene, direction: direction)
    return ambiguity.ranges.map { RangeReport($0, words) }
  }

  private func text(_ sentence: Sentence) -> String { strings.text(sentence) }

  /// Feedback as text.
  package func words(_ feedback: Feedback) -> WordsReport {
    WordsReport(
      seen: words(feedback.seen),
      meaning: feedback.meaning.isEmpty ? nil : words(feedback.meaning),
      next: feedback.next.map { words([$0]) })
  }

  /// Sentences as text, each with a capital.
  package func words(_ sentences: [Sentence]) -> String {
    let names = scene.items.map(\.name)
    return sentences.map { text($0).withCapital(keeping: names) }.joined(separator: " ")
  }
}
