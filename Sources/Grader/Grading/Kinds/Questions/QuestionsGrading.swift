import Course

/// Answers to questions, as `name: value`.
struct QuestionsGrading: KindGrading {
  func expectation(of exercise: Exercise) throws(CourseError) -> Expectation {
    // How many layouts lines have is mostly asked because they haven't one.
    let needsLayout = !exercise.questions.allSatisfy { $0.isCount }
    // The effect is written, because Embedded calls a closure without one otherwise than one with it.
    return try Expectation(of: exercise, in: needsLayout ? exercise.cases : []) {
      _ throws(CourseError) in
      (exercise.scene, [])
    }
  }

  func check(
    _ findings: inout Findings, _ outcome: Result<SwiftRun, SwiftFailure>
  ) throws(FailureReason) {
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

  func variantPrint(of prepared: PreparedExercise) -> VariantPrint {
    let questions = prepared.exercise.questions
    return VariantPrint(
      names: questions.map { $0.name }, reading: questions.map { $0.name },
      outcome: questions.map { question in
        let answers = question.answers(for: prepared.exercise, expectation: prepared.expectation)
        return answers?.first.map(VariantPrint.text) ?? ""
      })
  }

  func outcome(of findings: Findings, in exercise: Exercise, isReadAlike: Bool) -> [String]? {
    guard
      let predictions = try? PredictionReader.read(findings.answer.text, for: exercise.questions)
    else { return nil }
    return exercise.questions.map { question in
      predictions.first { $0.name == question.name }?.value.map(VariantPrint.text) ?? ""
    }
  }
}
