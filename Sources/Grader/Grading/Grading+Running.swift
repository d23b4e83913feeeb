extension Grading {
  /// Runs an answer if it is a program, then reads it and decides about it.
  ///
  /// - Parameters:
  ///   - answer: What the learner wrote.
  ///   - runner: What runs programs; equations never need it.
  /// - Returns: All that follows from it.
  package func findings(on answer: Answer, running runner: AnswerRunner) -> Findings {
    guard let request = SwiftRequest(answer, to: prepared.exercise) else {
      return findings(on: answer)
    }
    return findings(on: answer, runner.outcome(of: request))
  }
}
