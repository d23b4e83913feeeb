import LayoutLessons
import Terminal
import Testing

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
