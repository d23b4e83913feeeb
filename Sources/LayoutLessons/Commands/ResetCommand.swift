import Course
import Terminal

/// `lessons reset`: the starter again; what the learner wrote is kept under a dated name.
enum ResetCommand {
  static let command = CommandSpec(
    "reset", summary: .says("help.reset"), positionals: [.exercise], run: run)

  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    var session = try Session(surroundings, invocation)
    let exercise = try session.exercise(named: invocation.positionals.first)
    let kept = try session.restart(exercise)
    let report = ResetReport(
      exercise: ExerciseReport(exercise, session), copy: kept.first, copies: kept)
    return session.outcome(report, invocation) { page in
      page.paragraph(session.words(.says("command.reset.done", ["exercise": exercise.id])))
      for copy in kept {
        page.paragraph(session.styled(.says("command.reset.copy", ["file": copy])))
      }
    }
  }
}

extension Session {
  /// Puts the starter of an exercise back, which counts again from now on.
  ///
  /// - Returns: The names under which the learner's files are kept; empty if there were none.
  mutating func restart(_ exercise: Exercise) throws(CommandError) -> [String] {
    let copies = try LearnerFiles.reset(
      exercise, in: try requiredWorkspace(), timestamp: surroundings.timestamp)
    record { $0[exercise.id].isRestarted = true }
    return copies.map(surroundings.shortened)
  }
}

private struct ResetReport: Report {
  let exercise: ExerciseReport
  /// The name under which the answer is kept; left out if there was none.
  let copy: String?
  /// The same, and below it the other file of an exercise that takes two.
  let copies: [String]
}
