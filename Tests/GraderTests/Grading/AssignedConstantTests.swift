import Course
import Feedback
import Grading
import Testing
import TestRunners

@Suite("Swift answers: the line that assigned a constant is the one that is spoken of")
struct AssignedConstantTests {
  /// The line that is quoted of a program whose constraint of line 2 has a constant of 90 in the end.
  private func quoted(_ call: String, _ assignments: String) throws -> Int? {
    let text = "func layOut() {\n  \(call)\n  wide.isActive = true\n\(assignments)\n}\n"
    let findings = Grading(try SwiftCourse().prepared()).findings(
      on: Answer(text: text, path: "there/make-it-wide.swift"),
      running: StandInProgram(equations: "\nBox.width = 90").runner)
    let feedback = FeedbackWriter(findings).feedback
    #expect(feedback.excerpt?.line == feedback.seen.first.flatMap { $0.line })
    return feedback.excerpt?.line
  }

  private static let made = "let wide = Box.widthAnchor.constraint(equalToConstant: 80)"

  @Test(
    "if the call has another number, and one line can have changed it",
    arguments: [
      (made, "  wide.constant = 90", 4), (made, "  wide.constant += 10 // more", 4),
      (made, "  lines[0].constant = 90", 4), (made, "  wide.constant=-90", 4),
      (made, "  // gap\n  gap.constant = 8\n  wide.constant = 90", 6),
      ("let wide = Box.widthAnchor.constraint(equalToConstant: 90)", "  gap.constant = 8", 2),
      ("let wide = Box.widthAnchor.constraint(equalToConstant: side)", "  gap.constant = 8", 2),
      (made, "  wide.constant = 85\n  wide.constant = 90", 2),
      (made, "  // wide.constant = 90", 2), (made, "  if wide.constant == 90 { stop() }", 2),
      (made, "", 2),
    ])
  func line(call: String, assignments: String, line: Int) throws {
    #expect(try quoted(call, assignments) == line)
  }
}

extension Sentence {
  /// The line that the sentence names.
  fileprivate var line: Int? {
    guard case .count(let line)? = values["line"] else { return nil }
    return line
  }
}
