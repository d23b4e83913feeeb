import Foundation
import LayoutLessons
import Terminal
import Testing
import TestRunners

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

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
