import Course
import Feedback
import Grading
import LayoutEngine
import Terminal

struct OpenDocument {
  enum Subject {
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
    let (scene, reasons) = Trial.refusals(in: text.text, Self.options.conditions)
    let words = DiagnosisWords(scene: scene, direction: Self.options.direction)
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
    let check = Check(session: session, findings)
    guard findings.verdict == .passed else {
      return check.writer.reports.map { text.diagnostic($0, uri: uri) }
    }
    return [
      EditorDiagnostic(
        range: text.range(ofLine: 1), severity: .information, code: "passed",
        message: WordsReport(check.words.told(check.feedback)).paragraph)
    ]
  }

  private var toldOfLines: [EditorDiagnostic] {
    guard let tried = try? TryResult(source, Self.options, session) else { return [] }
    let (trial, report) = (tried.trial, TryReport(tried))
    switch trial.outcome {
    case .refused, .solved: return refusals
    case .ambiguous(let ambiguity):
      let ranges = ambiguity.ranges.map { session.text(tried.words.range(of: $0)) }
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
      diagnostic.relatedInformation = text.related(members, uri: uri)
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
      (try? TryResult(source, Self.options, session)).map { tried in
        if case .refused = tried.trial.outcome { return [] }
        return [SolvedWindow(WhySubject(tried))]
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
