import Course
import Feedback
import Grading
import LayoutEngine
import LogExplaining
import Terminal

/// The steps of a lesson as lines of text, drawn for a width.
struct PresentPage {
  let session: Session
  let lesson: Lesson

  /// The room for a bar, and the least that its words need beside it, in columns.
  private static let bar = (most: 40, words: 20)
  /// The most rows of the window above a guess, with which all choices stay on its page.
  private static let windowRows = (empty: 4, live: 7)

  func text(_ sentence: Sentence) -> String {
    session.course.strings.text(sentence)
  }

  /// What stands above a step.
  func title(of subject: PresentStep.Subject) -> String {
    switch subject {
    case .opening: lesson.title
    case .guess: Lesson.PresentedSection.guess.rawValue
    case .vote: text(.says("present.vote"))
    case .reveal(let reveal):
      text(reveal == nil ? .says("present.reveal.words") : .says("present.reveal"))
    case .replies: Lesson.PresentedSection.replies.rawValue
    case .section(let section): section.rawValue
    case .exercise: text(.says("present.together"))
    }
  }

  /// Adds what a step shows.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - ballot: The hands that were counted.
  ///   - isTyped: Whether hands are counted now.
  ///   - isRevealed: Whether the answer is out, so that the right choice is marked wherever it stands.
  ///   - page: Where to add it.
  func add(
    _ step: PresentStep, _ ballot: Ballot, isTyped: Bool, isRevealed: Bool, to page: inout Page
  ) {
    switch step.subject {
    case .opening(let minutes, let others): addOpening(minutes: minutes, others, to: &page)
    case .guess: addGuess(isRevealed: isRevealed, to: &page)
    case .vote: addVote(ballot, isTyped: isTyped, isRevealed: isRevealed, to: &page)
    case .reveal(nil): addReplies(ballot, to: &page)
    case .reveal(let reveal?): addReveal(reveal, to: &page)
    case .replies: addReplies(ballot, to: &page)
    case .section(let name):
      page.add(blocks: lesson.section(name)?.blocks.map(\.content) ?? [], session, of: lesson)
    case .exercise(let prepared): add(prepared, to: &page)
    }
  }

  private func addOpening(
    minutes: Int, _ others: [PresentStep.Subject], to page: inout Page
  ) {
    let number = session.number(of: lesson.header)
    page.paragraph(
      StyledText(
        text(
          .says(
            "present.opening",
            [
              "number": .text(number), "total": .count(session.course.folders.count),
              "count": .count(lesson.exerciseIDs.count), "minutes": .count(minutes),
            ])), .quiet))
    page.gap()
    for section in lesson.document.sections.prefix(while: { $0.title == nil }) {
      page.add(blocks: section.blocks.map(\.content), session, of: lesson)
    }
    page.gap()
    let steps = others.enumerated().map { "\($0 + 2)\u{A0}\(title(of: $1))" }
    page.paragraph(StyledText(steps.joined(separator: " · "), .quiet))
  }

  // MARK: The guess

  private func addGuess(isRevealed: Bool, to page: inout Page) {
    guard let guess = Guess(lesson) else { return }
    if let shown = guess.start ?? guess.situation {
      let (width, height) = (shown.window.width, shown.window.height)
      if let before = guess.start?.layouts?.pictures.first {
        let words = Sentence.says("present.window.before", ["width": width, "height": height])
        page.paragraph(StyledText(text(words), .quiet))
        page.add(before, session, rows: Self.windowRows.live, pointsPerColumn: 8)
      } else if !session.surroundings.settings.isPlain {
        let words = Sentence.says("present.window", ["width": width, "height": height])
        page.paragraph(StyledText(text(words), .quiet))
        page.add(
          Picture(window: shown.window, axis: shown.axis), session, rows: Self.windowRows.empty,
          pointsPerColumn: 8)
      }
      page.gap()
    }
    page.add(blocks: guess.asked, session, of: lesson)
    for choice in guess.choices { add(choice, isMarked: isRevealed && choice.isRight, to: &page) }
  }

  /// Adds a choice; the right one has a sign and a word where it is marked.
  private func add(
    _ choice: Guess.Choice, sign: String = "  ", isMarked: Bool,
    _ meaning: StyledText.Meaning = .plain, to page: inout Page
  ) {
    page.gap()
    var line = isMarked ? StyledText("✓ ", .good) : StyledText(sign, .strong)
    line += "\("\(choice.mark).", .strong) " + StyledText(choice.words).whenPlain(meaning)
    if isMarked { line += " \("(\(text(.says("present.right"))))", .good)" }
    page.paragraph(line, indent: 0, hanging: 5)
  }

  private func addVote(
    _ ballot: Ballot, isTyped: Bool, isRevealed: Bool, to page: inout Page
  ) {
    guard let guess = Guess(lesson) else { return }
    page.paragraph(
      StyledText(
        text(isTyped ? .says("present.vote.typed") : .says("present.vote.counted")), .quiet))
    for (index, choice) in guess.choices.enumerated() {
      add(
        choice, sign: isTyped && index == ballot.selected ? "> " : "  ",
        isMarked: isRevealed && choice.isRight, to: &page)
      addBar(ballot, index, to: &page)
    }
  }

  /// The hands for a choice, as a bar with its words; nothing while none were counted.
  private func addBar(_ ballot: Ballot, _ index: Int, to page: inout Page) {
    guard let count = ballot.counts[index] else { return }
    let words = text(
      .says("present.vote.hands.of", ["count": count, "total": ballot.total]))
    let room = min(Self.bar.most, max(1, page.columns - Self.bar.words))
    let isPlain = session.surroundings.settings.isPlain
    let length = isPlain ? 0 : count * room / max(1, ballot.counts.compactMap(\.self).max() ?? 1)
    let bar = String(repeating: "█", count: max(length, count > 0 && !isPlain ? 1 : 0))
    page.verbatim(bar.isEmpty ? words : "\(bar) \(words)", indent: 5)
  }

  // MARK: The reveal

  private func addReveal(_ layouts: Guess.Layouts, to page: inout Page) {
    page.paragraph(StyledText(text(layouts.sentence)))
    if let log = layouts.log {
      page.gap()
      page.add(log.balances(of: log.sets, session.course.strings), session)
    }
    for picture in layouts.pictures {
      page.gap()
      page.add(picture, session)
    }
    for choice in Guess(lesson)?.choices ?? [] where choice.isRight {
      add(choice, to: &page)
    }
  }

  private func addReplies(_ ballot: Ballot, to page: inout Page) {
    for (index, choice) in (Guess(lesson)?.choices ?? []).enumerated() {
      add(choice, to: &page) { addBar(ballot, index, to: &$0) }
    }
  }

  /// Adds a choice and what the author says to it.
  private func add(
    _ choice: Guess.Choice, to page: inout Page, hands: (inout Page) -> Void = { _ in }
  ) {
    add(choice, isMarked: choice.isRight, .strong, to: &page)
    hands(&page)
    page.add(blocks: choice.reply, session, of: lesson)
  }

  // MARK: Exercises

  private func add(_ prepared: PreparedExercise, to page: inout Page) {
    page.gap()
    var told = ExercisePage(session: session, prepared: prepared)
    told.namesWindows = false
    page.add(told.lines(columns: page.columns))
    let starter = prepared.exercise.starterWithoutComment
    guard !starter.isEmpty else { return }
    page.gap()
    page.paragraph(StyledText(text(.says("present.starter"))))
    page.gap()
    page.addListing(starter)
  }
}

extension Exercise {
  /// What the learner's file holds below the comment that repeats the task.
  var starterWithoutComment: String {
    let lines = starter.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let rest = lines.drop { $0.hasPrefix("//") }.drop { $0.isEmpty }
    return rest.joined(separator: "\n")
  }
}
