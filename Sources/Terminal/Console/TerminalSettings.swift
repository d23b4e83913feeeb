import Platform

/// What is known about the place that the program prints to.
package struct TerminalSettings: Hashable, Sendable {
  /// The width to lay text out in, from 40 to 200.
  package let columns: Int
  package let usesColour: Bool
  /// Whether a person is looking, rather than a file or a pipe.
  package let isTerminal: Bool
  /// Whether words are wanted in place of drawings; there is no colour then.
  package let isPlain: Bool
  /// Whether drawings have to do with ASCII characters.
  let usesASCII: Bool
  /// Whether pages can take the whole window in turn, which neither a pipe nor `TERM=dumb` has.
  let hasWholeWindow: Bool

  /// Decides from facts, without looking at the system.
  ///
  /// Colour is for terminals. `NO_COLOR` forbids it, unless empty; after that `CLICOLOR_FORCE`
  /// (neither empty nor 0) demands it, even in a pipe; `CLICOLOR=0` and `TERM=dumb` decline it.
  /// A valid `COLUMNS` wins over the window; where neither says anything the width is 80.
  /// A terminal whose locale isn't UTF-8 has ASCII, as with `--ascii`.
  ///
  /// Source: no-color.org; bixense.com/clicolors.
  package init(
    environment: [String: String], isTerminal: Bool, windowColumns: Int?, isPlain: Bool,
    isASCII: Bool = false
  ) {
    let widths = [environment["COLUMNS"].flatMap(Int.init), isTerminal ? windowColumns : nil]
    columns = min(max(widths.compactMap(\.self).first { $0 > 0 } ?? 80, 40), 200)
    usesColour = !isPlain && Self.wantsColour(environment, isTerminal: isTerminal)
    self.isTerminal = isTerminal
    self.isPlain = isPlain
    usesASCII = isASCII || isTerminal && !Self.isUTF8(environment)
    hasWholeWindow = isTerminal && !isPlain && !["dumb", ""].contains(environment["TERM"] ?? "")
  }

  /// Whether the locale's characters are those of UTF-8; without a locale they are taken to be.
  ///
  /// Source: POSIX, "Environment Variables", section 8.2.
  private static func isUTF8(_ environment: [String: String]) -> Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    guard let locale = names.compactMap({ environment[$0] }).first(where: { !$0.isEmpty }) else {
      return true
    }
    return locale.lowercased().contains("utf-8") || locale.lowercased().contains("utf8")
  }

  private static func wantsColour(_ environment: [String: String], isTerminal: Bool) -> Bool {
    if environment["NO_COLOR", default: ""] != "" { return false }
    if !["", "0"].contains(environment["CLICOLOR_FORCE", default: ""]) { return true }
    return isTerminal && environment["CLICOLOR"] != "0" && environment["TERM"] != "dumb"
  }
}

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
