import LayoutLessons
import Testing

@Suite("Terminal: standard error while a command is at work")
struct ErrorStreamTests {
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
}
