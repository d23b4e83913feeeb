import Course
import Terminal

/// `lessons hint`: one hint, the next time a bigger one.
enum HintCommand {
  static let command = CommandSpec(
    "hint", summary: .says("help.hint"), positionals: [.exercise], run: run)

  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    var session = try Session(surroundings, invocation)
    let exercise = try session.exercise(named: invocation.positionals.first)
    _ = try session.requiredWorkspace()
    let number = session.takeHint(of: exercise)
    let (words, total) = (exercise.hints[number - 1], exercise.hints.count)
    let report = HintReport(
      exercise: ExerciseReport(exercise, session), number: number, total: total, words: words)
    return session.outcome(report, invocation) { page in
      page.paragraph(session.words(.says("command.hint", ["number": number]), .heading))
      page.gap()
      page.paragraph(StyledText(words))
      page.gap()
      let more: Sentence =
        number < total
        ? .says(
          "command.hint.more",
          ["count": .count(total - number), "command": .text(session.command("hint"))])
        : .says("command.hint.last", ["command": session.command("solution")])
      page.paragraph(session.styled(more).whenPlain(.quiet))
    }
  }
}

private struct HintReport: Report {
  let exercise: ExerciseReport
  let number, total: Int
  let words: String
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
