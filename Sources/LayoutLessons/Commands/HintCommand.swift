import Course
import Terminal

/// `lessons hint`: one hint, the next time a bigger one.
enum HintCommand {
  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    var session = try Session(surroundings, invocation)
    let exercise = try session.exercise(named: invocation.positionals.first)
    _ = try session.requiredWorkspace()
    let number = session.takeHint(of: exercise)
    if invocation.isSet("json") {
      return session.outcome(
        HintReport(
          exercise: ExerciseReport(exercise, session), number: number,
          total: exercise.hints.count, words: exercise.hints[number - 1]), of: "hint")
    }
    var page = session.page
    page.paragraph(
      StyledText(session.text(.says("command.hint", ["number": .count(number)])), .heading))
    page.gap()
    page.paragraph(StyledText(exercise.hints[number - 1]))
    page.gap()
    let remaining = exercise.hints.count - number
    page.paragraph(
      session.styled(
        remaining > 0
          ? .says(
            "command.hint.more",
            ["count": .count(remaining), "command": .text(session.command("hint"))])
          : .says("command.hint.last", ["command": .text(session.command("solution"))])
      ).whenPlain(.quiet))
    return session.outcome(page)
  }
}

extension Session {
  /// Takes the next hint of an exercise, or the last one again.
  ///
  /// - Returns: Its number, from 1; 0 without hints.
  mutating func takeHint(of exercise: Exercise) -> Int {
    let number = min(progress[exercise.id].hints + 1, exercise.hints.count)
    record { $0[exercise.id].hints = number }
    return number
  }
}
