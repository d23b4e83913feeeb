/// `results.csv` of several assignments: a row for each learner and assignment.
enum TermCSV {
  static func text(_ term: Term) -> String {
    let head = [
      "learner", "name", "id", "username", "email", "section", "assignment", "points", "most",
      "passed", "exercises",
    ]
    let rows = term.rows.flatMap { row in
      zip(term.names, row.parts).map { name, part in
        let learner = row.learner
        return tableRow([
          .text(learner.key), .text(learner.name), .text(learner.idNumber),
          .text(learner.username), .text(learner.email), .text(learner.section),

          .text(name), .number(part?.points), .number(part?.most),
          .number(part.map { Double($0.answers.count { $0.outcome == .passed }) }),
          .number(part.map { Double($0.answers.count) }),
        ])
      }
    }
    return tableRow(head.map(TableCell.text)) + rows.joined()
  }
}
