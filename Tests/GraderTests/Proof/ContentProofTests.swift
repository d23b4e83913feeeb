@testable import Authoring
import Course
import Foundation
@testable import Grading
import LayoutEngine
import Testing
import TestRunners

@Suite("Coverage: what the course says it carries is there")
struct CoverageTests {
  @Test("the course names all 243 rows of the inventory, each exactly once")
  func rows() throws {
    let path = RealCourse.root + "/COVERAGE.md"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let coverage = try Coverage(CourseText(path: path, text: text))
    let course = try RealCourse.load()
    let ids = coverage.rows.map(\.id)
    #expect(ids.count == 243)
    #expect(Set(ids).count == ids.count)
    for row in coverage.rows {
      #expect(coverage.complaint(about: row, in: course) == nil, "\(row.id)")
    }
  }

  private static let table = """
    # Coverage

    | row | says | status | carried by |
    | --- | --- | --- | --- |
    | G01 | a width | exercised | `make-it-wide` states `Box.width = 80.0` |
    | G02 | another form | exercised | `make-it-wide` states `80 = Box.width` |
    | G03 | a listing | taught | `01-width`: "Box.width = 80.0" |
    | G04 | a reason | told | `01-width`: "It does." |
    | G05 | a history | left out | because nobody needs it |
    | G06 | a sentence | taught | `01-width`: "Say how wide." |
    """

  private func complaints(_ table: String, _ course: borrowing TemporaryCourse) throws -> [String] {
    try course.write(table, to: "COVERAGE.md")
    return CourseProof(try course.load(), root: course.root).report().errors
      .map(\.told).filter { $0.hasPrefix("COVERAGE") }
  }

  @Test("rows that are carried are counted")
  func carried() throws {
    let course = try TemporaryCourse()
    #expect(try complaints(Self.table, course) == [])
    let report = CourseProof(try course.load(), root: course.root).report()
    #expect(report.counts.first { $0.kind == .coverage }?.number == 6)
  }

  private static let form =
    "a row has a number, what it says, a status and what carries it: exercised, with `exercise` "
    + "states `line`; taught or told, with `lesson`: \"sentence\"; left out, with because and a reason"

  @Test(
    "a row that nothing carries is named, with its line",
    arguments: [
      (
        "exercised | `make-it-wide` states `Box.width = 81`",
        "G06: make-it-wide doesn't ask the learner for Box.width = 81: a line that is given, or that "
          + "stands in the starter, isn't the learner's"
      ),
      (
        "exercised | `make-it-wide` states `Superview.top = Box.top`",
        "G06: make-it-wide doesn't ask the learner for Superview.top = Box.top: a line that is "
          + "given, or that stands in the starter, isn't the learner's"
      ),
      (
        "exercised | `make-it-wide` states `Box.width = 40.0`",
        "G06: make-it-wide doesn't ask the learner for Box.width = 40.0: a line that is given, or "
          + "that stands in the starter, isn't the learner's"
      ),
      (
        "exercised | `make-it-high` states `Box.width = 80`",
        "G06: there is no exercise make-it-high"
      ),
      ("taught | `02-height`: \"Say how wide.\"", "G06: there is no lesson 02-height"),
      (
        "taught | `01-width`: \"It does.\"",
        "G06: 01-width doesn't say this in the part that the status names: It does."
      ),
      (
        "told | `01-width`: \"Say how wide.\"",
        "G06: 01-width doesn't say this in the part that the status names: Say how wide."
      ),
      ("left out | nobody needs it", form), ("carried | `01-width`: \"It does.\"", form),
      ("taught | somewhere", form),
    ])
  func notCarried(carrier: String, complaint: String) throws {
    let course = try TemporaryCourse()
    let table = Self.table.replacing("taught | `01-width`: \"Say how wide.\"", with: carrier)
    #expect(try complaints(table, course) == ["COVERAGE.md:10:1: error: \(complaint)"])
  }

  @Test("a row that is missing is named")
  func gap() throws {
    let course = try TemporaryCourse()
    let table = Self.table.replacing("| G04", with: "| G05")
    #expect(
      try complaints(table, course) == [
        "COVERAGE.md:8:1: error: this row must be G04, not G05: add the rows that are missing, or put "
          + "them in order"
      ])
  }
}

@Suite("Proof: every question of the quiz has one right choice, and it is what the engine finds")
struct QuizProofTests {
  private func report(_ old: String = "", _ new: String = "") throws -> [String] {
    let course = try WholeCourse()
    let text = SampleQuiz.text
    try #require(old.isEmpty || text.contains(old))
    let range = text.firstRange(of: old) ?? text.startIndex..<text.startIndex
    try course.base.course.write(text.replacingCharacters(in: range, with: new), to: "quiz.json")
    let root = course.base.course.root
    let report = CourseProof(try course.base.course.load(), root: root, seeds: 1).report()
    return report.errors.filter { $0.path == "quiz.json" }.map(\.told)
  }

  @Test("a width, a number of layouts, a rule, an equation, and what nobody can compute")
  func proved() throws { #expect(try report() == []) }

  @Test(
    "what isn't so is told",
    arguments: [
      (#""item-2""#, #""item-1""#, "another item has this id"),
      (#""lesson": "width""#, #""lesson": "w""#, "no lesson has the id w"),
      (
        #""right": "b", "believed": "a""#, #""right": "b", "believed": "b""#,
        #""right" and "believed" have to be two different choices of a, b"#
      ),
      (
        #""right": "b", "believed": "a""#, #""right": "a", "believed": "b""#,
        #"the engine finds 1 right choice (b), and it should find the one under "right" alone"#
      ),
      (
        #""value": "one""#, #""value": "many""#,
        #"the engine finds 2 right choices (a, b), and it should find the one under "right" alone"#
      ),
      (#""value": "85""#, #""value": "86""#, "finds 0 right choices ()"),
    ])
  func damaged(old: String, new: String, complaint: String) throws {
    let told = try report(old, new)
    #expect(told.count == 1 && told.allSatisfy { $0.contains(complaint) }, "\(told)")
  }

  @Test("the course's own quiz has 18 items, each with two forms")
  func own() throws {
    let quiz = try #require(try CourseLoader(root: RealCourse.root).quiz())
    var report = ProofTally()
    QuizProof(quiz: quiz, lessons: Set(try RealCourse.load().lessons.map(\.id))).run(&report)
    #expect(report.errors.map(\.told) == [])
    #expect(report.counts.first { $0.kind == .quizItems }?.number == 18)
    // What the engine can't know is about code and logs.
    let items = quiz.items.filter { $0.questions[.before]?.asks != nil }
    #expect(items.count == 13)
  }

  @Test("there are 18 items, and their forms differ")
  func count() throws {
    let one = SampleQuiz.text.split(separator: ",\n{ \"id\": \"item-18\"")
    #expect(
      try report(String(SampleQuiz.text.dropFirst(one[0].count)), "] }\n") == [
        "quiz.json: error: The quiz has 17 items, and should have 18"
      ])
  }
}

@Suite("Proof: a log in a lesson is read and solved")
struct LogListingTests {
  private static let lesson = "01-width/lesson.md"
  private static let lines = """
    (
        "<NSAutoresizingMaskLayoutConstraint:0xa1 h=--& v=-&- UILabel:0xb1.width == 96   (active)>",
        "<NSLayoutConstraint:0xa2 'half' UILabel:0xb1.width >= 0.5*CardView:0xb2.width - 20   (active)>",
        "<NSLayoutConstraint:0xa3 'UIView-Encapsulated-Layout-Width' CardView:0xb2.width == 320   (active)>",
        "<NSLayoutConstraint:0xa4 H:|-(16)-[UILabel:0xb1]   (active, names: '|':CardView:0xb2 )>"
    )
    """

  private static let equations = """
    UILabel.width = 96
    UILabel.width >= 0.5 * CardView.width - 20
    CardView.width = 320
    UILabel.leading = CardView.leading + 16
    """

  /// What the proof says about a lesson with a log in it, apart from what the small course lacks.
  private func complaints(
    _ attributes: String, lines: String = lines, equations: String = equations,
    text: String = "How wide?"
  ) throws -> [String] {
    let course = try TemporaryCourse()
    try course.replace(
      "## Your turn",
      with: """
        ```layout figure=said
        \(equations)
        ```

        ```log \(attributes)
        \(lines)
        ```

        ## Your turn
        """, in: Self.lesson)
    try course.replace("How wide?", with: text, in: Self.lesson)
    return CourseProof(try course.load(), root: course.root).report().errors.map(\.told)
      .filter { $0.hasPrefix(Self.lesson) && !$0.contains("can't be run here") }
  }

  @Test(
    "what it promises is what solving it gives",
    arguments: [
      "", "sets=1", "set=1,2,3", "points=44", "unwanted=1", "same-as=said",
      "same-as=said sets=1 set=1,2,3 points=44 unwanted=1",
    ])
  func holds(attributes: String) throws { #expect(try complaints(attributes) == []) }

  @Test(
    "and what it doesn't give is refused",
    arguments: [
      ("sets=2", "there is 1 smallest set, not 2"),
      ("set=1,2,3,4", "a smallest set is 1,2,3, not 1,2,3,4"),
      ("points=45", "the constraints conflict by 44, not 45"),
      ("unwanted=2", "the unwanted line is 1, not 2"),
      ("same-as=nothing", "there is no listing nothing to compare with"),
      (
        "window=1x1",
        "log has no attribute window; its attributes are points, same-as, set, sets, unwanted"
      ),
    ])
  func refused(attributes: String, complaint: String) throws {
    #expect(try complaints(attributes) == ["\(Self.lesson):44:1: error: \(complaint)"])
  }

  @Test("a log that can't be read or can all hold is refused")
  func badLogs() throws {
    let prefix = "\(Self.lesson):44:1: error: "
    let cut = Self.lines.replacing("UILabel:0xb1.width == 96", with: "UILabel:0xb1.widht == 96")
    #expect(
      try complaints("", lines: cut) == [
        prefix
          + "line 2 of the listing can't be read: <NSAutoresizingMaskLayoutConstraint:0xa1 h=--& v=-&- UILabel:0xb1.widht == 96   (active)>"
      ])
    let wide = Self.lines.replacing("== 96", with: "== 196")
    #expect(
      try complaints("", lines: wide) == [prefix + "the constraints of this log don't conflict"])
    #expect(
      try complaints("", lines: "All is well.") == [
        prefix + "a log listing has exactly one report of a conflict, but here are 0"
      ])
  }

  @Test("equations that don't say what the log says are refused")
  func otherEquations() throws {
    let prefix = "\(Self.lesson):44:1: error: "
    let signTurned = try complaints(
      "same-as=said", equations: Self.equations.replacing("- 20", with: "+ 20"))
    #expect(
      signTurned == [
        prefix
          + "line 2 of the log says half: UILabel.width >= 0.5 * CardView.width - 20.0, but said "
          + "says something else"
      ])
    let fewer = Self.equations.replacing("CardView.width = 320\n", with: "")
    #expect(
      try complaints("same-as=said", equations: fewer).map { $0.split(separator: "error: ").last }
        == ["the log has 4 lines, but said has 3"])
  }

  @Test("a bold number may be by how many points a log conflicts")
  func boldNumber() throws {
    #expect(try complaints("points=44", text: "By **44**.") == [])
    #expect(
      try complaints("", text: "By **44**.") == [
        "\(Self.lesson):15:1: error: no listing gives the bold number 44: add it to a `gives`, or "
          + "correct it"
      ])
  }
}

@Suite("Proof: a fact that no source confirms decides about an answer")
struct ReadingProofTests {
  /// A key that ends in the middle of a window that is read from right to left.
  private static func findings(_ answer: String) throws -> (Exercise, Findings) {
    let course = try ContentCourse(
      solution: "Key.trailing = Superview.centerX",
      more: "\"ruleSet\": \"runtime\", \"directions\": [\"rightToLeft\"],")
    let prepared = try course.prepared()
    return (
      prepared.exercise, Grading(prepared).findings(on: Answer(text: answer, path: "a.layout"))
    )
  }

  /// The facts that are told of an answer.
  private static func told(_ answer: String) throws -> [String] {
    let (exercise, findings) = try findings(answer)
    #expect(findings.verdict == .passed, "\(answer)")
    var report = ProofTally()
    ReadingProof(exercise).run(findings, .failure(.notRunHere), "a.layout", &report)
    return report.errors.map(\.told)
  }

  private static let scaled = "Key.trailing = 0.5 * Superview.trailing"

  @Test(
    "is told of constraints, also beside a line about a view",
    arguments: [scaled, "\(scaled)\nKey.horizontalHuggingPriority = 251"])
  func told(answer: String) throws {
    let errors = try Self.told(answer)
    #expect(
      errors.count == 1
        && errors[0].hasPrefix("a.layout: error: the verdict depends on scaledPosition, which"),
      "\(errors)")
  }

  @Test("isn't told of constraints that mean the same by every reading")
  func untold() throws {
    let answer = "Key.trailing = Superview.centerX\nKey.horizontalHuggingPriority = 251"
    #expect(try Self.told(answer) == [])
  }

  /// A label whose right edge is scaled from a margin, and which is too wide by what that means.
  private static let log = """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0xa1 UILabel:0xb1.right == 0.5*CardView:0xb2.rightMargin   (active)>",
        "<NSLayoutConstraint:0xa2 H:|-(0)-[UILabel:0xb1]   (active, names: '|':CardView:0xb2 )>",
        "<NSLayoutConstraint:0xa3 UILabel:0xb1.width == 100   (active)>",
        "<NSLayoutConstraint:0xa4 CardView:0xb2.width == 320   (active)>"
    )
    """

  @Test("is told of the points by which the lines of a log conflict")
  func toldOfLog() throws {
    let course = try LogCourse("{ \"name\": \"a\", \"ask\": \"points\" }", keys: "", log: Self.log)
    let prepared = try course.prepared()
    let right = prepared.exercise.questions[0].answers(
      for: prepared.exercise, expectation: prepared.expectation)
    let points = try #require(right?.first?.text)
    let answer = Answer(text: "a: \(points)", path: "a.layout")
    let findings = Grading(prepared).findings(on: answer)
    #expect(findings.verdict == .passed, "\(points)")
    var report = ProofTally()
    ReadingProof(prepared.exercise).run(findings, .failure(.notRunHere), "a.layout", &report)
    #expect(
      report.errors.map(\.told).contains {
        $0.hasPrefix("a.layout: error: the verdict depends on scaledMargin, which")
      }, "\(report.errors.map(\.told))")
  }
}
