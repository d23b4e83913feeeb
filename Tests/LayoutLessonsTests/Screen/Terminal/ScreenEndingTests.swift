import Foundation
import LayoutLessons
import SwiftRunning
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
      #expect(terminal.screen.emptied == ScreenModel())
      let folder = "\(learner.folder)/layout-lessons"
      for words in ["0 of 1 exercises solved", folder, "To continue  "] {
        #expect(terminal.screen.shows(words))
      }
      #expect(try learner.read(gap.file) == "Button.trailing = Superview.trailing - 12\n")
    }

    @Test("a signal ends it", arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV])
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

#if os(Linux)
  @Suite("Screen: files that others change or damage")
  struct ScreenFileTests {
    private let gap = ScreenCourse.gap
    private let conflict = ScreenCourse.conflict

    private func answer(_ number: String) -> String {
      "Button.trailing = Superview.trailing - \(number)\n"
    }

    @Test("an editor beside the screen: its text is shown at once")
    func editor() throws {
      var learner = try Learner()
      try learner.take(gap)
      let terminal = try learner.open()
      let before = terminal.settings
      try terminal.wait(for: gap.task)
      try learner.write(answer("24"), to: gap.file)
      try terminal.wait(for: "Superview.trailing - [24]")
      try learner.write(answer("16"), to: gap.file)
      try terminal.wait(for: "Superview.trailing - [16]")
      try terminal.press(TypedKey.enter)
      try terminal.wait(for: "You can do keep-the-gap.")
      try terminal.press(TypedKey.interrupt)
      #expect(try terminal.end() == .exited(0))
      #expect(terminal.settings == before && terminal.screen.emptied == ScreenModel())
    }

    @Test("typed while another program writes: the newer text wins, and the other is kept and said")
    func both() throws {
      var learner = try Learner()
      try learner.take(gap)
      let terminal = try learner.open()
      let before = terminal.settings
      try terminal.wait(for: gap.task)
      // The program sees the keys and the other text in one moment.
      terminal.send(SIGSTOP)
      try terminal.type("12")
      try learner.write(answer("24"), to: gap.file)
      terminal.send(SIGCONT)
      try terminal.wait(
        for: "Superview.trailing - [24]", "Another program changed your answer file",
        "What you typed is saved in")
      let kept = try FileManager.default
        .contentsOfDirectory(atPath: learner.path(ScreenCourse.lesson))
        .filter { $0.hasPrefix("keep-the-gap.") && $0 != "keep-the-gap.layout" }
      #expect(kept.count == 1)
      let name = try #require(kept.first)
      #expect(terminal.screen.shows(name))
      #expect(try learner.read("\(ScreenCourse.lesson)/\(name)") == answer("12"))
      #expect(try learner.read(gap.file) == answer("24"))
      try terminal.press(TypedKey.interrupt)
      #expect(try terminal.end() == .exited(0))
      #expect(try learner.read(gap.file) == answer("24"))
      #expect(terminal.settings == before && terminal.screen.emptied == ScreenModel())
    }

    @Test("a damaged progress file is told and kept, and the backup goes on")
    func damaged() throws {
      var learner = try Learner()
      try learner.take(gap, conflict)
      learner.run("next")
      try learner.write(gap.solution, to: gap.file)
      #expect(learner.run("check").status == .passed)
      learner.run("next")
      try learner.write("{ \"version\": 1, \"exer", to: "progress.json")
      let terminal = try learner.open()
      let before = terminal.settings
      try terminal.wait(for: conflict.task, "1 of 2", "damaged", "backup")
      let kept = try learner.names().filter { $0.hasPrefix("progress.damaged-") }
      #expect(kept.count == 1)
      #expect(try learner.read(try #require(kept.first)) == "{ \"version\": 1, \"exer")
      try terminal.type("width\r")
      try terminal.wait(for: "You can do name-the-size.")
      try terminal.press(TypedKey.interrupt)
      #expect(try terminal.end() == .exited(0))
      #expect(terminal.settings == before && terminal.screen.emptied == ScreenModel())
      #expect(learner.run("list", "--plain").output.contains("2 of 2"))
    }
  }
#endif

#if os(Linux)
  @Suite(
    "Screen: an answer in Swift that never ends",
    .enabled(if: JailProbe.level == .full, "a full jail needs a Linux with Landlock"))
  struct ScreenProgramTests {
    private let program = ScreenCourse.program

    /// Opens the exercise with an answer that loops for ever, and checks it until it runs.
    private func check(
      _ learner: inout Learner, _ body: (PseudoTerminal, [Processes.Entry]) throws -> Void
    ) throws {
      // Building them takes longer than any command may.
      try RealRunner.answers().buildModules()
      try learner.take(program)
      learner.run("next")
      let text = """
        import UIKit

        func layOut(box: UIView, in view: UIView) {
            while true {}  // \(UUID().uuidString)
        }

        """
      try learner.write(text, to: program.file)
      let terminal = try learner.open(environment: ["LESSONS_CACHE": RealRunner.cache])
      let before = terminal.settings
      try terminal.wait(for: program.task, "while true")
      try terminal.press("\u{1B}\r")
      try terminal.wait(for: "Checking")
      var running: [Processes.Entry] = []
      try terminal.wait(until: "the answer runs") { _ in
        running = Processes.descendants(of: terminal.process)
        return running.contains { $0.name == "host" }
      }
      try body(terminal, running)
      #expect(terminal.settings == before && terminal.screen.emptied == ScreenModel())
      try learner.wait(until: "no process is left") { Processes.isGone(running) }
      #expect(try learner.read(program.file) == text)
    }

    @Test("quitting doesn't wait for it, and leaves no process")
    func quitting() throws {
      var learner = try Learner()
      try check(&learner) { terminal, _ in
        #expect(terminal.screen.shows("Checking"))
        try terminal.press(TypedKey.interrupt)
        #expect(try terminal.end() == .exited(0))
      }
    }

    @Test("a hang-up leaves no process", arguments: [SIGHUP, SIGTERM])
    func signals(number: Int32) throws {
      var learner = try Learner()
      try check(&learner) { terminal, _ in
        terminal.send(number)
        let ending = try terminal.end()
        #expect(ending == .signalled(number))
      }
    }

    @Test("its process is killed: the screen says that it was, and goes on")
    func killing() throws {
      var learner = try Learner()
      try check(&learner) { terminal, running in
        for process in running where process.name == "host" { kill(process.id, SIGKILL) }
        try terminal.wait(until: "there is a verdict") {
          !$0.shows("Checking") && $0.shows("\u{2717} ")
        }
        try terminal.wait(for: program.task, "while true")
        try terminal.press(TypedKey.interrupt)
        #expect(try terminal.end() == .exited(0))
      }
    }
  }
#endif
