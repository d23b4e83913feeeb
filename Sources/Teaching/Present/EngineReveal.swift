import Course
import Grading
import LayoutEngine
import LogExplaining
import Terminal

/// The layouts that the solver finds for the equations, the code or the log that a guess is about.
struct EngineReveal {
  enum Outcome: String {
    /// One layout satisfies all constraints.
    case one
    /// Several layouts do; two of them are drawn.
    case many
    case none
    /// No layout follows, because the code activates none of its constraints.
    case inactive
  }

  let outcome: Outcome
  /// Two layouts that satisfy all constraints if many do; empty if none does; of inactive
  /// constraints, what would follow from them.
  let layouts: [Picture]
  /// What a log's entries say; `nil` where the guess isn't about a log.
  var log: LogExplanation?

  /// `nil` where the question isn't about a layout in one window.
  ///
  /// What the author solves beside the replies has the last word: it may have lines that the
  /// question tells in words.
  init?(_ lesson: Lesson) {
    let listings =
      (lesson.section(.replies)?.listings ?? []).reversed()
      + (lesson.section(.guess)?.listings ?? [])
    for listing in listings where listing.kind == "layout" {
      guard let name = listing["figure"], let window = Size(words: listing["window"] ?? ""),
        let reveal = Self(name, in: lesson, window, listing.direction, listing.axis)
      else { continue }
      self = reveal
      return
    }
    guard let other = Self.otherwiseWritten(in: lesson) else { return nil }
    self = other
  }

  /// What begins the calls that activate constraints.
  private static let activations = ["activate(", "isActive = true", ".mas_make"]

  /// The layouts of code that says the same as a figure, or the conflict of a log.
  private static func otherwiseWritten(in lesson: Lesson) -> EngineReveal? {
    for listing in lesson.section(.guess)?.listings ?? [] {
      let code = listing.lines.joined(separator: "\n")
      if listing.kind == "log",
        let conflict = LoggedConflict.all(in: ConflictLog(reading: code)).first
      {
        return EngineReveal(outcome: .none, layouts: [], log: conflict.explanation)
      }
      guard listing.kind == "swift", let name = listing["same-as"],
        let (window, axis) = lesson.situation(ofFigure: name),
        let reveal = Self(name, in: lesson, window, .leftToRight, axis)
      else { continue }
      return activations.contains { code.contains($0) }
        ? reveal : EngineReveal(outcome: .inactive, layouts: reveal.layouts)
    }
    return nil
  }

  private init(outcome: Outcome, layouts: [Picture], log: LogExplanation? = nil) {
    (self.outcome, self.layouts, self.log) = (outcome, layouts, log)
  }

  /// The window in which a lesson's guess is to be answered, before anything is drawn in it, and
  /// the one axis that it is about.
  static func window(of lesson: Lesson) -> (size: Size, axis: Axis?)? {
    for listing in lesson.section(.guess)?.listings ?? [] {
      guard let name = listing["figure"] ?? listing["same-as"],
        let situation = lesson.situation(ofFigure: name)
      else { continue }
      return situation
    }
    return nil
  }

  private init?(
    _ name: String, in lesson: Lesson, _ window: Size, _ direction: LayoutDirection, _ axis: Axis?
  ) {
    guard let figure = lesson.figure(named: name),
      let solution = figure.solution(in: window, direction)
    else { return nil }
    let frames: [Frames]
    switch solution {
    case .solved(let only): (outcome, frames) = (.one, [only])
    case .unsatisfiable: (outcome, frames) = (.none, [])
    case .ambiguous(let shown, let ambiguity):
      let isOpen = ambiguity.ranges.contains { axis == nil || $0.part.axis == axis }
      (outcome, frames) =
        isOpen ? (.many, [ambiguity.witness, ambiguity.otherWitness]) : (.one, [shown])
    }
    layouts = frames.map {
      Picture(
        window: window, direction: direction, yours: figure.scene.namedFrames($0), axis: axis)
    }
  }
}

extension Lesson {
  /// The first window in which a figure is looked at.
  fileprivate func situation(ofFigure name: String) -> (size: Size, axis: Axis?)? {
    document.blocks.lazy.compactMap(\.content.listing).compactMap { listing in
      guard listing["figure"] == name, let window = Size(words: listing["window"] ?? "") else {
        return nil
      }
      return (window, listing.axis)
    }.first
  }
}

extension MarkdownDocument.Section {
  fileprivate var listings: [Document.Listing] { blocks.compactMap(\.content.listing) }
}

extension Document.Block {
  fileprivate var listing: Document.Listing? {
    if case .listing(let listing) = self { listing } else { nil }
  }
}
