import Course
import Feedback
import Grading
import LayoutEngine
import Testing
import TestRunners

/// A course of one exercise in which a function is called again: each call makes Box 40 wider, and
/// the third nothing more.
final class LaterCourse {
  let course: TemporaryCourse

  init() throws {
    let course = try TemporaryCourse()
    let folder = "01-width/make-it-wide"
    let file = "\(folder)/exercise.json"
    try course.replace(
      "\"kind\": \"fill\",\n",
      with: """
        "kind": "fill", "notations": ["swift"],
          "swift": { "function": "layOut", "parameters": ["Box", "in Superview"], "then": \
        { "function": "grow", "parameters": ["Box"] } },

        """, in: file)
    try course.replace(
      "[[320, 80], [480, 80]]",
      with: """
        [[320, 80],
            { "size": [480, 80], "name": "grow() called once", "times": 1 }]
        """, in: file)
    try course.replace(
      "[[600, 112]]",
      with: "[{ \"size\": [600, 80], \"name\": \"grow() called twice\", \"times\": 2 }]", in: file)
    let swift = "import UIKit\nfunc layOut(Box: UIView, in Superview: UIView) {\n}\n"
    try course.write(swift, to: "\(folder)/starter.swift")
    try course.write(swift, to: "\(folder)/solution.swift")
    try course.write("Box.width = 120.0\n", to: "\(folder)/solution-1.layout")
    try course.write("Box.width = 160.0\n", to: "\(folder)/solution-2.layout")
    try course.remove("\(folder)/wrong/narrow.layout")
    try course.write(
      """
      //! mistake: grows-once
      //! verdict: misplaced Box.width 120 not 160, window 600x80, grow() called twice
      //! states: Box.width = 120
      //! lacks: Box.width = 80
      //! seen: After the second call Box is still {Box.width} points wide.
      import UIKit
      """, to: "\(folder)/wrong/grows-once.swift")
    self.course = course
  }

  func prepared() throws -> PreparedExercise {
    try PreparedExercise(try #require(try course.load().exercises.first))
  }

  /// A graded answer whose lines state one thing after each number of calls, and which did something
  /// on the way.
  func findings(
    _ widths: [String], made: Int = 1, inactive: [Int] = [],
    trace: @escaping @Sendable (inout SnapshotTrace, Int) -> Void = { _, _ in }
  ) throws -> Findings {
    let prepared = try prepared()
    let text = (1...7).map { "  line(\($0))" }.joined(separator: "\n")
    let answer = Answer(text: text, path: "there/make-it-wide.swift")
    let request = try #require(SwiftRequest(answer, to: prepared.exercise))
    #expect(request.cases.map(\.times) == [0, 1, 0, 1, 2, 2])
    #expect(request.sequel == prepared.exercise.swift?.sequel)
    var snapshots: [LayoutSnapshot] = []
    for layoutCase in request.cases {
      let program = StandInProgram(equations: widths[layoutCase.times]) { snapshot, _ in
        snapshot.made = made
        snapshot.inactiveLines = inactive
        trace(&snapshot.trace, layoutCase.times)
      }
      snapshots += try program.runner.outcome(of: request.with([layoutCase])).get().snapshots
    }
    return Grading(prepared).findings(on: answer, .success(SwiftRun(snapshots: snapshots)))
  }

  /// The verdict in one line, and below it what the learner reads, the note included.
  func words(
    _ widths: [String], made: Int = 1, inactive: [Int] = [],
    trace: @escaping @Sendable (inout SnapshotTrace, Int) -> Void = { _, _ in }
  ) throws -> String {
    let findings = try findings(widths, made: made, inactive: inactive, trace: trace)
    let strings = try SampleCourse.load().strings
    let feedback = FeedbackWriter(findings).feedback
    let parts = feedback.seen + feedback.meaning + [feedback.next, feedback.note].compactMap { $0 }
    let summary = findings.verdict.failure?.summary(in: findings.scene) ?? "passed"
    return ([summary] + parts.map { strings.text($0) }).joined(separator: "\n")
  }
}
