package import Course
import LayoutEngine
package import LogExplaining

extension Guess {
  /// What the engine computes from equations in a window, or from the entries of a log.
  package struct Layouts: Sendable {
    package let outcome: Outcome
    /// Two layouts that satisfy all constraints if many do; empty if none does; of inactive
    /// constraints, what would follow from them.
    package fileprivate(set) var pictures: [Picture] = []
    /// What a log's entries say; `nil` where the guess isn't about a log.
    package fileprivate(set) var log: LogExplanation?
    fileprivate var refusal: Sentence?

    /// What the lines of the log add up to; nothing where the guess isn't about a log.
    package func balances(in strings: StringsCatalogue) -> [Document.Block] {
      log.map { $0.balances(of: $0.sets, strings).blocks } ?? []
    }

    package var sentence: Sentence {
      switch outcome {
      case .one: .says("guess.layouts.one")
      case .many: .says("guess.layouts.many")
      case .none: .says("guess.layouts.none")
      case .inactive: .says("guess.layouts.inactive")
      case .refused:
        .says("guess.layouts.refused", ["reason": refusal.map { .sentence($0) } ?? .text("")])
      }
    }
  }

  /// What answers the question; `nil` if no listing does.
  package var layouts: Layouts? {
    if let listing, listing.kind == "log" {
      let log = ConflictLog(reading: listing.lines.joined(separator: "\n"))
      return LoggedConflict.all(in: log).first.map { Layouts(outcome: .none, log: $0.explanation) }
    }
    return situation?.layouts
  }

  /// Whether a choice says what the engine computes; `nil` if the engine can't compute that.
  package func isTrue(_ claim: Claim) -> Bool? {
    guard let situation else { return nil }
    switch claim {
    case .other: return false
    case .layouts(let outcome): return situation.layouts?.outcome == outcome
    case .value(let name, let number):
      guard let anchor = situation.figure.scene.anchor(named: name) else { return nil }
      return situation.value(of: anchor).map { abs($0 - number) <= Tolerance.points } ?? false
    case .moves, .stretches, .stays: return change.map { $0 == claim }
    }
  }

  /// What becomes of the view that the question is about, from the start to the end.
  private var change: Claim? {
    guard let start = start?.layouts, start.outcome == .one, let end = situation?.layouts,
      let name = listing?["asks"]
    else { return nil }
    // Where no single layout follows, it does none of these.
    guard end.outcome == .one else { return .other }
    func frame(_ layouts: Layouts) -> Rect? {
      layouts.pictures.first?.yours.first { $0.name == name }?.frame
    }
    guard let before = frame(start), let after = frame(end) else { return nil }
    func differs(_ x: Double, _ y: Double) -> Bool {
      situation?.axis != .vertical && abs(x) > Tolerance.points
        || situation?.axis != .horizontal && abs(y) > Tolerance.points
    }
    if differs(after.width - before.width, after.height - before.height) { return .stretches }
    return differs(after.x - before.x, after.y - before.y) ? .moves : .stays
  }
}

extension Guess.Situation {
  /// What the engine computes here; `nil` if the equations can't be solved.
  package var layouts: Guess.Layouts? {
    let constraints: [Constraint]
    do throws(FigureError) {
      constraints = try figure.constraints(under: .runtime)
    } catch {
      guard case .invalid(let violation, _) = error else { return nil }
      return Guess.Layouts(outcome: .refused, refusal: violation.seen(in: figure.scene))
    }
    let scene = figure.scene.sized(to: window)
    let frames: [Frames]
    var outcome = Guess.Outcome.one
    switch figure.solution(in: window, direction) {
    case .solved(let only): frames = [only]
    case .unsatisfiable: (outcome, frames) = (.none, [])
    case .ambiguous(let shown, let ambiguity):
      let isOpen = ambiguity.ranges.contains { axis == nil || $0.part.axis == axis }
      if isOpen { outcome = .many }
      frames = isOpen ? [ambiguity.witness, ambiguity.otherWitness] : [shown]
    case nil: return nil
    }
    let pictures = frames.map {
      Picture(
        window: window, direction: direction, yours: scene.namedFrames($0),
        guides: scene.namedGuides($0, of: constraints), axis: axis)
    }
    return Guess.Layouts(outcome: isInactive ? .inactive : outcome, pictures: pictures)
  }

  /// A value of the one layout; `nil` if there isn't one.
  fileprivate func value(of anchor: Anchor) -> Double? {
    guard let frames = figure.frames(in: window, direction: direction, axis: axis) else {
      return nil
    }
    return LayoutProblem(
      scene: figure.scene.sized(to: window), constraints: [], direction: direction
    ).value(of: anchor, in: frames)
  }
}
