extension Grading {
  /// Runs an answer if it is a program, then reads it and decides about it.
  ///
  /// - Parameters:
  ///   - answer: What the learner wrote.
  ///   - runner: What runs programs; equations never need it.
  /// - Returns: The answer with its verdict.
  package func graded(_ answer: Answer, running runner: AnswerRunner) -> GradedAnswer {
    guard let request = SwiftRequest(answer, to: prepared.exercise) else { return graded(answer) }
    return graded(answer, runner.outcome(of: request))
  }
}
