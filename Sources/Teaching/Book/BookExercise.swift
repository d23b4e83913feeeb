import Course
import Feedback
import Grading
import LayoutEngine
import Terminal

/// The page of an exercise: its task and the answer on one side, its windows on the other.
struct BookExercise {
  let page: BookPage
  let prepared: PreparedExercise
  /// The title and the file of the page that comes next.
  let next: (title: String, file: String)?

  private var exercise: Exercise { prepared.exercise }
  private var options: BookOptions { page.options }
  /// Whether the page takes an answer.
  private var isGraded: Bool { options.grades && exercise.notations.contains(.equations) }

  var text: String {
    let lesson = exercise.lesson
    return page.page(
      "exercise", title: exercise.title,
      above: [
        .link([.text(page.name(of: lesson))], target: BookPage.file(of: lesson)),
        .text(" · \(page.text(ExerciseSentence.place(of: exercise)))"),
      ]
    ) { html in
      html.add(markup: "<div class=\"work\"")
      if isGraded { html.add(markup: " data-exercise=\"\(Markup.attribute(exercise.id))\"") }
      html.add(markup: ">\n<div class=\"task\">\n")
      html.add(.paragraph(Document.Inline.marked(exercise.task)))
      html.add(exercise.told(in: page.session.course.strings))
      html.add(markup: "</div>\n<div class=\"windows\">\n")
      addWindows(to: &html)
      html.add(markup: "</div>\n<div class=\"try\">\n")
      addAnswer(to: &html)
      if let next { html.add(page.next(next.title, next.file)) }
      html.add(markup: "</div>\n</div>\n")
    }
  }

  private func quiet(_ sentence: Sentence) -> Document.Block {
    .styled("quiet", .paragraph([.text(page.text(sentence))]))
  }

  // MARK: The answer

  private func addAnswer(to html: inout HTMLText) {
    guard isGraded else {
      html.add(.listing(.init(lines: exercise.starter.text.codeLines)))
      let isSwift = exercise.notations == [.swift]
      let command: Sentence.Value = .text("lessons check \(exercise.id)")
      html.add(
        quiet(
          isSwift && options.grades
            ? .says("book.swift", ["command": command])
            : .says("book.static", ["command": command])))
      if !options.grades, options.hasSolutions { addHints(to: &html) }
      return
    }
    let place = exercise.notations.firstIndex(of: .equations) ?? 0
    let form = AnswerForm(
      page: page, exercise: exercise, starter: exercise.starters[place].text)
    html.add(markup: form.markup)
    html.add(markup: "<div class=\"told\" aria-live=\"polite\"></div>\n")
    guard exercise.notations.contains(.swift), let swift = exercise.swiftStarter else { return }
    html.add(
      .fold(
        summary: .paragraph([.text(page.text(.says("book.inSwift")))]),
        [
          .listing(.init(lines: swift.codeLines)),
          quiet(.says("book.inSwift.command", ["command": "lessons check \(exercise.id).swift"])),
        ]))
  }

  private func addHints(to html: inout HTMLText) {
    for (place, hint) in exercise.hints.enumerated() {
      html.add(
        .fold(
          summary: .paragraph([.text(page.text(FeedbackSentence.hint(number: place + 1)))]),
          [.paragraph(Document.Inline.marked(hint))]))
    }
  }

  // MARK: The windows

  private func addWindows(to html: inout HTMLText) {
    if let (caption, pictures) = prepared.shown {
      let titled = pictures.titled(in: page.session.course.strings)
      return add(titled, below: caption, to: &html)
    }
    guard exercise.takesLines, !exercise.cases.isEmpty else { return }
    guard isGraded else {
      guard prepared.expectation.frames != nil else { return }
      return add(
        prepared.goal.titled(in: page.session.course.strings) + third,
        below: ExerciseSentence.goal, to: &html)
    }
    var windows = AnswerWindows(prepared)
    windows.take(LiveLayout(exercise.starter.text, to: exercise))
    let first = windows.shown.first.map { windows.looks[$0].layoutCase.direction }
    let shown = windows.shown.filter { windows.looks[$0].layoutCase.direction == first }
    let widest = BookPage.widest(of: shown.map { windows.looks[$0].layoutCase.window })
    for index in shown {
      let look = windows.looks[index]
      page.add(
        .init(
          title: page.text(look.layoutCase.title), picture: look.picture,
          data: [("index", "\(index)"), ("width", pointsText(look.layoutCase.window.width))]),
        widest: widest, to: &html)
    }
  }

  /// The wanted layout in a wider window than those that are named, where that is one layout.
  private var third: [Picture] {
    guard let widest = exercise.windows.max(by: { $0.size.width < $1.size.width }),
      let index = exercise.cases.firstIndex(where: { $0.setting == widest })
    else { return [] }
    let layoutCase = AnswerWindows(prepared).moved(
      index, to: BookPage.widest(of: [widest.size]), isTurned: false)
    let wanted = LiveLayout.wanted(exercise, times: widest.times)
    guard case .solved(let frames, let guides) = wanted.outcome(in: layoutCase, like: index) else {
      return []
    }
    var picture = Picture(
      window: layoutCase.window, direction: layoutCase.direction, wanted: frames, guides: guides)
    picture.title = page.text(layoutCase.title)
    return [picture]
  }

  /// Adds pictures that don't change.
  private func add(_ titled: [Picture], below caption: Sentence, to html: inout HTMLText) {
    html.add(quiet(caption))
    html.add(windows: titled)
  }
}

extension Exercise {
  fileprivate var swiftStarter: String? {
    zip(notations, starters).first { $0.0 == .swift }?.1.text
  }
}

/// Where an answer is written: its blanks, or all of it, with the numbers of its lines.
private struct AnswerForm {
  let page: BookPage
  let exercise: Exercise
  let starter: String

  var markup: String {
    let isFilledIn = exercise.kind.isFilledIn && starter.contains(Notation.blank)
    let fields =
      isFilledIn ? exercise.blanks(of: starter, page.session.course.strings) : editor
    return "<form class=\"answer\" autocomplete=\"off\"\(page.troubles)>\n"
      + fields + buttons + "</form>\n"
  }

  private var buttons: String {
    "<p class=\"buttons\">\n" + page.checkButton
      + page.button("hint", .says("book.hint")) + page.button("again", .says("book.again"))
      + "</p>\n<p class=\"remark\" role=\"status\"></p>\n"
  }

  private var editor: String {
    let label = Markup.attribute(page.text(.says("book.answer")))
    return "<div class=\"editor\"><pre class=\"numbers\" aria-hidden=\"true\"></pre>"
      + "<textarea rows=\"\(max(4, starter.codeLines.count + 1))\" maxlength=\"20000\" "
      + "spellcheck=\"false\" autocapitalize=\"off\" autocorrect=\"off\" wrap=\"off\" dir=\"ltr\" "
      + "aria-label=\"\(label)\">\n\(Markup.content(starter))</textarea></div>\n"
  }
}
