import Course
import LayoutEngine
import Terminal

/// `lessons solution`: open after the third hint or after passing.
enum SolutionCommand {
  static let command = CommandSpec(
    "solution", summary: .says("help.solution"), details: .says("help.solution.details"),
    positionals: [.exercise], run: run)

  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    var session = try Session(surroundings, invocation)
    let exercise = try session.exercise(named: invocation.positionals.first)
    let record = session.progress[exercise.id]
    guard let solution = session.openSolution(of: exercise) else {
      throw .usage(
        .says(
          "usage.solutionClosed",
          [
            "exercise": .text(exercise.id), "command": .text(session.command("hint")),
            "count": .count(record.hints),
          ]))
    }
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
      outcome.errors.append(session.words(.says("command.solution.seen")))
    }
    return outcome
  }
}

extension Session {
  /// The solution of an exercise, which counts as seen from now on; `nil` until the last hint was
  /// taken or the exercise was passed.
  mutating func openSolution(of exercise: Exercise) -> CourseText? {
    let known = progress[exercise.id]
    guard known.state != .begun || known.hints >= exercise.hints.count else { return nil }
    record { if $0[exercise.id].state == .begun { $0[exercise.id].state = .seen } }
    return shownSolution(of: exercise)
  }

  private func shownSolution(of exercise: Exercise) -> CourseText {
    guard let workspace, let file = try? workspace.file(of: exercise),
      Notation(path: file) == .swift,
      let solution = exercise.swiftSolution
    else { return workspace == nil ? exercise.shownSolution : exercise.solution }
    return solution
  }
}

private struct SolutionReport: Report {
  let exercise: ExerciseReport
  let text: String
}
