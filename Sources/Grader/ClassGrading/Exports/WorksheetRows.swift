import Course

/// The rows of Moodle's offline grading worksheet.
struct WorksheetRows {
  private enum Column: String, CaseIterable {
    case identifier, grade
    case feedback = "feedbackcomments"
    case most = "maximumgrade"
    case changeable = "gradecanbechanged"
    case idNumber = "idnumber"
    case email = "emailaddress"
    case username
    case name = "fullname"
  }

  private let table: Table
  private let columns: [Column: Int]
  /// The learners' rows, by their index in the table.
  let learnerRows: [Int]
  /// The rows for each identity, by its column.
  private var index: [Column: [String: [Int]]] = [:]

  init(_ text: String, path: String) throws(InputFileError) {
    let table: Table
    do { table = try Table.read(text) } catch {
      throw InputFileError(path, line: error.line, column: error.column, error.sentence)
    }
    let head = table.rows.first?.cells.map { PersonName.letters($0.text) } ?? []
    var columns: [Column: Int] = [:]
    for column in Column.allCases { columns[column] = head.firstIndex(of: column.rawValue) }
    let needed: [(Column, String)] = [
      (.identifier, "Identifier"), (.grade, "Grade"), (.feedback, "Feedback comments"),
    ]
    for (column, heading) in needed where columns[column] == nil {
      throw InputFileError(
        path, line: 1, column: 1,
        .says("table.worksheet", ["heading": .text(heading)]))
    }
    (self.table, self.columns) = (table, columns)
    learnerRows = table.rows.indices.dropFirst().filter { !table.rows[$0].isEmpty }
    for column in [Column.identifier, .idNumber, .email, .username, .name] {
      for row in learnerRows {
        let key = Self.key(said(column, row), column)
        if !key.isEmpty { index[column, default: [:]][key, default: []].append(row) }
      }
    }
  }

  /// The rows that could be a learner's, by the first kind of identity that finds any.
  func rows(of learner: Learner) -> [Int] {
    let identities: [(Column, String?)] = [
      (.identifier, learner.systemID), (.idNumber, learner.idNumber), (.email, learner.email),
      (.username, learner.username), (.name, learner.name),
    ]
    for (column, said) in identities {
      guard let said else { continue }
      let key = Self.key(said, column)
      if !key.isEmpty, let rows = index[column]?[key] { return rows }
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

  private func said(_ column: Column, _ row: Int) -> String {
    guard let index = columns[column], index < table.rows[row].cells.count else { return "" }
    return PersonName.trimmed(table.rows[row].cells[index].text)
  }

  private static func key(_ text: String, _ column: Column) -> String {
    column == .identifier
      ? SubmissionLabel.participant(text) ?? text : PersonName.plain(text)
  }
}
