import Course

/// Answers to questions, as `name: value`.
struct QuestionsGrading: KindGrading {
  func check(
    _ findings: inout Findings, _ outcome: Result<SwiftRun, SwiftFailure>
  ) throws(Setback) {
    let answer = findings.answer
    let predictions = try PredictionReader.read(answer.text, for: findings.exercise.questions)
    try Grading(findings.prepared).check(predictions, in: answer)
  }

  func others(in findings: Findings) -> [Finding] {
    LineFindings(findings).ofPredictions.map { .explained($0) }
  }

  func statements(of text: String, for exercise: Exercise) -> [FormedAnswer.Statement] {
    PredictionReader.lines(of: text, for: exercise.questions).map { line in
      FormedAnswer.Statement(line) { StatementForm($0) }
    }
  }
}
