import Course

/// One learner in the table of a class's page.
struct LearnerRow {
  /// A part of the table; the first one has those whom a teacher looks for first.
  enum Part: Hashable, CaseIterable {
    case needsAttention, hasMore, complete

    init(_ result: LearnerResult) {
      self =
        LearnerNeed(result) != nil
        ? .needsAttention : result.answers.allSatisfy(\.answer.isPassed) ? .complete : .hasMore
    }

    func words(count: Int) -> Sentence {
      switch self {
      case .needsAttention: ReportSentence.attention(count: count)
      case .hasMore: .says("report.part.hasMore", ["count": .count(count)])
      case .complete: .says("report.part.complete", ["count": .count(count)])
      }
    }
  }

  let words: ReportWords
  let page: ReportPage
  let facts: ClassFacts

  func add(_ result: LearnerResult, to html: inout HTMLText) {
    html.raw("<tr><th scope=\"row\">")
    ClassLearner(result.learner).add(to: &html)
    if !result.learner.isListed {
      html.raw(" <small>")
      html.add(words.text(.says("report.unlisted")))
      html.raw("</small>")
    }
    addNotes(result.notices, to: &html)
    html.raw("</th><td class=\"points\">")
    if result.total.points == nil {
      html.raw("–")
    } else {
      page.add(result.total, to: &html)
    }
    html.raw("</td>")
    for (scored, exercise) in zip(result.answers, facts.exercises) {
      add(scored, of: result.learner, exercise, to: &html)
    }
    html.raw("</tr>\n")
  }

  /// The state, and the mistake; the points where they aren't what everybody gets for that state.
  private func add(
    _ scored: LearnerResult.Scored, of learner: Learner, _ exercise: ClassFacts.GradedExercise,
    to html: inout HTMLText
  ) {
    let answer = scored.answer
    html.raw("<td class=\"\(ReportPage.kind(of: scored))\">")
    if answer.isPassed {
      page.addState(of: scored, to: &html)
    } else {
      html.raw("<a href=\"learners/\(learner.fileName).html#")
      html.add(ExercisePart.anchor(of: exercise))
      html.raw("\">")
      page.addState(of: scored, to: &html)
      html.raw("</a>")
    }
    if answer.untouched == nil, answer.verdict != .passed, let mistake = MistakeName(answer) {
      html.raw(" <span class=\"why\" dir=\"auto\">")
      html.add(words.text(MistakeSentence.words(for: mistake)))
      html.raw("</span>")
    }
    if let points = scored.points, points != (answer.isPassed ? scored.most : 0) {
      html.raw(" <small>")
      page.addPoints(points, of: scored.most, to: &html)
      html.raw("</small>")
    }
    if let override = scored.override {
      html.raw(" <small dir=\"auto\">")
      html.add(words.text(override.sentence(outOf: scored.most)))
      html.raw("</small>")
    }
    let blank = scored.blank.flatMap { Self.saysAll($0.reason) ? nil : $0.words }
    addNotes([blank].compactMap(\.self) + answer.remarks, to: &html)
    html.raw("</td>")
  }

  /// Whether the short form of a blank's reason says everything.
  private static func saysAll(_ reason: Blank.Reason) -> Bool {
    reason == .missing || reason == .nothing
  }

  private func addNotes(_ notes: [String], to html: inout HTMLText) {
    guard !notes.isEmpty else { return }
    html.fold(words.text(.says("report.details")))
    for note in notes {
      html.raw("<small dir=\"auto\">")
      html.add(note)
      html.raw("</small>")
    }
    html.raw("</details>")
  }
}
