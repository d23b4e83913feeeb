import Foundation
import LayoutLessons
import Terminal
import Testing

@Suite("Program: try quotes the lines that conflict")
struct TryConflictTests {
  @Test("lines that conflict: one smallest set, without those that have no part in it")
  func conflicting() throws {
    let run = try Learner().run(
      "try", "Red.leading = Superview.leading + 16", "Red.height = 3", "Red.width = 80",
      "Red.trailing = Superview.trailing")
    #expect(run.status == .notYet)
    #expect(
      run.output == """
          No layout satisfies all required constraints. These can't all be satisfied:

            1 │ Red.leading = Superview.leading + 16
            3 │ Red.width = 80
            4 │ Red.trailing = Superview.trailing
            Superview.width, which is 320 in this window

          They differ by 224 points.
          If you remove any one of them, the others can be satisfied. (Here, no size can
          be negative.)
        """)
    #expect(
      try Learner().run("try", "a.width = -5").output == """
          No layout satisfies all required constraints. These can't all be satisfied:

            1 │ a.width = -5

          This constraint can't be satisfied even by itself, because a size can't be
          negative.
        """)
  }

  @Test("every smallest set is quoted, each with the points that it is off by")
  func conflicts() throws {
    let run = try Learner().run(
      "try", "a.width = 80", "a.width = 90", "b.height = 4", "b.height = 5", "b.height = 5.5")
    #expect(
      run.output == """
          No layout satisfies all required constraints. These can't all be satisfied:

            1 │ a.width = 80
            2 │ a.width = 90

          They differ by 10 points.
          If you remove any one of them, the others can be satisfied. (Here, no size can
          be negative.)

          These can't all be satisfied either:

            3 │ b.height = 4
            4 │ b.height = 5

          They differ by 1 point.

          These can't all be satisfied either:

            3 │ b.height = 4
            5 │ b.height = 5.5

          They differ by 1.5 points.

          These can't all be satisfied either:

            4 │ b.height = 5
            5 │ b.height = 5.5

          They differ by 0.5 points.
        """)
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
