import Foundation
import LayoutLessons
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
    /// The other screen and a hidden cursor; and the way back.
    private static let entered = "\u{1B}[?1049h\u{1B}[?25l"
    private static let left = "\u{1B}[?25h\u{1B}[?1049l"

    private func terminal(_ environment: [String: String] = [:]) throws -> PseudoTerminal {
      try PseudoTerminal(
        RealRunner.builtLessons, ["present", "6"],
        environment: ["LESSONS_COURSE": Learner.course, "TERM": "xterm"]
          .merging(environment) { $1 })
    }

    @Test("at the end", arguments: ["q", "\u{03}"])
    func ending(key: String) throws {
      let terminal = try terminal()
      #expect(try terminal.text(until: "q quit").contains(Self.entered))
      #expect(!terminal.isCooked)
      try terminal.type(" ")
      _ = try terminal.text(until: "Where does Blue begin?")
      try terminal.type(key)
      #expect(try terminal.end() == .exited(0))
      #expect(terminal.isCooked)
      #expect(terminal.rest.hasSuffix(Self.left))
    }

    @Test("when a signal ends it", arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV, SIGTRAP])
    func signals(number: Int32) throws {
      let terminal = try terminal()
      _ = try terminal.text(until: "q quit")
      terminal.send(number)
      #expect(try terminal.end() == .signalled(number))
      #expect(terminal.isCooked)
      #expect(terminal.rest.hasSuffix(Self.left))
    }

    @Test("NO_COLOR takes the colours, and the page stays")
    func colour() throws {
      let coloured = try terminal()
      #expect(try coloured.text(until: "q quit").contains("\u{1B}[1;4m"))
      let plain = try terminal(["NO_COLOR": "1"])
      let text = try plain.text(until: "q quit")
      #expect(text.contains("Equality, not assignment") && !text.contains("\u{1B}[1;4m"))
    }

    @Test("a dumb terminal gets the steps printed")
    func dumb() throws {
      let terminal = try terminal(["TERM": "dumb"])
      #expect(try terminal.text(until: "10. Why it works").contains("1. Equality"))
      #expect(try terminal.end() == .exited(0))
      #expect(!terminal.rest.contains("\u{1B}"))
    }
  }
#endif
