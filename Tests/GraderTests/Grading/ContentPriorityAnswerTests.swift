import LayoutEngine
import Testing
import TestRunners

@Suite("Grading: what a program says about content")
struct ContentPriorityAnswerTests {
  @Test("how firmly a view keeps to its content counts as stated where it was changed")
  func contentPriority() throws {
    let course = try SwiftCourse()
    // Only a view with content has these priorities.
    try course.course.replace(
      "\"UILabel\"", with: "\"UILabel\", \"intrinsic\": [60, 20]",
      in: "01-width/make-it-wide/exercise.json")
    try course.course.write(
      """
      //! mistake: hugs-required
      //! verdict: misplaced Box.width 160 not 80, window 320x80
      //! states: Box.width = 160
      //! states: Box.horizontalHuggingPriority = 999
      //! seen: Box hugs at 999.
      //! meaning: And it is twice as wide.
      import UIKit
      """, to: "01-width/make-it-wide/wrong/a-hug.swift")
    let program = StandInProgram(equations: "Box.width = 160") { snapshot, _ in
      snapshot.items[1].item.hugging.horizontal = Priority(999) ?? .low
    }
    #expect(try course.words(program).contains("Box hugs at 999."))
    #expect(
      try !course.words(StandInProgram(equations: "Box.width = 160"))
        .contains("Box hugs at 999."))
  }
}
