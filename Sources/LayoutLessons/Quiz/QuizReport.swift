import Course
import Terminal

/// `lessons quiz`: the questions of a form, and what became of each belief.
struct QuizReport: Report {
  struct Item: Encodable {
    let id: String
    let question: String
    let lines: [String]
    /// The words of `a`, `b` and so on.
    let choices: [String]
    /// The letter that was chosen.
    let answer: String?
    /// What became of the belief; left out until both forms are answered.
    let change: String?
  }

  let file: String
  let items: [Item]
  /// How many right answers each form has; left out until both are answered.
  let before: Int?
  let after: Int?

  init(_ result: QuizResult, _ form: Quiz.Form, file: String) {
    self.file = file
    let isOver = Quiz.Form.allCases.allSatisfy { result.open($0).isEmpty }
    items = result.quiz.items.map { item in
      let question = item.questions[form]
      return Item(
        id: item.id, question: question?.words ?? "", lines: question?.lines ?? [],
        choices: question?.choices.map(\.words) ?? [],
        answer: result.answer(to: item, form),
        change: isOver ? result.change(of: item).rawValue : nil)
    }
    (before, after) = isOver ? (result.score(.before), result.score(.after)) : (nil, nil)
  }
}
