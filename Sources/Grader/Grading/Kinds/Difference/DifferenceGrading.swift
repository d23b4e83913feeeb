import Course

/// Answers that name a window in which two layouts differ.
struct WindowGrading: KindGrading {
  func check(
    _ findings: inout Findings, _ outcome: Result<SwiftRun, SwiftFailure>
  ) throws(Setback) {
    let choice = try WindowAnswerReader(findings.exercise).choice(in: findings.answer.text)
    findings.pair = try Grading(findings.prepared).pair(for: choice)
  }

  func others(in findings: Findings) -> [Finding] { [] }

  func statements(of text: String, for exercise: Exercise) -> [FormedAnswer.Statement] {
    WindowAnswerReader.lines(of: text).map { line in
      FormedAnswer.Statement(line) { StatementForm($0) }
    }
  }
}
