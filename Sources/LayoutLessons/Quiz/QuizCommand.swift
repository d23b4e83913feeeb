import Course
import Grading
import LayoutEngine
import Platform
import Terminal

/// `lessons quiz`: the questions of one form, whose answers stand in a file, and what they say.
enum QuizCommand {
  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    var session = try Session(surroundings, invocation)
    guard let quiz = try session.quiz() else { throw .usage(.says("usage.quizMissing")) }
    let form = try form(of: quiz, invocation, session)
    if session.workspace == nil { try session.makeWorkspace() }
    let path = try session.requiredWorkspace().place(of: "quiz-\(form.rawValue).txt")
    if !invocation.isSet("json"), let fullScreen = surroundings.fullScreen {
      fullScreen(try ViewScreen(session, showing: QuizView(QuizResult(quiz, session), form)))
      return Outcome()
    }
    if Folder.hasItem(path) {
      let marks = try marks(in: path, of: quiz, form, session)
      session.record { $0.take(marks, in: form) }
    } else {
      try LearnerFiles.write(
        quiz.items.indices.map { "\($0 + 1): \(Notation.blank)\n" }.joined(), to: path)
    }
    let result = QuizResult(quiz, session)
    if invocation.isSet("json") {
      let file = surroundings.shortened(path)
      return session.outcome(QuizReport(result, form, file: file), of: "quiz")
    }
    return session.outcome(page(result, form, path, session))
  }

  /// The form that an option names; without one, `before` first, and `after` when the course is over.
  private static func form(
    of quiz: Quiz, _ invocation: Invocation, _ session: Session
  ) throws(CommandError) -> Quiz.Form {
    let named = Quiz.Form.allCases.filter { invocation.isSet($0.rawValue) }
    guard named.count < 2 else { throw .usage(.says("usage.quizForm")) }
    if let form = named.first { return form }
    if !QuizResult(quiz, session).open(.before).isEmpty { return .before }
    if try session.headers().allSatisfy({ session.isComplete($0) }) { return .after }
    throw .usage(.says("usage.quizLater", ["command": .text(session.command("quiz --after"))]))
  }

  /// The questions without an answer and how to answer them, or else the result.
  private static func page(
    _ result: QuizResult, _ form: Quiz.Form, _ path: String, _ session: Session
  ) -> Page {
    let view = QuizPage(session: session, result: result)
    var page = session.page
    let open = result.open(form)
    for item in open { view.add(item, form, to: &page) }
    page.gap()
    guard !open.isEmpty else {
      view.addResult(form, to: &page)
      return page
    }
    let words = Sentence.says(
      "quiz.how",
      [
        "count": .count(open.count), "file": .text(session.surroundings.shortened(path)),
        "command": .text(session.command("quiz --\(form.rawValue)")),
      ])
    page.paragraph(session.styled(words))
    return page
  }

  /// The letters in the learner's file, by the ids of their items.
  private static func marks(
    in path: String, of quiz: Quiz, _ form: Quiz.Form, _ session: Session
  ) throws(CommandError) -> [String: String] {
    let shown = session.surroundings.shortened(path)
    var marks: [String: String] = [:]
    let text = try LearnerFiles.answer(at: path, shownAs: shown).text
    for (index, line) in text.sourceLines.enumerated() {
      let words = line.split { $0.isWhitespace || $0 == ":" }
      guard !words.isEmpty, words.last.map(String.init) != Notation.blank else { continue }
      guard words.count == 2, let number = Int(words[0]), quiz.items.indices.contains(number - 1),
        let mark = words.last?.lowercased(),
        quiz.items[number - 1].questions[form]?.choice(mark) != nil
      else {
        throw .usage(.says("usage.quizLine", ["file": .text(shown), "line": .count(index + 1)]))
      }
      marks[quiz.items[number - 1].id] = mark
    }
    return marks
  }
}
