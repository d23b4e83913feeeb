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
      isNew = content.tick(at: milliseconds) || !keys.isEmpty
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
      return lend { program.run() }
    }
  }

  /// Lets the shell or another program have the terminal for a while.
  private static func lend(_ body: () -> some Any) -> Bool {
    RawMode.leave()
    _ = body()
    return RawMode.enter()
  }

  private static var milliseconds: Int {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Int(now.tv_sec) * 1000 + Int(now.tv_nsec) / 1_000_000
  }
}
