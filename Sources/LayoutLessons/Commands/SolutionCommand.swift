import Course

/// `lessons solution`: open after the third hint or after passing.
enum SolutionCommand {
  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    var session = try Session(surroundings, invocation)
    let exercise = try session.exercise(named: invocation.positionals.first)
    let record = session.progress[exercise.id]
    guard record.state != .begun || record.hints >= exercise.hints.count else {
      throw .usage(
        .says(
          "usage.solutionClosed",
          [
            "exercise": .text(exercise.id), "command": .text(session.command("hint")),
            "count": .count(record.hints),
          ]))
    }
    session.record { progress in
      guard progress[exercise.id].state == .begun else { return }
      progress[exercise.id].state = .seen
    }
    if invocation.isSet("json") {
      return session.outcome(
        SolutionReport(
          exercise: ExerciseReport(exercise, session), text: exercise.shownSolution.text),
        of: "solution")
    }
    var page = session.page
    page.paragraph(
      StyledText(
        session.text(.says("command.solution", ["exercise": .text(exercise.id)])), .heading))
    page.gap()
    page.addListing(exercise.shownSolution.text)
    if record.state == .begun {
      page.gap()
      page.paragraph(StyledText(session.text(.says("command.solution.seen")), .quiet))
    }
    return session.outcome(page)
  }
}
