import Course
import Grading
import LayoutEngine
import Platform
import Terminal

/// `lessons quiz`: the questions of one form, whose answers stand in a file, and what they say.
enum QuizCommand {
  static let command = CommandSpec(
    "quiz", summary: .says("help.quiz"),
    details: .says("help.quiz.details"),
    options: [
      .init("before", help: .says("help.quiz.before")),
      .init("after", help: .says("help.quiz.after")),
    ], run: run)

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
      return session.outcome(session.page)
    }
    if Folder.hasItem(path) {
      let marks = try marks(in: path, of: quiz, form, session)
      session.record { $0.take(marks, in: form) }
    } else {
      try LearnerFiles.write(
        quiz.items.indices.map { "\($0 + 1): \(Notation.blank)\n" }.joined(), to: path)
    }
    let (result, file) = (QuizResult(quiz, session), surroundings.shortened(path))
    return session.outcome(QuizReport(result, form, file: file), invocation) { page in
      let open = result.open(form)
      for item in open { result.add(item, form, to: &page) }
      page.gap()
      guard !open.isEmpty else { return result.addWords(form, to: &page, session) }
      let words = Sentence.says(
        "quiz.how",
        [
          "count": .count(open.count), "file": .text(file),
          "command": .text(session.command("quiz --\(form.rawValue)")),
        ])
      page.paragraph(session.styled(words))
    }
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
    throw .usage(.says("usage.quizLater", ["command": session.command("quiz --after")]))
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

/// `lessons quiz`: the questions of a form, and what became of each belief.
struct QuizReport: Report {
  struct Item: Encodable {
    let id, question: String
    let lines: [String]
    /// The words of `a`, `b` and so on.
    let choices: [String]
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
        choices: question?.choices.map(\.words) ?? [], answer: result.answer(to: item, form),
        change: isOver ? result.change(of: item).rawValue : nil)
    }
    (before, after) = isOver ? (result.score(.before), result.score(.after)) : (nil, nil)
  }
}

/// What the answers to the quiz's two forms say about somebody's beliefs.
struct QuizResult {
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

  func open(_ form: Quiz.Form) -> [Quiz.Item] { quiz.items.filter { answer(to: $0, form) == nil } }

  func score(_ form: Quiz.Form) -> Int {
    quiz.items.filter { answer(to: $0, form) == $0.questions[form]?.right }.count
  }

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

extension QuizResult {
  /// Adds the question of an item, with the choice that was made.
  func add(_ item: Quiz.Item, _ form: Quiz.Form, to page: inout Page) {
    guard let question = item.questions[form],
      let index = quiz.items.firstIndex(where: { $0.id == item.id })
    else { return }
    let chosen = answer(to: item, form)
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
  func addWords(_ form: Quiz.Form, to page: inout Page, _ session: Session) {
    let total = Sentence.Value.count(quiz.items.count)
    guard form == .after, open(.before).isEmpty else {
      return page.paragraph(session.words(.says("quiz.saved", ["total": total])))
    }
    let score = Sentence.says(
      "quiz.result.score",
      [
        "before": .count(score(.before)), "after": .count(score(.after)),
        "total": total,
      ])
    page.paragraph(session.words(score))
    for change in Change.allCases {
      let items = quiz.items.filter { self.change(of: $0) == change }
      guard let heading = change.sentence, !items.isEmpty else { continue }
      page.gap()
      page.paragraph(session.words(heading, .strong))
      for item in items {
        let words = change == .unsure ? "" : "\(item.belief) "
        page.paragraph(
          StyledText("- \(words)\(after(change, item, session))"), indent: 4, hanging: 6)
      }
    }
  }

  /// What is true, or what the answer shows and which lesson is about it.
  private func after(_ change: Change, _ item: Quiz.Item, _ session: Session) -> String {
    guard change != .changed else {
      return session.text(.says("quiz.result.now", ["truth": item.truth]))
    }
    let mark = answer(to: item, .after)
    let choice = mark.flatMap { item.questions[.after]?.choice($0) }
    let lesson = (try? session.header(named: item.lesson)).map { session.number(of: $0) } ?? ""
    return session.text(
      .says(
        "quiz.result.lesson",
        [
          "shows": choice?.shows ?? "", "truth": item.truth,
          "lesson": lesson,
        ]))
  }
}

/// The quiz on the screen: one key for each item.
struct QuizView: ScreenView {
  let quiz: Quiz
  let form: Quiz.Form
  /// The item that is asked, from 0; behind the last one stands the result.
  private(set) var place: Int
  /// Whether Enter was pressed before a letter.
  private var isUnanswered = false

  /// Begins at the first item without an answer.
  init(_ result: QuizResult, _ form: Quiz.Form) {
    (quiz, self.form) = (result.quiz, form)
    let open = Set(result.open(form).map(\.id))
    place = quiz.items.firstIndex { open.contains($0.id) } ?? quiz.items.count
  }

  mutating func take(_ key: Key, _ context: ScreenContext) -> ScreenStep {
    isUnanswered = false
    switch key {
    case .escape: return .close
    case .enter where quiz.items.indices.contains(place) && answer(context) == nil:
      isUnanswered = true
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

  /// The letter that was chosen for the item that is asked.
  private func answer(_ context: ScreenContext) -> String? {
    QuizResult(quiz, context.session).answer(to: quiz.items[place], form)
  }

  func frame(columns: Int, rows: Int, _ context: ScreenContext) -> ScreenFrame {
    let result = QuizResult(quiz, context.session)
    var page = Page(columns: columns)
    if place < quiz.items.count {
      result.add(quiz.items[place], form, to: &page)
      page.gap()
      if isUnanswered { page.paragraph(context.words(.says("quiz.unanswered"), .strong)) }
    } else if result.open(form).isEmpty {
      result.addWords(form, to: &page, context.session)
    } else {
      page.paragraph(context.words(.says("quiz.open", ["count": result.open(form).count])))
    }
    let keys = context.text(.says("quiz.keys"))
    let title = Sentence.says(
      "quiz.title",
      ["number": min(place + 1, quiz.items.count), "total": quiz.items.count])
    let lines = [StyledText(" \(context.text(title))", .heading), StyledText()] + page.lines
    return ScreenFrame(lines, keys: keys, columns: columns, rows: rows)
  }
}
