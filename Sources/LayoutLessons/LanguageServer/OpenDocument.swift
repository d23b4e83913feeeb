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
    let (scene, reasons) = TriedLines.refusals(in: text.text, Self.options.conditions)
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

  private var toldOfLines: [EditorDiagnostic] {
    guard let tried = try? TryResult(source, Self.options, session) else { return [] }
    let (trial, report) = (tried.trial, TryReport(tried))
    switch trial.outcome {
    case .refused, .solved: return refusals
    case .ambiguous(let ambiguity):
      let message = tried.words.ambiguity(ambiguity, along: trial.axes).map(session.text)
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

extension OpenDocument {
  struct Completion: Encodable {
    /// What kind of word it is, as editors number them.
    enum Kind: Int, Encodable {
      case field = 5
      case variable = 6
      case value = 12
    }

    let label: String
    let kind: Kind
    var detail: String?
  }

  /// An inlay hint: a value at the end of a line.
  struct InlayHint: Encodable {
    let position: EditorPlace
    let label, tooltip: String
    let paddingLeft = true
  }

  /// Attributes after a dot; elsewhere the names of the items and the numbers of the drawing.
  func completions(at place: EditorPlace) -> [Completion] {
    let before = text.parts(at: place)?.before ?? ""
    let letters = before.reversed().prefix { $0.isLetter }.count
    if before.dropLast(letters).last == "." {
      return Attribute.allCases.map { Completion(label: $0.name, kind: .field) }
    }
    let names = exercise?.itemNames ?? WrittenStatement.names(in: text.text)
    return names.map { Completion(label: ItemSpelling.name($0), kind: .variable) } + numbers
  }

  /// The numbers of the wanted layout in the first window that is shown, each once.
  private var numbers: [Completion] {
    guard case .answer(let prepared) = subject, !prepared.exercise.isQuestions,
      let layoutCase = prepared.expectation.cases.first, layoutCase.isShown,
      let frames = prepared.expectation.frames?.first
    else { return [] }
    let problem = prepared.exercise.problem(keeping: [], in: layoutCase)
    var meanings: [(number: String, names: [String])] = []
    for id in problem.scene.ids where problem.scene[id].kind == .view {
      for attribute in [Attribute.leading, .trailing, .width, .top, .bottom, .height] {
        let anchor = Anchor(id, attribute)
        let number = pointsText(problem.value(of: anchor, in: frames))
        let name = problem.scene.name(of: anchor)
        if let known = meanings.firstIndex(where: { $0.number == number }) {
          meanings[known].names.append(name)
        } else {
          meanings.append((number, [name]))
        }
      }
    }
    return meanings.map {
      Completion(label: $0.number, kind: .value, detail: $0.names.prefix(3).joined(separator: ", "))
    }
  }

  /// The value of the anchor at a position in each window, and why, as Markdown; `nil` if none.
  func hover(at place: EditorPlace) -> String? {
    let windows = windows
    guard let first = windows.first,
      let anchor = try? Anchor(typed: text.name(at: place), in: first.subject.problem.scene)
    else { return nil }
    let rows = windows.compactMap { window in
      window.value(of: anchor).map { "- \(window.title(session)): \($0)" }
    }
    var page = Page(columns: 96)
    let result = WhyResult(anchor, first.subject, session)
    result.add(to: &page)
    let why = page.lines.map(\.text).joined(separator: "\n")
    return (["`\(result.anchor)`", ""] + rows + ["", "```text", why, "```"]).joined(separator: "\n")
  }

  /// At the end of each line: the value of its first anchor, in each window that differs.
  func inlayHints(in range: EditorRange) -> [InlayHint] {
    let windows = windows
    guard let constraints = windows.first?.subject.problem.constraints else { return [] }
    var told: Set<Int> = []
    return constraints.compactMap { constraint in
      guard let written = constraint.origin.answerRange,
        (range.start.line...max(range.start.line, range.end.line)).contains(written.line - 1),
        told.insert(written.line).inserted
      else { return nil }
      let values = windows.compactMap { $0.value(of: constraint.first) }
      guard values.count == windows.count, let value = values.first else { return nil }
      let isSame = values.allSatisfy { $0 == value }
      return InlayHint(
        position: text.range(ofLine: written.end.line).end,
        label: "= \((isSame ? [value] : values).joined(separator: " | "))",
        tooltip: zip(windows, values).map { "\($0.title(session)): \($1)" }.joined(separator: "\n"))
    }
  }
}

extension WrittenStatement {
  /// The names in all lines of a text that can be read, each once.
  fileprivate static func names(in text: String) -> [String] {
    var known: Set<String> = []
    return EquationReader.read(text).statements.flatMap(\.itemNames)
      .filter { known.insert($0).inserted }
  }
}

/// A document's constraints in one window, with their solution.
struct SolvedWindow {
  let subject: WhySubject
  /// The layout; `nil` unless there is exactly one.
  private let frames: Frames?

  init(_ subject: WhySubject) {
    self.subject = subject
    if case .solved(let frames) = try? LayoutSolver.solution(of: subject.problem) {
      self.frames = frames
    } else {
      frames = nil
    }
  }

  /// The value of an anchor, in points; `nil` unless there is exactly one layout.
  func value(of anchor: Anchor) -> String? {
    frames.map { pointsText(subject.problem.value(of: anchor, in: $0)) }
  }

  func title(_ session: Session) -> String { session.text(subject.layoutCase.title) }
}
