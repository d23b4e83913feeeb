import Course
import Feedback
import Grading
import LayoutEngine
import Terminal

/// The windows of an exercise, with what its answer makes of them now.
struct WindowView: Sendable {
  /// One window with what is wanted there and what follows from the answer.
  private struct Look {
    let layoutCase: LayoutCase
    var outcome = LiveLayout.Outcome.notYet([])
    var wanted: [NamedFrame] = []
    var yours: [NamedFrame] = []
    var guides: [NamedFrame] = []

    /// The first distance that is wrong; only a whole layout has one.
    var fault: Picture.Fault? {
      guard case .solved = outcome else { return nil }
      return Picture(window: layoutCase.window, wanted: wanted, yours: yours).firstFault
    }

    /// Whether the layout is the wanted one; `nil` where that isn't known, or none is wanted.
    var isRight: Bool? {
      switch outcome {
      case .notYet, .ambiguous: nil
      case .conflicting: wanted.isEmpty ? nil : false
      case .solved: wanted.isEmpty ? nil : fault == nil
      }
    }
  }

  private let exercise: Exercise
  /// The author's layout in each case, for windows of any width; empty if no layout is wanted.
  private let wanted: [LiveLayout]
  private var live: LiveLayout?
  private var looks: [Look]
  /// The window that was chosen; `nil` for the first in which the answer is wrong.
  private var chosen: Int?
  private var width: Double?
  private var isTurned = false
  /// Whether the answer has changed since its layout was known.
  private var isOld = false

  static let step = 8.0

  init(_ prepared: PreparedExercise) {
    let exercise = prepared.exercise
    self.exercise = exercise
    let cases = exercise.takesLines ? exercise.cases : []
    let isWanted = prepared.expectation.frames != nil
    wanted = isWanted ? cases.map { LiveLayout.wanted(exercise, times: $0.setting.times) } : []
    looks = cases.map { Look(layoutCase: $0) }
    look()
  }

  mutating func take(_ live: LiveLayout) {
    (self.live, isOld) = (live, false)
    look()
  }

  /// Keeps showing the layout that was known last, which the answer may not give any more.
  mutating func keepLast() { isOld = live != nil }

  /// Shows a window and a direction in which something is wrong, if it may be looked at.
  mutating func show(_ size: Size, _ direction: LayoutDirection) {
    let found = shown.first {
      looks[$0].layoutCase.window == size && looks[$0].layoutCase.direction == direction
    }
    guard let found else { return }
    (chosen, width, isTurned) = (found, nil, false)
  }

  /// Whether the layout is the wanted one in every window that may be looked at.
  var looksRight: Bool {
    !isOld && !shown.isEmpty && shown.allSatisfy { looks[$0].isRight == true }
  }

  private mutating func look() {
    looks = looks.enumerated().map { look(at: $1.layoutCase, like: $0) }
  }

  private func look(at layoutCase: LayoutCase, like index: Int) -> Look {
    var look = Look(layoutCase: layoutCase)
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
      let names = frames.map(\.name)
      // Where they were before is no mirror image.
      let before = layoutCase.direction == .leftToRight ? exercise.before : []
      look.yours = frames + before.filter { !names.contains($0.name) }
    case .conflicting: break
    }
    return look
  }

  // MARK: Choosing and dragging

  /// The windows that may be looked at before an answer passes, by their numbers.
  private var shown: [Int] { looks.indices.filter { looks[$0].layoutCase.isShown } }

  private var index: Int {
    chosen ?? shown.first { looks[$0].isRight == false } ?? shown.first ?? 0
  }

  /// Drags the window, turns its reading direction or shows another one, as a key says.
  mutating func take(_ key: Key) {
    guard let place = shown.firstIndex(of: index) else { return }
    chosen = index
    switch key {
    case .alt(.left): drag(by: -Self.step)
    case .alt(.right): drag(by: Self.step)
    case .shiftAlt(.left): drag(by: -Self.step * 5)
    case .shiftAlt(.right): drag(by: Self.step * 5)
    case .alt(.character): isTurned.toggle()
    default:
      let count = shown.count
      chosen = shown[(place + (key == .alt(.up) ? count - 1 : 1)) % count]
      (width, isTurned) = (nil, false)
    }
  }

  private mutating func drag(by points: Double) {
    width = min(max((width ?? looks[index].layoutCase.window.width) + points, 40), 2000)
  }

  /// The chosen window with another width, and with the reading direction that was chosen.
  private func moved(to width: Double?) -> LayoutCase {
    let from = looks[index].layoutCase
    let size = Size(width: width ?? from.window.width, height: from.window.height)
    let setting = from.setting.sized(to: size)
    let isReversed = isTurned == (from.direction == .leftToRight)
    return LayoutCase(setting, direction: isReversed ? .rightToLeft : .leftToRight, isShown: true)
  }

  /// The width below which constraints conflict; `nil` if they do already, or never do.
  private var breakingWidth: Double? {
    guard let live, let width = width, looks.indices.contains(index) else { return nil }
    let widths = stride(from: width, through: Self.step, by: -Self.step)
    let broken = widths.first {
      live.outcome(in: moved(to: $0), like: index) == .conflicting
    }
    return broken.flatMap { $0 < width ? $0 + Self.step : nil }
  }

  // MARK: Drawing

  /// What the drawing shows: a window that was dragged or turned, else as many as there are.
  func pictures(_ context: ScreenContext) -> [PictureRow.Window] {
    guard looks.indices.contains(index) else { return [] }
    if width != nil || isTurned {
      var window = window(look(at: moved(to: width), like: index), isChosen: true, context)
      window.usual = picture(of: looks[index])
      if let breakingWidth {
        let words = Sentence.says("screen.window.breaks", ["width": breakingWidth])
        window.title += "  \(context.text(words), .quiet)"
      }
      return [window]
    }
    let direction = looks[index].layoutCase.direction
    let group = shown.filter { looks[$0].layoutCase.direction == direction }
    let order = group.count > 2 ? [index] + group.filter { $0 != index } : group
    return order.map { window(looks[$0], isChosen: $0 == index, context) }
  }

  private func window(_ look: Look, isChosen: Bool, _ context: ScreenContext) -> PictureRow.Window {
    let remark: Sentence? =
      switch look.outcome {
      case .conflicting: .says("screen.window.conflicting")
      case .ambiguous: .says("screen.window.ambiguous")
      case .notYet, .solved: nil
      }
    var title = title(of: look, isChosen: isChosen, context)
    if let remark { title += "  \(context.text(remark), .bad)" }
    return PictureRow.Window(title: title, picture: picture(of: look), isChosen: isChosen)
  }

  private func picture(of look: Look) -> Picture {
    var picture = Picture(
      window: look.layoutCase.window, direction: look.layoutCase.direction, wanted: look.wanted,
      yours: look.yours, guides: look.guides, fault: look.fault)
    picture.look = exercise.look(in: look.layoutCase)
    // Nothing is drawn as if it were solved: what is wanted is dashed.
    if look.outcome == .conflicting {
      (picture.guides, picture.wanted) = (look.guides + look.wanted, [])
    }
    return picture
  }

  private func title(of look: Look, isChosen: Bool, _ context: ScreenContext) -> StyledText {
    let (size, name) = (look.layoutCase.window, look.layoutCase.setting.name)
    var words = [context.text(.says("screen.window", ["width": size.width]))]
    if let name { words.append(name) }
    if look.layoutCase.direction == .rightToLeft {
      words.append(context.text(.says("screen.window.rightToLeft")))
    }
    let title = StyledText(words.joined(separator: ", "), isChosen ? .strong : .quiet)
    if isOld { return "\(title) \(context.text(.says("screen.window.old")), .quiet)" }
    return switch look.isRight {
    case nil: title
    case true?: "\(title) \("✓", .good)"
    case false?: "\(title) \("✗", .bad)"
    }
  }

  /// The windows one beside the other, with what is known of each; the hidden ones are one.
  func tabs(_ context: ScreenContext, isPassed: Bool) -> StyledText {
    var tabs = shown.map { title(of: looks[$0], isChosen: $0 == index, context) }
    if tabs.count < looks.count {
      let hidden = context.words(.says("screen.window.hidden"), .quiet)
      tabs.append(isPassed ? "\(hidden) \("✓", .good)" : hidden)
    }
    return tabs.joined(separator: "   ")
  }
}
