import Course
import Feedback
import Grading
import Testing

@Suite("Diagnosis: priorities")
struct PriorityDiagnosisTests {
  /// An exercise in which the box is as wide as it may be, up to half the window.
  private func prepared() throws -> PreparedExercise {
    let course = try TemporaryCourse()
    try course.write(
      """
      Box.width <= 200
      Box.width = 0.5 * Superview.width + 20 @750
      Box.width = 100 @250
      """, to: "01-width/make-it-wide/solution.layout")
    return try PreparedExercise(try #require(course.load().exercise("make-it-wide")))
  }

  @Test(
    "a line that gives way too soon or too late",
    arguments: [
      (
        """
        Box.width <= 200
        Box.width = 0.5 * Superview.width + 20 @750
        Box.width = 100 @900
        """, "priority"
      ),
      (
        """
        Box.width <= 200 @500
        Box.width = 0.5 * Superview.width + 20 @750
        Box.width = 100 @250
        """, "priority"
      ),
      (
        """
        Box.width <= 200
        Box.width = 0.5 * Superview.width + 20
        Box.width = 100 @250
        """, "priority"
      ),
      (
        """
        Box.width <= 200
        Box.width = 0.5 * Superview.width - 20 @750
        Box.width = 100 @250
        """, "sign"
      ),
      (
        """
        Box.width <= 200
        Box.width = 0.5 * Superview.width + 27 @750
        """, "constant"
      ),
      ("Box.width <= 200\nBox.width = 0.5 * Superview.width + 27 @500", "constant"),
      ("Box.width <= 200\nSuperview.width = 2 * Box.width - 50 @500", "constant"),
      ("Box.width <= 200\nBox.width = 0.5 * Superview.height + 20 @500", "attribute"),
      ("Box.width <= 200\nBox.width <= 0.5 * Superview.width + 20 @500", "relation"),
      ("Box.width = 0.5 * Superview.width + 20 @750", "missing-line"),
      ("Box.width <= 200", "missing-line"),
      ("Box.width <= 200\nBox.width = 100 @250", "missing-line"),
    ])
  func priority(text: String, id: String) throws {
    #expect(try prepared().feedback(on: text).diagnosis?.rawValue == id, "\(text)")
  }

  @Test("the words name the line")
  func words() throws {
    let words = try prepared().words(
      about: """
        Box.width <= 200
        Box.width = 0.5 * Superview.width + 20 @750
        Box.width = 100 @900
        """, in: SampleCourse.load().strings)
    #expect(words.contains("The priority in line 3 is wrong."), "\(words)")
  }
}
