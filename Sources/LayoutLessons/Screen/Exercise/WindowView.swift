import Course
import Feedback
import Grading
import LayoutEngine

/// The windows of an exercise, with what its answer makes of them now.
struct WindowView: Sendable {
  /// What is known about an answer in one window.
  enum State: Sendable { case unknown, right, wrong }

  let prepared: PreparedExercise
  /// The window that was chosen; `nil` for the first in which the answer is wrong.
  private var chosen: Int?
  /// The width to which the window was dragged, in points.
  private var width: Double?
  private var isTurned = false
  private var live: LiveLayout?
  /// The last layout of each window, to be shown while the text can't be read.
  private var last: [[NamedFrame]]
  private var states: [State]
  /// Whether there was a whole layout before.
  private var isSolved = false

  init(_ prepared: PreparedExercise) {
    self.prepared = prepared
    let count = prepared.exercise.cases.count
    last = Array(repeating: prepared.exercise.before, count: count)
    states = Array(repeating: .unknown, count: count)
  }

  private var exercise: Exercise { prepared.exercise }
  private var cases: [LayoutCase] { exercise.cases }
  /// The windows that may be looked at before an answer passes, by their numbers.
  private var shown: [Int] { cases.indices.filter { cases[$0].isShown } }

  /// Takes what an answer makes now.
  mutating func take(_ live: LiveLayout) {
    self.live = live
    for index in cases.indices {
      let outcome = live.outcome(in: cases[index], like: index)
      switch outcome {
      case .solved(let frames): (last[index], isSolved) = (frames, true)
      case .notYet(let frames) where !isSolved: last[index] = placed(frames)
      case .ambiguous(let frames): last[index] = frames
      default: break
      }
      states[index] = state(of: outcome, wanted(index))
    }
  }

  /// The views that lines place, and the others where they were before.
  private func placed(_ frames: [NamedFrame]) -> [NamedFrame] {
    let names = frames.map(\.name)
    return frames + exercise.before.filter { !names.contains($0.name) }
  }

  private func state(of outcome: LiveLayout.Outcome, _ wanted: [NamedFrame]) -> State {
    switch outcome {
    case .notYet, .ambiguous: return .unknown
    case .conflicting: return wanted.isEmpty ? .unknown : .wrong
    case .solved(let frames):
      if wanted.isEmpty { return .unknown }
      return Fault.first(from: wanted, to: frames) == nil ? .right : .wrong
    }
  }

  private typealias Fault = LayoutPicture.Fault

  /// The wanted frames in a window of the exercise; empty where none are wanted.
  private func wanted(_ index: Int) -> [NamedFrame] {
    guard let frames = prepared.expectation.frames, frames.indices.contains(index),
      exercise.takesLines
    else { return [] }
    return exercise.scene.namedFrames(frames[index])
  }

  // MARK: Choosing and dragging

  /// The window that the drawing shows first.
  private var index: Int {
    chosen ?? shown.first { states[$0] == .wrong } ?? shown.first ?? 0
  }

  /// Shows another of the windows.
  mutating func choose(_ step: Int) {
    guard let place = shown.firstIndex(of: index) else { return }
    chosen = shown[(place + step + shown.count) % shown.count]
    (width, isTurned) = (nil, false)
  }

  /// Makes the window wider or narrower; it keeps to sizes that can be drawn.
  mutating func drag(by points: Double) {
    guard cases.indices.contains(index) else { return }
    chosen = index
    width = min(max((width ?? cases[index].window.width) + points, 40), 2000)
  }

  /// Shows the other reading direction.
  mutating func turn() {
    guard cases.indices.contains(index) else { return }
    chosen = index
    isTurned.toggle()
  }

  // MARK: Drawing

  /// What the drawing shows: a window that was dragged or turned, else as many as there are.
  func pictures(_ context: ScreenContext) -> [PictureRow.Window] {
    guard exercise.takesLines, !cases.isEmpty else { return [] }
    if width != nil || isTurned { return [dragged(context)] }
    let direction = cases[index].direction
    let group = shown.filter { cases[$0].direction == direction }
    let first = group.first == index ? [] : group.filter { $0 != index }
    let order = first.isEmpty ? group : group.count == 2 ? group : [index] + first
    return order.map { number in
      window(
        cases[number], number, states[number], yours: last[number], wanted: wanted(number),
        isChosen: number == index, context)
    }
  }

  private func dragged(_ context: ScreenContext) -> PictureRow.Window {
    let from = cases[index]
    let setting = CaseWindow(
      size: Size(width: width ?? from.window.width, height: from.window.height),
      name: from.setting.name, changes: from.setting.changes, times: from.setting.times)
    let direction: LayoutDirection =
      isTurned == (from.direction == .leftToRight) ? .rightToLeft : .leftToRight
    let moved = LayoutCase(setting, direction: direction, isShown: true)
    var wanted: [NamedFrame] = []
    if prepared.expectation.frames != nil,
      case .solved(let frames) = LiveLayout.wanted(exercise, times: setting.times)
        .outcome(in: moved, like: index)
    {
      wanted = frames
    }
    let outcome = live?.outcome(in: moved, like: index) ?? .notYet([])
    var yours: [NamedFrame] = []
    switch outcome {
    case .solved(let frames), .ambiguous(let frames): yours = frames
    case .notYet(let frames): yours = placed(frames)
    case .conflicting: break
    }
    var window = window(
      moved, index, state(of: outcome, wanted), yours: yours, wanted: wanted, isChosen: true,
      context)
    if let limit = breakingWidth(below: moved, outcome) {
      let words = Sentence.says("screen.window.breaks", ["width": .points(limit)])
      window.title += "  \(context.text(words), .quiet)"
    }
    return window
  }

  /// The width below which a window's layout breaks; `nil` if it is broken already, or never breaks.
  private func breakingWidth(below layoutCase: LayoutCase, _ outcome: LiveLayout.Outcome) -> Double?
  {
    guard let live, !outcome.isBroken, case .solved = outcome else { return nil }
    let (size, setting) = (layoutCase.window, layoutCase.setting)
    for width in stride(from: size.width - Self.step, through: Self.step, by: -Self.step) {
      let narrow = LayoutCase(
        CaseWindow(
          size: Size(width: width, height: size.height), name: setting.name,
          changes: setting.changes, times: setting.times),
        direction: layoutCase.direction, isShown: true)
      if live.outcome(in: narrow, like: index).isBroken { return width + Self.step }
    }
    return nil
  }

  /// The points by which a window is dragged.
  static let step = 8.0

  private func window(
    _ layoutCase: LayoutCase, _ index: Int, _ state: State, yours: [NamedFrame],
    wanted: [NamedFrame], isChosen: Bool, _ context: ScreenContext
  ) -> PictureRow.Window {
    let outcome = live?.outcome(in: layoutCase, like: index) ?? .notYet([])
    var picture = LayoutPicture(
      window: layoutCase.window, direction: layoutCase.direction, wanted: wanted, yours: yours)
    var remark: Sentence?
    switch outcome {
    case .conflicting:
      picture.yours = []
      remark = .says("screen.window.conflicting")
    case .ambiguous: remark = .says("screen.window.ambiguous")
    case .solved(let frames):
      if !wanted.isEmpty { picture.fault = Fault.first(from: wanted, to: frames) }
      if let narrow = frames.first(where: { $0.frame.width < 0 }) {
        remark = .says(
          "screen.window.negative",
          ["view": .text(narrow.name), "width": .points(narrow.frame.width)])
      }
    case .notYet: break
    }
    return PictureRow.Window(
      title: title(of: layoutCase, state, remark, isChosen: isChosen, context), picture: picture,
      isChosen: isChosen)
  }

  private func title(
    _ sentence: Sentence, _ state: State, isChosen: Bool, _ context: ScreenContext
  ) -> StyledText {
    let name = StyledText(context.text(sentence), isChosen ? .strong : .quiet)
    return switch state {
    case .unknown: "\(name) ?"
    case .right: "\(name) \("✓", .good)"
    case .wrong: "\(name) \("✗", .bad)"
    }
  }

  private func title(
    of layoutCase: LayoutCase, _ state: State, _ remark: Sentence?, isChosen: Bool,
    _ context: ScreenContext
  ) -> StyledText {
    let width = Sentence.Value.points(layoutCase.window.width)
    let words: Sentence =
      switch (layoutCase.direction, layoutCase.setting.name) {
      case (.leftToRight, nil): .says("screen.window", ["width": width])
      case (.rightToLeft, nil): .says("screen.window.rightToLeft", ["width": width])
      case (.leftToRight, let name?):
        .says("screen.window.with", ["width": width, "name": .text(name)])
      case (.rightToLeft, let name?):
        .says("screen.window.rightToLeft.with", ["width": width, "name": .text(name)])
      }
    let title = title(words, state, isChosen: isChosen, context)
    return remark.map { "\(title)  \(context.text($0), .bad)" } ?? title
  }

  /// The windows one beside the other, with what is known of each; the hidden ones are one.
  func tabs(_ context: ScreenContext) -> StyledText {
    guard exercise.takesLines else { return StyledText() }
    var tabs = shown.map { number in
      title(
        of: cases[number], states[number], nil, isChosen: number == index, context)
    }
    let hidden = cases.indices.filter { !cases[$0].isShown }.map { states[$0] }
    if !hidden.isEmpty {
      tabs.append(title(.says("screen.window.hidden"), .unknown, isChosen: false, context))
    }
    return tabs.joined(separator: "   ")
  }
}

extension LiveLayout.Outcome {
  /// Whether constraints conflict, or a view has less than no width.
  fileprivate var isBroken: Bool {
    switch self {
    case .conflicting: true
    case .solved(let frames): frames.contains { $0.frame.width < -Tolerance.points }
    case .ambiguous, .notYet: false
    }
  }
}

extension LayoutPicture.Fault {
  /// The first edge or size in which two layouts differ.
  static func first(from wanted: [NamedFrame], to yours: [NamedFrame]) -> Self? {
    for wanted in wanted {
      guard let frame = yours.first(where: { $0.name == wanted.name })?.frame else { continue }
      let edges: [(Axis, Double, Double)] = [
        (.horizontal, wanted.frame.x, frame.x), (.horizontal, wanted.frame.maxX, frame.maxX),
        (.vertical, wanted.frame.y, frame.y), (.vertical, wanted.frame.maxY, frame.maxY),
      ]
      for (axis, from, to) in edges where abs(from - to) > Tolerance.points {
        return Self(item: wanted.name, axis: axis, from: from, to: to)
      }
    }
    return nil
  }
}
