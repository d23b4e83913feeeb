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
      #expect(terminal.screen.emptied == ScreenModel(columns: columns, rows: rows))
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

    @Test("the first exercise, the guess behind it and its answer, and the exercise after that")
    func guess() throws {
      let learner = try Learner(course: RealCourse.root)
      let exercises = Array(try RealCourse.load().exercises.prefix(2))
      let terminal = try learner.open()
      let before = terminal.settings
      try pass(exercises[0], terminal)
      try terminal.press(TypedKey.enter)
      try terminal.wait(for: "Press the letter of your guess")
      try terminal.press("c")
      try terminal.wait(for: "\u{2713} c.", "\u{23CE} next exercise")
      try terminal.press(TypedKey.enter)
      try terminal.wait(for: exercises[1].task)
      #expect(terminal.screen.lines[0].contains("\u{25CF}"))
      try quit(terminal, before)
      #expect(learner.run("check", exercises[0].id, "--plain").status == .passed)
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

#if os(Linux)
  @Suite("Screen: all that it says can be had as text")
  struct ScreenTextTests {
    /// The sentences of the last verdict on the screen, without the signs at their ends.
    private func told(_ screen: ScreenModel) -> [String] {
      let isBeginning = { (line: String) in
        [" \u{2717} ", " \u{2713} "].contains { line.hasPrefix($0) }
          && line.dropFirst(3).first?.isLetter == true
      }
      guard let first = screen.lines.firstIndex(where: isBeginning) else { return [] }
      let text = screen.lines[first..<(screen.rows - 1)].joined(separator: "\n")
      return sentences(text.dropFirst(3))
    }

    private func sentences(_ text: some StringProtocol) -> [String] {
      ScreenModel.words(of: String(text)).split(separator: " ").reduce(into: [""]) { found, word in
        found[found.count - 1] += (found.last == "" ? "" : " ") + word
        if let end = word.last, ".?!".contains(end) {
          found[found.count - 1].removeLast()
          found.append("")
        }
      }
      .filter { !$0.isEmpty }
    }

    @Test(
      "the task, a wrong answer, a hint and the pass, as next, check and hint print them",
      arguments: 0..<3)
    func exercise(number: Int) throws {
      // Wide enough that no row is cut.
      let seated = try Learner()
      let typing = try Learner(columns: 200, isPlain: true)
      let exercise = try Learner.loadedCourse().exercises[number]
      let id = exercise.id
      let file = "\(exercise.lessonFolder)/\(exercise.fileNames[0])"
      seated.run("show", id)
      let shown = ScreenModel.words(of: typing.run("show", id, "--plain").output)
      let terminal = try seated.open(columns: 200, rows: 50)
      let before = terminal.settings
      try terminal.wait(for: exercise.task)
      for sentence in sentences(exercise.task) { #expect(shown.contains(sentence)) }
      let wrong = try #require(
        CourseLoader(root: Learner.course).load().exercise(id)?.wrongAnswers
          .first { $0.verdict.summary.hasPrefix("misplaced") })
      for (text, sign) in [(wrong.answer.text, "\u{2717}"), (exercise.solution.text, "\u{2713}")] {
        try typing.write(text, to: file)
        let checked = ScreenModel.words(of: typing.run("check", id, "--plain").output)
        try seated.write(text, to: file)
        let line = try #require(text.split(separator: "\n").last { $0.contains("=") })
        try terminal.wait(until: "the screen shows \(line)") { screen in
          screen.text.filter { !"[]".contains($0) }.contains(line)
        }
        try terminal.press("\u{1B}\r")
        try terminal.wait(until: "its verdict says nothing else than: \(checked)") { screen in
          let told = told(screen)
          return screen.lines.contains { $0.hasPrefix(" \(sign) ") } && !told.isEmpty
            && told.allSatisfy(checked.contains)
        }
        guard sign == "\u{2717}" else { continue }
        try terminal.press("\u{1B}h")
        let hint = typing.run("hint", "--plain").output
        try terminal.wait(for: exercise.hints[0])
        #expect(ScreenModel.words(of: hint).contains(ScreenModel.words(of: exercise.hints[0])))
      }
      try terminal.press(TypedKey.interrupt)
      #expect(try terminal.end() == .exited(0))
      #expect(terminal.settings == before && terminal.screen.modes == ScreenModel.firstModes)
    }
  }
#endif

#if os(Linux)
  @Suite("Screen: a window of any size")
  struct ScreenSizeTests {
    private let gap = ScreenCourse.gap

    @Test("all parts are seen together, at once in each new size; what is typed stays")
    func resizing() throws {
      var learner = try Learner()
      try learner.take(gap)
      let terminal = try learner.open()
      let before = terminal.settings
      let parts = [gap.task, "Button.trailing = Superview.trailing - [12]", "\u{23CE} check"]
      try terminal.wait(for: gap.task)
      try terminal.type("12")
      for (columns, rows) in [(40, 20), (120, 40), (20, 6), (40, 20), (200, 60), (80, 24)] {
        terminal.resize(columns: columns, rows: rows)
        let isSmall = columns < 40
        let wanted = isSmall ? ["at least 40 columns wide and 12 rows high"] : parts
        try terminal.wait(until: "\(columns)x\(rows) shows \(wanted)") { screen in
          wanted.allSatisfy(screen.shows) && (isSmall || screen.lines[rows - 1] != "")
        }
        if isSmall { #expect(!terminal.screen.shows(gap.task)) }
      }
      try terminal.press(TypedKey.enter)
      try terminal.wait(for: "\u{2717} ")
      try terminal.press(TypedKey.interrupt)
      #expect(try terminal.end() == .exited(0))
      #expect(terminal.settings == before && terminal.screen.emptied == ScreenModel())
    }

    @Test(
      "no row is wider than the window, which would cut it",
      arguments: [(40, 20), (80, 24), (120, 40), (200, 50)])
    func starting(columns: Int, rows: Int) throws {
      var learner = try Learner()
      try learner.take(gap)
      let terminal = try learner.open(columns: columns, rows: rows)
      try terminal.wait(for: gap.task, "Superview.trailing -", "\u{23CE} check")
      #expect(terminal.screen.unknown.isEmpty)
      #expect(terminal.screen.lines[0].hasSuffix("\u{25CB}   0 of 1 solved") || columns == 40)
    }

    @Test("a dumb terminal and --plain get the status as text", arguments: [true, false])
    func text(isDumb: Bool) throws {
      var learner = try Learner()
      try learner.take(gap)
      let terminal = try learner.open(
        isDumb ? [] : ["--plain"], environment: isDumb ? ["TERM": "dumb"] : [:])
      #expect(try terminal.end() == .exited(0))
      #expect(terminal.screen.modes == ScreenModel.firstModes)
      #expect(terminal.screen.shows(gap.task))
      #expect(terminal.screen.isColourless)
    }
  }
#endif

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
      #expect(terminal.settings == before && terminal.screen.emptied == ScreenModel())
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
        "height", into: ScreenCourse.ambiguity, showing: "points many layouts",
        then: ["\u{2717} Nothing determines the width of Card"])
    }

    @Test("in a window of any width, and in the other direction")
    func dragging() throws {
      var learner = try Learner()
      try learner.take(ScreenCourse.gap)
      let terminal = try learner.open()
      try terminal.wait(for: ScreenCourse.gap.task, "Begin with any key.")
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
