import Course
import Feedback
import Grading
import LayoutEngine
import Terminal

/// The windows of an exercise, with what its answer makes of them now.
struct WindowView: Sendable {
  private typealias Look = AnswerWindows.Look

  private var windows: AnswerWindows
  private var live: LiveLayout?
  /// The window that was chosen; `nil` for the first in which the answer is wrong.
  private var chosen: Int?
  private var width: Double?
  private var isTurned = false
  /// Whether the answer has changed since its layout was known.
  private var isOld = false

  init(_ prepared: PreparedExercise) { windows = AnswerWindows(prepared) }

  mutating func take(_ live: LiveLayout) {
    (self.live, isOld) = (live, false)
    windows.take(live)
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
  var looksRight: Bool { !isOld && windows.looksRight }

  private var looks: [Look] { windows.looks }
  private var shown: [Int] { windows.shown }

  // MARK: Choosing and dragging

  private var index: Int {
    chosen ?? shown.first { looks[$0].isRight == false } ?? shown.first ?? 0
  }

  /// Drags the window, turns its reading direction or shows another one, as a key says.
  mutating func take(_ key: Key) {
    guard let place = shown.firstIndex(of: index) else { return }
    chosen = index
    let step = AnswerWindows.step
    switch key {
    case .alt(.left): drag(by: -step)
    case .alt(.right): drag(by: step)
    case .shiftAlt(.left): drag(by: -step * 5)
    case .shiftAlt(.right): drag(by: step * 5)
    case .alt(.character): isTurned.toggle()
    default:
      let count = shown.count
      chosen = shown[(place + (key == .alt(.up) ? count - 1 : 1)) % count]
      (width, isTurned) = (nil, false)
    }
  }

  private mutating func drag(by points: Double) {
    let (width, widths) = (width ?? looks[index].layoutCase.window.width, AnswerWindows.widths)
    self.width = min(max(width + points, widths.lowerBound), widths.upperBound)
  }

  // MARK: Drawing

  /// What the drawing shows: a window that was dragged or turned, else as many as there are.
  func pictures(_ context: ScreenContext) -> [PictureRow.Window] {
    guard looks.indices.contains(index) else { return [] }
    if width != nil || isTurned {
      let moved = windows.moved(index, to: width, isTurned: isTurned)
      var window = window(windows.look(at: moved, like: index), isChosen: true, context)
      window.usual = looks[index].picture
      if let width,
        let breakingWidth = windows.breakingWidth(of: index, below: width, isTurned: isTurned)
      {
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
    var title = title(of: look, isChosen: isChosen, context)
    if let remark = look.remark { title += "  \(context.text(remark), .bad)" }
    return PictureRow.Window(title: title, picture: look.picture, isChosen: isChosen)
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
      let count = looks.count - tabs.count
      let hidden = context.words(.says("screen.window.hidden", ["count": count]), .quiet)
      tabs.append(isPassed ? "\(hidden) \("✓", .good)" : hidden)
    }
    return tabs.joined(separator: "   ")
  }
}
