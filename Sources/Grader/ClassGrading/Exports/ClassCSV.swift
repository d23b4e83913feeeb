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
        "hints", "file", "notices",
      ].map(TableCell.text))
  }

  /// A row for each exercise.
  package func text(for result: LearnerResult, _ facts: ClassFacts) -> String {
    let learner = result.learner
    let notices = result.notices.joined(separator: "\n")
    return zip(result.works, facts.exercises).map { scored, exercise in
      let work = scored.work
      return tableRow([
        .text(learner.key), .text(learner.name), .text(learner.idNumber), .text(learner.username),
        .text(learner.email), .text(learner.section), .text(learner.isListed ? "yes" : "no"),
        .text(exercise.lesson), .text(exercise.id), .text(exercise.title),
        .text(work.outcome.rawValue), .number(scored.points), .number(scored.most),
        .text(work.blank?.reason.rawValue ?? work.verdict?.rawValue),
        .text(work.blank?.words ?? work.summary), .number(work.hidden.map { Double($0.all) }),
        .number(work.hidden.map { Double($0.failed) }), .number(Double(work.hints)),
        .text(work.file), .text((notices.isEmpty ? [] : [notices]) + work.remarks),
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
