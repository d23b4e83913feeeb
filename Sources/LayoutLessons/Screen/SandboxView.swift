import Course
import Feedback
import Grading
import LayoutEngine
import Terminal

/// Any equations with the layout that follows from them, solved at each key: `lessons try`, live.
struct SandboxView: ScreenView {
  /// What it begins with, so that there is a box to move.
  static let example = """
    Red.leading = Superview.leading + 16
    Red.width = 96
    Red.top = Superview.top + 16
    Red.height = 40
    Blue.leading = Red.trailing + 8
    Blue.trailing = Superview.trailing - 16
    Blue.top = Red.top
    Blue.height = Red.height

    """
  private static let mostTold = 4

  private var editor: AnswerEditor
  private var window = Size(width: 320, height: 80)
  private var direction = LayoutDirection.leftToRight
  private var trial: TriedLines?
  /// The last layout, dashed while there is none.
  private var picture = Picture(window: Size(width: 320, height: 80))
  /// Where the equations were saved, or what a word can become.
  private var saved: StyledText?

  init(_ text: String) {
    editor = AnswerEditor(text, starter: nil)
    follow()
  }

  var text: String { editor.text }

  mutating func tell(_ words: StyledText) { saved = words }

  // MARK: Keys

  mutating func take(_ key: Key, _ context: ScreenContext) -> ScreenStep {
    let step = AnswerWindows.step
    var choices: StyledText?
    switch key {
    case .escape: return .close
    case .alt(.character("s")), .control("s"): return .keepSandbox(editor.text)
    case .alt(.character("u")): editor.undo()
    case .alt(.left): drag(by: -step)
    case .alt(.right): drag(by: step)
    case .shiftAlt(.left): drag(by: -step * 5)
    case .shiftAlt(.right): drag(by: step * 5)
    case .alt(.up): window.height = max(40, window.height - step)
    case .alt(.down): window.height = min(2000, window.height + step)
    case .alt(.character("r")):
      direction = direction == .leftToRight ? .rightToLeft : .leftToRight
    case .tab: choices = Completion.complete(in: &editor, names: nil, isSwift: false)
    default: editor.take(key)
    }
    saved = choices
    follow()
    return .stay
  }

  private mutating func drag(by points: Double) {
    window.width = min(max(window.width + points, 40), 2000)
  }

  private mutating func follow() {
    let conditions = TriedLines.Conditions(window: window, direction: direction, ruleSet: .guide)
    trial = try? TriedLines(editor.text, conditions)
    guard let trial else { return }
    switch trial.outcome {
    case .solved(let frames): picture = trial.picture(of: frames, window, direction)
    case .ambiguous(let ambiguity):
      picture = trial.picture(of: ambiguity.witness, window, direction)
      picture.yours = trial.scene.namedFrames(ambiguity)
    default:
      picture.guides += picture.yours
      picture.yours = []
    }
    (picture.window, picture.direction) = (window, direction)
  }

  // MARK: The frame

  func frame(columns: Int, rows: Int, _ context: ScreenContext) -> ScreenFrame {
    let title = context.text(
      .says("screen.sandbox", ["width": window.width, "height": window.height]))
    let told = self.told(columns: columns, context)
    let answer = AnswerRows(editor, columns: columns)
    let room = rows - 3 - told.count
    let drawing = LayoutDrawing(
      picture, signs: context.session.surroundings.settings.signs,
      displayWidth: { $0.widthInColumns }
    ).lines(columns: columns - 2, rows: max(5, room - min(answer.count, 6)))
    let above =
      [StyledText(" ") + StyledText(title, .strong).clipped(to: columns - 1), StyledText()]
      + drawing.map { StyledText(" ") + StyledText($0) }
    let shown = answer.shown(max(1, rows - 1 - told.count - above.count))
    return ScreenFrame(
      above + shown.lines, bottom: told,
      keys: [
        ScreenSentence.back, ScreenSentence.window, ScreenSentence.direction,
        ScreenSentence.undo, .says("screen.key.save"),
      ], context,
      cursor: ScreenFrame.Place(row: above.count + shown.cursor.row, column: shown.cursor.column))
  }

  /// Why there is no single layout, or where the equations were saved.
  private func told(columns: Int, _ context: ScreenContext) -> [StyledText] {
    if let saved {
      return saved.wrapped(to: columns - 1, splittingPaths: true).map { StyledText(" ") + $0 }
    }
    guard let trial, !trial.isEmpty else { return [] }
    if case .solved = trial.outcome { return [] }
    var page = Page(columns: columns)
    TryResult(
      trial, TryText(Answer(text: editor.text, path: "sandbox.layout")),
      TryOptions(window: window, direction: direction), context.session
    ).add(to: &page)
    return Array(page.lines.filter { !$0.isEmpty }.prefix(Self.mostTold))
  }
}
