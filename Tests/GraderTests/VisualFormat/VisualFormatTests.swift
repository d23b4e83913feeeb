import Authoring
import Course
import Feedback
import Grading
import LayoutEngine
import Testing
import TestRunners

@Suite("Answers: lines in visual format")
struct VisualFormatAnswerTests {
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
    #expect(words.contains("line 4 (Badge.width = 48) and line 4 (Badge.width = 60)"))
    #expect(
      words.contains("This is about one constraint that line 4 stands for: Badge.width = 60."))
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

  private struct StatementSummary {
    let tokens: [String]

    init(_ text: String) {
      tokens = EquationReader.read(text).statements.flatMap(\.tokens)
    }
  }
}

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
      //! seen: Line {line 1} makes the box {Box.width} points wide.
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

@Suite("Visual format: errors in words")
struct VisualFormatSentenceTests {
  @Test(
    "every fault has words, and most say what to write",
    arguments: [
      ("V|[a]|", "a : must follow V: write V:"),
      ("H:|-10-|", "a view is missing here: for example [Photo]"),
      ("[]", "the name of a view is missing here: for example [Photo]"),
      ("|-0-[a-0-|", "this view is not closed: write ] after the view's name and its sizes"),
      (
        "[a](",
        "a view or | is missing here: write a view between [ and ], or a distance between - and -"
      ),
      ("|", "| alone constrains no view: for example |-[Photo]"),
      ("[a]||", "nothing can follow the last |"),
      (
        "[a]-",
        "the format ends too soon: end a connection with a view or with |, and a list with )"
      ),
      (
        "[a]-5[b]",
        "the connection's second - is missing: write a distance between two dashes, as in -8-"
      ),
      (
        "[a]--5-[b]",
        "the second - can be a minus sign or a typing mistake: "
          + "write a negative number in parentheses, as in -(-8)-"
      ),
      ("[a]-()-[b]", "a number or a metric is missing here: for example 8"),
      (
        "[a]-gap-[b]",
        "unknown metric gap: write its number after the format, as in metrics: [gap: 8]"
      ),
      ("[a]-gpa-[b] metrics: [gap: 1]", "unknown metric gpa: did you mean gap?"),
      (
        "[a]-b-[a]",
        "b is a view, but a distance is a number: put an empty view of the same size as b in "
          + "between"
      ),
      ("[a(5@b)]", "b is a view, but a priority is a number: for example @750"),
      ("[gap] metrics: [gap: 1]", "gap is a metric, not a view"),
      ("[a(=5)]", "= is not a relation: write =="),
      ("[a(>5)]", "> is not a relation: write >="),
      ("[a(5]", "this list is not closed: write ) where the list ends"),
      (
        "[a(0.5*b)]",
        "a visual format can't have a multiplier: write it as an equation, as in a.width = 0.5 * "
          + "b.width"
      ),
      (
        "[a][b] options: .alignAllLeft",
        "views side by side can't share their left: "
          + "views in a row can share top, bottom, centerY or a baseline"
      ),
      (
        "V:[a][b] options: .alignAllTop",
        "views below each other can't share their top: "
          + "views in a column can share leading, trailing, left, right or centerX"
      ),
      ("[a] option: .x", "only options: and metrics: can follow a format: did you mean options?"),
      ("[a] metrics: [] metrics: []", "metrics is written twice"),
      (
        "[a] options: top",
        "options are names with a dot, in brackets: for example options: [.alignAllTop]"
      ),
      (
        "[a] metrics: 5",
        "metrics are names with their numbers, in brackets: for example metrics: [gap: 12]"
      ),
      ("[a] options: .alignAllTp", "unknown option alignAllTp: did you mean alignAllTop?"),
      (
        "[a] options: [.directionLeftToRight, .directionRightToLeft]",
        "a format can have only one direction"
      ),
      ("[a] metrics: [x: 1, x: 2]", "the metric x already has a number"),
    ])
  func words(text: String, expected: String) throws {
    let error = try #require(EquationReader.read(text, names: ["a", "b"]).errors.first)
    let strings = try SampleCourse.load().strings
    let sentences = [error.message, error.hint].compactMap { $0 }
    #expect(sentences.map(strings.text).joined(separator: ": ") == expected)
  }
}
