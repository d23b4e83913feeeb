import Course

extension Grading {
  /// What can't be read or breaks a rule in equations, without solving anything: soon enough for
  /// every key.
  ///
  /// - Returns: All that was found; `nil` if each line can be read, or if answers aren't lines.
  package func refusal(of answer: Answer) -> Findings? {
    guard answer.notation == .equations, prepared.exercise.takesLines else { return nil }
    var findings = Findings(prepared, answer)
    do throws(FailureReason) { _ = try readLines(&findings, .failure(.notRunHere)) } catch {
      findings.verdict = .notYet(error)
      return findings
    }
    return nil
  }

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
