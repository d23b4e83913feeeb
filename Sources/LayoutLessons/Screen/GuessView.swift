import Course
import Terminal

/// The question that a lesson opens with, answered by one key.
struct GuessView: ScreenView {
  private let lesson: Lesson
  private let question: Guess
  private(set) var choice: String?
  private var isCommanding = false

  init?(_ lesson: Lesson) {
    guard let question = Guess(lesson), !question.choices.isEmpty else { return nil }
    (self.lesson, self.question) = (lesson, question)
  }

  mutating func take(_ key: Key, _ context: ScreenContext) -> ScreenStep {
    defer { isCommanding = key == .escape && !isCommanding }
    switch key {
    case .enter: return .close
    case .escape where isCommanding: return .close
    case .character(let letter) where isCommanding && letter == ScreenCommand.quit.rawValue:
      return .run(.quit)
    case .character(let letter):
      let mark = letter.lowercased()
      guard question.choices.contains(where: { $0.mark == mark }) else { return .stay }
      choice = mark
      let id = lesson.id
      return .record { $0.guesses = ($0.guesses ?? [:]).merging([id: mark]) { $1 } }
    default: return .stay
    }
  }

  func frame(columns: Int, rows: Int, _ context: ScreenContext) -> ScreenFrame {
    var asked = Page(columns: columns)
    asked.add(blocks: question.asked, context.session, of: lesson)
    var answers = Page(columns: columns)
    for choice in question.choices {
      let isChosen = choice.mark == self.choice
      answers.paragraph(
        StyledText(isChosen ? "▶ " : "  ", .strong) + StyledText("\(choice.mark). ", .strong)
          + StyledText(choice.words).whenPlain(isChosen ? .strong : .plain), hanging: 7)
    }
    answers.gap()
    answers.paragraph(
      context.words(choice == nil ? .says("screen.guess.ask") : .says("screen.guess.chosen")))
    let title = StyledText(" ") + StyledText(lesson.title, .heading).clipped(to: columns - 2)
    let room = max(0, rows - answers.lines.count - 4)
    return ScreenFrame(
      [title, StyledText()] + asked.lines.prefix(room) + answers.lines,
      keys: [choice == nil ? .says("screen.guess.keys") : .says("screen.guess.on")]
        + [.says("screen.guess.quit")], context)
  }
}

extension Session {
  /// The question that a lesson opens with, before one of its exercises; `nil` if it isn't asked
  /// there, or was answered.
  ///
  /// The course's first lesson lets the learner pass an exercise before it asks anything.
  func guess(before exercise: Exercise) throws(CommandError) -> GuessView? {
    guard asksGuess(before: exercise), progress.guesses?[exercise.lesson.id] == nil else {
      return nil
    }
    return GuessView(try lesson(exercise.lesson))
  }

  /// What the learner's guess was worth, once the exercise that followed it has passed.
  func worthOfGuess(after exercise: Exercise) throws(CommandError) -> StyledText? {
    guard asksGuess(before: exercise), let mark = progress.guesses?[exercise.lesson.id] else {
      return nil
    }
    let lesson = try lesson(exercise.lesson)
    guard let choices = Guess(lesson)?.choices,
      let chosen = choices.first(where: { $0.mark == mark })
    else { return nil }
    let reply = chosen.reply.flatMap(\.texts).map { StyledText($0) }.joined(separator: " ")
    let worth = StyledText(text(.says("screen.guess.worth", ["mark": mark]))) + " " + reply
    guard !chosen.isRight, let right = choices.first(where: \.isRight) else { return worth }
    // The sentence around the words has its own full stop.
    let text = StyledText(right.words).text
    let words = text.hasSuffix(".") ? String(text.dropLast()) : text
    return worth + " "
      + StyledText(
        self.text(.says("screen.guess.right", ["mark": right.mark, "words": words])))
  }

  private func asksGuess(before exercise: Exercise) -> Bool {
    let asked = course.number(of: exercise.lesson.folder)?.isFirst == true ? 1 : 0
    return exercise.lesson.exerciseIDs.firstIndex(of: exercise.id) == asked
  }
}
