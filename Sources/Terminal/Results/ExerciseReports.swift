package import Course
import Feedback
package import Grading
import LayoutEngine

/// An exercise and how far it has come.
package struct ExerciseReport: Encodable {
  package let id: String
  package let title: String
  package let kind: String
  /// The id of the lesson that it belongs to.
  package let lesson: String
  /// `open`, `begun`, `skipped`, `seen` or `solved`.
  package let state: String
  package let hints: Int
  package let checks: Int
  /// The learner's file; left out while there is no folder for it.
  package let file: String?

  package init(_ exercise: Exercise, _ session: Session) {
    let record = session.progress[exercise.id]
    id = exercise.id
    title = exercise.title
    kind = exercise.kind.rawValue
    lesson = exercise.lesson.id
    state = session.state(of: exercise.id).rawValue
    hints = record.hints
    checks = record.checks
    file = (try? session.workspace?.file(of: exercise)).map(session.surroundings.shortened)
  }
}

package struct LessonReport: Encodable {
  package let id: String
  package let title: String
  /// The folder's name in the course.
  package let folder: String
  package let minutes: Int
  /// Whether every exercise is behind the learner, which opens the explanation.
  package let isComplete: Bool

  package init(_ lesson: LessonHeader, _ session: Session) throws(CommandError) {
    id = lesson.id
    title = lesson.title
    folder = lesson.folder
    minutes = try session.minutes(of: lesson)
    isComplete = session.isComplete(lesson)
  }
}

/// What a learner is shown before answering.
package struct TaskReport: Encodable {
  package let words: String
  /// The given lines, in addition to the learner's.
  package let given: [String]
  /// The lines of the log that it is about, in their order; left out where there is none.
  package let log: [String]?
  /// The views as a tree, a line for each; left out where no question is about it.
  package let tree: [String]?
  /// The names of what is asked; empty for answers that are equations.
  package let questions: [String]
  /// The layouts to reach; empty where they would give the answer away, or none is to be reached.
  package let goals: [PictureReport]
  /// The layouts that are drawn to be looked at; left out where there are none.
  package let shown: [PictureReport]?
  /// The lines of two layouts that are to be told apart; left out where none are.
  package let pair: [NamedLines]?

  package struct NamedLines: Encodable {
    package let name: String
    package let lines: [String]
  }

  package init(_ prepared: PreparedExercise) {
    let exercise = prepared.exercise
    words = exercise.task
    given = exercise.given.map(\.text)
    log = exercise.log?.reports.flatMap(\.entries).map(\.text)
    tree =
      exercise.questions.contains(where: \.isAboutTree)
      ? TreeDrawing.lines(of: exercise.scene) : nil
    questions = exercise.questions.map(\.name)
    goals = exercise.isQuestions ? [] : Self.reports(prepared.goal)
    shown = prepared.shown.map { Self.reports($0.picture) }
    let named = exercise.namedLines.map { NamedLines(name: $0, lines: $1.map(\.text)) }
    pair = named.isEmpty ? nil : named
  }

  private static func reports(_ pictures: Pictures) -> [PictureReport] {
    pictures.windows.map { PictureReport($0.picture, in: $0.layoutCase) }
  }
}

extension Lesson {
  /// The lesson's Markdown, up to the exercises or with what is read after them.
  package func markdown(withExplanation: Bool) -> String {
    let lines = file.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    // The front matter is the author's business, and the title is its first block.
    let start = document.blocks.first.map { $0.place.line - 1 } ?? 0
    let end = withExplanation ? lines.count : halves.after.first.map { $0.place.line - 1 }
    return lines[start..<max(start, min(end ?? lines.count, lines.count))].joined(separator: "\n")
      .trimmingEmptyLinesAtEnd
  }

  /// The Markdown of one section, without its heading.
  package func markdown(of section: MarkdownDocument.Section) -> String {
    let lines = file.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard let start = section.blocks.first.map({ $0.place.line - 1 }) else { return "" }
    let end = document.sections.map { $0.place.line - 1 }.first { $0 > start } ?? lines.count
    return lines[start..<min(end, lines.count)].joined(separator: "\n").trimmingEmptyLinesAtEnd
  }
}

extension String {
  fileprivate var trimmingEmptyLinesAtEnd: String {
    var text = self[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
