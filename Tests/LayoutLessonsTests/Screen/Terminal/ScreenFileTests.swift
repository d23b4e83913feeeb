import Foundation
import LayoutLessons
import Terminal
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
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
      #expect(terminal.settings == before && terminal.screen == ScreenModel())
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
      #expect(terminal.settings == before && terminal.screen == ScreenModel())
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
      #expect(terminal.settings == before && terminal.screen == ScreenModel())
      #expect(learner.run("list", "--plain").output.contains("2 of 2"))
    }
  }
#endif
