import Foundation
import LayoutLessons
import Terminal
import TestRunners
import Testing

@Suite("Program: try quotes the lines that conflict")
struct TryConflictTests {
  @Test("lines that conflict: one smallest set, without those that have no part in it")
  func conflicting() throws {
    let run = try Learner().run(
      "try", "Red.leading = Superview.leading + 16", "Red.height = 3", "Red.width = 80",
      "Red.trailing = Superview.trailing")
    #expect(run.status == .notYet)
    expectRecorded(run.output, "TryConflict/conflicting")
    expectRecorded(try Learner().run("try", "a.width = -5").output, "TryConflict/conflicting-2")
  }

  @Test("every smallest set is quoted, each with the points that it is off by")
  func conflicts() throws {
    let run = try Learner().run(
      "try", "a.width = 80", "a.width = 90", "b.height = 4", "b.height = 5", "b.height = 5.5")
    expectRecorded(run.output, "TryConflict/conflicts")
  }

  @Test(
    "of many smallest sets the first few are quoted and the others counted",
    arguments: [
      (4, "\n  There is 1 more conflict."), (5, "\n  There are 5 more conflicts."),
      (40, "\n  There are at least 495 more conflicts."),
    ])
  func manyConflicts(lines: Int, end: String) throws {
    let run = try Learner().run(words: ["try"] + (1...lines).map { "a.width = \($0)" })
    #expect(run.output.hasSuffix(end))
    #expect(run.output.components(separatedBy: "They differ by").count == 6)
  }
}
