package import Course
import Feedback
import LayoutEngine

/// A learner's report as one page: the feedback of `check` on each answer, and nothing about other
/// learners.
package struct LearnerPage: LearnerFile {
  package let folder = "learners"
  package let fileExtension = "html"
  private let words: PageWords

  package init(_ strings: StringsCatalogue) { words = PageWords(strings) }

  package func text(for result: LearnerResult, _ facts: ClassFacts) -> String? {
    let page = words.page(facts, of: result.learner.shownName, kind: "learner") {
      ReportSentence.page(of: $0)
    }
    var html = HTMLText(reserving: 2000 * result.answers.count)
    html.open(page)
    html.add(words.quiet([.name(facts.title ?? facts.name)]))
    html.add(
      .styled(
        "total",
        .paragraph(
          [words.inline(ReportSentence.total), .text(": ")] + words.total(result.total))))
    let hasPictures = result.answers.contains { $0.answer.feedback?.pictures.isEmpty == false }
    if hasPictures { html.add(words.legend) }
    for (scored, exercise) in zip(result.answers, facts.exercises) {
      html.add(block(scored, exercise))
    }
    html.close(page)
    return html.html
  }

  private func block(
    _ scored: LearnerResult.Scored, _ exercise: ClassFacts.GradedExercise
  ) -> Document.Block {
    let answer = scored.answer
    var blocks = [ExercisePart.heading(exercise, level: 2), result(scored)]
    if let override = scored.override {
      blocks += words.paragraph(override.sentence(outOf: scored.most))
    }
    if !exercise.isVaried || answer.task != nil {
      blocks += words.paragraph([answer.task ?? exercise.task])
    }
    if !scored.isSettled { blocks += told(about: answer) }
    if let hidden = answer.hidden, !hidden.words.isEmpty {
      blocks += words.paragraph([hidden.words])
    }
    if let file = answer.file {
      blocks.append(
        words.quiet(
          words.inlines(.says("report.file", ["file": .part(0)]), .name(Self.shown(file)))))
    }
    let quote = AnswerQuote(
      words: words, text: answer.text ?? "", excerpt: answer.feedback?.excerpt)
    return .part(
      .init(.section, style: "exercise", id: ExercisePart.anchor(of: exercise)),
      blocks + quote.whole)
  }

  /// The state, the points and the hints.
  private func result(_ scored: LearnerResult.Scored) -> Document.Block {
    var line = [
      words.state(of: scored), .text(" · "), words.points(scored.points, of: scored.most),
    ]
    if scored.answer.hints > 0 {
      let hints = words.text(.says("report.hints", ["count": scored.answer.hints]))
      line.append(.text(" · \(hints)"))
    }
    return .paragraph(line)
  }

  /// What the learner is told; what a teacher has to do isn't said.
  private func told(about answer: GradedAnswer) -> [Document.Block] {
    if let blank = answer.blank { return words.paragraph(blank.reason.wordsForLearner) }
    if answer.verdict == .passed, !answer.isPassed {
      // The words for a pass would be wrong.
      return words.paragraph(.says("report.shownHold"))
    }
    guard let feedback = answer.feedback else { return [] }
    let paragraphs =
      [feedback.seen + feedback.meaning]
      + [feedback.note, feedback.next].map { [$0].compactMap(\.self) }
    let told = Document.Block.part(
      .init(.group, style: "told"), paragraphs.flatMap { words.paragraph($0) })
    guard !feedback.pictures.isEmpty else { return [told] }
    return [
      told, .part(.init(.group, style: "figures"), feedback.pictures.map(words.picture)),
    ]
  }

  /// A file's path without the folder that only the teacher has.
  private static func shown(_ file: String) -> String {
    file.firstIndex(of: "/").map { String(file[$0...].dropFirst()) } ?? file
  }
}

/// An answer's text with numbered lines, in which the line that the feedback is about is marked.
struct AnswerQuote {
  private let words: PageWords
  private let excerpt: AnswerExcerpt?
  /// The lines; none if the text is empty.
  private let lines: [String]
  /// The marked line's place in the text; `nil` if the feedback is about a text of another form.
  private let marked: Int?

  init(words: PageWords, text: String, excerpt: AnswerExcerpt?) {
    (self.words, self.excerpt) = (words, excerpt)
    let lines = text.sourceLines.map(String.init)
    // The end of the last line begins no other.
    self.lines = lines.last == "" ? lines.dropLast() : lines
    marked = excerpt.flatMap {
      let place = $0.line - 1
      return lines.indices.contains(place) && lines[place] == $0.text ? place : nil
    }
  }

  /// The marked line with one before and one after it, and the whole answer folded.
  var around: [Document.Block] {
    var blocks: [Document.Block] = []
    if let excerpt, let marked {
      let around = max(0, marked - 1)...min(lines.count - 1, marked + 1 + excerpt.more.count)
      if around.count == lines.count { return [listing(around)] }
      blocks = [listing(around)]
    } else if let excerpt {
      blocks = alone(excerpt)
    }
    guard !lines.isEmpty else { return blocks }
    let summary = words.inline(.says("report.answer.whole", ["count": lines.count]))
    return blocks + [.fold(summary: .paragraph([summary]), [listing(0...(lines.count - 1))])]
  }

  var whole: [Document.Block] {
    (marked == nil ? excerpt.map(alone) ?? [] : [])
      + (lines.isEmpty ? [] : [listing(0...(lines.count - 1))])
  }

  /// A line that isn't one of the text's.
  private func alone(_ excerpt: AnswerExcerpt) -> [Document.Block] {
    [
      words.quiet([words.inline(.says("report.line", ["line": excerpt.line]))]),
      .listing(.init(lines: [excerpt.text] + excerpt.more, mark: mark(excerpt, line: 0))),
    ]
  }

  private func listing(_ shown: ClosedRange<Int>) -> Document.Block {
    let mark = excerpt.flatMap { excerpt in
      marked.map { self.mark(excerpt, line: $0 - shown.lowerBound) }
    }
    return .listing(
      .init(
        lines: Array(lines[shown]), firstLine: shown.lowerBound + 1, mark: mark, isNumbered: true))
  }

  private func mark(
    _ excerpt: AnswerExcerpt, line: Int
  ) -> Document.Listing.Mark {
    .init(line: line, column: excerpt.columns.lowerBound, length: excerpt.columns.count)
  }
}
