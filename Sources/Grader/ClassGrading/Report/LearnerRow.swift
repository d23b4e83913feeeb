import Course

/// One learner in the table of a class's page.
struct LearnerRow {
  let words: ReportWords
  let page: ReportPage

  func add(_ result: LearnerResult, to html: inout HTMLText) {
    html.raw("<tr><th scope=\"row\">")
    ClassLearner(result.learner).add(to: &html)
    if !result.learner.isListed {
      html.raw("<br/><span class=\"quiet\">")
      html.add(words.text(.says("report.unlisted")))
      html.raw("</span>")
    }
    addNotes(result.notices, to: &html)
    html.raw("</th><td>")
    page.add(result.total, to: &html)
    html.raw("</td>")
    for scored in result.answers { add(scored, to: &html) }
    html.raw("</tr>\n")
  }

  private func add(_ scored: LearnerResult.Scored, to html: inout HTMLText) {
    html.raw("<td>")
    page.addState(of: scored.answer, to: &html)
    html.raw("<br/>")
    page.addPoints(scored.points, of: scored.most, to: &html)
    var notes = scored.answer.remarks
    if let override = scored.override {
      notes.append(words.text(override.sentence(outOf: scored.most)))
    }
    if let blank = scored.blank, !Self.saysAll(blank.reason) {
      notes = [blank.words] + notes
    }
    addNotes(notes, to: &html)
    html.raw("</td>")
  }

  /// Whether the short form of a blank's reason says everything.
  private static func saysAll(_ reason: Blank.Reason) -> Bool {
    reason == .missing || reason == .nothing
  }

  private func addNotes(_ notes: [String], to html: inout HTMLText) {
    for note in notes {
      html.raw("<br/><small dir=\"auto\">")
      html.add(note)
      html.raw("</small>")
    }
  }
}
