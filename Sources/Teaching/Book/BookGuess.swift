import Course
import Feedback
import Grading
import LayoutEngine
import Terminal

/// The question that a lesson opens with, on a page: its window, its choices and a place for the reply.
struct BookGuess {
  let page: BookPage
  let lesson: Lesson
  let trial: GuessTrial

  private var guess: Guess { trial.guess }
  private var widest: Double {
    BookPage.widest(of: [guess.start, guess.situation].compactMap { $0?.window })
  }

  /// Adds what stands below the question.
  func add(to html: inout HTMLText) {
    guard page.options.grades else { return addAnswer(to: &html) }
    html.add(
      markup: "<div class=\"guess\" data-guess=\"\(lesson.id)\" data-lesson=\"\(lesson.folder)\" "
        + "data-widest=\"\(pointsText(widest))\"\(page.troubles)>\n<div class=\"windows\">\n")
    if let start = guess.start, let picture = start.layouts?.pictures.first {
      let layoutCase = LayoutCase(
        CaseWindow(size: start.window), direction: start.direction, isShown: true)
      page.add(
        .init(
          title: page.text(layoutCase.title), picture: picture,
          data: [
            ("ask", "guess \(lesson.folder) -"), ("axis", "both"),
            ("height", pointsText(start.window.height)), ("width", pointsText(start.window.width)),
          ]), widest: widest, to: &html)
    }
    html.add(markup: "</div>\n")
    html.add(.styled("quiet", .paragraph([.text(page.text(asked))])))
    html.add(markup: "<ul class=\"choices\">\n")
    for choice in guess.choices {
      html.add(markup: "<li><button type=\"button\" data-mark=\"\(choice.mark)\">")
      html.add([.strong([.text("\(choice.mark).")]), .text(" ")] + choice.words)
      html.add(markup: " <span class=\"mark\"></span></button></li>\n")
    }
    html.add(markup: "</ul>\n<div class=\"told\" aria-live=\"polite\"></div>\n</div>\n")
  }

  private var asked: Sentence {
    if trial.axis != nil { return .says("book.guess.drag") }
    return trial.isTurning ? .says("book.guess.turn") : .says("book.guess")
  }

  /// Adds the choices, and the answer where a page may tell it.
  private func addAnswer(to html: inout HTMLText) {
    html.add(.numbered(guess.choices.map { .init(marker: "\($0.mark).", text: $0.words) }))
    guard page.options.hasSolutions, let right = guess.choices.first(where: { $0.isRight }) else {
      return
    }
    var told = trial
    told.choose(right.mark)
    html.add(markup: "<details><summary>\(Markup.content(page.text(.says("book.guess.answer"))))")
    html.add(markup: "</summary>\n<div class=\"windows revealed\">\n")
    let strings = page.session.course.strings
    html.add(windows: told.pictures(in: strings), room: Self.room)
    html.add(markup: "</div>\n")
    html.add(told.outcome(in: strings))
    for choice in guess.choices {
      told.choose(choice.mark)
      html.add(told.reply)
    }
    html.add(markup: "</details>\n")
  }

  /// What one of two windows beside each other has room in, in CSS pixels.
  private static let room = 260.0
}
