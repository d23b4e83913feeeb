package import Course
import Platform

/// Writes what is said about several assignments into a report's folder.
package struct TermReport: Sendable {
  private let term: Term
  private let page: TermPage
  private let facts: ClassFacts

  /// - Parameters:
  ///   - term: The assignments.
  ///   - title: The heading that the teacher chose; `nil` for one with the assignments' names.
  ///   - strings: The program's sentences.
  ///   - program: The program that writes: `lessons 0.7`.
  ///   - style: The style sheet of the pages.
  package init(
    _ term: Term, title: String?, strings: StringsCatalogue, program: String, style: String = ""
  ) {
    self.term = term
    facts = ClassFacts(
      course: term.assignments.first?.course ?? "", name: term.names.joined(separator: ", "),
      exercises: [], policy: GradingPolicy(), strings: strings, program: program, isSeeded: false,
      title: title, style: style)
    page = TermPage(term, facts)
  }

  /// Writes all files, and puts them in the place of the old ones.
  ///
  /// - Returns: What the teacher should know.
  /// - Throws: ``JournalError`` if something can't be written.
  package func write(into report: borrowing ReportFolder) throws(JournalError) -> [String] {
    var files = try FreshFiles(report)
    try files.write(page.index, to: "index.html")
    try files.write(TermCSV.text(term), to: "results.csv")
    try files.makeFolder("learners")
    for row in term.rows {
      try files.write(
        page.text(for: row), to: "learners/\(row.learner.fileName).html")
    }
    // An empty journal makes the folder a report, into which a later run may write.
    try FileStream.write(
      String(decoding: JournalHeader(fingerprint: 0, program: 0).bytes, as: UTF8.self),
      to: "\(files.folder)/\(ReportFolder.journal)")
    var notices = try files.replaceOld(in: report, facts.strings)
    if !term.namesakes.isEmpty {
      notices.append(
        facts.strings.text(
          .says("term.namesakes", ["names": term.namesakes.shortList])))
    }
    return notices
  }
}

/// `results.csv` of several assignments: a row for each learner and assignment.
enum TermCSV {
  private struct Row {
    let learner: Learner
    let assignment: String
    let part: Assignment.Part?
  }

  private static let columns: [Column<Row>] =
    Column.identities(\.learner) + [
      .text("assignment", \.assignment), .number("points", \.part?.points),
      .number("most", \.part?.most),
      .number("passed") {
        $0.part.map { Double($0.answers.count { $0.outcome == .passed }) }
      },
      .number("exercises") { $0.part.map { Double($0.answers.count) } },
    ]

  static func text(_ term: Term) -> String {
    let rows = term.rows.flatMap { row in
      zip(term.names, row.parts).map { name, part in
        columns.line(Row(learner: row.learner, assignment: name, part: part))
      }
    }
    return columns.head() + rows.joined()
  }
}
