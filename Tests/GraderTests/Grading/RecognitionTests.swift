import Course
import Feedback
import Grading
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
    #expect(
      try prepared.words(about: text, in: SampleCourse.load().strings) == Self.words(line: 2))
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
