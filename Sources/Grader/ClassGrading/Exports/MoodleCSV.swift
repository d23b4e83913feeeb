/// Moodle's gradebook: `moodle.csv`, for Grades, Import, CSV file.
///
/// The file leaves out learners whom Moodle can't know, or who have no total: an unknown user would
/// stop the import, and an empty cell would delete a grade. Every grade has feedback, because Moodle
/// ignores one without the other.
/// Source: Moodle, Grade import.
package struct MoodleCSV: ClassFile {
  package let path = "moodle.csv"
  package private(set) var notices: [String] = []
  private let columns: GradebookColumns
  private var leftOut: LeftOut

  private static let identities: [Column<Learner>] = [
    .text("username", \.username), .text("idnumber", \.idNumber),
    .text("Email address", \.email),
  ]

  package init(_ columns: GradebookColumns = .total(title: nil), roster: Roster? = nil) {
    self.columns = columns
    leftOut = LeftOut(roster)
  }

  /// The headings.
  package func beginning(_ facts: ClassFacts) -> String {
    let titles = columns.titles(facts).flatMap { [$0.title, "\($0.title) (feedback)"] }
    return tableRow((Self.identities.map(\.title) + titles).map(TableCell.text))
  }

  /// A learner's row; nothing without points.
  package mutating func text(for result: LearnerResult, _ facts: ClassFacts) -> String {
    let learner = result.learner
    let grades = columns.grades(result, facts)
    guard grades.contains(where: { $0.points != nil }) else { return "" }
    guard leftOut.keeps(learner, known: Self.identities[...]) else { return "" }
    let marks = leftOut.cells(grades, under: columns.titles(facts), of: learner)
    let cells = zip(marks, words(result, facts)).flatMap { [$0, TableCell.text($1)] }
    return tableRow(Self.identities.map { $0.cell(learner) } + cells)
  }

  private func words(_ result: LearnerResult, _ facts: ClassFacts) -> [String] {
    let text = ExportText(strings: facts.strings)
    switch columns {
    case .total: return [text.summary(result, facts)]
    case .exercises:
      return zip(result.answers, facts.exercises).map { scored, exercise in
        let words = text.short(scored)
        return words.isEmpty ? text.grade(scored, title: exercise.title) : words
      }
    }
  }

  /// Nothing: the last row ends the file.
  package mutating func end(_ facts: ClassFacts) -> String {
    notices = leftOut.notices(path, facts.strings)
    return ""
  }
}
