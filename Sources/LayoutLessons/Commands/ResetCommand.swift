import Course
import Terminal

/// `lessons reset`: the starter again; what the learner wrote is kept under a dated name.
enum ResetCommand {
  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    var session = try Session(surroundings, invocation)
    let exercise = try session.exercise(named: invocation.positionals.first)
    let workspace = try session.requiredWorkspace()
    let copies = try LearnerFiles.reset(
      exercise, in: workspace, timestamp: surroundings.timestamp)
    session.record { $0[exercise.id].isRestarted = true }
    if invocation.isSet("json") {
      return session.outcome(
        ResetReport(
          exercise: ExerciseReport(exercise, session),
          copy: copies.first.map(surroundings.shortened),
          copies: copies.map(surroundings.shortened)),
        of: "reset")
    }
    var page = session.page
    page.paragraph(
      StyledText(session.text(.says("command.reset.done", ["exercise": .text(exercise.id)]))))
    for copy in copies {
      page.paragraph(
        session.styled(
          .says("command.reset.copy", ["file": .text(surroundings.shortened(copy))])))
    }
    return session.outcome(page)
  }
}
