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
