package import LayoutEngine

extension Lesson {
  /// The sections that are presented, by the headings that every lesson has.
  package enum PresentedSection: String {
    case guess = "Guess first"
    case idea = "One idea"
    case example = "Worked example"
    case replies = "If you guessed …"
    case why = "Why it works"
    case swift = "In Swift"
  }

  /// A section by its heading; `nil` in a course that has other ones.
  package func section(_ section: PresentedSection) -> MarkdownDocument.Section? {
    document.sections.first { $0.title == section.rawValue }
  }
}

/// What a lesson asks before it explains anything, what it says to each choice, and the lines from
/// which the engine computes the answer.
package struct Guess: Sendable {
  /// An answer to choose, and what tempts or holds there.
  package struct Choice: Sendable {
    package let mark: String
    package let words: [Document.Inline]
    /// What the author says to it; may be empty.
    package let reply: [Document.Block]

    /// Whether it is the right one, which the author tells with the reply's first word.
    package var isRight: Bool {
      guard case .paragraph(let words)? = reply.first else { return false }
      return words.first?.plain.hasPrefix("Yes") ?? false
    }
  }

  /// What a choice says about the layout, in the words of a listing.
  package enum Claim: Hashable, Sendable {
    /// The view has its size elsewhere; another size; the same frame as before.
    case moves, stretches, stays
    case layouts(Outcome)
    case value(of: String, Double)
    /// Nothing that a layout can show.
    case other

    package init?(_ words: Substring) {
      switch words {
      case "moves": self = .moves
      case "stretches": self = .stretches
      case "stays": self = .stays
      case "-": self = .other
      default:
        let parts = words.split(separator: ":", omittingEmptySubsequences: false)
        if let outcome = Outcome(rawValue: String(words)), outcome.isCount {
          self = .layouts(outcome)
        } else if parts.count == 2, let number = Double(parts[1]) {
          self = .value(of: String(parts[0]), number)
        } else {
          return nil
        }
      }
    }
  }

  package enum Outcome: String, Sendable {
    /// One layout satisfies all constraints.
    case one
    /// Several layouts do.
    case many
    case none
    /// No layout follows, because the code activates none of its constraints.
    case inactive
    /// A constraint breaks a rule.
    case refused

    fileprivate var isCount: Bool { self == .one || self == .many || self == .none }
  }

  /// Equations in a window.
  package struct Situation: Sendable {
    package fileprivate(set) var figure: Figure
    package var window: Size
    package var direction: LayoutDirection
    /// The one axis that matters; `nil` for both.
    package let axis: Axis?
    /// Whether code makes the constraints and activates none of them.
    package fileprivate(set) var isInactive = false
  }

  /// What stands before the choices: a situation, its lines, the question.
  package let asked: [Document.Block]
  package let choices: [Choice]
  /// The listing that answers it; `nil` if there is none.
  package private(set) var listing: Document.Listing?
  /// Where the question is answered; `nil` if a log answers it, or nothing does.
  package private(set) var situation: Situation?
  /// Where the reader can begin, before the change that the question is about; `nil` if it is about
  /// none.
  package private(set) var start: Situation?

  package init?(_ lesson: Lesson) {
    guard let section = lesson.section(.guess) else { return nil }
    let blocks = section.blocks.map { $0.content }
    guard let list = blocks.lastIndex(where: { !$0.choices.isEmpty }) else { return nil }
    let replied = lesson.section(.replies)?.blocks.map { $0.content } ?? []
    let replies = Self.replies(replied)
    asked = Array(blocks[..<list])
    choices = blocks[list].choices.map {
      Choice(mark: $0.mark, words: $0.words, reply: replies[$0.mark] ?? [])
    }
    find(in: lesson, blocks.compactMap { $0.listing }, replied.compactMap { $0.listing })
  }

  /// Finds the listing that answers: what stands beside the replies has the last word, because it may
  /// have lines that the question tells in words.
  private mutating func find(
    in lesson: Lesson, _ asked: [Document.Listing], _ replied: [Document.Listing]
  ) {
    for listing in replied.reversed() + asked where listing.kind == "layout" {
      guard let situation = Situation(listing) else { continue }
      (self.listing, self.situation) = (listing, situation)
      start = listing["from"].flatMap { situation.before($0, in: lesson) }
      return
    }
    for listing in asked {
      if listing.kind == "log" { return self.listing = listing }
      guard listing.kind == "swift", let name = listing["same-as"],
        var situation = lesson.situation(ofFigure: name)
      else { continue }
      let code = listing.lines.joined(separator: "\n")
      situation.isInactive = !Self.activations.contains { code.firstRange(of: $0) != nil }
      (self.listing, self.situation) = (listing, situation)
      return
    }
  }

  /// What begins the calls that activate constraints.
  private static let activations = ["activate(", "isActive = true", ".mas_make"]

  /// What each choice says about the layout; empty if the listing doesn't tell, `nil` for what
  /// can't be read.
  package var claims: [Claim?] {
    (listing?["choices"] ?? "").split(separator: ",").map { Claim($0) }
  }

  /// The blocks after each bold `a.`, which belong to that choice.
  private static func replies(_ blocks: [Document.Block]) -> [String: [Document.Block]] {
    var replies: [String: [Document.Block]] = [:]
    var mark = ""
    for block in blocks {
      guard case .paragraph(let words) = block, case .strong(let first)? = words.first else {
        replies[mark, default: []].append(block)
        continue
      }
      mark = String(first.map { $0.plain }.joined().prefix { $0 != "." })
      replies[mark, default: []].append(.paragraph(words.dropFirst().withoutSpaceBefore))
    }
    return replies
  }
}

extension Guess.Situation {
  /// What a listing of equations with a name and a window shows.
  fileprivate init?(_ listing: Document.Listing) {
    guard listing["figure"] != nil, let window = Size(words: listing["window"] ?? "") else {
      return nil
    }
    figure = Figure(listing.lines.joined(separator: "\n"))
    (self.window, direction, axis) = (window, listing.direction, listing.axis)
  }

  /// The same in what the listing's `from` names: another window, the other direction or other lines.
  fileprivate func before(_ words: String, in lesson: Lesson) -> Self? {
    var start = self
    if let window = Size(words: words) {
      start.window = window
    } else if words == "ltr" || words == "rtl" {
      start.direction = words == "rtl" ? .rightToLeft : .leftToRight
    } else if let figure = lesson.figure(named: words) {
      start.figure = figure
    } else {
      return nil
    }
    return start
  }

  /// The axis along which its window differs from another one, which is dragged by the edge at the
  /// end of that axis; `nil` if the windows are equally large.
  package func draggedAxis(to other: Self) -> Axis? {
    if window.width != other.window.width { return .horizontal }
    return window.height != other.window.height ? .vertical : nil
  }
}

extension Lesson {
  /// A figure in the first window in which it is looked at.
  fileprivate func situation(ofFigure name: String) -> Guess.Situation? {
    guard let figure = figure(named: name) else { return nil }
    for block in document.blocks {
      guard let listing = block.content.listing, listing["figure"] == name,
        let window = Size(words: listing["window"] ?? "")
      else { continue }
      return Guess.Situation(
        figure: figure, window: window, direction: .leftToRight, axis: listing.axis)
    }
    return nil
  }
}

extension Document.Block {
  /// The items of a list with letters, without their full stops; empty for anything else.
  fileprivate var choices: [(mark: String, words: [Document.Inline])] {
    guard case .numbered(let items) = self else { return [] }
    guard items.allSatisfy({ $0.marker.first?.isLetter == true }) else { return [] }
    return items.map { (String($0.marker.prefix { $0 != "." }), $0.text) }
  }

  fileprivate var listing: Document.Listing? {
    if case .listing(let listing) = self { listing } else { nil }
  }
}

extension ArraySlice<Document.Inline> {
  /// Running text without the space that parted it from the words before.
  fileprivate var withoutSpaceBefore: [Document.Inline] {
    guard case .text(let text)? = first else { return Array(self) }
    return [.text(String(text.drop { $0 == " " }))] + dropFirst()
  }
}
