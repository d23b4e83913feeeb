package import Course
import Feedback

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
    page.begin(on: &html, name: result.learner.shownName, kind: "learner") {
      ReportSentence.page(of: $0)
    }
    html.raw("<p class=\"quiet\">")
    html.name(facts.title ?? facts.name)
    html.raw("</p>\n<p class=\"total\">")
    html.add(words.text(ReportSentence.total))
    html.raw(": ")
    page.add(result.total, to: &html)
    html.raw("</p>\n")
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
    html.raw("<section class=\"exercise\" id=\"")
    html.add(ExercisePart.anchor(of: exercise))
    html.raw("\">\n<h2>")
    html.name(exercise.title)
    html.raw(" <small dir=\"auto\">")
    html.add(exercise.lessonTitle)
    html.raw("</small></h2>\n")
    addResult(scored, to: &html)
    if !exercise.isVaried || answer.task != nil {
      html.paragraph([answer.task ?? exercise.task])
    }
    if !scored.isSettled { addWords(about: answer, to: &html) }
    if let hidden = answer.hidden, !hidden.words.isEmpty { html.paragraph([hidden.words]) }
    if let file = answer.file {
      html.raw("<p class=\"quiet\">")
      words.add(.says("report.file", ["file": .name(Self.shown(file))]), to: &html)
      html.raw("</p>\n")
    }
    AnswerQuote(words: words, text: answer.text ?? "", excerpt: answer.feedback?.excerpt)
      .addWhole(to: &html)
    html.raw("</section>\n")
  }

  /// The state, the points and the hints.
  private func addResult(_ scored: LearnerResult.Scored, to html: inout HTMLText) {
    html.raw("<p>")
    page.addState(of: scored, to: &html)
    html.raw(" · ")
    page.addPoints(scored.points, of: scored.most, to: &html)
    if scored.answer.hints > 0 {
      html.raw(" · ")
      html.add(words.text(.says("report.hints", ["count": .count(scored.answer.hints)])))
    }
    html.raw("</p>\n")
    if let override = scored.override {
      html.paragraph([words.text(override.sentence(outOf: scored.most))])
    }
  }

  /// What the learner is told; what a teacher has to do isn't said.
  private func addWords(about answer: GradedAnswer, to html: inout HTMLText) {
    if let blank = answer.blank {
      html.paragraph([words.text(blank.reason.wordsForLearner)])
    } else if answer.verdict == .passed, !answer.isPassed {
      // The words for a pass would be wrong.
      html.paragraph([words.text(.says("report.shownHold"))])
    } else if let feedback = answer.feedback {
      html.raw("<div class=\"told\">\n")
      html.paragraph(feedback.seen + feedback.meaning)
      html.paragraph([feedback.note].compactMap(\.self))
      html.paragraph([feedback.next].compactMap(\.self))
      html.raw("</div>\n")
      guard !feedback.pictures.isEmpty else { return }
      html.raw("<div class=\"figures\">\n")
      for picture in feedback.pictures { drawing.add(picture, to: &html) }
      html.raw("</div>\n")
    }
  }

  /// A file's path without the folder that only the teacher has.
  private static func shown(_ file: String) -> String {
    file.firstIndex(of: "/").map { String(file[$0...].dropFirst()) } ?? file
  }
}
