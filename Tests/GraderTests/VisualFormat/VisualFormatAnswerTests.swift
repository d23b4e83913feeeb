import Authoring
import Course
import Feedback
import LayoutEngine
import TestRunners
import Testing

@Suite("Answers: lines in visual format")
struct VisualFormatAnswerTests {
  /// The row of photo-bar, as pictures.
  private static func row(
    start: String = "H:|-16-[Photo]-gap-[Title]  metrics: [gap: 8]",
    end: String = "[Badge(48)]-16-|"
  ) -> String {
    "// a row\n\(start)\nPhoto.width = 2 * Photo.height\n\(end)"
  }

  private func words(_ text: String) throws -> String {
    try SampleCourse.prepared("photo-bar").words(about: text, in: SampleCourse.load().strings)
      .joined(separator: "\n")
  }

  @Test("a row of pictures passes where its equations do, without a note")
  func passes() throws {
    let prepared = try SampleCourse.prepared("photo-bar")
    #expect(prepared.summary(of: Self.row()) == "passed")
    #expect(prepared.feedback(on: Self.row()).note == nil)
  }

  @Test("feedback says which part of a picture is meant, and marks its line")
  func misplaced() throws {
    let text = Self.row(start: "|-16-[Photo]-10-[Title]")
    expectRecorded(try words(text), "VisualFormatAnswer/misplaced")
    let excerpt = try SampleCourse.prepared("photo-bar").feedback(on: text).excerpt
    #expect(excerpt?.text == "|-16-[Photo]-10-[Title]")
    #expect(excerpt?.line == 2)
    // From `Photo` to the end of `Title`.
    #expect(excerpt?.columns == 7..<23)
  }

  @Test("a conflict names the part of the line that conflicts")
  func conflict() throws {
    let words = try words(Self.row(end: "[Badge(48,60)]-16-|"))
    #expect(words.contains("line 4 (Badge.width = 48.0) and line 4 (Badge.width = 60.0)"))
    #expect(
      words.contains("This is about one constraint that line 4 stands for: Badge.width = 60.0."))
  }

  @Test("what can't be read is told in a sentence, with what to write")
  func unreadable() throws {
    #expect(
      try words(Self.row(end: "[Badge(48]-16-|"))
        == """
        Line 4 can't be read: this list is not closed.
        In a program, UIKit would raise an exception here: A predicate on a view's thickness must \
        end with ')' and \
        the view must end with ']'
        write ) where the list ends
        """)
    #expect(
      try words(Self.row(end: "[Bagde(48)]-16-|"))
        == "Line 4 can't be read: unknown view Bagde.\ndid you mean Badge?")
    #expect(
      try SampleCourse.prepared("photo-bar").summary(of: "|-___-[Photo]") == "unfinished line 1")
  }

  @Test("a line that another line's picture contains is noted")
  func note() throws {
    let prepared = try SampleCourse.prepared("photo-bar")
    let text = Self.row() + "\n|-16-[Photo]"
    #expect(prepared.summary(of: text) == "passed")
    let note = try #require(prepared.feedback(on: text).note)
    #expect(try SampleCourse.load().strings.text(note).contains("ine 5"))
  }

  @Test("pictures as a right answer are mutated part by part, and none passes wrongly")
  func mutants() throws {
    let course = try TemporaryCourse()
    try course.write(
      "H:[Box(>=80@750,120)]", to: "01-width/make-it-wide/alternatives/picture.layout")
    try course.write("Box.width = 120", to: "01-width/make-it-wide/solution.layout")
    let report = try MutantProof(course.load()).report()
    #expect(report.passedWrongly == 0)
    #expect(report.total > 15)
  }

  @Test("a fixed starter's picture stays but for its blank, however it is spaced")
  func blanksOnly() throws {
    let starter = StatementSummary("H:|-___-[Photo(80)]-|")
    #expect(starter.tokens.contains("___"))
    #expect(StatementSummary("H: |-___- [Photo (80)] -|").tokens == starter.tokens)
    #expect(StatementSummary("Ｈ：｜－___－［Photo（８０）］－｜").tokens == starter.tokens)
  }

  /// The tokens of a statement.
  private struct StatementSummary {
    let tokens: [String]

    init(_ text: String) {
      tokens = EquationReader.read(text).statements.flatMap(\.tokens)
    }
  }
}
