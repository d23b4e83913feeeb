import Course
import Feedback
import Grading
import LayoutEngine
import Testing
import TestRunners

@Suite("Grading: a known mistake gets its author's words")
struct RecognitionTests {
  private static func words(line: Int) -> [String] {
    [
      "Line \(line) puts Blue.trailing at 232; Red.leading is at 224.",
      "Blue ends 8 points after Red begins, so the two views overlap.",
      """
      In the original constraint, Red begins 8 points after Blue ends. So Blue ends before Red \
      begins. Do you have to add 8 to Red.leading, or subtract 8?
      """,
    ]
  }

  @Test(
    "whether turned around, reordered, scaled or without 1.0 *",
    arguments: [
      (
        2,
        """
        Superview.trailing = Red.trailing + 16
        Blue.trailing = Red.leading + 8
        Red.width = 0.5 * Blue.width - 8
        """
      ),
      (
        3,
        """
        Red.width = 0.5 * Blue.width - 8
        Superview.trailing = 1.0 * Red.trailing + 16.0
        Blue.trailing = 1.0 * Red.leading + 8.0
        """
      ),
      (
        1,
        """
        Red.leading = Blue.trailing - 8
        Superview.trailing = Red.trailing + 16
        Blue.width = 2 * Red.width + 16
        """
      ),
      (
        2,
        """
        Superview.trailing - Red.trailing = 16
        2 * Blue.trailing = 2 * Red.leading + 16
        Red.width = Blue.width / 2 - 8
        """
      ),
    ])
  func recognised(line: Int, text: String) throws {
    let prepared = try SampleCourse.prepared("flip-around")
    #expect(
      try prepared.words(about: text, in: SampleCourse.load().strings) == Self.words(line: line))
  }

  @Test("where another line says in another way what gives the same layouts")
  func sameLayouts() throws {
    let text = """
      Superview.trailing = Red.trailing + 16
      Blue.trailing = Red.leading + 8
      Blue.width = 176
      """
    let prepared = try SampleCourse.prepared("flip-around")
    #expect(try prepared.words(about: text, in: SampleCourse.load().strings) == Self.words(line: 2))
  }

  @Test("a program that states something else besides gets general words")
  func program() throws {
    expectRecorded(
      try SwiftCourse().words(StandInProgram(equations: "Box.width = 160\nBox.width >= 70")),
      "Recognition/program")
  }

  @Test("words that were written for the answer's notation come before those for the other")
  func ownNotation() throws {
    let course = try SwiftCourse()
    let text = "Box.width = 160"
    #expect(
      try course.prepared().words(about: text, in: course.course.load().strings)[1]
        == "Twice of it.")
    try course.course.write(
      """
      //! mistake: wide-equation
      //! verdict: misplaced Box.width 160 not 80, window 320x80
      //! seen: Line {line} says 160.
      //! meaning: In equations.
      Box.width = 160
      """, to: "01-width/make-it-wide/wrong/wide-equation.layout")
    let strings = try course.course.load().strings
    #expect(
      try course.prepared().words(about: text, in: strings) == [
        "Line 1 says 160.", "In equations.",
      ])
    #expect(try course.words(StandInProgram(equations: text)).hasSuffix("Twice of it."))
  }

  @Test("an optional line that gives way isn't said to hold")
  func optional() throws {
    let prepared = try SampleCourse.prepared("give-room")
    #expect(
      prepared.feedback(on: prepared.exercise.solution.text).seen.map(\.key)
        == ["feedback.passed.optional"])
  }

  @Test("of two mistakes the first line at fault is spoken of, in general words")
  func twoMistakes() throws {
    let text = """
      Superview.trailing = Red.trailing - 16
      Blue.trailing = Red.leading + 8
      Red.width = 0.5 * Blue.width - 8
      """
    let prepared = try SampleCourse.prepared("flip-around")
    #expect(
      try prepared.words(about: text, in: SampleCourse.load().strings)[0]
        == "Line 1 puts Red.trailing at 336 points.")
  }

  @Test("a mistake that the course doesn't know gets words of its own")
  func unknown() throws {
    let text = """
      Superview.trailing = Red.trailing + 20
      Blue.trailing = Red.leading - 8
      Red.width = 0.5 * Blue.width - 8
      """
    let prepared = try SampleCourse.prepared("flip-around")
    #expect(
      try prepared.words(about: text, in: SampleCourse.load().strings) == [
        "Line 1 puts Red.trailing at 300 points.",
        "In a window 320 points wide, that is 4 points too far toward the leading edge.",
        "The constant in line 1 is wrong. The rest of the line fits the wanted layout.",
        """
        In the wanted layout, Superview.trailing is 320 and Red.trailing is 304. Change line 1 so \
        that it is true for these numbers.
        """,
      ])
  }
}

@Suite("Grading: no lucky answer passes")
struct LuckyAnswerTests {
  /// Exercises with at least one equation in their solution, which could be read off a window.
  static let equationExercises: [String] =
    (try? RealCourse.load().exercises.filter { exercise in
      exercise.aim == .solution
        && !EquationReader.read(exercise.solution.text).constraints.isEmpty
    }.map(\.id)) ?? []

  /// Those that seed 1 chooses, or all.
  private static let someExercises = Sample.cases(4, of: equationExercises, seed: 1)

  @Test("there are exercises to try")
  func exercises() { #expect(Self.equationExercises.count >= 3) }

  /// The solution's lines, each replaced by a number read off one window.
  private func pinned(_ prepared: PreparedExercise, window: Int) throws -> [String] {
    let exercise = prepared.exercise
    let layoutCase = prepared.expectation.cases[window]
    let problem = exercise.problem(keeping: [], in: layoutCase)
    let frames = try #require(prepared.expectation.frames)[window]
    return try EquationReader.read(exercise.solution.text).statements.map { statement in
      guard case .constraints(let written) = statement.outcome else { return statement.text }
      let name = "\(written[0].first.item).\(written[0].first.attribute.name)"
      let anchor = try #require(exercise.scene.anchor(named: name))
      let value = problem.value(of: anchor, in: frames)
      if anchor.attribute.kind == .size { return "\(name) = \(value)" }
      let across = anchor.attribute.family == .absolute ? "left" : "leading"
      let origin = anchor.attribute.axis == .horizontal ? across : "top"
      return "\(name) = Superview.\(origin) + \(value)"
    }
  }

  @Test(
    "an answer whose numbers are read off one shown window fails in another, where they differ",
    arguments: someExercises, [0, 1])
  func readOff(id: String, window: Int) throws {
    let prepared = try RealCourse.prepared(id)
    let lines = try pinned(prepared, window: window)
    let text = lines.joined(separator: "\n")
    // Some frames are the same in every window.
    if try lines.allSatisfy({ try isTrue($0, prepared) }) { return }
    #expect(prepared.summary(of: text) != "passed", "\(text)")
  }

  @Test(
    "one line that is read off a window fails, unless its number is the same in every case",
    arguments: someExercises, [0, 1])
  func oneLine(id: String, window: Int) throws {
    let prepared = try RealCourse.prepared(id)
    let exercise = prepared.exercise
    let statements = EquationReader.read(exercise.solution.text).statements
    let pinned = try pinned(prepared, window: window)
    for index in statements.indices where pinned[index] != statements[index].text {
      var lines = statements.map(\.text)
      lines[index] = pinned[index]
      let isTrueInEveryCase = try isTrue(pinned[index], prepared)
      let summary = prepared.summary(of: lines.joined(separator: "\n"))
      #expect(summary != "passed" || isTrueInEveryCase, "\(pinned[index]): \(summary)")
    }
  }

  /// Whether an equation holds in the wanted layout of every case.
  private func isTrue(_ equation: String, _ prepared: PreparedExercise) throws -> Bool {
    let exercise = prepared.exercise
    guard case .constraints(let written)? = EquationReader.read(equation).statements.first?.outcome
    else { return false }
    let constraint = try exercise.ruleSet.constraint(
      from: written[0].draft(in: exercise.scene), in: exercise.scene)
    let frames = try #require(prepared.expectation.frames)
    return zip(prepared.expectation.cases, frames).allSatisfy {
      layoutCase, frames in
      exercise.problem(keeping: [], in: layoutCase).isSatisfied(constraint, in: frames)
    }
  }

  @Test(
    "an answer that fits sizes or contents by coincidence fails where these are others",
    arguments: [
      (
        "tile-and-badge", "bar.height = 0.1 * card.height + 0.0",
        "bar.height = 0.1 * bar.width - 12.8",
        "misplaced bar.height 40.8 not 28.8, window 568x320"
      ),
      (
        "the-sender-bends", "sender.horizontalHuggingPriority = 249",
        "time.width = 56\nbadge.width = 56",
        "misplaced time.width 56 not 72, window 375x112, other texts in all three"
      ),
    ])
  func coincidence(id: String, line: String, other: String, summary: String) throws {
    let prepared = try SampleCourse.prepared(id)
    let solution = prepared.exercise.solution.text
    #expect(solution.contains(line))
    #expect(prepared.summary(of: solution.replacing(line, with: other)) == summary)
  }

  @Test("an answer that holds from left to right alone fails from right to left")
  func direction() throws {
    let text = """
      photo.left = view.left + 16
      note.leading = photo.trailing + 16
      note.trailing = view.trailing - 16
      note.width = 2 * photo.width
      """
    #expect(
      try SampleCourse.prepared("twice-the-image").summary(of: text)
        == "conflicting window 336x80, right to left")
  }
}

@Suite("Grading: every right answer passes, however it is written")
struct RightAnswerTests {
  @Test("every exercise has at least five differently written answers")
  func alternatives() throws {
    for exercise in try RealCourse.load().exercises {
      let texts = Set(exercise.alternatives.map(\.text)).subtracting([exercise.solution.text])
      #expect(texts.count >= 5, "\(exercise.id)")
    }
  }

  @Test("all of them pass, in exercises that seed 1 chooses, or in every one")
  func passing() throws {
    for exercise in try Sample.cases(3, of: RealCourse.load().exercises, seed: 1) {
      let prepared = try RealCourse.prepared(exercise.id)
      for alternative in exercise.alternatives {
        let findings = Grading(prepared).findings(
          on: Answer(alternative), running: RealRunner.runner)
        #expect(findings.verdict == .passed, "\(alternative.path)")
      }
    }
  }

  @Test("the order of lines changes nothing")
  func order() throws {
    let prepared = try SampleCourse.prepared("mend-the-bar")
    var lines = prepared.exercise.solution.text.split(separator: "\n")
    for _ in lines.indices {
      lines.append(lines.removeFirst())
      #expect(prepared.summary(of: lines.joined(separator: "\n")) == "passed")
    }
    #expect(prepared.summary(of: lines.reversed().joined(separator: "\n")) == "passed")
  }

  @Test("the line ends of other systems and blanks at the end change nothing")
  func lineEnds() throws {
    let prepared = try SampleCourse.prepared("flip-around")
    let text = prepared.exercise.solution.text
    #expect(prepared.summary(of: text.replacing("\n", with: "\r\n")) == "passed")
    #expect(prepared.summary(of: text + "\n\n   \n") == "passed")
  }
}
