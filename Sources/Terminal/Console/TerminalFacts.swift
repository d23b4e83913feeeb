import Platform

/// What the system says about one of the program's streams.
package struct TerminalFacts: Sendable {
  package let isTerminal: Bool
  /// The size of the terminal's window in characters, nil if the system doesn't know it.
  package let window: (columns: Int, rows: Int)?

  /// Asks the system now; the window may have another size a moment later.
  package init(descriptor: Int32 = STDOUT_FILENO) {
    isTerminal = isatty(descriptor) == 1
    var size = winsize()
    let isKnown = ioctl(descriptor, numericCast(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    window = isKnown ? (Int(size.ws_col), Int(size.ws_row)) : nil
  }
}

extension TerminalSettings {
  /// The settings for standard output, as the system and the environment have them now.
  static func ofStandardOutput(isPlain: Bool, isASCII: Bool) -> TerminalSettings {
    let facts = TerminalFacts()
    let names = [
      "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "TERM", "COLUMNS", "LC_ALL", "LC_CTYPE", "LANG",
    ]
    let environment = names.reduce(into: [:]) { $0[$1] = getenv($1).map { String(cString: $0) } }
    return TerminalSettings(
      environment: environment, isTerminal: facts.isTerminal,
      windowColumns: facts.window?.columns, isPlain: isPlain, isASCII: isASCII)
  }
}
