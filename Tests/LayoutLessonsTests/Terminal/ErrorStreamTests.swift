import LayoutLessons
import Terminal
import Synchronization
import Testing

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
