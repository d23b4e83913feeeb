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
  @Suite("Screen: whatever ends it, the terminal is as it was")
  struct ScreenEndingTests {
    private let gap = ScreenCourse.gap

    @Test(
      "a command ends it, and what was typed is in the file",
      arguments: [[TypedKey.interrupt], ["\u{1B}q"]])
    func quitting(keys: [String]) throws {
      var learner = try Learner()
      try learner.take(gap)
      let terminal = try learner.open()
      let before = terminal.settings
      try terminal.wait(for: gap.task, "Button.trailing = Superview.trailing")
      #expect(terminal.screen.isAlternate && terminal.screen.isCursorVisible)
      #expect(terminal.screen.takesPastes && !terminal.settings.isCooked)
      try terminal.type("12")
      for key in keys { try terminal.press(key) }
      #expect(try terminal.end() == .exited(0))
      #expect(terminal.settings == before)
      #expect(terminal.screen == ScreenModel())
      #expect(try learner.read(gap.file) == "Button.trailing = Superview.trailing - 12\n")
    }

    @Test(
      "a signal ends it",
      arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV])
    func signals(number: Int32) throws {
      var learner = try Learner()
      try learner.take(gap)
      let terminal = try learner.open()
      let before = terminal.settings
      try terminal.wait(for: gap.task)
      terminal.send(number)
      #expect(try terminal.end() == .signalled(number))
      #expect(terminal.settings == before)
      #expect(terminal.screen == ScreenModel())
    }

    @Test("the terminal's window is closed: the program ends, and what was written stays")
    func hangUp() throws {
      var learner = try Learner()
      try learner.take(gap)
      let terminal = try learner.open()
      try terminal.wait(for: gap.task)
      try terminal.type("12")
      try learner.wait(until: "the answer is written") {
        try learner.read(gap.file) == "Button.trailing = Superview.trailing - 12\n"
      }
      terminal.hangUp()
      #expect(try terminal.end() == .signalled(SIGHUP))
      #expect(try learner.read(gap.file) == "Button.trailing = Superview.trailing - 12\n")
      #expect(learner.run("check", "--plain").status == .notYet)
    }

    @Test("Ctrl-Z gives the terminal to the shell, and fg comes back to the same screen")
    func suspending() throws {
      var learner = try Learner()
      try learner.take(gap)
      let terminal = try learner.openShell()
      let before = terminal.settings
      try terminal.type("\(RealRunner.builtLessons)\r")
      try terminal.wait(for: gap.task)
      try terminal.type("12")
      try terminal.wait(for: "Superview.trailing - [12]")
      for _ in 0..<2 {
        try terminal.press(TypedKey.suspend)
        try terminal.wait(until: "the shell has the terminal") {
          !$0.isAlternate && $0.lines.contains("ready>")
        }
        #expect(terminal.screen.modes == ScreenModel.firstModes)
        try terminal.type("stty -a | tr ' ' '\\n' | grep -x -e -icanon -e icanon\r")
        try terminal.wait(until: "lines are edited") { $0.lines.contains("icanon") }
        try terminal.type("clear; fg\r")
        try terminal.wait(for: gap.task, "Superview.trailing - [12]")
        #expect(terminal.screen.isAlternate)
      }
      try terminal.press(TypedKey.backspace)
      try terminal.type("6")
      try terminal.wait(for: "Superview.trailing - [16]")
      try terminal.press(TypedKey.interrupt)
      try terminal.wait(until: "the shell is back") { !$0.isAlternate && $0.shows("ready>") }
      try terminal.type("exit\r")
      #expect(try terminal.end() == .exited(0))
      #expect(terminal.settings == before)
      #expect(terminal.screen.modes == ScreenModel.firstModes)
    }
  }
#endif
