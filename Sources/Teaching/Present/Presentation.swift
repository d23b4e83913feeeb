import Course
import Grading
package import Terminal

/// A lesson on a projector: which step is shown, what was voted, and whether the answer is out.
///
/// The answer, and all that follows it, can't be reached before it is asked for, not by its number
/// either.
package struct Presentation: ScreenContent {
  /// The widest text that is read well from the back of a room, in columns.
  private static let widest = 84
  /// The width below which drawings become no smaller, in columns.
  private static let narrowest = 40
  /// The rows of a page that its heading and its last line take, each with a gap.
  private static let frame = 4

  private let view: PresentPage
  private let steps: [PresentStep]
  private var ballot: Ballot
  private var index = 0
  private var page = 0
  private var isRevealed: Bool
  private var isHelping = false
  /// Whether the step after this one was asked for while the answer isn't out.
  private var isAtLock = false
  /// The number of the step to go to, as far as it is typed; `nil` while none is.
  private var goal: String?
  /// The size that was drawn for last; how many pages a step has depends on it.
  private var size = (columns: 80, rows: 24)

  init(_ lesson: Lesson, _ exercises: [PreparedExercise], _ session: Session) {
    view = PresentPage(session: session, lesson: lesson)
    steps = PresentStep.steps(of: lesson, exercises)
    ballot = Ballot(choices: Guess(lesson)?.choices.count ?? 0)
    isRevealed = !steps.contains(where: \.isReveal)
  }

  // MARK: Keys

  /// Goes on, back, to the answer or to the end, or counts hands.
  package mutating func take(_ key: Key) -> ScreenReply {
    isAtLock = false
    if key == .interrupt || key == .character("q") { return .end }
    if isHelping {
      isHelping = false
      return .goOn
    }
    if goal != nil {
      typeGoal(key)
      return .goOn
    }
    if steps[index].isVote, !isRevealed, ballot.take(key) { return .goOn }
    switch key {
    case .character("?"): isHelping = true
    case .character("g"): goal = ""
    case .character("r"): reveal()
    case .character("b"), .left, .pageUp, .up, .backspace: goBack()
    case .character(" "), .character("n"), .enter, .right, .pageDown, .down: goOn()
    default: break
    }
    return .goOn
  }

  /// Takes a digit of the number of a step, or goes there; any other key forgets it.
  private mutating func typeGoal(_ key: Key) {
    let typed = goal ?? ""
    goal = nil
    switch key {
    case .character(let character) where character.isASCII && character.isWholeNumber:
      goal = String((typed + String(character)).suffix(3))
    case .backspace: goal = String(typed.dropLast())
    case .enter:
      guard let number = Int(typed), number > 0 else { return }
      let last = isRevealed ? nil : steps.firstIndex(where: \.isReveal)
      isAtLock = last.map { number > $0 } ?? false
      if !isAtLock { (index, page) = (min(number, steps.count) - 1, 0) }
    default: return
    }
  }

  private mutating func reveal() {
    guard !isRevealed, let reveal = steps.firstIndex(where: \.isReveal) else { return }
    isRevealed = true
    (index, page) = (reveal, 0)
  }

  private mutating func goOn() {
    if page + 1 < bodies.count {
      page += 1
    } else if index + 1 < steps.count {
      isAtLock = steps[index + 1].isReveal && !isRevealed
      if !isAtLock { (index, page) = (index + 1, 0) }
    }
  }

  private mutating func goBack() {
    if page > 0 {
      page -= 1
    } else if index > 0 {
      index -= 1
      page = bodies.count - 1
    }
  }

  // MARK: Pages

  /// The page to show now, with its heading and its last line.
  package mutating func frame(columns: Int, rows: Int) -> ScreenFrame {
    size = (columns, rows)
    let bodies = bodies
    page = min(page, bodies.count - 1)
    let body = isHelping ? help : bodies[page]
    let title = isHelping ? view.text(.says("present.help")) : view.title(of: steps[index].subject)
    let free = max(0, rows - Self.frame - body.count)
    // A little lower than the top is where people look.
    let above = Array(repeating: StyledText(), count: min(free / 3, 3))
    let below = Array(repeating: StyledText(), count: free - above.count)
    let margin = StyledText(String(repeating: " ", count: max(0, (columns - width) / 2)))
    let lines =
      [StyledText("  ") + StyledText(title, .heading), StyledText()] + above + body + below
      + [StyledText(), StyledText("  ") + StyledText(lastLine(of: bodies.count), .quiet)]
    return ScreenFrame(lines.map { $0.isEmpty ? $0 : margin + $0 })
  }

  private var width: Int { min(size.columns, Self.widest) }

  /// The pages of the step that is shown.
  ///
  /// Where a drawing is too high for the window, all of the step is drawn in less width.
  private var bodies: [[StyledText]] {
    let rows = size.rows - Self.frame
    let drawings = stride(from: width, through: min(width, Self.narrowest), by: -8).lazy
      .map { width in
        var page = Page(columns: width)
        view.add(steps[index], ballot, isTyped: !isRevealed, isRevealed: isRevealed, to: &page)
        return page.lines
      }
    let together = drawings.first { ScreenPages.keepsTogether($0, rows: rows) }
    let pages = ScreenPages.pages(of: together ?? drawings.first { _ in true } ?? [], rows: rows)
    return pages.isEmpty ? [[]] : pages
  }

  /// Where one is, and the keys as far as there is room for them.
  private func lastLine(of pages: Int) -> String {
    if isAtLock { return view.text(.says("present.reveal.locked")) }
    if let goal {
      return view.text(
        .says("present.goal", ["number": .text(goal), "steps": .count(steps.count)]))
    }
    let (step, steps) = (index + 1, self.steps.count)
    let place = view.text(
      pages > 1
        ? .says(
          "present.place.pages",
          [
            "step": step, "steps": steps, "page": page + 1,
            "pages": pages,
          ])
        : .says("present.place", ["step": step, "steps": steps]))
    let keys: [Sentence] = [
      self.steps[index].isVote && !isRevealed
        ? .says("present.keys.voting") : .says("present.keys"),
      .says("present.keys.short"),
    ]
    let lines = keys.map { "\(place)   \(view.text($0))" }
    return lines.first { $0.widthInColumns + 2 <= width } ?? place
  }

  private var help: [StyledText] {
    var page = Page(columns: width)
    let keys: [Sentence] = [
      .says("present.help.next"), .says("present.help.back"), .says("present.help.vote"),
      .says("present.help.choice"), .says("present.help.reveal"), .says("present.help.go"),
      .says("present.help.quit"),
    ]
    for key in keys { page.paragraph(StyledText(view.text(key)), hanging: 4) }
    return Array(page.lines.prefix(max(0, size.rows - Self.frame)))
  }
}

/// One thing to look at together: a part of a lesson.
struct PresentStep {
  enum Subject {
    /// The title, how long the lesson takes, what can be done after it, and what follows.
    indirect case opening(minutes: Int, others: [Subject])
    /// What is asked, with the choices.
    case guess
    /// The hands that go up for each choice.
    case vote
    /// The layouts that the solver finds; `nil` where the answer is in words.
    case reveal(Guess.Layouts?)
    /// What the author says to each choice.
    case replies
    /// A section as it is written: the idea, the worked example, why it works.
    case section(Lesson.PresentedSection)
    case exercise(PreparedExercise)

    /// How results for programs call it.
    var id: String {
      switch self {
      case .opening: "opening"
      case .guess: "guess"
      case .vote: "vote"
      case .reveal: "reveal"
      case .replies: "replies"
      case .section(.idea): "idea"
      case .section(.example): "example"
      case .section(.why): "why"
      case .section: "section"
      case .exercise: "exercise"
      }
    }
  }

  let subject: Subject

  var isVote: Bool { if case .vote = subject { true } else { false } }
  var isReveal: Bool { if case .reveal = subject { true } else { false } }

  /// All steps of a lesson, in their order; what the lesson hasn't got is left out.
  static func steps(
    of lesson: Lesson, _ exercises: [PreparedExercise]
  ) -> [PresentStep] {
    var subjects: [Subject] = []
    if let guess = Guess(lesson) {
      let reveal = guess.layouts
      // An answer in words is the reply to the right guess: it would be alone on its page.
      subjects += [.guess, .vote, .reveal(reveal)] + (reveal == nil ? [] : [.replies])
    }
    func sections(_ sections: Lesson.PresentedSection...) -> [Subject] {
      sections.filter { lesson.section($0) != nil }.map { .section($0) }
    }
    subjects += sections(.idea, .example)
    subjects += exercises.map { .exercise($0) }
    subjects += sections(.why)
    let minutes = lesson.minutes(with: exercises.map(\.exercise))
    return [PresentStep(subject: .opening(minutes: minutes, others: subjects))]
      + subjects.map { PresentStep(subject: $0) }
  }
}

/// How many hands went up for each choice, as the teacher types the numbers.
struct Ballot: Hashable, Sendable {
  /// No class is larger; what is typed beyond it is left out.
  private static let most = 9999

  /// The number of hands for each choice; `nil` where none was typed.
  private(set) var counts: [Int?]
  /// The choice whose number is typed now.
  private(set) var selected = 0

  init(choices: Int) { counts = Array(repeating: nil, count: choices) }

  /// All hands together.
  var total: Int { counts.compactMap(\.self).reduce(0, +) }

  /// Whether a number was typed.
  var isCounted: Bool { counts.contains { $0 != nil } }

  /// Does what a key means while hands are counted.
  ///
  /// - Returns: Whether it means anything here.
  mutating func take(_ key: Key) -> Bool {
    guard counts.indices.contains(selected) else { return false }
    switch key {
    case .character(let character):
      guard character.isASCII, let digit = character.wholeNumberValue else { return false }
      let number = (counts[selected] ?? 0) * 10 + digit
      if number <= Self.most { counts[selected] = number }
    case .backspace:
      guard let number = counts[selected] else { return false }
      counts[selected] = number < 10 ? nil : number / 10
    case .down, .tab, .enter:
      guard selected + 1 < counts.count else { return false }
      selected += 1
    case .up:
      guard selected > 0 else { return false }
      selected -= 1
    default: return false
    }
    return true
  }
}
