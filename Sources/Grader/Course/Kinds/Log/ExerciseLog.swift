import LayoutEngine

/// What a console said, for learners to read: `log.txt` in an exercise's folder.
package struct ExerciseLog: Hashable, Sendable {
  static let fileName = "log.txt"

  package let text: CourseText
  /// The reports, in the order of the file; at least one.
  package private(set) var reports: [ShownReport]

  /// Reads a file in which every line that looks like an entry is one.
  init(_ text: CourseText) throws(CourseError) {
    self.text = text
    var reports: [ShownReport] = []
    for report in ConflictLog(reading: text.text).reports {
      if let unread = report.unread.first {
        throw CourseError(
          text.path, at: unread.range.start,
          .says("course.log.unread", ["line": .text(unread.text)]))
      }
      let layout = LoggedLayout(report)
      if let index = layout.constraints.firstIndex(of: nil) {
        let entry = report.entries[index]
        throw CourseError(
          text.path, at: entry.range.start,
          .says("course.log.invalid", ["line": .text(entry.text)]))
      }
      reports.append(
        ShownReport(report, layout, firstLine: reports.last?.lines.upperBound ?? 1))
    }
    guard !reports.isEmpty else {
      throw CourseError(
        text.path,
        .says("course.log.empty"))
    }
    self.reports = reports
  }

  package var lines: Range<Int> { 1..<(reports.last?.lines.upperBound ?? 1) }

  func report(of line: Int) -> ShownReport? { reports.first { $0.lines.contains(line) } }

  /// Gives items the names that an author has chosen, by the addresses that the log prints.
  mutating func name(_ names: [String: String]) throws(SceneError) {
    for (index, report) in reports.enumerated() {
      var chosen: [ItemID: String] = [:]
      for item in report.items {
        if let address = item.address { chosen[item.id] = names[address] }
      }
      try reports[index].name(chosen)
    }
  }
}
