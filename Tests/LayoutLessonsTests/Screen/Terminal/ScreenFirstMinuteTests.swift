import Course
import LayoutLessons
import Terminal
import Testing
import TestRunners

#if os(Linux)
  @Suite("Screen: the first minute of the real course, by keys alone")
  struct ScreenFirstMinuteTests {
    /// What stands in the last row once an answer has passed.
    private static let passed = "\u{23CE} next exercise"

    /// Fills the blanks with the author's answer and checks it.
    private func pass(_ exercise: Exercise, _ terminal: PseudoTerminal) throws {
      try terminal.wait(for: exercise.task)
      for key in try BlankFilling(exercise).keys { try terminal.press(key) }
      try terminal.press(TypedKey.enter)
      try terminal.wait(for: Self.passed, exercise.afterPass)
    }

    private func quit(_ terminal: PseudoTerminal, _ before: PseudoTerminal.Settings) throws {
      try terminal.press(TypedKey.interrupt)
      #expect(try terminal.end() == .exited(0))
      #expect(terminal.settings == before)
      let (columns, rows) = (terminal.screen.columns, terminal.screen.rows)
      #expect(terminal.screen == ScreenModel(columns: columns, rows: rows))
    }

    @Test("from the first start to \"Passed\" in at most 15 keys")
    func firstPass() throws {
      let learner = try Learner(course: RealCourse.root)
      let exercise = try #require(RealCourse.load().exercises.first)
      let terminal = try learner.open()
      let before = terminal.settings
      try pass(exercise, terminal)
      #expect(terminal.keystrokes <= 15)
      try quit(terminal, before)
      #expect(learner.run("check", exercise.id, "--plain").status == .passed)
      #expect(try learner.read("progress.json").contains("\"state\" : \"solved\""))
    }

    @Test("the first three exercises, with the guess between them and its answer")
    func firstThree() throws {
      let learner = try Learner(course: RealCourse.root)
      let exercises = Array(try RealCourse.load().exercises.prefix(3))
      let terminal = try learner.open()
      let before = terminal.settings
      try pass(exercises[0], terminal)
      try terminal.press(TypedKey.enter)
      try terminal.wait(for: "Press the letter of your guess.")
      try terminal.press("b")
      try terminal.wait(for: "Your guess is saved.")
      try terminal.press(TypedKey.enter)
      try pass(exercises[1], terminal)
      try terminal.wait(for: "You guessed b.")
      try terminal.press(TypedKey.enter)
      try pass(exercises[2], terminal)
      #expect(terminal.screen.lines[0].contains("\u{25CF}\u{25CF}\u{25CF}"))
      try quit(terminal, before)
      for exercise in exercises {
        #expect(learner.run("check", exercise.id, "--plain").status == .passed)
      }
    }

    @Test("the same at 40 columns and 20 rows")
    func small() throws {
      let learner = try Learner(course: RealCourse.root)
      let exercise = try #require(RealCourse.load().exercises.first)
      let terminal = try learner.open(columns: 40, rows: 20)
      let before = terminal.settings
      try terminal.wait(for: String(exercise.task.prefix(60)), "\u{23CE} check")
      for key in try BlankFilling(exercise).keys { try terminal.press(key) }
      try terminal.press(TypedKey.enter)
      try terminal.wait(for: Self.passed)
      #expect(terminal.screen.lines.allSatisfy { $0.count <= 40 })
      try quit(terminal, before)
    }
  }
#endif
