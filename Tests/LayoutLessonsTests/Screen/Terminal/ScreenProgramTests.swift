import Foundation
import LayoutLessons
import Terminal
import SwiftRunning
import Testing
import TestRunners

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
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
      #expect(terminal.settings == before && terminal.screen == ScreenModel())
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
