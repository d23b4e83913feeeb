import Course
import Feedback
import Grading
import LayoutEngine
import LogExplaining

/// A course whose files a page has handed over, and what is asked about it.
struct PageCourse {
  let course: OpenCourse
  private var prepared: [String: PreparedExercise] = [:]
  /// The windows of exercises that were drawn.
  var seen: [String: AnswerWindows] = [:]

  /// Opens a course whose files were added to ``MemoryFiles``.
  init(root: String) throws(CourseError) {
    course = try OpenCourse(CourseLoader(root: root, reading: .wrong))
  }

  /// An error in the words of the course's language.
  func text(of error: CourseError) -> String { error.text(in: course.strings) }

  func text(of sentence: Sentence) -> String { course.strings.text(sentence) }

  var strings: StringsCatalogue { course.strings }

  func lesson(in folder: String) throws(CourseError) -> Lesson { try course.lesson(in: folder) }

  // MARK: A checked answer

  /// What a check of an answer finds, under the names that `lessons check --json` has for it; `nil` if
  /// the course has no such exercise.
  mutating func check(_ text: String, to id: String) throws(CourseError) -> JSONText? {
    guard let prepared = try exercise(id) else { return nil }
    let findings = Grading(prepared).findings(on: Answer(text: text, path: "\(id).layout"))
    let told = ToldAnswer(findings, course.strings)
    return .object([
      ("verdict", .text(findings.verdict.name.rawValue)),
      ("summary", told.summary.map { .text($0) }),
      ("mistake", told.words.mistake.map { .text($0) }),
      ("diagnosis", told.words.diagnosis.map { .text($0.rawValue) }),
      ("note", told.words.note.map { .text($0) }), ("words", words(told.words)),
      ("findings", .list(told.all.map { .object([("words", words($0.words))]) })),
    ])
  }

  mutating func exercise(_ id: String) throws(CourseError) -> PreparedExercise? {
    if let known = prepared[id] { return known }
    guard let exercise = try course.exercise(id, reading: .wrong) else { return nil }
    let made = try PreparedExercise(exercise)
    prepared[id] = made
    return made
  }

  private func words(_ told: ToldWords) -> JSONText {
    .object([
      ("seen", .text(told.seen.joined(separator: " "))),
      ("meaning", told.meaning.isEmpty ? nil : .text(told.meaning.joined(separator: " "))),
      ("next", told.next.map { .text($0) }),
    ])
  }

  // MARK: Lines and logs

  /// The layout of some lines in a window, under the names that `lessons try --json` has for it.
  func layout(of lines: String, in window: Size) throws(TooManyStatements) -> JSONText {
    let trial = try TriedLines(
      lines, TriedLines.Conditions(window: window, direction: .leftToRight, ruleSet: .guide))
    guard case .solved(let frames) = trial.outcome else { return .object([]) }
    let views: [JSONText] = trial.problem.scene.namedFrames(frames).map { view in
      .object([
        ("name", .text(view.name)), ("left", .number(view.frame.x)),
        ("top", .number(view.frame.y)), ("width", .number(view.frame.width)),
        ("height", .number(view.frame.height)),
      ])
    }
    return .object([("outcome", .text("solved")), ("views", .list(views))])
  }

  /// What the conflicts of a log mean, under the names that `lessons explain --json` has for it.
  func explanation(of log: String) -> JSONText {
    let reports: [JSONText] = ConflictLog(reading: log).reports.map { report in
      let explanation = LogExplanation(report)
      return .object([
        ("suspects", .list(explanation.suspects.map { suspect($0, explanation) }))
      ])
    }
    return .object([("reports", .list(reports))])
  }

  private func suspect(_ suspicion: Suspicion, _ explanation: LogExplanation) -> JSONText {
    let advice = explanation.advice(on: suspicion)
    func text(_ sentences: [Sentence]) -> JSONText {
      .text(sentences.map { course.strings.text($0) }.joined(separator: " "))
    }
    return .object([
      ("line", .number(Double(explanation.number(of: suspicion.entry)))),
      ("code", .list(advice.code.map { .text($0) })),
      (
        "words",
        .object([
          ("seen", text([advice.headline])), ("meaning", text([advice.reason])),
          ("next", text([advice.change])),
        ])
      ),
    ])
  }
}
