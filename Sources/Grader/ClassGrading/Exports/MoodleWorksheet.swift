package import Course
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
  /// - Throws: ``InputFileError`` if it isn't such a worksheet.
  package init(_ text: String, path: String) throws(InputFileError) {
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
    guard let row = rows.first else {
      unknown.append(name)
      return ""
    }
    guard rows.count == 1 else {
      unclear.append(name)
      return ""
    }
    let feedback = ExportText(strings: facts.strings).summary(result, facts).inHTML
    entries[row, default: []].append(
      Entry(name: name, total: result.total, feedback: feedback))
    return ""
  }

  /// The whole sheet.
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
      (unknown, .says("export.sheet.unknown", ["names": .text(unknown.shortList)])),
      (unclear, .says("export.sheet.unclear", ["names": .text(unclear.shortList)])),
      (left, .says("export.sheet.left", ["names": .text(left.shortList)])),
      (locked, .says("export.sheet.locked", ["names": .text(locked.shortList)])),
      (replaced, .says("export.sheet.replaced", ["names": .text(replaced.shortList)])),
    ]
    var told = lists.filter { !$0.0.isEmpty }.map(\.1)
    if let scaled {
      told.append(
        .says("export.sheet.scaled", ["most": .points(scaled), "points": .points(facts.most)]))
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
