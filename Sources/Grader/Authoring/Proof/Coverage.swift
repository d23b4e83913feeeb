package import Course
import Grading
package import LayoutEngine

/// What of the source documents the course carries, and where: `COVERAGE.md`, row by row.
///
/// A row that can be checked names an exercise and a line of it; a row that can't quotes the
/// sentence of a lesson that carries it.
package struct Coverage: Sendable {
  /// The file, below the course's folder.
  static let path = "COVERAGE.md"

  /// One row of the inventory.
  package struct Row: Sendable {
    /// What carries the row.
    package enum Carrier: Hashable, Sendable {
      /// An exercise in whose solution, given lines, log, questions or wrong answers the line
      /// occurs.
      case exercise(id: String, line: String)
      /// A sentence in a lesson.
      case sentence(lesson: String, String)
    }

    /// The row's number in the inventory, such as `G21`.
    package let id: String
    package let carrier: Carrier
    package let place: SourcePlace
  }

  package let rows: [Row]

  /// Reads the table: number, what the row says, what carries it.
  package init(_ file: CourseText) throws(CourseError) {
    let document: MarkdownDocument
    do { document = try MarkdownDocument.read(file.text) } catch {
      throw CourseError(file.path, at: SourcePlace(error.place), error.sentence)
    }
    var rows: [Row] = []
    for block in document.blocks {
      guard case .table(_, let cells) = block.content else { continue }
      for (index, row) in cells.enumerated() {
        // The header and the ruler stand above the first row.
        let place = SourcePlace(line: block.place.line + 2 + index, column: 1)
        guard row.count == 3, let carrier = Self.carrier(in: row[2]) else {
          throw CourseError(
            file.path, at: place,
            .says("check.coverage.row"))
        }
        rows.append(Row(id: row[0].map(\.plain).joined(), carrier: carrier, place: place))
      }
    }
    self.rows = rows
  }

  private static func carrier(in cell: [MarkdownInline]) -> Row.Carrier? {
    guard case .code(let name)? = cell.first else { return nil }
    if cell.count == 3, case .text(" states ") = cell[1], case .code(let line) = cell[2] {
      return .exercise(id: name, line: line)
    }
    let words = cell.dropFirst().map(\.plain).joined()
    guard let start = words.firstIndex(of: "\""), let end = words.lastIndex(of: "\""),
      start < end
    else { return nil }
    return .sentence(lesson: name, String(words[words.index(after: start)..<end]))
  }

  /// What is wrong with a row in a course; `nil` if the course carries it.
  package func complaint(about row: Row, in course: Course) -> Sentence? {
    switch row.carrier {
    case .exercise(let id, let line):
      guard let exercise = course.exercise(id) else {
        return .says("check.coverage.exercise", ["row": .text(row.id), "exercise": .text(id)])
      }
      return exercise.states(line)
        ? nil
        : .says(
          "check.coverage.line", ["row": .text(row.id), "exercise": .text(id), "line": .text(line)])
    case .sentence(let folder, let sentence):
      guard let lesson = course.lessons.first(where: { $0.folder == folder }) else {
        return .says("check.coverage.lesson", ["row": .text(row.id), "lesson": .text(folder)])
      }
      return lesson.contains(sentence)
        ? nil
        : .says(
          "check.coverage.sentence",
          ["row": .text(row.id), "lesson": .text(folder), "sentence": .text(sentence)])
    }
  }
}

extension Exercise {
  /// Whether a line occurs in the exercise, whichever way round it is written.
  fileprivate func states(_ line: String) -> Bool {
    let texts =
      [solution.text] + laterSolutions.keys.sorted().map { solution(after: $0).text }
      + given.map(\.text) + wrongAnswers.map(\.answer.text)
      + questions.map { "\($0.lines ?? "")\n\($0.name)" }
      + namedLines.flatMap(\.lines).map(\.text)
      + (log.map { [$0.text.text] } ?? [])
    let wanted = forms(of: line)
    return texts.contains { text in
      text.contains(line) || (!wanted.isEmpty && Set(forms(of: text)).isSuperset(of: wanted))
    }
  }

  private func forms(of text: String) -> [StatementForm] {
    EquationReader.read(text, names: itemNames).statements.flatMap { statement in
      guard case .constraints = statement.outcome else { return [StatementForm]() }
      return StatementForm(statement, scene: scene).parts
    }
  }
}

extension Lesson {
  /// Whether a sentence stands in the lesson, in whatever lines and marks.
  fileprivate func contains(_ sentence: String) -> Bool {
    let folded = { (text: String) in
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    return document.blocks.contains { block in
      block.content.texts.contains {
        folded($0.map(\.plain).joined()).contains(folded(sentence))
      }
    }
  }
}
