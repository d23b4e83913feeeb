package import Course

/// A learner's report as one page: the feedback of `check` on each answer, and nothing about other
/// learners.
package struct LearnerPage: LearnerFile {
  package let folder = "learners"
  package let fileExtension = "html"
  private let words: ReportWords
  private let page: ReportPage
  private let drawing: PictureFigure

  /// Takes the words from a catalogue once for all learners.
  package init(_ strings: StringsCatalogue) {
    words = ReportWords(strings)
    page = ReportPage(words: words)
    drawing = PictureFigure(words: words)
  }

  /// The page, with the feedback on each answer.
  package func text(for result: LearnerResult, _ facts: ClassFacts) -> String? {
    var html = HTMLText(reserving: 2000 * result.answers.count)
    page.begin(on: &html, name: result.learner.name) { ReportSentence.page(of: $0) }
    html.raw("<p>")
    html.name(facts.name)
    html.raw("</p>\n<p><strong>")
    html.add(words.text(ReportSentence.total))
    html.raw(": ")
    page.add(result.total, to: &html)
    html.raw("</strong></p>\n")
    let hasPictures = result.answers.contains { $0.answer.feedback?.pictures.isEmpty == false }
    if hasPictures { drawing.addLegend(to: &html) }
    for (scored, exercise) in zip(result.answers, facts.exercises) {
      add(scored, exercise, to: &html)
    }
    page.end(facts, on: &html)
    return html.html
  }

  private func add(
    _ scored: LearnerResult.Scored, _ exercise: ClassFacts.GradedExercise,
    to html: inout HTMLText
  ) {
    let answer = scored.answer
    html.raw("<section>\n<h2>")
    html.name(exercise.title)
    html.raw("</h2>\n<p class=\"quiet\" dir=\"auto\">")
    html.add(exercise.lessonTitle)
    html.raw("</p>\n")
    html.raw("<p>")
    page.addState(of: answer, to: &html)
    html.raw(" · ")
    page.addPoints(scored.points, of: scored.most, to: &html)
    if answer.hints > 0 {
      html.raw(" · ")
      html.add(words.text(.says("report.hints", ["count": .count(answer.hints)])))
    }
    html.raw("</p>\n")
    if let override = scored.override {
      html.paragraph([words.text(override.sentence(outOf: scored.most))])
    }
    if scored.isExcused { return html.raw("</section>\n") }
    if let blank = answer.blank {
      html.paragraph([blank.words])
    } else if answer.verdict == .passed, !answer.isPassed {
      // The words for a pass would be wrong.
      html.paragraph([words.text(.says("report.shownHold"))])
    } else if let feedback = answer.feedback {
      add(feedback, to: &html)
    }
    if let hidden = answer.hidden, !hidden.words.isEmpty { html.paragraph([hidden.words]) }
    html.raw("</section>\n")
  }

  private func add(_ feedback: AnswerFeedback, to html: inout HTMLText) {
    if let excerpt = feedback.excerpt { add(excerpt, to: &html) }
    html.paragraph(feedback.seen + feedback.meaning)
    for picture in feedback.pictures { drawing.add(picture, to: &html) }
    if let note = feedback.note { html.paragraph([note]) }
    if let next = feedback.next { html.paragraph([next]) }
  }

  /// Quotes a line, with a mark on the part that the feedback is about.
  private func add(_ excerpt: AnswerFeedback.Excerpt, to html: inout HTMLText) {
    let text = excerpt.text
    let start = text.index(
      text.startIndex, offsetBy: max(0, excerpt.column - 1), limitedBy: text.endIndex)
    let from = start ?? text.endIndex
    let to =
      text.index(from, offsetBy: max(0, excerpt.length), limitedBy: text.endIndex)
      ?? text.endIndex
    html.raw("<p class=\"quiet\">")
    html.add(words.text(.says("report.line", ["line": .count(excerpt.line)])))
    html.raw("</p>\n<pre dir=\"ltr\"><code><bdi>")
    html.add(String(text[..<from]))
    html.raw("<mark>")
    html.add(String(text[from..<to]))
    html.raw("</mark>")
    html.add(String(text[to...]))
    for line in excerpt.more {
      html.raw("\n")
      html.add(line)
    }
    html.raw("</bdi></code></pre>\n")
  }
}
