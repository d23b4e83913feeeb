import Course
import Terminal

/// What the answers to the quiz's two forms say about somebody's beliefs.
struct QuizResult {
  /// What became of a belief.
  enum Change: String, CaseIterable {
    /// The answer fitted the belief before, and is right now.
    case changed
    /// The answer fits the belief, as it did before.
    case kept
    /// The answer fits the belief, and didn't before.
    case new
    /// The answer is neither right nor the belief's.
    case unsure
    /// The answer is right, and didn't fit the belief before.
    case known

    /// The words above the beliefs of this kind; `nil` where there is nothing to say.
    var sentence: Sentence? {
      switch self {
      case .changed: .says("quiz.result.changed")
      case .kept: .says("quiz.result.kept")
      case .new: .says("quiz.result.new")
      case .unsure: .says("quiz.result.unsure")
      case .known: nil
      }
    }
  }

  let quiz: Quiz
  /// The letters that were chosen, by form and then by item.
  let answers: [String: [String: String]]

  init(_ quiz: Quiz, _ session: Session) {
    (self.quiz, answers) = (quiz, session.progress.quiz ?? [:])
  }

  /// The letter that was chosen; `nil` if there is none.
  func answer(to item: Quiz.Item, _ form: Quiz.Form) -> String? { answers[form.rawValue]?[item.id] }

  /// The items without an answer.
  func open(_ form: Quiz.Form) -> [Quiz.Item] {
    quiz.items.filter { answer(to: $0, form) == nil }
  }

  /// How many answers are right.
  func score(_ form: Quiz.Form) -> Int {
    quiz.items.filter { answer(to: $0, form) == $0.questions[form]?.right }.count
  }

  /// What became of an item's belief.
  func change(of item: Quiz.Item) -> Change {
    let fitted = answer(to: item, .before) == item.questions[.before]?.believed
    let mark = answer(to: item, .after)
    if mark == item.questions[.after]?.right { return fitted ? .changed : .known }
    guard mark == item.questions[.after]?.believed else { return .unsure }
    return fitted ? .kept : .new
  }
}

extension Progress {
  /// Takes answers to the quiz, by the ids of their items.
  mutating func take(_ marks: [String: String], in form: Quiz.Form) {
    quiz = (quiz ?? [:]).merging([form.rawValue: marks]) { $0.merging($1) { $1 } }
  }
}
