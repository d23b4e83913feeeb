import Grader
import LayoutEngine

/// What stands in the way of an answer that can be solved: conflicts, freedoms, false lines.
struct LayoutFindings {
  private let findings: AnswerFindings
  private let solved: SolvedAnswer

  init(_ findings: AnswerFindings, _ solved: SolvedAnswer) {
    self.findings = findings
    self.solved = solved
  }

  private var exercise: Exercise { findings.exercise }
  private var expectation: Expectation { findings.prepared.expectation }
  /// The exercise's items, and what a program made besides: names are found here.
  private var scene: Scene { findings.scene }

  /// Each conflict and each freedom once with its cases, then every line that is false in the
  /// wanted layout.
  var all: [FindingReport] {
    conflicts + ambiguities + falseLines
  }

  private func text(_ sentence: Sentence) -> String {
    findings.strings.text(sentence)
  }

  private var conflicts: [FindingReport] {
    var known: Set<[Conflict.Member]> = []
    return solved.conflicts.flatMap(\.conflicts).compactMap { conflict in
      guard known.insert(conflict.members).inserted else { return nil }
      let cases = solved.cases(with: conflict)
      let members = solved.members(of: conflict, findings.strings)
      var report = FindingReport(
        id: "conflicting", code: nil, range: nil, file: findings.answer.path,
        words: WordsReport(
          seen: findings.strings.text(
            Sentence(CommandSentence.conflictOf, ["members": .text(names(of: members))])),
          meaning: conflict.quarrel.map(text)))
      report.members = members
      report.points = reportedPoints(conflict.points)
      report.isComplete = solved.isComplete(with: conflict)
      report.cases = cases.map { CaseReport($0) }
      return report
    }
  }

  private func names(of members: [MemberReport]) -> String {
    members.map { member in
      member.line.map { text(Sentence(FeedbackSentence.memberLine, ["line": .count($0)])) }
        ?? member.words
    }.joined(separator: ", ")
  }

  private var ambiguities: [FindingReport] {
    var known: Set<[LayoutCase]> = []
    return zip(expectation.cases, solved.solutions).compactMap { layoutCase, solution in
      guard case .ambiguous(_, let ambiguity) = solution,
        let first = ambiguity.freedoms.first
      else { return nil }
      let cases = solved.cases(with: ambiguity)
      guard known.insert(cases).inserted else { return nil }
      let words = DiagnosisWords(scene: scene, direction: layoutCase.direction)
      var report = FindingReport(
        id: "ambiguous", code: scene.name(of: Anchor(first.item, first.part.attribute)),
        range: nil, file: findings.answer.path,
        words: WordsReport(
          seen: text(first.missing(in: words.scene)), meaning: text(words.range(of: first)))
      )
      report.freedoms = findings.freedoms(ambiguity, layoutCase.direction)
      report.cases = cases.map { CaseReport($0) }
      return report
    }
  }

  private var falseLines: [FindingReport] {
    solved.constraints.compactMap { constraint in
      guard let range = constraint.origin.answerRange,
        let blame = Blame(
          among: [constraint], expectation: expectation, scene: exercise.scene),
        let wanted = expectation.frames(in: blame.layoutCase)
      else { return nil }
      let problem = exercise.problem(keeping: [], in: blame.layoutCase)
      let value = { (anchor: Anchor) in problem.value(of: anchor, in: wanted) }
      var report = FindingReport(
        id: "misplaced", code: scene.name(of: constraint.first), range: range,
        file: findings.answer.path,
        words: WordsReport(seen: text(sentence(constraint, line: range.line, value))))
      report.anchor = scene.name(of: constraint.first)
      report.expected = reportedPoints(value(constraint.first))
      report.actual = solved.value(of: constraint.first, in: blame.layoutCase)
        .flatMap { reportedPoints($0) }
      report.cases = [CaseReport(blame.layoutCase)]
      return report
    }
  }

  /// That a line is false in the wanted layout, with both of its sides there.
  private func sentence(
    _ constraint: Constraint, line: Int, _ value: (Anchor) -> Double
  ) -> Sentence {
    let values: [String: Sentence.Value] = [
      "line": .count(line), "first": .text(scene.name(of: constraint.first)),
      "firstValue": .points(value(constraint.first)),
    ]
    guard case .anchor(let second, let multiplier, let constant) = constraint.second else {
      let other: [String: Sentence.Value] = ["other": .points(constraint.second.constant)]
      return Sentence(FeedbackSentence.falseLength, values.merging(other) { $1 })
    }
    return Sentence(
      FeedbackSentence.falseLine,
      values.merging([
        "sign": .text(constraint.relation.sign),
        "other": .points(multiplier * value(second) + constant),
      ]) { $1 })
  }
}
