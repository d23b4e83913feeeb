import Grader
import LayoutEngine

/// All that stands in the way of an answer, where a terminal speaks of the first thing only.
struct AnswerFindings {
  /// More findings than this help nobody, and each costs the reading of its words.
  static let most = 100

  let prepared: PreparedExercise
  let graded: GradedAnswer
  /// The verdict in words.
  let feedback: Feedback
  let strings: StringsCatalogue

  var exercise: Exercise { prepared.exercise }
  var answer: Answer { graded.answer }
  /// The exercise's items, and what a program made besides.
  var scene: Scene { graded.scene(in: exercise) }
  private var verdict: Verdict { graded.verdict }

  /// The findings, the verdict's own reason first, then in the order of looking.
  var all: [FindingReport] {
    guard let setback = verdict.setback else { return [] }
    if exercise.isQuestions {
      let others = QuestionFindings(prepared, answer).setbacks
      return distinct([report(setback)] + others.map { report($0.setback, in: $0.answer) })
    }
    if exercise.answerForm == .window { return [report(setback)] }
    let refusals = answer.notation == .equations ? refusals : []
    if !refusals.isEmpty {
      return distinct(([setback] + refusals).prefix(Self.most).map { report($0) })
    }
    let solved = SolvedAnswer(prepared, graded)
    // Where something has to be wrong, a quarrel or a free number needn't stand in the way.
    guard prepared.expectation.frames != nil else { return [report(setback, solved)] }
    return distinct([report(setback, solved)] + LayoutFindings(self, solved).all)
  }

  /// The verdict's own finding has the better words, so the same one isn't told again.
  private func distinct(_ findings: [FindingReport]) -> [FindingReport] {
    var seen: Set<String> = []
    return Array(
      findings.filter { seen.insert($0.subject).inserted }.prefix(Self.most))
  }

  /// What can't be read or means nothing, in the order of looking.
  private var refusals: [Setback] {
    var unreadable: [Setback] = []
    var unfinished: [Setback] = []
    var invalid: [Setback] = []
    let statements = EquationReader.read(answer.text, names: exercise.itemNames).statements
    for statement in statements {
      switch statement.outcome {
      case .unreadable(let error): unreadable.append(.unreadable(Unreadable(error)))
      case .blank(let range): unfinished.append(.unfinished(range))
      case .constraints, .scene:
        do { _ = try EquationAnswer.constraints(in: [statement], for: exercise) } catch {
          invalid.append(error)
        }
      }
    }
    if unreadable.isEmpty, unfinished.isEmpty, invalid.isEmpty {
      do { _ = try EquationAnswer.scene(from: statements, for: exercise) } catch {
        return [error]
      }
    }
    return unreadable + unfinished + invalid
  }

  /// A setback with its words and numbers.
  func report(_ setback: Setback, _ solved: SolvedAnswer? = nil) -> FindingReport {
    report(setback, in: answer, solved)
  }

  /// A setback of an answer that stands in for the learner's.
  func report(
    _ setback: Setback, in answer: Answer, _ solved: SolvedAnswer? = nil
  ) -> FindingReport {
    let isVerdict = setback == verdict.setback && answer == self.answer
    let feedback =
      isVerdict ? feedback : writer(for: answer).feedback(on: .notYet(setback))
    var report = FindingReport(
      setback, code: code(of: setback), file: self.answer.path, words: words(feedback))
    switch setback {
    case .misplaced(let misplacement):
      report.anchor = scene.name(of: misplacement.anchor)
      report.actual = reportedPoints(misplacement.actual)
      report.expected = reportedPoints(misplacement.expected)
      report.cases = [CaseReport(misplacement.layoutCase)]
    case .differsInProgram(let finding): report.cases = [CaseReport(finding.layoutCase)]
    case .mispredicted(let misprediction):
      report.answer = misprediction.actual.text
      report.cases = misprediction.question.layoutCase.map { [CaseReport($0)] }
    case .conflicting(let finding):
      report.members = solved?.members(of: finding.conflict, strings)
      report.points = reportedPoints(finding.conflict.points)
      report.isComplete = solved?.isComplete(with: finding.conflict)
      report.cases = solved?.cases(with: finding.conflict).map { CaseReport($0) }
    case .ambiguous(let finding):
      report.freedoms = freedoms(finding.ambiguity, finding.layoutCase.direction)
      report.cases = solved?.cases(with: finding.ambiguity).map { CaseReport($0) }
    case .ruleMissed(let finding): add(finding, to: &report, solved)
    default: break
    }
    return report
  }

  /// What quarrels or is free instead of what is to, and where.
  private func add(
    _ finding: RuleFinding, to report: inout FindingReport, _ solved: SolvedAnswer?
  ) {
    report.cases = finding.layoutCase.map { [CaseReport($0)] }
    switch finding {
    case .otherQuarrel(let finding):
      report.members = solved?.members(of: finding.conflict, strings)
    case .otherFree(let finding):
      report.freedoms = freedoms(finding.ambiguity, finding.layoutCase.direction)
    default: break
    }
  }

  /// What words a setback of this answer, or of one that stands in for it.
  private func writer(for other: Answer) -> FeedbackWriter {
    other == answer
      ? FeedbackWriter(prepared, graded)
      : FeedbackWriter(
        prepared,
        GradedAnswer(answer: other, verdict: graded.verdict))
  }

  func freedoms(_ ambiguity: Ambiguity, _ direction: LayoutDirection) -> [FreedomReport] {
    let words = DiagnosisWords(scene: scene, direction: direction)
    return ambiguity.freedoms.map { FreedomReport($0, words) }
  }

  private func code(of setback: Setback) -> String? {
    switch setback {
    case .unreadable(let error): error.code
    case .invalid(let violation, _): violation.rule
    case .misplaced(let misplacement): scene.name(of: misplacement.anchor)
    case .mispredicted(let misprediction): misprediction.question.name
    case .ambiguous(let finding):
      finding.ambiguity.freedoms.first.map {
        scene.name(of: Anchor($0.item, $0.part.attribute))
      }
    case .differsInProgram(let finding): finding.item
    case .ruleMissed(let finding): finding.code
    case .crashed(let finding): finding.crash.kind.name
    case .limitExceeded(let finding): finding.name
    default: nil
    }
  }

  /// Feedback as text.
  func words(_ feedback: Feedback) -> WordsReport {
    WordsReport(
      seen: words(feedback.seen),
      meaning: feedback.meaning.isEmpty ? nil : words(feedback.meaning),
      next: feedback.next.map { words([$0]) })
  }

  /// Sentences as text, each with a capital.
  func words(_ sentences: [Sentence]) -> String {
    let names = scene.items.map(\.name)
    return sentences.map { strings.text($0).withCapital(keeping: names) }
      .joined(separator: " ")
  }
}
