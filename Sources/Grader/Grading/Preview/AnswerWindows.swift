package import Course
import LayoutEngine

/// The windows of an exercise, with what its answer makes of them while it is written.
package struct AnswerWindows: Sendable {
  /// One window with what is wanted there and what follows from the answer.
  package struct Look: Sendable {
    package let layoutCase: LayoutCase
    package fileprivate(set) var outcome = LiveLayout.Outcome.notYet([])
    fileprivate var wanted: [NamedFrame] = []
    fileprivate var yours: [NamedFrame] = []
    fileprivate var guides: [NamedFrame] = []
    fileprivate var screen = ScreenLook(Scene())

    /// The first distance that is wrong; only a whole layout has one.
    private var fault: Picture.Fault? {
      guard case .solved = outcome else { return nil }
      return Picture(window: layoutCase.window, wanted: wanted, yours: yours).firstFault
    }

    /// Whether the layout is the wanted one; `nil` where that isn't known, or none is wanted.
    package var isRight: Bool? {
      switch outcome {
      case .notYet, .ambiguous: nil
      case .conflicting: wanted.isEmpty ? nil : false
      case .solved: wanted.isEmpty ? nil : fault == nil
      }
    }

    package var picture: Picture {
      var picture = Picture(
        window: layoutCase.window, direction: layoutCase.direction, wanted: wanted, yours: yours,
        guides: guides, fault: fault)
      picture.look = screen
      // Nothing is drawn as if it were solved: what is wanted is dashed.
      if outcome == .conflicting { (picture.guides, picture.wanted) = (guides + wanted, []) }
      return picture
    }
  }

  private let exercise: Exercise
  /// The author's layout in each case, for windows of any width; empty if no layout is wanted.
  private let wanted: [LiveLayout]
  private var live: LiveLayout?
  /// One for each case of the exercise, in its order; none where an answer isn't lines.
  package private(set) var looks: [Look]

  package init(_ prepared: PreparedExercise) {
    let exercise = prepared.exercise
    self.exercise = exercise
    let cases = exercise.takesLines ? exercise.cases : []
    let isWanted = prepared.expectation.frames != nil
    wanted = isWanted ? cases.map { LiveLayout.wanted(exercise, times: $0.setting.times) } : []
    looks = cases.map { Look(layoutCase: $0) }
    look()
  }

  package mutating func take(_ live: LiveLayout) {
    self.live = live
    look()
  }

  /// The windows that may be looked at before an answer passes, by their numbers.
  package var shown: [Int] { looks.indices.filter { looks[$0].layoutCase.isShown } }

  /// Whether the layout is the wanted one in every window that may be looked at.
  package var looksRight: Bool {
    !shown.isEmpty && shown.allSatisfy { looks[$0].isRight == true }
  }

  private mutating func look() {
    looks = looks.enumerated().map { look(at: $1.layoutCase, like: $0) }
  }

  /// What there is to see in a window that is made from one of the cases.
  package func look(at layoutCase: LayoutCase, like index: Int) -> Look {
    var look = Look(layoutCase: layoutCase)
    look.screen = exercise.look(in: layoutCase)
    if wanted.indices.contains(index),
      case .solved(let frames, let guides) = wanted[index].outcome(in: layoutCase, like: index)
    {
      (look.wanted, look.guides) = (frames, guides)
    }
    look.outcome = live?.outcome(in: layoutCase, like: index) ?? .notYet([])
    switch look.outcome {
    case .solved(let frames, let guides): (look.yours, look.guides) = (frames, guides)
    case .ambiguous(let frames): look.yours = frames
    case .notYet(let frames):
      let names = frames.map { $0.name }
      // Where they were before is no mirror image.
      let before = layoutCase.direction == .leftToRight ? exercise.before : []
      look.yours = frames + before.filter { !names.contains($0.name) }
    case .conflicting: break
    }
    return look
  }

  /// The widths that a window may have, in points.
  package static let widths = 40.0...2000.0
  /// How far a key moves a window's edge, in points.
  package static let step = 8.0

  /// One of the windows with another width, and with the other reading direction if it is turned.
  package func moved(_ index: Int, to width: Double?, isTurned: Bool) -> LayoutCase {
    let from = looks[index].layoutCase
    let size = Size(width: width ?? from.window.width, height: from.window.height)
    let isReversed = isTurned == (from.direction == .leftToRight)
    return LayoutCase(
      from.setting.sized(to: size), direction: isReversed ? .rightToLeft : .leftToRight,
      isShown: true)
  }

  /// The width below which constraints conflict; `nil` if they do already, or never do.
  package func breakingWidth(of index: Int, below width: Double, isTurned: Bool) -> Double? {
    guard let live, looks.indices.contains(index) else { return nil }
    let steps = 0..<max(0, Int(width / Self.step))
    let broken = steps.lazy.map { width - Double($0) * Self.step }.first {
      live.outcome(in: moved(index, to: $0, isTurned: isTurned), like: index) == .conflicting
    }
    return broken.flatMap { $0 < width ? $0 + Self.step : nil }
  }
}
