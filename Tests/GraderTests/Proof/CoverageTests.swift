import Authoring
import Course
import Foundation
import Testing

@Suite("Coverage: what the course says it carries is there")
struct CoverageTests {
  @Test("the course carries rows G01 to G47 of the guide, and others, each exactly once")
  func guideRows() throws {
    let path = RealCourse.root + "/COVERAGE.md"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let coverage = try Coverage(CourseText(path: path, text: text))
    let course = try RealCourse.load()
    let ids = coverage.rows.map(\.id)
    #expect(
      ids.filter { $0.hasPrefix("G") } == (1...47).map { $0 < 10 ? "G0\($0)" : "G\($0)" })
    #expect(Set(ids).count == ids.count)
    for row in coverage.rows {
      #expect(coverage.complaint(about: row, in: course) == nil, "\(row.id)")
    }
  }

  private static let table = """
    # Coverage

    | row | says | carried by |
    | --- | --- | --- |
    | G01 | a width | `make-it-wide` states `Box.width = 80.0` |
    | G02 | another form | `make-it-wide` states `80 = Box.width` |
    | G03 | a mistake | `make-it-wide` states `Box.width = 40.0` |
    | G04 | a given line | `make-it-wide` states `Superview.top = Box.top` |
    | G05 | a sentence | `01-width`: "Say how wide." |
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
    #expect(report.counts.first { $0.kind == .coverage }?.number == 5)
  }

  @Test(
    "a row that nothing carries is named, with its line",
    arguments: [
      (
        "`make-it-wide` states `Box.width = 81`",
        "G05: no line of make-it-wide states Box.width = 81"
      ),
      (
        "`make-it-high` states `Box.width = 80`",
        "G05: there is no exercise make-it-high"
      ),
      ("`02-height`: \"Say how wide.\"", "G05: there is no lesson 02-height"),
      (
        "`01-width`: \"Say how high.\"",
        "G05: 01-width doesn't contain this sentence: Say how high."
      ),
      ("somewhere", "a row must end with `exercise` states `line`, or with `lesson`: \"sentence\""),
    ])
  func notCarried(carrier: String, complaint: String) throws {
    let course = try TemporaryCourse()
    let table = Self.table.replacing("`01-width`: \"Say how wide.\"", with: carrier)
    #expect(try complaints(table, course) == ["COVERAGE.md:9:1: error: \(complaint)"])
  }
}
