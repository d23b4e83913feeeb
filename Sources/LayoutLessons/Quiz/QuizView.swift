import Course
import Terminal

/// The quiz on the screen: one key for each item.
struct QuizView: ScreenView {
  let quiz: Quiz
  let form: Quiz.Form
  /// The item that is asked, from 0; behind the last one stands the result.
  private(set) var place: Int

  /// Begins at the first item without an answer.
  init(_ result: QuizResult, _ form: Quiz.Form) {
    (quiz, self.form) = (result.quiz, form)
    let open = Set(result.open(form).map(\.id))
    place = quiz.items.firstIndex { open.contains($0.id) } ?? quiz.items.count
  }

  mutating func take(_ key: Key, _ context: ScreenContext) -> ScreenStep {
    switch key {
    case .escape: return .close
    case .left, .up, .backspace: place = max(0, place - 1)
    case .enter where place == quiz.items.count: return .close
    case .right, .down, .enter: place = min(place + 1, quiz.items.count)
    case .character(let letter):
      let mark = letter.lowercased()
      guard place < quiz.items.count,
        quiz.items[place].questions[form]?.choice(mark) != nil
      else { return .stay }
      let marks = [quiz.items[place].id: mark]
      place += 1
      return .record { [form] in $0.take(marks, in: form) }
    default: break
    }
    return .stay
  }

  func frame(columns: Int, rows: Int, _ context: ScreenContext) -> ScreenFrame {
    let result = QuizResult(quiz, context.session)
    let view = QuizPage(session: context.session, result: result)
    var page = Page(columns: columns)
    if place < quiz.items.count {
      view.add(quiz.items[place], form, to: &page)
    } else if result.open(form).isEmpty {
      view.addResult(form, to: &page)
    } else {
      page.paragraph(
        StyledText(context.text(.says("quiz.open", ["count": .count(result.open(form).count)]))))
    }
    let keys = context.text(.says("quiz.keys"))
    let title = Sentence.says(
      "quiz.title",
      ["number": .count(min(place + 1, quiz.items.count)), "total": .count(quiz.items.count)])
    let lines = [StyledText(" \(context.text(title))", .heading), StyledText()] + page.lines
    return ScreenFrame(lines, keys: keys, columns: columns, rows: rows)
  }
}
