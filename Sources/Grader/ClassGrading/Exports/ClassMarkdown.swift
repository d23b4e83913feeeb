import Course
import Feedback

/// A summary to paste where Markdown is shown: `summary.md`.
package struct ClassMarkdown: ClassFile {
  package let path = "summary.md"
  private var counts: [(passed: Int, notYet: Int, blank: Int)] = []
  private var attention: [String] = []
  private var totals = TotalNotes()

  package init() {}

  /// The heading and the beginning of the learners' table.
  package mutating func beginning(_ facts: ClassFacts) -> String {
    counts = facts.exercises.map { _ in (0, 0, 0) }
    attention = []
    totals = TotalNotes()
    let words = facts.strings
    let points = "\(words.text(.says("export.pointsHeading"))) (\(pointsText(facts.most)))"
    let heads = [
      words.text(.says("export.learner")), points, words.text(ExportSentence.passed),
      words.text(ExportSentence.noGrade),
    ]
    return "# \(facts.course.inMarkdown): \(facts.name.inMarkdown)\n\n"
      + row(heads)
      + "| --- | ---: | ---: | ---: |\n"
  }

  package mutating func text(for result: LearnerResult, _ facts: ClassFacts) -> String {
    totals.add(result)
    let outcomes = result.answers.map(\.answer.outcome)
    for (index, outcome) in outcomes.enumerated() where counts.indices.contains(index) {
      switch outcome {
      case .passed: counts[index].passed += 1
      case .notYet: counts[index].notYet += 1
      case .blank: counts[index].blank += 1
      }
    }
    let name = result.learner.shownName.inMarkdown
    attention += result.notices.map { "- \(name): \($0.inMarkdown)\n" }
    return row([
      name, result.total.points(outOf: facts.most).map(pointsText) ?? "–",
      "\(outcomes.count { $0 == .passed })", "\(outcomes.count { $0 == .blank })",
    ])
  }

  /// The exercises' table, and what the teacher should look at.
  package func end(_ facts: ClassFacts) -> String {
    let heads: [Sentence] = [
      .says("export.exercise"), ExportSentence.passed, .says("export.notYet"),
      ExportSentence.noGrade,
    ]
    let exercises = zip(facts.exercises, counts).map { exercise, count in
      row([
        exercise.title.inMarkdown, "\(count.passed)", "\(count.notYet)", "\(count.blank)",
      ])
    }
    let attentionHead = facts.strings.text(.says("export.attention"))
    let notices = attention.isEmpty ? "" : "\n## \(attentionHead)\n\n" + attention.joined()
    let notes = totals.sentences(facts.strings) {
      $0.map(\.inMarkdown).joined(separator: ", ")
    }
    return notes.map { "\n\($0)\n" }.joined() + "\n" + row(heads.map(facts.strings.text))
      + "| --- | ---: | ---: | ---: |\n" + exercises.joined() + notices
  }

  private func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }
}

extension String {
  /// The text on one line of Markdown, without marks, links and mentions.
  fileprivate var inMarkdown: String { MarkdownText.text(of: [.name(withoutControls)]) }
}
