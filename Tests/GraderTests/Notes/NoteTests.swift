import Course
import Feedback
import Grading
import Testing
import TestRunners

@Suite("Notes: a line that would be easier to read turned around")
struct StyleNoteTests {
  /// Two boxes beside each other in a window, of which all but the widths is given.
  private func prepared(
    widths: (a: Int, b: Int), starter: String = "___", edit: String = "free"
  ) throws -> PreparedExercise {
    let course = try TemporaryCourse()
    try course.write(
      """
      {
        "title": "Two boxes",
        "kind": "build",
        "task": "Make A and B as wide as they should be.",
        "scene": { "views": ["A", "B"] },
        "given": [
          "A.top = Superview.top", "A.height = 40", "B.top = A.top", "B.height = 40",
          "B.leading = A.trailing + 8", "A.leading = Superview.leading + 8"
        ],
        "windows": [[320, 80], [480, 80]],
        "unshownWindows": [[600, 80]],
        "edit": "\(edit)",
        "hints": ["look", "rule", "start"],
        "afterPass": "Placed."
      }
      """, to: "01-width/make-it-wide/exercise.json")
    try course.write(starter, to: "01-width/make-it-wide/starter.layout")
    try course.write(
      "A.width = \(widths.a)\nB.width = \(widths.b)", to: "01-width/make-it-wide/solution.layout")
    return try PreparedExercise(try #require(course.load().exercise("make-it-wide")))
  }

  private func note(_ text: String, _ prepared: PreparedExercise) throws -> String? {
    #expect(prepared.summary(of: text) == "passed", "\(text)")
    let strings = try SampleCourse.load().strings
    return prepared.feedback(on: text).note.map { strings.text($0) }
  }

  @Test(
    "by the guide's three rules of thumb, the earlier one first",
    arguments: [
      (
        "B.width = 100\nA.width = 0.5 * B.width",
        "A note on style: if you swap the two items, line 2 has a whole multiplier: B.width = "
          + "2 * A.width"
      ),
      (
        "half: A.width = (B.width + 100) ÷ 4; B.width = 100",
        "A note on style: if you swap the two items, line 1 has a whole multiplier: "
          + "half: B.width = 4 * A.width - 100"
      ),
      (
        "A.width = B.width - 50\nB.width = 100",
        "A note on style: if you swap the two items, line 1 has a positive constant: "
          + "B.width = A.width + 50"
      ),
      (
        "A.width = 50\nSuperview.leading = B.trailing - 166",
        "A note on style: if you swap the two items, line 2 has a positive constant: "
          + "B.trailing = Superview.leading + 166"
      ),
    ])
  func numbers(text: String, sentence: String) throws {
    #expect(try note(text, prepared(widths: (50, 100))) == sentence)
  }

  @Test("views stand in reading order where both ways round have good numbers")
  func order() throws {
    let prepared = try prepared(widths: (60, 60))
    #expect(
      try note("A.width = 60\nB.width = A.width", prepared)
        == "A note on style: if you swap the two items, line 2 names its views in reading order: "
        + "A.width = B.width")
    #expect(try note("A.width = B.width\nB.width = 60", prepared) == nil)
  }

  @Test(
    "is silent where the turned line would be no better, or no line at all",
    arguments: [
      "A.width = 50\nB.width = 2 * A.width", "A.width = 50\nB.trailing = A.trailing + 108",
      "A.width = 50\nB.width - 2 * A.width = 0", "B.width = 100\nA.width + 50 = B.width",
      "A.width = 50\n100 = B.width", "A.width = 0.5 * B.width = 50",
      "B.width = 100\nA.width = 0.5 * B.width @750",
    ])
  func silent(text: String) throws {
    #expect(try note(text, prepared(widths: (50, 100))) == nil)
  }

  @Test("is silent where the turned line has a long number, or begins with the superview")
  func worse() throws {
    let prepared = try prepared(widths: (60, 120))
    #expect(try note("B.width = 120\nA.width = 0.75 * B.width - 30", prepared) == nil)
    let row = try SampleCourse.prepared("photo-and-text")
    let text = row.exercise.solution.text.replacing(
      "Note.trailing = 1.0 * Superview.trailing - 16.0",
      with: "Note.width = 0.5 * Superview.width + 16")
    #expect(try note(text, row) == nil)
  }

  @Test("is silent about left sides that the starter gives", arguments: ["free", "blanksOnly"])
  func givenSides(edit: String) throws {
    let prepared = try prepared(
      widths: (50, 100), starter: "A.width = ___\nB.width = ___", edit: edit)
    #expect(try note("A.width = 0.5 * B.width\nB.width = 100", prepared) == nil)
    #expect(try note("A.width ＝ B.width - 50\nB.width = 100", prepared) == nil)
  }

  @Test("a label doesn't hide a given left side")
  func label() throws {
    let prepared = try prepared(widths: (50, 100), starter: "A.width = ___")
    #expect(try note("half: A.width = 0.5 * B.width\nB.width = 100", prepared) == nil)
  }

  @Test("a line that adds nothing is spoken of before style")
  func independenceFirst() throws {
    #expect(
      try note("A.width = 0.5 * B.width\nB.width = 100\nA.width = 50", prepared(widths: (50, 100)))
        == "A note: line 1 is redundant, because it already follows from line 2 and line 3.")
  }

  @Test("of several lines the first is spoken of")
  func first() throws {
    let note = try note(
      "A.width = B.width - 50\nSuperview.leading = B.trailing - 166", prepared(widths: (50, 100)))
    #expect(note?.contains("line 1") == true)
  }
}

@Suite("Notes: a line that follows from others adds nothing")
struct IndependenceNoteTests {
  private static let row = """
    Photo.width = 2 * Photo.height
    Photo.leading = Superview.leading + 16
    Title.leading = Photo.trailing + 8
    Badge.trailing = Superview.trailing - 16
    Badge.width = 48
    """

  /// The note on an answer that passes; it never changes the verdict.
  private func note(_ text: String, in id: String = "photo-bar") throws -> String? {
    let prepared = try SampleCourse.prepared(id)
    #expect(prepared.summary(of: text) == "passed")
    let strings = try SampleCourse.load().strings
    return prepared.feedback(on: text).note.map { strings.text($0) }
  }

  @Test(
    "names the lines that it follows from, or the one that it repeats",
    arguments: [
      (
        "Title.leading = Superview.leading + 120",
        "A note: line 6 is redundant, because it already follows from line 1, line 2, line 3 and "
          + "the given Photo.height = 48."
      ),
      (
        "Photo.trailing = Title.leading - 8",
        "A note: line 6 is redundant, because it says the same as line 3."
      ),
      (
        "Photo.height = 48",
        "A note: line 6 is redundant, because it says the same as the given Photo.height = 48."
      ),
      (
        "Title.height = 48",
        "A note: line 6 is redundant, because it already follows from the given Photo.height = "
          + "48 and the given Title.height = Photo.height."
      ),
      (
        "Badge.width = Photo.height = 48",
        "A note: line 6 is redundant, because it already follows from line 5 and the given "
          + "Photo.height = 48."
      ),
      (
        "Badge.width >= 40\n40 <= Badge.width",
        "A note: line 7 is redundant, because it says the same as line 6."
      ),
    ])
  func fires(line: String, sentence: String) throws {
    #expect(try note(Self.row + "\n" + line) == sentence)
  }

  @Test("where the form is the subject, a line of the learner's own may add nothing")
  func ownLine() throws {
    let text = try SampleCourse.prepared("flip-around").exercise.solution.text
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("//") }
    #expect(
      try note(lines.joined(separator: "\n") + "\nRed.width = 80", in: "flip-around")
        == "A note: line 4 is redundant, because it says the same as the given Red.width = 80.")
  }

  @Test(
    "is silent about lines that are needed, that may be, or that are no demand",
    arguments: [
      row,
      row + "\nBadge.width >= 40",
      row + "\nTitle.leading = Superview.leading + 120 @750",
      row.replacing("Badge.width = 48", with: "Badge.width = Photo.height = 48"),
    ])
  func silent(text: String) throws { #expect(try note(text) == nil) }

  @Test("an optional line that is kept is no reason for a required one")
  func optional() throws {
    let course = try TemporaryCourse()
    let prepared = try PreparedExercise(try #require(course.load().exercise("make-it-wide")))
    let feedback = prepared.feedback(on: "Box.width = 80 @750\nBox.width = 80")
    #expect(feedback.diagnosis == nil && feedback.note == nil)
    #expect(prepared.feedback(on: "Box.width = 80\nBox.width = 2 * Box.height").note != nil)
  }

  @Test("the course has nothing to remark on its own solutions")
  func solutions() throws {
    for exercise in try RealCourse.load().exercises {
      let feedback = try PreparedExercise(exercise).feedback(on: exercise.solution.text)
      let keys = ["remark.note.follows", "remark.note.repeats"]
      #expect(!keys.contains(feedback.note?.key ?? ""), "\(exercise.id)")
    }
  }
}
