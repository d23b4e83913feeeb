import Course
import Platform
package import SwiftRunning

/// What fills a terminal's window, one frame at a time.
package protocol ScreenContent: Sendable {
  /// What to show now, in a window of this size; no more lines than it has rows.
  mutating func frame(columns: Int, rows: Int) -> ScreenFrame
  mutating func take(_ key: Key) -> ScreenReply
  /// Does what is due, some times a second.
  ///
  /// - Parameter now: The milliseconds since some moment before.
  /// - Returns: Whether there is something new to show.
  mutating func tick(at now: Int) -> Bool
  /// Hears that a program couldn't be started to which the terminal was lent.
  mutating func miss(_ program: ForegroundProgram)
  /// Puts everything away; nothing is shown after it.
  mutating func finish()
}

package enum ScreenReply: Hashable, Sendable {
  case goOn
  /// The screen is given back for good.
  case end
  /// Another program gets the terminal until it ends.
  case lend(ForegroundProgram)
}

extension ScreenContent {
  package mutating func tick(at now: Int) -> Bool { false }
  package mutating func miss(_ program: ForegroundProgram) {}
  package mutating func finish() {}

  package mutating func page(columns: Int, rows: Int) -> [StyledText] {
    frame(columns: columns, rows: rows).lines
  }
}

/// A terminal's whole window, which it gets back whatever happens.
enum FullScreen {
  /// How soon a new size of the window, or something else that no key brings, is seen, in
  /// milliseconds.
  private static let interval: Int32 = 40
  /// How long no byte may follow before an escape is a key of its own, in milliseconds.
  private static let patience: Int32 = 60

  /// Shows the content until it has enough, or nobody can type any more.
  package static func show(_ content: any ScreenContent, usingColour: Bool) {
    guard RawMode.enter() else { return }
    defer { RawMode.leave() }
    var content = content
    defer { content.finish() }
    var reader = KeyReader()
    var screen = ScreenRows(usingColour: usingColour)
    var size = (columns: 0, rows: 0)
    var isNew = true
    while true {
      let now = TerminalFacts().window ?? (80, 24)
      if RawMode.isLost {
        guard RawMode.enter() else { return }
        screen.forget()
        isNew = true
      }
      if now != size {
        size = now
        screen.forget()
        isNew = true
      }
      if isNew {
        let frame = content.frame(columns: size.columns, rows: size.rows)
        StandardStream.put(screen.update(to: frame, rows: size.rows), into: STDOUT_FILENO)
      }
      guard let bytes = StandardInput.next(within: reader.isWaiting ? patience : interval) else {
        return
      }
      let keys = bytes.isEmpty ? reader.rest() : reader.keys(from: bytes)
      for key in keys {
        guard take(key, &content, &screen) else { return }
      }
      isNew = content.tick(at: SteadyClock.milliseconds) || !keys.isEmpty
    }
  }

  /// Lets the content have a key.
  ///
  /// - Returns: Whether to go on.
  private static func take(
    _ key: Key, _ content: inout any ScreenContent, _ screen: inout ScreenRows
  ) -> Bool {
    if key == .suspend {
      screen.forget()
      return lend { raise(SIGTSTP) }
    }
    switch content.take(key) {
    case .goOn: return true
    case .end: return false
    case .lend(let program):
      screen.forget()
      var isStarted = false
      let goesOn = lend { isStarted = program.run() }
      if !isStarted { content.miss(program) }
      return goesOn
    }
  }

  /// Lets the shell or another program have the terminal for a while.
  private static func lend(_ body: () -> some Any) -> Bool {
    RawMode.leave()
    _ = body()
    return RawMode.enter()
  }
}

/// What a whole terminal shows at one moment: lines from the top, and where the cursor stands.
package struct ScreenFrame: Hashable, Sendable {
  /// A place on the screen; rows and columns count from 0.
  package struct Place: Hashable, Sendable {
    package var row, column: Int

    package init(row: Int, column: Int) { (self.row, self.column) = (row, column) }
  }

  /// The lines from the top; rows without one are empty.
  package var lines: [StyledText]
  /// `nil` hides the cursor.
  package var cursor: Place?
  /// Whether the mouse's buttons are keys; elsewhere the mouse marks text to copy.
  package var takesClicks = false

  package init(_ lines: [StyledText], cursor: Place? = nil) {
    (self.lines, self.cursor) = (lines, cursor)
  }
}

/// The rows that a terminal shows, so that only what differs is written to it.
struct ScreenRows {
  package let usesColour: Bool
  private var shown: [String] = []
  private var rows = 0
  private var takesClicks = false

  package init(usingColour: Bool) { usesColour = usingColour }

  /// Takes it that nothing is known of what is shown.
  package mutating func forget() { (rows, takesClicks) = (0, false) }

  /// What has to be written so that a terminal shows a frame.
  package mutating func update(to frame: ScreenFrame, rows: Int) -> String {
    var wanted = frame.lines.prefix(rows).map { $0.rendered(usingColour: usesColour) }
    wanted += Array(repeating: "", count: max(0, rows - wanted.count))
    var text = "\u{1B}[?25l"
    if rows != self.rows { text += "\u{1B}[2J" }
    for (row, line) in wanted.enumerated() {
      let before = rows == self.rows ? shown[row] : ""
      // A line is emptied first: what ends in the last column would be taken off again afterwards.
      if line != before { text += "\u{1B}[\(row + 1);1H\u{1B}[2K\(line)" }
    }
    if frame.takesClicks != takesClicks {
      text += frame.takesClicks ? "\u{1B}[?1000h\u{1B}[?1006h" : "\u{1B}[?1006l\u{1B}[?1000l"
    }
    (shown, self.rows, takesClicks) = (wanted, rows, frame.takesClicks)
    if let cursor = frame.cursor {
      text += "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h"
    }
    return text
  }
}

/// A terminal that hands over every key at once, on a screen of its own; and the way back, which a
/// signal takes as well.
enum RawMode {
  /// The other screen, without a cursor; what is too long for a line is cut off, not broken, and
  /// pasted text is marked.
  private static let entering = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[2J"
  private static let leaving =
    "\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
  /// What would end or stop the program while the screen is its own.
  private static let signals = [
    SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV,
  ]

  /// Takes the screen.
  ///
  /// - Returns: Whether it could; if not, nothing has changed.
  package static func enter() -> Bool {
    guard tcgetattr(STDIN_FILENO, wayBack.settings) == 0 else { return false }
    var raw = wayBack.settings.pointee
    raw.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG | IEXTEN)
    raw.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR)
    for number in signals { signal(number) { RawMode.putBack(after: $0) } }
    guard tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw) == 0 else { return false }
    StandardStream.put(entering, into: STDOUT_FILENO)
    return true
  }

  package static func leave() {
    wayBack.take()
    for number in signals { signal(number, SIG_DFL) }
  }

  /// Whether somebody else has changed the terminal meanwhile, as a shell does between stopping a
  /// program and going on with it.
  static var isLost: Bool {
    var now = termios()
    return tcgetattr(STDIN_FILENO, &now) == 0 && now.c_lflag & tcflag_t(ICANON) != 0
  }

  /// All that a signal needs, made before one can come: its handler may allocate nothing.
  private struct WayBack {
    let settings = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    let bytes: UnsafeMutableBufferPointer<UInt8>

    init() {
      settings.initialize(to: termios())
      bytes = .allocate(capacity: leaving.utf8.count)
      _ = bytes.initialize(from: leaving.utf8)
    }

    func take() {
      _ = write(STDOUT_FILENO, bytes.baseAddress, bytes.count)
      tcsetattr(STDIN_FILENO, TCSANOW, settings)
    }
  }

  /// Never freed, and written to by ``enter()`` alone.
  nonisolated(unsafe) private static let wayBack = WayBack()

  /// The handler: the same signal comes again once it is done, and does what it does elsewhere.
  private static func putBack(after number: Int32) {
    wayBack.take()
    signal(number, SIG_DFL)
    raise(number)
  }
}
