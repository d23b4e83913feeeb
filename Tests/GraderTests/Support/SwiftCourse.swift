import Course
import Feedback
import Grading
import Testing
import TestRunners

/// A course of one exercise that takes answers in Swift.
final class SwiftCourse {
  let course: TemporaryCourse

  init() throws {
    let course = try TemporaryCourse()
    let folder = "01-width/make-it-wide"
    try course.replace(
      "\"kind\": \"fill\",",
      with: """
        "kind": "fill",
          "notations": ["swift", "equations"],
          "swift": { "function": "layOut", "parameters": ["Box", "in Superview"] },
        """, in: "\(folder)/exercise.json")
    try course.replace(
      "[\"Box\"]", with: "[{ \"name\": \"Box\", \"class\": \"UILabel\" }]",
      in: "\(folder)/exercise.json")
    let swift = "import UIKit\nfunc layOut(Box: UILabel, in Superview: UIView) {\n}\n"
    try course.write(swift, to: "\(folder)/starter.swift")
    try course.write(swift, to: "\(folder)/solution.swift")
    try course.write(
      """
      //! mistake: far-too-wide
      //! verdict: misplaced Box.width 160 not 80, window 320x80
      //! states: Box.width = 160
      //! seen: Line {line} makes Box {Box.width} points wide.
      //! meaning: Twice of it.
      import UIKit
      """, to: "\(folder)/wrong/far-too-wide.swift")
    try course.write(
      """
      //! mistake: bound-alone
      //! verdict: ambiguous Box.width
      //! states: Box.width >= 70
      //! seen: Nothing pulls at Box.
      //! meaning: It may be wider.
      import UIKit
      """, to: "\(folder)/wrong/bound-alone.swift")
    try course.write(
      """
      //! mistake: misspelt
      //! verdict: notCompiled line 9: value of type 'UILabel' has no member 'widht'
      //! seen: Line {line} misspells it.
      import UIKit
      """, to: "\(folder)/wrong/misspelt.swift")
    self.course = course
  }

  func prepared() throws -> PreparedExercise {
    let exercise = try #require(try course.load().exercises.first)
    return try PreparedExercise(exercise)
  }

  /// A graded answer in Swift, whose seven lines a stand-in pretends to run.
  func findings(_ program: StandInProgram, text: String? = nil) throws -> Findings {
    let text = text ?? (1...7).map { "  line(\($0))" }.joined(separator: "\n")
    let answer = Answer(text: text, path: "there/make-it-wide.swift")
    return Grading(try prepared()).findings(on: answer, running: program.runner)
  }

  /// The verdict in one line, and below it what the learner reads.
  func words(_ program: StandInProgram) throws -> String {
    let findings = try findings(program)
    let strings = try SampleCourse.load().strings
    let feedback = FeedbackWriter(findings).feedback
    let parts = feedback.seen + feedback.meaning + (feedback.next.map { [$0] } ?? [])
    let summary = findings.verdict.failure?.summary(in: findings.scene) ?? "passed"
    return ([summary] + parts.map { strings.text($0) }).joined(separator: "\n")
  }
}
