package import Course
import Grading
package import LayoutEngine

/// What of the source documents the course carries, and where: `COVERAGE.md`, row by row.
package struct Coverage: Sendable {
  /// The file, below the course's folder.
  static let path = "COVERAGE.md"

  package struct Row: Sendable {
    package enum Status: Hashable, Sendable {
      /// The learner writes or answers this line in an exercise.
      case exercised(exercise: String, line: String)
      /// Everybody reads this sentence in a lesson.
      case taught(lesson: String, String)
      /// People who have passed a lesson's exercises read this sentence.
      case told(lesson: String, String)
      /// The course doesn't carry it, and the table says why.
      case leftOut
    }

    /// The row's number in the inventory, such as `G21`.
    package let id: String
    package let status: Status
    package let place: SourcePlace
  }

  package let rows: [Row]

  /// Reads the tables: number, what the row says, its status, what carries it.
  ///
  /// - Throws: A ``CourseError`` about the first row that has another form, or that doesn't follow
  ///   the row before it: `G02` follows `G01`, so that no row is forgotten.
  package init(_ file: CourseText) throws(CourseError) {
    let document = try MarkdownDocument.read(file.text, path: file.path)
    var rows: [Row] = []
    for block in document.blocks {
      guard case .grid(let grid) = block.content else { continue }
      var former: String?
      for (index, row) in grid.rows.map({ $0.map(\.words) }).enumerated() {
        // The header and the ruler stand above the first row.
        let place = SourcePlace(line: block.place.line + 2 + index, column: 1)
        guard row.count == 4, let status = Self.status(row[2], carriedBy: row[3]) else {
          throw CourseError(file.path, at: place, .says("check.coverage.row"))
        }
        let id = row[0].map(\.plain).joined()
        let wanted = Self.number(after: former, like: id)
        guard id == wanted else {
          throw CourseError(
            file.path, at: place,
            .says("check.coverage.gap", ["row": id, "wanted": wanted]))
        }
        former = id
        rows.append(Row(id: id, status: status, place: place))
      }
    }
    self.rows = rows
  }

  /// The number of the row after another one, or of the first row of a table.
  private static func number(after former: String?, like id: String) -> String {
    let letters = id.prefix { !$0.isNumber }
    let next = former.flatMap { Int($0.drop { !$0.isNumber }) }.map { $0 + 1 } ?? 1
    return letters + (next < 10 ? "0" : "") + "\(next)"
  }

  private static func status(
    _ cell: [Document.Inline], carriedBy carrier: [Document.Inline]
  ) -> Row.Status? {
    let status = cell.map(\.plain).joined()
    if status == "left out" {
      return carrier.map(\.plain).joined().hasPrefix("because ") ? .leftOut : nil
    }
    guard case .code(let name)? = carrier.first else { return nil }
    if status == "exercised" {
      guard carrier.count == 3, case .text(" states ") = carrier[1],
        case .code(let line) = carrier[2]
      else { return nil }
      return .exercised(exercise: name, line: line)
    }
    let words = carrier.dropFirst().map(\.plain).joined()
    guard let start = words.firstIndex(of: "\""), let end = words.lastIndex(of: "\""),
      start < end
    else { return nil }
    let quote = String(words[words.index(after: start)..<end])
    return switch status {
    case "taught": .taught(lesson: name, quote)
    case "told": .told(lesson: name, quote)
    default: nil
    }
  }

  /// What is wrong with a row in a course; `nil` if the course carries it as the row says.
  package func complaint(about row: Row, in course: Course) -> Sentence? {
    switch row.status {
    case .leftOut: nil
    case .exercised(let id, let line): complaint(about: row, line, of: id, in: course)
    case .taught(let folder, let sentence):
      complaint(about: row, sentence, in: course, folder) { $0.halves.before }
    case .told(let folder, let sentence):
      complaint(about: row, sentence, in: course, folder) { $0.halves.after }
    }
  }

  private func complaint(
    about row: Row, _ line: String, of id: String, in course: Course
  ) -> Sentence? {
    guard let exercise = course.exercise(id) else {
      return .says("check.coverage.exercise", ["row": row.id, "exercise": id])
    }
    return exercise.asks(for: line)
      ? nil
      : .says("check.coverage.line", ["row": row.id, "exercise": id, "line": line])
  }

  private func complaint(
    about row: Row, _ sentence: String, in course: Course, _ folder: String,
    _ half: (Lesson) -> [MarkdownDocument.Section]
  ) -> Sentence? {
    guard let lesson = course.lessons.first(where: { $0.folder == folder }) else {
      return .says("check.coverage.lesson", ["row": row.id, "lesson": folder])
    }
    return half(lesson).contains { $0.says(sentence) }
      ? nil
      : .says("check.coverage.sentence", ["row": row.id, "lesson": folder, "sentence": sentence])
  }
}

extension Exercise {
  /// Whether the learner writes a line, whichever way round it is written, or answers about it.
  fileprivate func asks(for line: String) -> Bool {
    let texts =
      solutions.map(\.text) + [solution.text]
      + laterSolutions.keys.sorted().map { solution(after: $0).text }
    let asked =
      questions.map { "\($0.lines ?? "")\n\($0.name)" }
      + namedLines.flatMap(\.lines).map(\.text) + (log.map { [$0.text.text] } ?? [])
    return asked.contains { states($0, line) }
      || texts.contains { states($0, line) } && !starters.contains { states($0.text, line) }
  }

  private func states(_ text: String, _ line: String) -> Bool {
    let wanted = forms(of: line)
    return text.contains(line) || (!wanted.isEmpty && Set(forms(of: text)).isSuperset(of: wanted))
  }

  private func forms(of text: String) -> [StatementForm] {
    EquationReader.read(text, names: itemNames).statements.flatMap { statement in
      guard case .constraints = statement.outcome else { return [StatementForm]() }
      return StatementForm(statement, scene: scene).parts
    }
  }
}

extension MarkdownDocument.Section {
  /// Whether words stand in the section, in whatever lines and marks.
  fileprivate func says(_ words: String) -> Bool {
    let folded = { (text: String) in
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    return blocks.contains { block in
      if case .listing(let listing) = block.content {
        return folded(listing.lines.joined(separator: "\n")).contains(folded(words))
      }
      return block.content.texts.contains {
        folded($0.map(\.plain).joined()).contains(folded(words))
      }
    }
  }
}
