import LayoutLessons
import Terminal
import Testing

#if os(Linux)
  @Suite("Screen: what an answer makes is seen while it is typed, and told when it is checked")
  struct ScreenFindingTests {
    /// Types an attribute into the one blank; waits for what the drawing says of it.
    private func type(
      _ attribute: String, into exercise: ScreenCourse.Exercise, showing words: String,
      then told: [String]
    ) throws {
      var learner = try Learner()
      try learner.take(exercise)
      let terminal = try learner.open()
      let before = terminal.settings
      try terminal.wait(for: exercise.task)
      #expect(!terminal.screen.shows(words))
      try terminal.type(attribute)
      try terminal.wait(for: ".[\(attribute)] =", words)
      try terminal.press(TypedKey.enter)
      for part in told { try terminal.wait(for: part) }
      for _ in attribute { try terminal.press(TypedKey.backspace) }
      try terminal.type("width")
      try terminal.wait(until: "nothing is wrong any more") {
        $0.shows(".[width] =") && !$0.shows(words)
      }
      try terminal.press(TypedKey.enter)
      try terminal.wait(for: "You can do \(exercise.id).")
      try terminal.press(TypedKey.interrupt)
      #expect(try terminal.end() == .exited(0))
      #expect(terminal.settings == before && terminal.screen == ScreenModel())
      #expect(learner.run("check", exercise.id, "--plain").status == .passed)
    }

    @Test("a conflict")
    func conflict() throws {
      try type(
        "height", into: ScreenCourse.conflict, showing: "320 points \u{2717} conflict",
        then: ["\u{2717} ", "conflict"])
    }

    @Test("an ambiguous layout")
    func ambiguity() throws {
      try type(
        "height", into: ScreenCourse.ambiguity, showing: "points ? ambiguous",
        then: ["\u{2717} Nothing determines the width of Card"])
    }

    @Test("in a window of any width, and in the other direction")
    func dragging() throws {
      var learner = try Learner()
      try learner.take(ScreenCourse.gap)
      let terminal = try learner.open()
      try terminal.wait(for: ScreenCourse.gap.task, "320 points")
      try terminal.press(TypedKey.altRight)
      try terminal.wait(for: "328 points")
      try terminal.press(TypedKey.altShiftRight)
      try terminal.wait(for: "368 points")
      try terminal.press(TypedKey.altLeft, TypedKey.altR)
      try terminal.wait(for: "360 points, right to left")
    }

    @Test("pasted text goes into the blank as a whole, and a line break in it checks nothing")
    func pasting() throws {
      var learner = try Learner()
      try learner.take(ScreenCourse.gap)
      let terminal = try learner.open()
      try terminal.wait(for: ScreenCourse.gap.task)
      try terminal.press(TypedKey.pasted("1\r2"), "3")
      try terminal.wait(for: "Superview.trailing - [123]")
      #expect(!terminal.screen.lines.contains { $0.hasPrefix(" \u{2717} ") })
    }

    @Test("a box that moves with every key")
    func moving() throws {
      var learner = try Learner()
      try learner.take(ScreenCourse.gap)
      let terminal = try learner.open()
      try terminal.wait(for: ScreenCourse.gap.task)
      var pictures: Set<String> = [terminal.screen.text]
      for typed in ["4", "48"] {
        try terminal.press(String(typed.suffix(1)))
        try terminal.wait(for: "Superview.trailing - [\(typed)")
        pictures.insert(
          terminal.screen.lines.filter { !$0.contains("Superview.trailing") }
            .joined(separator: "\n"))
      }
      #expect(pictures.count == 3)
    }
  }
#endif
