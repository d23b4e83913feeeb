import Course
import Feedback
import Grading
import LayoutEngine
import LogExplaining
import Terminal

/// The question that a lesson opens with: the learner tries it in a window, answers with one key, and
/// sees what the engine computes.
struct GuessView: ScreenView {
  private let lesson: Lesson
  private var trial: GuessTrial
  private var isCommanding = false
  /// How many rows of the question are left out above, where it has more than there is room for.
  private var scrolled = 0

  init?(_ lesson: Lesson) {
    guard let trial = GuessTrial(lesson) else { return nil }
    (self.lesson, self.trial) = (lesson, trial)
  }

  private var guess: Guess { trial.guess }
  /// The first letter, which counts.
  var choice: String? { trial.choice }

  // MARK: Keys

  mutating func take(_ key: Key, _ context: ScreenContext) -> ScreenStep {
    defer { isCommanding = key == .escape && !isCommanding }
    switch key {
    case .enter: return .close
    case .escape where isCommanding: return .close
    case .character(let letter) where isCommanding && letter == ScreenCommand.quit.rawValue:
      return .run(.quit)
    case .alt(.left): drag(by: -AnswerWindows.step)
    case .alt(.right): drag(by: AnswerWindows.step)
    case .shiftAlt(.left): drag(by: -AnswerWindows.step * 5)
    case .shiftAlt(.right): drag(by: AnswerWindows.step * 5)
    case .alt(.character):
      guard let shown = trial.shown else { return .stay }
      let isReversed = shown.direction == .rightToLeft
      trial.move(to: shown.window, isReversed ? .leftToRight : .rightToLeft)
    case .up, .pageUp: scrolled = max(0, scrolled - (key == .up ? 1 : 4))
    case .down, .pageDown:
      scrolled = min(scrolled + (key == .down ? 1 : 4), parts(context).hidden)
    case .click(let row, _): return mark(inRow: row, context).map { choose($0) } ?? .stay
    case .character(let letter): return choose(letter.lowercased())
    default: break
    }
    return .stay
  }

  private mutating func choose(_ mark: String) -> ScreenStep {
    guard trial.choose(mark) else { return .stay }
    let id = lesson.id
    return .record { $0.guesses = ($0.guesses ?? [:]).merging([id: mark]) { $1 } }
  }

  /// The choice that stands in a row of the frame.
  private func mark(inRow row: Int, _ context: ScreenContext) -> String? {
    var start = parts(context).above.count
    return choices(context.size.columns).first { choice in
      defer { start += choice.rows.count }
      return (start..<start + choice.rows.count).contains(row)
    }?.mark
  }

  private mutating func drag(by points: Double) {
    guard let shown = trial.shown else { return }
    var window = shown.window
    let side = trial.axis == .vertical ? \Size.height : \Size.width
    window[keyPath: side] = min(max(window[keyPath: side] + points, 40), 2000)
    trial.move(to: window, shown.direction)
  }

  // MARK: The frame

  func frame(columns: Int, rows: Int, _ context: ScreenContext) -> ScreenFrame {
    let (above, answers, hidden) = parts(context)
    var frame = ScreenFrame(above + answers, keys: keys(isCut: hidden > 0), context)
    frame.takesClicks = true
    return frame
  }

  /// What stands above the choices; the choices and what follows; and how many rows of the question
  /// there is no room for, beginning with the first or, scrolled, the last of them.
  private func parts(
    _ context: ScreenContext
  ) -> (above: [StyledText], answers: [StyledText], hidden: Int) {
    let columns = context.size.columns
    let answers = answers(columns, context)
    var asked = Page(columns: columns)
    asked.add(blocks: guess.asked, context.session, of: lesson)
    var question = [StyledText()] + asked.lines
    let room = max(0, context.size.rows - answers.count - 2)
    // Once the window says something, it matters more than the question, which was read.
    let isQuestionFirst = choice == nil && trial.layouts == nil
    let drawing = drawing(columns, rows: room - (isQuestionFirst ? question.count : 1), context)
    let left = max(0, room - drawing.count)
    if question.count > left { question.removeFirst() }
    let hidden = max(0, question.count - left)
    let isShown = hidden == 0 || isQuestionFirst
    let text = isShown ? question.dropFirst(min(scrolled, hidden)).prefix(left) : [StyledText()]
    let title = StyledText(" ") + StyledText(lesson.title, .heading).clipped(to: columns - 2)
    return ([title] + text + drawing, answers, isShown ? hidden : 0)
  }

  private func keys(isCut: Bool) -> [Sentence] {
    let turn = choice == nil && trial.isTurning ? [ScreenSentence.direction] : []
    let window = turn + (trial.shown == nil ? [] : [.says("screen.guess.drag")])
    return [choice == nil ? .says("screen.guess.keys") : .says("screen.guess.on")]
      + (isCut ? [.says("screen.guess.scroll")] : []) + window + [.says("screen.guess.quit")]
  }

  private var question: Sentence {
    if trial.axis != nil { return .says("screen.guess.ask.drag") }
    return trial.isTurning ? .says("screen.guess.ask.turn") : .says("screen.guess.ask")
  }

  /// The choices, and what is said below them.
  private func answers(_ columns: Int, _ context: ScreenContext) -> [StyledText] {
    var page = Page(columns: columns)
    if let remark = trial.remark {
      page.paragraph(context.words(remark))
    } else if choice == nil {
      page.paragraph(context.words(question))
    }
    if let choice = trial.read {
      let reply = choice.reply.flatMap(\.texts).map { StyledText($0) }.joined(separator: " ")
      page.paragraph(StyledText("\(choice.mark). ", .strong) + reply, hanging: 5)
    }
    return choices(columns).flatMap(\.rows) + [StyledText()] + page.lines
  }

  private func choices(_ columns: Int) -> [(mark: String, rows: [StyledText])] {
    guess.choices.map { choice in
      let isChosen = choice.mark == self.choice
      var sign = StyledText("  ")
      if self.choice != nil, choice.isRight { sign = StyledText("✓ ", .good) }
      if isChosen, !choice.isRight { sign = StyledText("✗ ", .bad) }
      var page = Page(columns: columns)
      page.paragraph(
        sign + StyledText("\(choice.mark). ", .strong)
          + StyledText(choice.words).whenPlain(isChosen ? .strong : .plain), hanging: 7)
      return (choice.mark, page.lines)
    }
  }

  /// The window, or what the entries of a log add up to, with an empty row below it.
  private func drawing(_ columns: Int, rows: Int, _ context: ScreenContext) -> [StyledText] {
    let session = context.session
    var lines: [StyledText] = []
    if choice != nil, let log = guess.layouts?.log {
      let whole = log.balances(of: log.sets, session.course.strings)
      // The first block says in words what the others draw.
      let short = Document(Array(whole.blocks.prefix(1)))
      lines =
        [whole, short].lazy.map { $0.lines(columns, session) }.first { $0.count < rows } ?? []
    }
    let windows = windows(context)
    if !windows.isEmpty {
      let row = PictureRow(
        windows: windows, legend: session.legend, signs: session.surroundings.settings.signs)
      lines = row.lines(columns: columns - 2, rows: rows - 1).map { StyledText(" ") + $0 }
    }
    return lines.isEmpty ? [] : lines + [StyledText()]
  }

  /// The windows to look at, with as much room as the largest one needs.
  private func windows(_ context: ScreenContext) -> [PictureRow.Window] {
    let sizes = [guess.start?.window, guess.situation?.window].compactMap(\.self)
    return trial.windows.map { shown in
      var window = PictureRow.Window(
        title: context.words(shown.title, .quiet), picture: shown.picture,
        isChosen: !shown.isBefore)
      let largest = sizes.max { $0.width < $1.width } ?? shown.picture.window
      window.usual = Picture(window: largest, axis: guess.situation?.axis)
      return window
    }
  }
}

extension Document {
  fileprivate func lines(_ columns: Int, _ session: Session) -> [StyledText] {
    var page = Page(columns: columns)
    page.add(self, session)
    return page.lines
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
    let heading = StyledText(text(.says("screen.guess.worth.heading")), .heading)
    let worth =
      heading + "  " + StyledText(text(.says("screen.guess.worth", ["mark": mark]))) + " " + reply
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
