import Course

/// `results.csv`: a row for each learner and exercise.
package struct ClassCSV: ClassFile {
  package let path = "results.csv"

  package init() {}

  /// The headings.
  package func beginning(_ facts: ClassFacts) -> String {
    tableRow(
      [
        "learner", "name", "id", "username", "email", "section", "listed", "lesson", "exercise",
        "title", "outcome", "points", "most", "verdict", "words", "hidden_cases", "hidden_failed",
        "hints", "file", "notices", "override", "why",
      ].map(TableCell.text))
  }

  /// A row for each exercise.
  package func text(for result: LearnerResult, _ facts: ClassFacts) -> String {
    let learner = result.learner
    let notices = result.notices.joined(separator: "\n")
    return zip(result.answers, facts.exercises).map { scored, exercise in
      let answer = scored.answer
      return tableRow([
        .text(learner.key), .text(learner.name), .text(learner.idNumber), .text(learner.username),
        .text(learner.email), .text(learner.section), .text(learner.isListed ? "yes" : "no"),
        .text(exercise.lesson), .text(exercise.id), .text(exercise.title),
        .text(answer.outcome.rawValue), .number(scored.points), .number(scored.most),
        .text(answer.blank?.reason.rawValue ?? answer.verdict?.rawValue),
        .text(answer.blank?.words ?? answer.summary), .number(answer.hidden.map { Double($0.all) }),
        .number(answer.hidden.map { Double($0.failed) }), .number(Double(answer.hints)),
        .text(answer.file), .text((notices.isEmpty ? [] : [notices]) + answer.remarks),
        .text(scored.override?.decision.name), .text(scored.override?.why),
      ])
    }.joined()
  }

  /// Nothing: the last row ends the file.
  package func end(_ facts: ClassFacts) -> String { "" }
}

extension TableCell {
  /// Sentences one below the other.
  fileprivate static func text(_ sentences: [String]) -> TableCell {
    sentences.isEmpty ? .empty : .text(sentences.joined(separator: "\n"))
  }
}
