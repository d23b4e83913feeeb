import Course
import LayoutLessons
import Terminal
import Testing

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
