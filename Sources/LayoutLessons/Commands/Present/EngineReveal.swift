import Course
import Grading
import LayoutEngine

/// The layouts that the solver finds for the equations that a guess is about.
struct EngineReveal {
  enum Outcome: String {
    /// One layout satisfies all constraints.
    case one
    /// Several layouts do; two of them are drawn.
    case many
    case none
  }

  /// A window with the views in it, in its coordinates.
  struct Layout {
    let window: Size
    let direction: LayoutDirection
    let views: [NamedFrame]
  }

  let outcome: Outcome
  /// Two layouts that satisfy all constraints if many do; empty if none does.
  let layouts: [Layout]
  /// The one axis that the lines are about; `nil` for both.
  let axis: Axis?

  /// `nil` where the question isn't about a layout in one window.
  ///
  /// What the author solves beside the replies has the last word: it may have lines that the
  /// question tells in words.
  init?(_ lesson: Lesson) {
    let listings =
      (lesson.section(.replies)?.listings ?? []).reversed()
      + (lesson.section(.guess)?.listings ?? [])
    for listing in listings where listing.kind == "layout" {
      guard let reveal = Self(listing, in: lesson) else { continue }
      self = reveal
      return
    }
    return nil
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

  private init?(_ listing: MarkdownListing, in lesson: Lesson) {
    guard let name = listing["figure"], let figure = lesson.figure(named: name),
      let window = Size(words: listing["window"] ?? ""),
      let solution = figure.solution(in: window, listing.direction)
    else { return nil }
    let axis = listing.axis
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
      Layout(
        window: window, direction: listing.direction, views: figure.scene.namedFrames($0))
    }
    self.axis = axis
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
  /// The section's fenced blocks.
  fileprivate var listings: [MarkdownListing] { blocks.compactMap(\.content.listing) }
}

extension MarkdownBlock {
  /// The fenced block, if it is one.
  fileprivate var listing: MarkdownListing? {
    if case .listing(let listing) = self { listing } else { nil }
  }
}
