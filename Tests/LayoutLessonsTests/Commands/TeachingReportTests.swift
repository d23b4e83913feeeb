import Foundation
import LayoutLessons
import Terminal
import Testing
import TestRunners

/// With the variable `LESSONS_REDRAW` set, the reports are written into the page instead.
@Suite("docs/TEACHING.md: its two class reports are what the program makes of the two classes")
struct TeachingReportTests {
  /// A mistake that the course knows, in an exercise.
  private struct Mistake: Hashable, Comparable {
    let exercise: String
    let name: String

    static func < (a: Self, b: Self) -> Bool { (a.exercise, a.name) < (b.exercise, b.name) }
  }

  @Test(
    "the report",
    arguments: [
      ("week-1", "photo-row,one-line-missing,turn-around,mend-the-row"),
      ("week-4", "below-the-bar,one-stays-behind,play-stays,card-in-pictures"),
    ])
  func report(name: String, exercises: String) throws {
    let report = try Self.made(name, exercises)
    try expectRecorded(
      report, on: "docs/TEACHING.md", between: "<!-- report: \(name) -->\n",
      and: "<!-- end of report: \(name) -->")
  }

  /// What is told about a class: the summary that is exported, and the known mistakes with counts.
  private static func made(_ name: String, _ exercises: String) throws -> String {
    let folder = Checkout.root.appending(path: "Tests/ClassGradingTests/Classes/\(name)").path()
    let learner = try Learner(course: RealCourse.root)
    let run = learner.run(words: [
      "grade", "\(folder)/submissions", "--roster", "\(folder)/roster.csv", "--policy",
      "\(folder)/policy.json", "--exercises", exercises, "--export", "markdown", "--out", "report",
    ])
    #expect(run.status == .passed, "\(run.errors)")
    let summary = try String(contentsOfFile: "\(learner.folder)/report/summary.md", encoding: .utf8)
    // The page has a heading of its own.
    let tables = summary.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
    let results = try Data(contentsOf: URL(filePath: "\(learner.folder)/report/results.json"))
    return "\n\(tables.joined(separator: "\n"))\n\(try mistakes(in: results))\n"
  }

  private static func mistakes(in results: Data) throws -> String {
    let object = try #require(try JSONSerialization.jsonObject(with: results) as? [String: Any])
    let learners = try #require(object["learners"] as? [[String: Any]])
    var counts: [Mistake: Int] = [:]
    for answer in learners.flatMap({ $0["answers"] as? [[String: Any]] ?? [] }) {
      guard let exercise = answer["exercise"] as? String,
        let name = (answer["feedback"] as? [String: Any])?["mistake"] as? String
      else { continue }
      counts[Mistake(exercise: exercise, name: name), default: 0] += 1
    }
    #expect(!counts.isEmpty)
    let rows = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map {
      "| \($0.key.name) | \($0.key.exercise) | \($0.value) |\n"
    }
    return "| Mistake | In | Answers |\n| --- | --- | ---: |\n" + rows.joined()
  }
}
