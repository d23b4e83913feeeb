import Course
import Terminal

/// The quiz's questions, and its result in words.
struct QuizPage {
  let session: Session
  let result: QuizResult

  /// Adds the question of an item, with the choice that was made.
  func add(_ item: Quiz.Item, _ form: Quiz.Form, to page: inout Page) {
    guard let question = item.questions[form],
      let index = result.quiz.items.firstIndex(where: { $0.id == item.id })
    else { return }
    let chosen = result.answer(to: item, form)
    page.gap()
    page.paragraph(StyledText("\(index + 1). ", .strong) + StyledText(question.words))
    if !question.lines.isEmpty { page.addListing(question.lines.joined(separator: "\n")) }
    for choice in question.choices {
      let sign = choice.mark == chosen ? "▶ " : "  "
      page.paragraph(
        StyledText("\(sign)\(choice.mark). ", .strong) + StyledText(choice.words), indent: 4,
        hanging: 9)
    }
  }

  /// Adds what all answers to a form say: which beliefs have changed, once both forms are there.
  func addResult(_ form: Quiz.Form, to page: inout Page) {
    let total = Sentence.Value.count(result.quiz.items.count)
    guard form == .after, result.open(.before).isEmpty else {
      return page.paragraph(StyledText(session.text(.says("quiz.saved", ["total": total]))))
    }
    let score = Sentence.says(
      "quiz.result.score",
      [
        "before": .count(result.score(.before)), "after": .count(result.score(.after)),
        "total": total,
      ])
    page.paragraph(StyledText(session.text(score)))
    for change in QuizResult.Change.allCases {
      let items = result.quiz.items.filter { result.change(of: $0) == change }
      guard let heading = change.sentence, !items.isEmpty else { continue }
      page.gap()
      page.paragraph(StyledText(session.text(heading), .strong))
      for item in items {
        let words = change == .unsure ? "" : "\(item.belief) "
        page.paragraph(StyledText("- \(words)\(after(change, item))"), indent: 4, hanging: 6)
      }
    }
  }

  /// What is true, or what the answer shows and which lesson is about it.
  private func after(_ change: QuizResult.Change, _ item: Quiz.Item) -> String {
    guard change != .changed else {
      return session.text(.says("quiz.result.now", ["truth": .text(item.truth)]))
    }
    let mark = result.answer(to: item, .after)
    let choice = mark.flatMap { item.questions[.after]?.choice($0) }
    let lesson = (try? session.header(named: item.lesson)).map { session.number(of: $0) } ?? ""
    return session.text(
      .says(
        "quiz.result.lesson",
        [
          "shows": .text(choice?.shows ?? ""), "truth": .text(item.truth),
          "lesson": .text(lesson),
        ]))
  }
}
