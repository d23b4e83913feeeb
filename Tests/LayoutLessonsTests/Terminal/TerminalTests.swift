import Foundation
import LayoutLessons
import Synchronization
import Terminal
import Testing
import TestRunners

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@Suite("Terminal: settings follow from the environment")
struct TerminalSettingsTests {
  @Test(
    "colour is for terminals, unless somebody says otherwise",
    arguments: [
      ([:], true), (["TERM": "xterm"], true), (["TERM": "dumb"], false), (["NO_COLOR": "1"], false),
      (["NO_COLOR": "0"], false), (["NO_COLOR": ""], true), (["CLICOLOR": "0"], false),
      (["CLICOLOR": "1"], true), (["CLICOLOR": ""], true), (["CLICOLOR_FORCE": "1"], true),
      (["CLICOLOR_FORCE": "0", "TERM": "dumb"], false),
      (["CLICOLOR_FORCE": "", "CLICOLOR": "0"], false),
      (["CLICOLOR_FORCE": "1", "TERM": "dumb"], true),
      (["CLICOLOR_FORCE": "1", "CLICOLOR": "0"], true),
      (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false),
    ])
  func colour(environment: [String: String], isColoured: Bool) {
    let isForced = !["", "0"].contains(environment["CLICOLOR_FORCE", default: ""])
    #expect(settings(environment).usesColour == isColoured)
    #expect(settings(environment, isTerminal: false).usesColour == (isForced && isColoured))
    #expect(!settings(environment, isPlain: true).usesColour)
  }

  @Test(
    "the width is COLUMNS, or the window's, or 80, and from 40 to 200",
    arguments: [
      (nil, 120, 120), (nil, nil, 80), (nil, 0, 80), (nil, -1, 80), (nil, 20, 40), (nil, 500, 200),
      ("100", 120, 100), ("100", nil, 100), ("7", 120, 40), ("100000", 120, 200), ("", 120, 120),
      ("wide", 120, 120), ("0", 120, 120), ("-5", 120, 120), (" 90", 120, 120),
      ("99999999999999999999999", 120, 120),
    ] as [(String?, Int?, Int)])
  func columns(variable: String?, window: Int?, columns: Int) {
    let environment = variable.map { ["COLUMNS": $0] } ?? [:]
    #expect(settings(environment, window: window).columns == columns)
  }

  @Test("a pipe has no window, but COLUMNS counts", arguments: [(nil, 80), ("60", 60), ("x", 80)])
  func pipe(variable: String?, columns: Int) {
    let environment = variable.map { ["COLUMNS": $0] } ?? [:]
    #expect(settings(environment, isTerminal: false, window: 132).columns == columns)
  }

  @Test("passes on what it was told", arguments: [true, false], [true, false])
  func told(isTerminal: Bool, isPlain: Bool) {
    let settings = settings([:], isTerminal: isTerminal, isPlain: isPlain)
    #expect(settings.isTerminal == isTerminal)
    #expect(settings.isPlain == isPlain)
  }

  @Test("a stream that doesn't exist is no terminal")
  func facts() {
    let facts = TerminalFacts(descriptor: -1)
    #expect(!facts.isTerminal)
    #expect(facts.window == nil)
  }

  private func settings(
    _ environment: [String: String], isTerminal: Bool = true, window: Int? = nil,
    isPlain: Bool = false
  ) -> TerminalSettings {
    TerminalSettings(
      environment: environment, isTerminal: isTerminal, windowColumns: window, isPlain: isPlain)
  }
}

@Suite("Keys: told from the bytes of a terminal in raw mode")
struct KeyReaderTests {
  @Test(
    "each key, whole",
    arguments: [
      ("n", [.character("n")]), (" ", [.character(" ")]), ("?", [.character("?")]),
      ("é", [.character("é")]), ("视", [.character("视")]), ("\r", [.enter]), ("\n", [.enter]),
      ("\t", [.tab]), ("\u{7F}", [.backspace]), ("\u{08}", [.backspace]),
      ("\u{03}", [.interrupt]), ("\u{1A}", [.suspend]),
      ("\u{1B}[A", [.up]), ("\u{1B}[B", [.down]), ("\u{1B}[C", [.right]), ("\u{1B}[D", [.left]),
      ("\u{1B}OA", [.up]), ("\u{1B}OD", [.left]),
      ("\u{1B}[5~", [.pageUp]), ("\u{1B}[6~", [.pageDown]),
      ("12\r", [.character("1"), .character("2"), .enter]),
      ("\u{1B}\u{1B}[6~", [.escape, .pageDown]),
      ("\u{1B}[3~", [.delete]), ("\u{1B}[H", [.home]), ("\u{1B}[4~", [.end]),
      ("\u{1B}[Z", [.backTab]), ("\u{01}", [.control("a")]),
      ("\u{1B}[1;3D", [.alt(.left)]), ("\u{1B}[1;4C", [.shiftAlt(.right)]),
      ("\u{1B}b", [.alt(.left)]), ("\u{1B}F", [.shiftAlt(.right)]),
      ("\u{1B}r", [.alt(.character("r"))]),
      ("\u{1B}\r", [.alt(.enter)]), ("\u{1B}[1;2A", [.up]),
      ("\u{1B}[<0;10;3M\u{1B}[<0;10;3m", [.click(row: 2, column: 9)]), ("\u{1B}[<65;1;1M", [.down]),
      ("\u{1B}[200~a\r\nb\u{1B}[201~n", [.paste("a\r\nb"), .character("n")]),
    ] as [(String, [Key])])
  func whole(bytes: String, keys: [Key]) {
    var reader = KeyReader()
    #expect(reader.keys(from: Array(bytes.utf8)) == keys)
    #expect(reader.rest().isEmpty)
  }

  @Test(
    "a key whose bytes come one by one is one key",
    arguments: [("\u{1B}[6~", .pageDown), ("\u{1B}OC", .right), ("视", .character("视"))]
      as [(String, Key)])
  func split(bytes: String, key: Key) {
    var reader = KeyReader()
    #expect(bytes.utf8.flatMap { reader.keys(from: [$0]) } == [key])
  }

  @Test("an escape alone is a key once nothing follows")
  func escape() {
    var reader = KeyReader()
    #expect(reader.keys(from: [0x1B]).isEmpty)
    #expect(reader.rest() == [.escape])
    #expect(reader.keys(from: Array("n".utf8)) == [.character("n")])
  }

  @Test(
    "what is no key is left out, and the keys after it are not",
    arguments: ["\u{1B}[1;5Hn", "\u{00}n", "\u{1B}[<2;10;10Mn"])
  func other(bytes: String) {
    var reader = KeyReader()
    #expect(reader.keys(from: Array(bytes.utf8)) == [.character("n")])
  }

  @Test("broken UTF-8 is no key, and holds nothing up for good")
  func broken() {
    var reader = KeyReader()
    #expect(reader.keys(from: [0xFF]).isEmpty)
    #expect(reader.rest().isEmpty)
    #expect(reader.keys(from: [0x80, 0x6E]) == [.character("n")])
  }
}

#if os(Linux)
  @Suite("Full screen: a real terminal gets its window back")
  struct FullScreenTests {
    private func terminal(_ environment: [String: String] = [:]) throws -> PseudoTerminal {
      try PseudoTerminal(
        RealRunner.builtLessons, ["present", "sameness"],
        environment: ["LESSONS_COURSE": Learner.course, "TERM": "xterm"]
          .merging(environment) { $1 })
    }

    @Test("at the end", arguments: ["q", TypedKey.interrupt])
    func ending(key: String) throws {
      let terminal = try terminal()
      let before = terminal.settings
      try terminal.wait(for: "q quit")
      #expect(terminal.screen.isAlternate && !terminal.screen.isCursorVisible)
      #expect(!terminal.settings.isCooked)
      try terminal.press(" ")
      try terminal.wait(for: "Where does Blue end?")
      try terminal.press(key)
      #expect(try terminal.end() == .exited(0))
      #expect(before.isCooked && terminal.settings == before)
      #expect(terminal.screen == ScreenModel())
    }

    @Test("when a signal ends it", arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV, SIGTRAP])
    func signals(number: Int32) throws {
      let terminal = try terminal()
      let before = terminal.settings
      try terminal.wait(for: "q quit")
      terminal.send(number)
      #expect(try terminal.end() == .signalled(number))
      #expect(before.isCooked && terminal.settings == before)
      #expect(terminal.screen == ScreenModel())
    }

    @Test("a window of another size gets its page at once")
    func resizing() throws {
      let terminal = try terminal()
      try terminal.wait(for: "q quit")
      terminal.resize(columns: 50, rows: 12)
      try terminal.wait(until: "the last row is the keys") {
        $0.lines[11].hasSuffix("? keys") && !$0.lines.dropLast().joined().contains("? keys")
      }
    }

    @Test("NO_COLOR takes the colours, and the page stays")
    func colour() throws {
      let coloured = try terminal()
      try coloured.wait(for: "Equality, not assignment", "q quit")
      #expect(
        coloured.screen.styles(of: "Equality")?.first
          == ScreenStyle(traits: [.bold, .underlined]))
      let plain = try terminal(["NO_COLOR": "1"])
      try plain.wait(for: "Equality, not assignment", "q quit")
      #expect(plain.screen.styles(of: "Equality")?.first == ScreenStyle())
    }

    @Test("a dumb terminal gets the steps printed")
    func dumb() throws {
      let terminal = try terminal(["TERM": "dumb"])
      try terminal.wait(for: "from your constraints.")
      #expect(try terminal.end() == .exited(0))
      #expect(terminal.screen.modes == ScreenModel.firstModes)
    }
  }
#endif

@Suite("Terminal: standard error while a command is at work")
struct ErrorStreamTests {
  private final class Screen: Sendable {
    let text = Mutex("")
  }

  @Test(
    "is written over on a terminal that knows how to",
    arguments: [
      (["TERM": "xterm"], true), (["TERM": "dumb"], false), (["TERM": ""], false), ([:], false),
      (["TERM": "xterm", "NO_COLOR": "1"], true),
    ])
  func screen(environment: [String: String], isScreen: Bool) {
    #expect(
      ErrorStream.isScreen(isTerminal: true, isPlain: false, environment: environment) == isScreen)
    #expect(!ErrorStream.isScreen(isTerminal: false, isPlain: false, environment: environment))
    #expect(!ErrorStream.isScreen(isTerminal: true, isPlain: true, environment: environment))
  }

  @Test(
    "what is announced takes the place of what is written over, and steers no terminal",
    arguments: [(true, "\r\u{1B}[Kbuilding␛\n"), (false, "building␛\n")])
  func announcement(isTerminal: Bool, written: String) {
    let screen = Screen()
    ErrorStream(isTerminal: isTerminal) { piece in screen.text.withLock { $0 += piece } }
      .announce("building\u{1B}")
    #expect(screen.text.withLock { $0 } == written)
  }
}
