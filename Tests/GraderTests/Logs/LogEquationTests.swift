import Course
import Feedback
import Grading
import Testing

@Suite("Questions about a log: a line as an equation")
struct LogEquationTests {
  private func course() throws -> LogCourse {
    try LogCourse.asking(#""ask": "equation", "line": 3"#)
  }

  @Test(
    "every equation that says the same is right",
    arguments: [
      "Note.width >= 0.5 * CardView.width - 20", "Note.width ≥ 0.5 × CardView.width − 20.0",
      "CardView.width <= 2 * Note.width + 40", "0.5 * CardView.width - Note.width <= 20",
      "half: Note.width >= CardView.width / 2 - 20 @1000",
    ])
  func right(equation: String) throws {
    #expect(try course().summary("a: \(equation)") == "passed")
  }

  private static let next =
    "Which items, which attributes and which number does entry 3 of the log show?"

  @Test(
    "another equation is told which part isn't the entry's",
    arguments: [
      (
        "Note.width >= 0.5 * CardView.width + 20",
        "The items and attributes match entry 3 of the log, but the constant has the other sign."
      ),
      (
        "Note.width >= 0.5 * CardView.width - 2",
        "The items and attributes match entry 3 of the log, but the constant doesn't."
      ),
      (
        "Note.width >= 2 * CardView.width - 20",
        "The items and attributes match entry 3 of the log, but the multiplier doesn't."
      ),
      (
        "Note.width = 0.5 * CardView.width - 20",
        "The items, attributes and numbers match entry 3 of the log, but its relation isn't =."
      ),
      (
        "Note.width >= 0.5 * CardView.height - 20",
        "The items match entry 3 of the log, but an attribute doesn't."
      ),
      (
        "CardView.width >= 0.5 * Note.width - 20",
        "The attributes and numbers match entry 3 of the log, but an item doesn't."
      ),
      (
        "Note.width >= 0.5 * CardView.width - 20 @999",
        "Everything matches entry 3 of the log except the priority."
      ),
      ("Note.leading = 20", "Your equation differs from entry 3 of the log in more than one part."),
    ])
  func wrong(equation: String, meaning: String) throws {
    #expect(
      try course().words("a: \(equation)") == [
        "In line 1, you read entry 3 of the log as \(equation).", meaning, Self.next,
      ])
  }

  @Test(
    "what can't be read says where and why",
    arguments: [
      ("a: Note.width >= ___", "unfinished line 1"), ("a: ___", "unfinished line 1"),
      ("a: UILabel.width = 1", "unreadable E202 line 1"),
      ("a: Note.widht = 1", "unreadable E201 line 1"),
      ("a: 96", "unreadable E102 line 1"), ("a:", "unreadable E408 line 1"),
      ("a: Note.width = CardView.width = 96", "unreadable E408 line 1"),
      ("a: Note.frame = (0, 0, 1, 1)", "unreadable E408 line 1"),
    ])
  func unreadable(text: String, verdict: String) throws {
    let summary = try course().summary(text)
    #expect(summary == verdict)
  }

  @Test("an equation's fault is marked where it stands in the learner's line")
  func column() throws {
    let course = try course().course.load()
    let prepared = try PreparedExercise(try #require(course.exercise("make-it-wide")))
    let excerpt = prepared.feedback(on: "\n  a: Note.widht = 1").excerpt
    #expect(excerpt?.line == 2)
    #expect(excerpt?.columns == 11..<16)
  }
}

@Suite("Questions about a log: numbers of lines")
struct LogLineTests {
  @Test(
    "what isn't a line's number says so",
    arguments: [
      (
        "set", "1, x",
        [
          "Line 1 can't be read: x isn't the number of an entry.",
          "this question is about entries 1 to 4",
        ]
      ),
      (
        "set", "",
        [
          "Line 1 can't be read:  isn't the number of an entry.",
          "this question is about entries 1 to 4",
        ]
      ),
      (
        "set", "1, 5",
        [
          "Line 1 can't be read: entry 5 isn't in this report.",
          "this question is about entries 1 to 4",
        ]
      ),
      (
        "unwanted", "1, 2",
        ["Line 1 can't be read: this question needs one entry, but the answer names several."]
      ),
    ])
  func refused(ask: String, answer: String, words: [String]) throws {
    let course = try LogCourse.asking("\"ask\": \"\(ask)\", \"report\": 1")
    #expect(try course.words("a: \(answer)") == words)
  }
}
