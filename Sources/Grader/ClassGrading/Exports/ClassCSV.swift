import Course

/// `results.csv`: a row for each learner and exercise.
package struct ClassCSV: ClassFile {
  package let path = "results.csv"

  package init() {}

  private struct Row {
    let result: LearnerResult
    let scored: LearnerResult.Scored
    let exercise: ClassFacts.GradedExercise

    var answer: GradedAnswer { scored.answer }

    /// Sentences one below the other.
    var notices: String? {
      let all = result.notices + answer.remarks
      return all.isEmpty ? nil : all.joined(separator: "\n")
    }
  }

  private static let columns: [Column<Row>] =
    Column.identities(\.result.learner) + [
      .text("listed") { $0.result.learner.isListed ? "yes" : "no" },
      .text("lesson", \.exercise.lesson), .text("exercise", \.exercise.id),
      .text("title", \.exercise.title), .text("outcome", \.answer.outcome.rawValue),
      .number("points", \.scored.points), .number("most", \.scored.most),
      .text("verdict") { $0.answer.blank?.reason.rawValue ?? $0.answer.verdict?.rawValue },
      .text("words") { $0.answer.blank?.words ?? $0.answer.summary },
      .number("hidden_cases") { $0.answer.hidden.map { Double($0.all) } },
      .number("hidden_failed") { $0.answer.hidden.map { Double($0.failed) } },
      .number("hints") { Double($0.answer.hints) }, .text("file", \.answer.file),
      .text("notices", \.notices), .text("override", \.scored.override?.decision.name),
      .text("why", \.scored.override?.why),
    ]

  package func beginning(_ facts: ClassFacts) -> String { Self.columns.head() }

  package func text(for result: LearnerResult, _ facts: ClassFacts) -> String {
    zip(result.answers, facts.exercises).map { scored, exercise in
      Self.columns.line(Row(result: result, scored: scored, exercise: exercise))
    }.joined()
  }
}
