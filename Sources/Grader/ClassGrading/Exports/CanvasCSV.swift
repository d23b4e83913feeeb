/// Canvas's gradebook: `canvas.csv`.
///
/// A title with a number, `Homework 1 (1234)`, enters the points into that assignment, any other
/// into the one of that name; Canvas makes a new one where there is none. Learners without a total
/// are left out, since Canvas would delete what is entered already.
/// Source: Canvas LMS, gradebook importer.
package struct CanvasCSV: ClassFile {
  package let path = "canvas.csv"
  package private(set) var notices: [String] = []
  private let columns: GradebookColumns
  private var leftOut: LeftOut

  private static let identities: [Column<Learner>] = [
    .text("Student", \.name),
    .text("ID") { $0.systemID.flatMap { SubmissionLabel.isNumber($0) ? $0 : nil } },
    .text("SIS User ID", \.idNumber), .text("SIS Login ID", \.username),
    .text("Section", \.section),
  ]

  /// What Canvas reads as excused.
  private static let excused = TableCell.text("EX")

  package init(_ columns: GradebookColumns = .total(title: nil), roster: Roster? = nil) {
    self.columns = columns
    leftOut = LeftOut(roster)
  }

  /// The headings that Canvas knows, and the row of the most points.
  package func beginning(_ facts: ClassFacts) -> String {
    let titles = columns.titles(facts)
    let points = [TableCell.text("    Points Possible")]
    let none = Self.identities.dropFirst().map { _ in TableCell.empty }
    return tableRow(Self.identities.map { .text($0.title) } + titles.map { .text($0.title) })
      + tableRow(points + none + titles.map { .number($0.most) })
  }

  /// A learner's row; nothing without points.
  package mutating func text(for result: LearnerResult, _ facts: ClassFacts) -> String {
    let learner = result.learner
    let grades = columns.grades(result, facts)
    guard grades.contains(where: { $0 != .blank }) else { return "" }
    guard leftOut.keeps(learner, known: Self.identities.dropLast()) else { return "" }
    let marks = leftOut.cells(
      grades, under: columns.titles(facts), of: learner, excused: Self.excused)
    return tableRow(Self.identities.map { $0.cell(learner) } + marks)
  }

  /// Nothing: the last row ends the file.
  package mutating func end(_ facts: ClassFacts) -> String {
    notices = leftOut.notices(path, facts.strings)
    return ""
  }
}
