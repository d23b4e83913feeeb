package import Course
package import Grading
package import LayoutEngine

/// A guess that is being made: the window that was tried, and what was chosen.
package struct GuessTrial: Sendable {
  /// A window to look at, as it was before the change that the question is about, or as it is now.
  package struct Window: Sendable {
    package let title: Sentence
    package let picture: Picture
    package let isBefore: Bool
  }

  package let guess: Guess
  /// The first letter, which counts.
  package private(set) var choice: String?
  /// The choice whose reply is shown.
  package private(set) var read: Guess.Choice?
  /// The layout in a window that was dragged or turned.
  private var moved: Guess.Situation?

  /// - Returns: `nil` for a lesson that asks nothing.
  package init?(_ lesson: Lesson) {
    guard let guess = Guess(lesson), !guess.choices.isEmpty else { return nil }
    self.guess = guess
  }

  /// Whether the letter is the first one, which counts.
  @discardableResult
  package mutating func choose(_ mark: String) -> Bool {
    guard let chosen = guess.choices.first(where: { $0.mark == mark }) else { return false }
    (read, moved) = (chosen, nil)
    guard choice == nil else { return false }
    choice = mark
    return true
  }

  /// Tries another window; nothing without equations.
  package mutating func move(to window: Size, _ direction: LayoutDirection) {
    moved = shown
    moved?.window = window
    moved?.direction = direction
  }

  /// What is laid out: before the choice, what doesn't tell the answer by standing there.
  package var shown: Guess.Situation? {
    moved ?? (choice == nil ? guess.start : guess.situation)
  }

  /// The axis along which the window changes.
  package var axis: Axis? { guess.situation.flatMap { guess.start?.draggedAxis(to: $0) } }

  /// Whether the reading direction changes.
  package var isTurning: Bool {
    guess.start.map { $0.direction != guess.situation?.direction } ?? false
  }

  /// What is computed for what is shown; before the choice, only for a window that was tried.
  package var layouts: Guess.Layouts? {
    choice == nil ? moved?.layouts : shown?.layouts ?? guess.layouts
  }

  /// What there is to say about the layouts; `nil` if one follows, which a drawing shows.
  package var remark: Sentence? {
    layouts.flatMap { $0.outcome == .one ? nil : $0.sentence }
  }

  /// The window that is shown; after the choice, beside the one at the start.
  package var windows: [Window] {
    guard let end = guess.situation else { return [] }
    let shown = self.shown ?? end
    guard choice == nil || shown.layouts?.outcome != .refused else { return [] }
    let found = self.shown?.layouts?.pictures ?? []
    let empty = Picture(window: shown.window, direction: shown.direction, axis: shown.axis)
    let pictures = found.isEmpty ? [empty] : found
    let before = choice == nil || moved != nil ? nil : guess.start?.layouts?.pictures.first
    func window(_ picture: Picture, isBefore: Bool) -> Window {
      let size = CaseWindow(size: picture.window)
      let title = LayoutCase(size, direction: picture.direction, isShown: true).title
      guard before != nil else { return Window(title: title, picture: picture, isBefore: false) }
      return Window(
        title: isBefore
          ? .says("guess.before", ["window": .sentence(title)])
          : .says("guess.after", ["window": .sentence(title)]),
        picture: picture, isBefore: isBefore)
    }
    let first = pictures.count == 1 ? before : nil
    return (first.map { [window($0, isBefore: true)] } ?? [])
      + pictures.map { window($0, isBefore: false) }
  }

  /// The windows as pictures with their titles.
  package func pictures(in strings: StringsCatalogue) -> [Picture] {
    windows.map { window in
      var picture = window.picture
      picture.title = strings.text(window.title)
      return picture
    }
  }

  /// What is told once a choice was made, besides the reply: what the layouts or a log say.
  package func outcome(in strings: StringsCatalogue) -> [Document.Block] {
    let told = remark.map { [Document.Block.paragraph([.text(strings.text($0))])] } ?? []
    return told + (guess.layouts?.balances(in: strings) ?? [])
  }

  /// What the author says to the choice that is read, behind its letter; without the lines that the
  /// windows draw.
  package var reply: [Document.Block] {
    guard let read else { return [] }
    let reply = read.reply.filter {
      if case .listing(let listing) = $0 { listing["figure"] == nil } else { true }
    }
    guard case .paragraph(let words)? = reply.first else { return reply }
    return [.paragraph([.strong([.text("\(read.mark).")]), .text(" ")] + words)]
      + reply.dropFirst()
  }
}
