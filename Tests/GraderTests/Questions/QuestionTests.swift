import Course
import Foundation
import Grading
import Testing

@Suite("Questions: the right answer is computed, never written down")
struct QuestionTests {
  private static let exercise = "01-width/make-it-wide/exercise.json"

  /// The small course with an exercise of questions.
  private func course(
    _ questions: String, given: String = "[]", kind: String = "choose",
    windows: String = "\"windows\": [[320, 80], [480, 80]], \"unshownWindows\": [[600, 80]],"
  ) throws -> TemporaryCourse {
    let course = try TemporaryCourse()
    try course.write(
      """
      {
        "title": "Choose", "kind": "\(kind)", "task": "Choose.", \(windows)
        "scene": { "views": ["Blue", "Red"] }, "given": \(given),
        "questions": [\(questions)],
        "hints": ["look", "rule", "start"], "afterPass": "Chosen."
      }
      """, to: Self.exercise)
    return course
  }

  private func summary(_ course: borrowing TemporaryCourse, _ text: String) throws -> String {
    let exercise = try #require(course.load().exercise("make-it-wide"))
    return try PreparedExercise(exercise).summary(of: text)
  }

  @Test(
    "which rule a line breaks",
    arguments: [
      ("Red.width = Blue.leading", "size-from-position"), ("Red.width = Blue.height", "fine"),
      ("Red.leading = 20", "position-needs-anchor"),
      ("Red.leading = 2 * Blue.leading", "position-multiplier"),
      ("Red.top = Blue.left", "axes-mixed"), ("Red.left = Blue.leading", "leading-mixed-with-left"),
    ])
  func rule(line: String, answer: String) throws {
    let course = try course(
      "{ \"name\": \"a\", \"ask\": \"rule\", \"line\": \"\(line)\" }", windows: "")
    #expect(try summary(course, "a: \(answer)") == "passed")
    let wrong = answer == "fine" ? "axes-mixed" : "fine"
    #expect(try summary(course, "a: \(wrong)") == "misplaced a \(wrong) not \(answer)")
  }

  @Test("words are read in any case, with spaces for hyphens, and nothing else is")
  func words() throws {
    let course = try course(
      "{ \"name\": \"a\", \"ask\": \"rule\", \"line\": \"Red.leading = 20\" }", windows: "")
    #expect(try summary(course, "a: Position needs anchor") == "passed")
    #expect(try summary(course, "a: position-needs-ancor") == "unreadable E404 line 1")
    #expect(try summary(course, "a: ___") == "unfinished line 1")
  }

  @Test("whether two lines say the same")
  func others() throws {
    let course = try course(
      """
      { "name": "c", "ask": "same", "line": "Red.leading = Blue.trailing + 8",
        "as": "Blue.trailing = Red.leading - 8" },
      { "name": "d", "ask": "same", "line": "Red.width = 2 * Blue.width + 8",
        "as": "Blue.width = 0.5 * Red.width - 8" }
      """, windows: "")
    #expect(try summary(course, "c: yes\nd: no") == "passed")
    #expect(try summary(course, "c: yes\nd: yes") == "misplaced d yes not no")
  }

  @Test("by how much a line is missed")
  func missed() throws {
    let course = try course(
      """
      { "name": "a", "ask": "missed", "line": 1, "window": [320, 80] },
      { "name": "b", "ask": "missed", "line": 1, "window": [480, 80] },
      { "name": "c", "ask": "missed", "line": 2, "window": [600, 80], "direction": "rightToLeft" }
      """,
      given: """
        ["Blue.width = 400 @750", "Blue.width <= Superview.width - 20", "Blue.height = 1",
         "Blue.leading = Superview.leading", "Blue.top = Superview.top",
         "Red.frame = (0, 0, 10, 10)"]
        """, kind: "predict")
    #expect(try summary(course, "a: 100\nb: 0\nc: 0") == "passed")
    #expect(
      try summary(course, "a: 80\nb: 0\nc: 0") == "misplaced a 80 not 100, window 320x80")
    #expect(
      try summary(course, "a: 100\nb: 0\nc: 5")
        == "misplaced c 5 not 0, window 600x80, right to left")
  }

  @Test("how many layouts keep some lines, in a window; the given ones need have none")
  func count() throws {
    func question(_ name: String, _ lines: String, _ rest: String) -> String {
      "{ \"name\": \"\(name)\", \"ask\": \"count\", \"lines\": [\(lines)], \(rest) }"
    }
    let course = try course(
      [
        question("a", "\"Blue.width = 80\"", "\"window\": [320, 80]"),
        question(
          "b", "\"Blue.width = 280\", \"Blue.trailing = Superview.trailing\"",
          "\"window\": [480, 80]"),
        question(
          "c", "\"Blue.width >= 80\"", "\"window\": [600, 80], \"direction\": \"rightToLeft\""),
      ].joined(separator: ","),
      given: """
        ["Blue.leading = Superview.leading", "Blue.top = Superview.top", "Blue.height = 9",
         "Red.frame = (0, 0, 9, 9)"]
        """)
    #expect(try summary(course, "a: one\nb: none\nc: many") == "passed")
    #expect(
      try summary(course, "a: one\nb: one\nc: many")
        == "misplaced b one not none, window 480x80")
    #expect(try summary(course, "a: 1\nb: none\nc: many") == "unreadable E404 line 1")
    let prepared = try PreparedExercise(try #require(course.load().exercise("make-it-wide")))
    #expect(
      try prepared.words(about: "a: one\nb: one\nc: many", in: course.load().strings) == [
        "In line 2, you answered b with one.",
        "The question is about: Blue.width = 280; Blue.trailing = Superview.trailing",
        "Which of these answers fits: none, many?",
      ])
  }

  @Test(
    "a question that can't be asked is refused with its place",
    arguments: [
      (
        "{ \"name\": \"a\", \"ask\": \"rule\", \"line\": \"Rod.width = 1\" }",
        "\"line\" must be one equation about the scene"
      ),
      (
        "{ \"name\": \"a\", \"ask\": \"missed\", \"line\": 2, \"window\": [320, 80] }",
        "\"line\" must be the number of a given line, from 1 to 0"
      ),
      ("{ \"name\": \"a\", \"ask\": \"guess\" }", "\"ask\" must be one of value, missed, rule"),
      (
        "{ \"name\": \"a\", \"anchor\": \"Blue.leading\", \"window\": [1, 2] }",
        "\"window\" must be one of the windows of the exercise"
      ),
    ])
  func refused(question: String, complaint: String) throws {
    let course = try course(question)
    #expect(course.complaint().contains(complaint), "\(course.complaint())")
  }
}

@Suite("Scene statements in answers")
struct SceneAnswerTests {
  private func course(solution: String) throws -> TemporaryCourse {
    let course = try TemporaryCourse()
    try course.replace(
      "\"given\": [\"Box.leading = Superview.leading\", \"Box.top = Superview.top\", "
        + "\"Box.height = 40\"]",
      with: "\"given\": [\"Box.frame = (16, 16, 40, 48)\"]",
      in: "01-width/make-it-wide/exercise.json")
    try course.write(solution, to: "01-width/make-it-wide/solution.layout")
    return course
  }

  private func summary(_ course: borrowing TemporaryCourse, _ text: String) throws -> String {
    let exercise = try #require(course.load().exercise("make-it-wide"))
    return try PreparedExercise(exercise).summary(of: text)
  }

  @Test("a mask decides what follows the window, and the line that sets it is spoken of")
  func masks() throws {
    let course = try course(solution: "Box.autoresizingMask = [.flexibleWidth]")
    #expect(try summary(course, "Box.autoresizingMask = .flexibleWidth") == "passed")
    #expect(
      try summary(course, "Box.autoresizingMask = [.flexibleLeftMargin]")
        == "misplaced Box.width 40 not 200, window 480x80")
    #expect(try summary(course, "Box.autoresizingMask = ___") == "unfinished line 1")
    #expect(
      try summary(course, "Box.autoresizingMask = [.flexibleWidht]") == "unreadable E152 line 1")
    #expect(
      try summary(course, "Box.autoresizingMask = []\nBox.autoresizingMask = []")
        == "unreadable E155 line 2")
  }

  @Test("constraints conflict with a frame that is still translated")
  func hidden() throws {
    let lines = "Box.leading = Superview.leading + 30\nBox.width = 40"
    let rest = "\nBox.top = Superview.top + 16\nBox.height = 48"
    let off = "Box.translatesAutoresizingMaskIntoConstraints = false\n"
    let course = try course(solution: off + lines + rest)
    #expect(try summary(course, off + lines + rest) == "passed")
    #expect(try summary(course, lines + rest) == "conflicting window 320x80")
    let prepared = try PreparedExercise(try #require(course.load().exercise("make-it-wide")))
    #expect(
      try prepared.words(about: lines + rest, in: course.load().strings)[0] == """
        In a window 320 points wide, these constraints conflict: line 1 and Box.leading, which \
        still comes from the autoresizing mask.
        """)
  }
}
