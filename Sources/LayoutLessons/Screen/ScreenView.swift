import Course
import Terminal

/// One view of the learner's screen: a value that takes keys and makes frames of its state.
///
/// A view reads no file, starts no process and prints nothing. What it wants done is a
/// ``ScreenStep``, which ``CourseScreen`` carries out.
protocol ScreenView: Sendable {
  mutating func take(_ key: Key, _ context: ScreenContext) -> ScreenStep
  /// What to show; no more lines than rows, and none wider than the columns.
  func frame(columns: Int, rows: Int, _ context: ScreenContext) -> ScreenFrame
}

struct ScreenContext: Sendable {
  var session: Session
  /// How many exercises of the course are solved, how many only seen, and how many there are.
  let counts: (solved: Int, seen: Int, total: Int)
  let size: (columns: Int, rows: Int)

  func text(_ sentence: Sentence) -> String { session.text(sentence) }

  func words(_ sentence: Sentence, _ meaning: StyledText.Meaning = .plain) -> StyledText {
    session.words(sentence, meaning)
  }
}

enum ScreenStep: Sendable {
  case stay
  case close
  case open(any ScreenView)
  case run(ScreenCommand)
  /// The exercise with this id; views above it are closed.
  case go(to: String)
  /// The sandbox's equations in a file that is the learner's own.
  case keepSandbox(String)
  case record(@Sendable (inout Progress) -> Void)
}

/// The commands of the screen, by their letters.
enum ScreenCommand: Character, CaseIterable, Sendable {
  case check = "c"
  case hint = "h"
  case lesson = "t"
  case list = "l"
  case editor = "e"
  case sandbox = "s"
  case solution = "o"
  case next = "n"
  case undo = "u"
  case direction = "r"
  /// The drawing in place of a long program, or the program again.
  case drawing = "d"
  case keys = "?"
  /// All that there is to read about the exercise; a page key, too.
  case page = "p"
  /// The starter again, after a question.
  case restart = "a"
  case quit = "q"
}

extension ScreenFrame {
  /// Fills a screen: lines from the top, others at the end, and in the last row as many keys as
  /// there is room for, those that matter most first.
  init(
    _ top: [StyledText], bottom: [StyledText] = [], keys: [Sentence], _ context: ScreenContext,
    cursor: Place? = nil
  ) {
    let (columns, rows) = context.size
    let gap = Array(repeating: StyledText(), count: max(0, rows - 1 - top.count - bottom.count))
    let words = keys.map(context.text).reduce("") { line, key in
      let longer = line + (line.isEmpty ? " " : "  ") + key
      return longer.widthInColumns <= columns ? longer : line
    }
    self.init((top + gap + bottom).prefix(rows - 1) + [StyledText(words, .quiet)], cursor: cursor)
  }
}

/// One view in the terminal's whole window, without an exercise below it.
struct ViewScreen: ScreenContent {
  private var context: ScreenContext
  private var view: any ScreenView

  init(_ session: Session, showing view: any ScreenView) throws(CommandError) {
    let counts = session.counts(of: try session.headers())
    context = ScreenContext(session: session, counts: counts, size: (80, 24))
    self.view = view
  }

  mutating func frame(columns: Int, rows: Int) -> ScreenFrame {
    view.frame(columns: columns, rows: rows, context)
  }

  mutating func take(_ key: Key) -> ScreenReply {
    if key == .interrupt { return .end }
    switch view.take(key, context) {
    case .close: return .end
    case .record(let change): context.session.record(change)
    default: break
    }
    return .goOn
  }
}

extension ScreenFrame {
  /// Lines from the top, and in the last row what the keys do.
  init(_ lines: [StyledText], keys: String, columns: Int, rows: Int, cursor: Place? = nil) {
    let gap = Array(repeating: StyledText(), count: max(0, rows - 1 - lines.count))
    let last = StyledText(" \(keys)", .quiet).clipped(to: columns)
    self.init((lines + gap).prefix(rows - 1) + [last], cursor: cursor)
  }
}

enum ScreenSentence: SentenceArea {
  static func header(number: String, title: String) -> Sentence {
    says("screen.header", ["number": number, "title": title])
  }
  static var commands: Sentence { says("screen.key.commands") }
  static var back: Sentence { says("screen.key.back") }
  static var window: Sentence { says("screen.key.window") }
  static var direction: Sentence { says("screen.key.direction") }
  static var undo: Sentence { says("screen.key.undo") }
}
