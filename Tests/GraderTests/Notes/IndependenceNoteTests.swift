import Course
import Feedback
import Grading
import Testing
import TestRunners

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
          + "the given Photo.height = 48.0."
      ),
      (
        "Photo.trailing = Title.leading - 8",
        "A note: line 6 is redundant, because it says the same as line 3."
      ),
      (
        "Photo.height = 48",
        "A note: line 6 is redundant, because it says the same as the given Photo.height = 48.0."
      ),
      (
        "Title.height = 48",
        "A note: line 6 is redundant, because it already follows from the given Photo.height = "
          + "48.0 "
          + "and the given Title.height = 1.0 * Photo.height + 0.0."
      ),
      (
        "Badge.width = Photo.height = 48",
        "A note: line 6 is redundant, because it already follows from line 5 and the given "
          + "Photo.height = 48.0."
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
        == "A note: line 4 is redundant, because it says the same as the given Red.width = 80.0.")
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
