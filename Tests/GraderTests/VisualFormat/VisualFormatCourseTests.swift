import Authoring
import Course
import Feedback
import Grading
import LayoutEngine
import Testing

@Suite("Course: pictures wherever equations stand")
struct VisualFormatCourseTests {
  private static let folder = "01-width/make-it-wide"

  /// What the proof complains of, without the places.
  private func errors(_ course: borrowing TemporaryCourse) throws -> [String] {
    try CourseProof(course.load(), root: course.root).report().errors
      .map { $0.told.replacing(/:[0-9]+/, with: "") }
  }

  @Test("a listing in visual format is solved, and can be one that has to be refused")
  func listings() throws {
    let course = try TemporaryCourse()
    let before = try errors(course)
    try course.replace(
      "Box.leading = Superview.leading\nBox.width = 80.0\n```",
      with: """
        H:|[Box(80)]
        ```

        ```layout unreadable=E425
        H:|[Box(80]
        ```
        """, in: "01-width/lesson.md")
    #expect(try errors(course) == before)
    try course.replace("[Box(80)]", with: "[Box(88)]", in: "01-width/lesson.md")
    #expect(try errors(course).contains { $0.contains("Box.width is 88, not 80") })
  }

  @Test("given lines, starters and solutions can be pictures, and blanks alone may change")
  func exercise() throws {
    let course = try TemporaryCourse()
    try course.replace(
      #""Box.leading = Superview.leading", "Box.top = Superview.top", "Box.height = 40""#,
      with: #""H:|[Box]", "V:|[Box(40)]""#, in: "\(Self.folder)/exercise.json")
    try course.replace(
      #""kind": "fill","#, with: #""kind": "fill", "edit": "blanksOnly","#,
      in: "\(Self.folder)/exercise.json")
    try course.write("H:[Box(___)]\n", to: "\(Self.folder)/starter.layout")
    try course.write("H:[Box(80)]\n", to: "\(Self.folder)/solution.layout")
    try course.write(
      """
      //! mistake: narrow
      //! verdict: misplaced Box.width 40 not 80, window 320x80
      //! seen: Line {line 1} makes Box {Box.width} points wide.
      //! meaning: Half of it.
      H:[Box(40)]
      """, to: "\(Self.folder)/wrong/narrow.layout")
    let prepared = try PreparedExercise(#require(course.load().exercise("make-it-wide")))
    for (text, summary) in [
      ("H:[Box(80)]", "passed"), ("H: [ Box ( 80.0 ) ]", "passed"),
      ("H:[Box(___)]", "unfinished line 1"), ("[Box(80)]", "ruleMissed starter-changed line 1"),
      ("Box.width = 80", "ruleMissed starter-changed line 1"),
      ("H:[Box(40)]", "misplaced Box.width 40 not 80, window 320x80"),
    ] {
      #expect(prepared.summary(of: text) == summary, "\(text)")
    }
    #expect(prepared.feedback(on: "// mine\nH:[Box( 40 )]").mistake == "narrow")
  }

  @Test("an exercise carries each equation that its pictures stand for")
  func coverage() throws {
    let course = try TemporaryCourse()
    try course.write("H:|-0-[Box(80)]\n", to: "\(Self.folder)/solution.layout")
    let coverage = try Coverage(
      CourseText(
        path: "COVERAGE.md",
        text: """
          | row | says | status | carried by |
          | --- | --- | --- | --- |
          | M01 | a width | exercised | `make-it-wide` states `80 = Box.width` |
          | M02 | another | exercised | `make-it-wide` states `Box.width = 81` |
          """))
    let loaded = try course.load()
    #expect(
      coverage.rows.map { coverage.complaint(about: $0, in: loaded) == nil } == [true, false])
  }
}
