import Course
import LayoutEngine

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
    let solution = session.shownSolution(of: exercise)
    if invocation.isSet("json") {
      return session.outcome(
        SolutionReport(exercise: ExerciseReport(exercise, session), text: solution.text),
        of: "solution")
    }
    // Nothing but code on standard output, so that it can be copied or written into a file.
    var outcome = session.outcome(session.page)
    var lines = solution.text.sourceLines
    while lines.last?.isEmpty == true { lines.removeLast() }
    outcome.output = lines.map { StyledText(String($0)) }
    if record.state == .begun {
      outcome.errors.append(StyledText(session.text(.says("command.solution.seen"))))
    }
    return outcome
  }
}

extension Session {
  /// The solution in the notation of the learner's newest file.
  fileprivate func shownSolution(of exercise: Exercise) -> CourseText {
    guard let workspace, Notation(path: workspace.file(of: exercise)) == .swift,
      let solution = exercise.swiftSolution
    else { return workspace == nil ? exercise.shownSolution : exercise.solution }
    return solution
  }
}
