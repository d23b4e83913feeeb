import Platform

/// What fills a terminal's window, one page at a time.
package protocol ScreenContent: Sendable {
  /// What to show now, in a window of this size; no more lines than it has rows.
  mutating func page(columns: Int, rows: Int) -> [StyledText]
  /// Does what a key means.
  ///
  /// - Returns: Whether to go on; false is the end.
  mutating func take(_ key: Key) -> Bool
}

/// A terminal's whole window, which it gets back whatever happens.
package enum FullScreen {
  /// How long no byte may follow before an escape is a key of its own, and how soon a new size of
  /// the window is seen, in milliseconds.
  private static let patience: Int32 = 200

  /// Shows the content until it has enough, or nobody can type any more.
  package static func show(_ content: any ScreenContent, usingColour: Bool) {
    guard RawMode.enter() else { return }
    defer { RawMode.leave() }
    var content = content
    var reader = KeyReader()
    var size = (columns: 0, rows: 0)
    while true {
      let now = TerminalFacts().window ?? (80, 24)
      if RawMode.isLost {
        guard RawMode.enter() else { return }
      } else if now == size {
        guard let bytes = nextBytes() else { return }
        let keys = bytes.isEmpty ? reader.rest() : reader.keys(from: bytes)
        if keys.isEmpty { continue }
        for key in keys {
          guard key == .suspend ? suspend() : content.take(key) else { return }
        }
      }
      size = now
      draw(content.page(columns: size.columns, rows: size.rows), size.rows, usingColour)
    }
  }

  /// Lets the shell have the terminal until it goes on with the program.
  private static func suspend() -> Bool {
    RawMode.leave()
    raise(SIGTSTP)
    return RawMode.enter()
  }

  /// What was typed; empty if nothing was for a while, `nil` at the end.
  private static func nextBytes() -> [UInt8]? {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&input, 1, patience) > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    if count < 0, errno == EINTR { return [] }
    return count > 0 ? Array(bytes.prefix(count)) : nil
  }

  private static func draw(_ lines: [StyledText], _ rows: Int, _ usingColour: Bool) {
    // A line is emptied first: what ends in the last column would be taken off again afterwards.
    let text = lines.prefix(rows).map { "\u{1B}[2K" + $0.rendered(usingColour: usingColour) }
      .joined(separator: "\r\n")
    StandardStream.put("\u{1B}[H\(text)\u{1B}[J", into: STDOUT_FILENO)
  }
}
