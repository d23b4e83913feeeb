import Authoring
import Course
import Foundation
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
