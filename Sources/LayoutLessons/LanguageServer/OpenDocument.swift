import Course
import Feedback
import Grading
import LayoutEngine
import Terminal

/// A `.layout` document that an editor has open.
struct OpenDocument {
  /// What the constraints in the document apply to.
  enum Subject {
    /// An exercise, which the document answers.
    case answer(PreparedExercise)
    /// Views that the document names itself, as in `lessons try`.
    case lines
  }

  let uri: String
  /// The version number that the editor sends with the text; `nil` if it sends none.
  var version: Int?
  var text: EditorText
  let subject: Subject
  let session: Session
  /// The document's file; a made-up name if it has none.
  private let path: String

  /// Finds out which exercise a file answers, if any: by its name, or by the mark of a copy.
  init(uri: String, path: String?, version: Int?, text: String, _ session: Session) {
    (self.uri, self.version, self.text) = (uri, version, EditorText(text))
    self.session = session
    self.path = path ?? "untitled.layout"
    // A file that belongs to no exercise isn't an error.
    let exercise = path.flatMap { try? session.answer(named: $0).0 }
    subject = exercise.flatMap { try? session.prepared($0) }.map { .answer($0) } ?? .lines
  }

  var exercise: Exercise? {
    if case .answer(let prepared) = subject { prepared.exercise } else { nil }
  }

  var answer: Answer { Answer(text: text.text, path: path) }

  /// The window and settings for a document that belongs to no exercise.
  private static let options = {
    var options = TryOptions(window: Size(width: 320, height: 480), direction: .leftToRight)
    options.workLimit = .ofAnswer
    return options
  }()

  private var source: TryText { TryText(answer) }

  // MARK: What editors show

  /// Lines that can't be read or that break a rule, found without the solver.
  var refusals: [EditorDiagnostic] {
    switch subject {
    case .answer(let prepared):
      Grading(prepared).refusal(of: answer).map { told($0) } ?? []
    case .lines:
      refusalsOfLines
    }
  }

  private var refusalsOfLines: [EditorDiagnostic] {
    let options = Self.options
    let (scene, reasons) = Trial.refusals(
      in: text.text,
      .init(window: options.window, direction: options.direction, ruleSet: options.ruleSet))
    let words = DiagnosisWords(scene: scene, direction: options.direction)
    return reasons.compactMap { reason in
      guard let range = reason.range, let said = words.refusal(reason) else { return nil }
      let sentences = (said.seen + [said.next].compactMap { $0 }).map(session.text)
      let isSentence = if case .invalid = reason { true } else { false }
      return EditorDiagnostic(
        range: text.range(range), severity: .error, code: reason.name.rawValue,
        message: sentences.joined(separator: isSentence ? " " : "; "))
    }
  }

  /// The verdict and each reason why the answer doesn't pass, at its line.
  var verdict: [EditorDiagnostic] {
    switch subject {
    case .answer(let prepared): told(Grading(prepared).findings(on: answer))
    case .lines: toldOfLines
    }
  }

  private func told(_ findings: Findings) -> [EditorDiagnostic] {
    let told = ToldAnswer(findings, session.course.strings)
    guard findings.verdict == .passed else {
      return told.all.map { text.diagnostic($0, uri: uri) }
    }
    return [
      EditorDiagnostic(
        range: text.range(ofLine: 1), severity: .information, code: "passed",
        message: told.words.paragraph)
    ]
  }

  /// Why the constraints don't have exactly one solution.
  private var toldOfLines: [EditorDiagnostic] {
    guard let trial = try? Trial(source, Self.options) else { return [] }
    let report = TryReport(trial, source, Self.options, session.course.strings)
    switch trial.outcome {
    case .refused, .solved: return refusals
    case .ambiguous(let ambiguity):
      let words = DiagnosisWords(scene: trial.problem.scene, direction: .leftToRight)
      let ranges = ambiguity.ranges.map { session.text(words.range(of: $0)) }
      let message = [session.text(CommandSentence.tryAmbiguous)] + ranges
      return [
        EditorDiagnostic(
          range: text.range(ofLine: 1), severity: .information, code: "ambiguous",
          message: message.joined(separator: "\n"))
      ]
    case .conflicting:
      let members = report.members ?? []
      let message = [session.text(CommandSentence.tryConflicting)] + members.map(\.words)
      var diagnostic = EditorDiagnostic(
        range: text.range(ofLine: members.compactMap(\.line).last ?? 1), severity: .error,
        code: "conflicting", message: message.joined(separator: "\n"))
      diagnostic.relatedInformation = text.related(members.map { ($0.line, $0.words) }, uri: uri)
      return [diagnostic]
    case .tooLarge, .failed:
      return report.reason.map {
        [
          EditorDiagnostic(
            range: text.range(ofLine: 1), severity: .error, code: report.outcome, message: $0)
        ]
      } ?? []
    }
  }

  // MARK: Solutions

  /// The solution in each window that the learner sees; empty while a line can't be read.
  var windows: [SolvedWindow] {
    switch subject {
    case .answer(let prepared): windows(of: prepared)
    case .lines:
      (try? Trial(source, Self.options)).map { trial in
        if case .refused = trial.outcome { return [] }
        return [SolvedWindow(WhySubject(trial, source, Self.options))]
      } ?? []
    }
  }

  private func windows(of prepared: PreparedExercise) -> [SolvedWindow] {
    guard prepared.exercise.takesLines,
      let read = try? ReadAnswer(answer, for: prepared.exercise)
    else { return [] }
    let shown = prepared.expectation.cases.filter(\.isShown)
    let leftToRight = shown.filter { $0.direction == .leftToRight }
    return (leftToRight.isEmpty ? shown : leftToRight).compactMap { layoutCase in
      (try? WhySubject(read, of: answer, to: prepared, in: layoutCase)).map { SolvedWindow($0) }
    }
  }
}
