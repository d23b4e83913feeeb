package import Course
import LayoutEngine
import Feedback

/// Moodle's offline grading worksheet, filled: `moodle-worksheet.csv`.
///
/// Enters grades and feedback into the rows of graded learners. Every other cell stays as the teacher
/// downloaded it, byte for byte, with its delimiter, quotes and line ends. A row that matches no
/// learner or several stays unchanged and is reported.
/// Source: Moodle, Assignment, Offline grading worksheet.
package struct MoodleWorksheet: ClassFile {
  package let path = "moodle-worksheet.csv"
  package private(set) var notices: [String] = []
  private let sheet: WorksheetRows
  /// The entries by the index of their row; a row that matches several learners has several.
  private var entries: [Int: [Entry]] = [:]
  private var unknown: [String] = []
  private var unclear: [String] = []

  private struct Entry {
    let name: String
    let total: LearnerTotal
    let feedback: String
  }

  /// - Parameters:
  ///   - text: The worksheet as it was downloaded, with its byte order mark.
  ///   - path: What messages call the file.
  /// - Throws: ``CourseError`` if it isn't such a worksheet.
  package init(_ text: String, path: String) throws(CourseError) {
    sheet = try WorksheetRows(text, path: path)
  }

  /// Nothing: the sheet is written when all learners are known.
  package mutating func beginning(_ facts: ClassFacts) -> String {
    (entries, unknown, unclear, notices) = ([:], [], [], [])
    return ""
  }

  /// Remembers the learner's points, because the rows have another order.
  package mutating func text(for result: LearnerResult, _ facts: ClassFacts) -> String {
    guard result.total.points != nil else { return "" }
    let name = result.learner.shownName
    let rows = sheet.rows(of: result.learner)
    guard let row = rows.first, rows.count == 1 else {
      if rows.isEmpty { unknown.append(name) } else { unclear.append(name) }
      return ""
    }
    let feedback = ExportText(strings: facts.strings).summary(result, facts).inHTML
    entries[row, default: []].append(
      Entry(name: name, total: result.total, feedback: feedback))
    return ""
  }

  package mutating func end(_ facts: ClassFacts) -> String {
    var cells: [Int: (grade: String, feedback: String)] = [:]
    var left: [String] = []
    var locked: [String] = []
    var replaced: [String] = []
    var scaled: Double?
    for row in sheet.learnerRows {
      guard let found = entries[row], let entry = found.first else {
        left.append(sheet.name(of: row))
        continue
      }
      if found.count > 1 {
        unclear += found.map(\.name)
      } else if sheet.isLocked(row) {
        locked.append(entry.name)
      } else {
        let most = sheet.most(of: row) ?? facts.most
        if most != facts.most { scaled = scaled ?? most }
        guard let grade = entry.total.points(outOf: most) else { continue }
        if sheet.has(row, otherThan: grade, entry.feedback) { replaced.append(entry.name) }
        cells[row] = (sheet.spelling(grade), TableCell.text(entry.feedback).spelling)
      }
    }
    let lists: [([String], Sentence)] = [
      (unknown, .says("export.sheet.unknown", ["names": unknown.shortList])),
      (unclear, .says("export.sheet.unclear", ["names": unclear.shortList])),
      (left, .says("export.sheet.left", ["names": left.shortList])),
      (locked, .says("export.sheet.locked", ["names": locked.shortList])),
      (replaced, .says("export.sheet.replaced", ["names": replaced.shortList])),
    ]
    var told = lists.filter { !$0.0.isEmpty }.map(\.1)
    if let scaled {
      told.append(
        .says("export.sheet.scaled", ["most": scaled, "points": facts.most]))
    }
    notices = told.map(facts.strings.text)
    return sheet.text(entering: cells)
  }
}

extension String {
  /// The text as HTML, the format in which Moodle reads these comments.
  fileprivate var inHTML: String {
    Markup.content(self).replacing("\n", with: "<br>")
  }
}

struct WorksheetRows {
  /// The headings that are known, as their letters.
  private enum Heading: String, CaseIterable {
    case identifier, grade
    case feedback = "feedbackcomments"
    case most = "maximumgrade"
    case changeable = "gradecanbechanged"
    case idNumber = "idnumber"
    case email = "emailaddress"
    case username
    case name = "fullname"
  }

  /// What a row may be found by, in this order.
  private static let identities: [(heading: Heading, of: @Sendable (Learner) -> String?)] = [
    (.identifier, \.systemID), (.idNumber, \.idNumber), (.email, \.email),
    (.username, \.username), (.name, \.name),
  ]

  private let table: ReadTable
  private let columns: [Heading: Int]
  /// The learners' rows, by their index in the table.
  let learnerRows: [Int]
  /// The rows for each identity, by its heading.
  private var index: [Heading: [String: [Int]]] = [:]

  init(_ text: String, path: String) throws(CourseError) {
    table = try ReadTable(text, path: path)
    let head = table.rows.first?.cells.map { PersonName.letters($0.text) } ?? []
    var columns: [Heading: Int] = [:]
    for heading in Heading.allCases { columns[heading] = head.firstIndex(of: heading.rawValue) }
    let needed: [(Heading, String)] = [
      (.identifier, "Identifier"), (.grade, "Grade"), (.feedback, "Feedback comments"),
    ]
    for (heading, words) in needed where columns[heading] == nil {
      throw CourseError(
        path, at: SourcePlace(line: 1, column: 1), .says("table.worksheet", ["heading": words]))
    }
    self.columns = columns
    learnerRows = table.rows.indices.dropFirst().filter { [table] in !table.rows[$0].isEmpty }
    for (heading, _) in Self.identities {
      for row in learnerRows {
        let key = Self.key(said(heading, row), heading)
        if !key.isEmpty { index[heading, default: [:]][key, default: []].append(row) }
      }
    }
  }

  /// The rows that could be a learner's, by the first kind of identity that finds any.
  func rows(of learner: Learner) -> [Int] {
    for (heading, identity) in Self.identities {
      let key = Self.key(identity(learner) ?? "", heading)
      if !key.isEmpty, let rows = index[heading]?[key] { return rows }
    }
    return []
  }

  /// What messages call a row's learner.
  func name(of row: Int) -> String {
    let name = said(.name, row)
    return name.isEmpty ? said(.identifier, row) : name
  }

  /// Whether Moodle says that the grade can't be changed.
  func isLocked(_ row: Int) -> Bool { PersonName.letters(said(.changeable, row)) == "no" }

  /// The maximum grade; `nil` if the sheet doesn't have it.
  func most(of row: Int) -> Double? {
    let text = said(.most, row).replacing(",", with: ".")
    return Double(text).flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }

  /// Whether the row already has another grade or another comment.
  func has(_ row: Int, otherThan grade: Double, _ feedback: String) -> Bool {
    let old = (grade: said(.grade, row), feedback: said(.feedback, row))
    let number = Double(old.grade.replacing(",", with: "."))
    return !old.grade.isEmpty && old.grade != "-" && number != grade
      || !old.feedback.isEmpty && old.feedback != feedback
  }

  /// A grade as the sheet writes numbers.
  func spelling(_ grade: Double) -> String {
    let plain = TableCell.number(grade).spelling
    let hasComma = learnerRows.contains { said(.most, $0).contains(",") }
    return hasComma ? TableCell.text(plain.replacing(".", with: ",")).spelling : plain
  }

  /// The sheet with grades and comments in some of its rows.
  func text(entering cells: [Int: (grade: String, feedback: String)]) -> String {
    let rows = Dictionary(uniqueKeysWithValues: cells.map { (table.rows[$0].line, $1) })
    return table.text { row, index in
      guard let cells = rows[row.line] else { return nil }
      if index == columns[.grade] { return cells.grade }
      return index == columns[.feedback] ? cells.feedback : nil
    }
  }

  private func said(_ heading: Heading, _ row: Int) -> String {
    guard let index = columns[heading], index < table.rows[row].cells.count else { return "" }
    return PersonName.trimmed(table.rows[row].cells[index].text)
  }

  private static func key(_ text: String, _ heading: Heading) -> String {
    heading == .identifier
      ? SubmissionLabel.participant(text) ?? text : PersonName.plain(text)
  }
}
