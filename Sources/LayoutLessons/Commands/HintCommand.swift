import Course
import Feedback
import Platform
import Terminal

/// `lessons hint`: one hint, the next time a bigger one; with a number, one that was shown again.
enum HintCommand {
  static let command = CommandSpec(
    "hint", summary: .says("help.hint"), details: .says("help.hint.details"),
    positionals: [.exercise, .init("number", .optional, help: .says("help.hint.number"))], run: run)

  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    var session = try Session(surroundings, invocation)
    var words = invocation.positionals
    // A lone number is that of a hint, and never that of a lesson; a second word has to be one.
    let asked = words.last.flatMap(Int.init) ?? (words.count > 1 ? 0 : nil)
    if asked != nil { words.removeLast() }
    let exercise = try session.exercise(named: words.first)
    words = words.map(\.quotedForShell)
    _ = try session.requiredWorkspace()
    let number = try session.hint(asked, of: exercise, ["hint"] + words)
    let (hint, total) = (exercise.hints[number - 1], exercise.hints.count)
    let report = HintReport(
      exercise: ExerciseReport(exercise, session), number: number, total: total, words: hint)
    return session.outcome(report, invocation) { page in
      page.paragraph(session.words(FeedbackSentence.hint(number: number), .heading))
      page.gap()
      page.paragraph(StyledText(hint))
      page.gap()
      let isShown = number < session.progress[exercise.id].hints
      let next = ["hint"] + words + (isShown ? ["\(number + 1)"] : [])
      let more: Sentence =
        number < total
        ? .says(
          "command.hint.more",
          [
            "count": .count(total - number),
            "command": .text(session.command(next.joined(separator: " "))),
          ])
        : .says(
          "command.hint.last",
          ["command": session.command((["solution"] + words).joined(separator: " "))])
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
  /// The hint that is asked for, which was shown before; the next one if none is.
  ///
  /// - Throws: ``CommandError/usage(_:)`` for a hint that wasn't shown, with the command for the next.
  fileprivate mutating func hint(
    _ number: Int?, of exercise: Exercise, _ words: [String]
  ) throws(CommandError) -> Int {
    guard let number else { return takeHint(of: exercise) }
    let (shown, total) = (progress[exercise.id].hints, exercise.hints.count)
    if number >= 1, number <= shown { return number }
    guard number >= 1, number <= total else {
      throw .usage(
        .says("usage.hintMissing", ["exercise": .text(exercise.id), "total": .count(total)]))
    }
    throw .usage(
      .says(
        "usage.hintNotShown",
        [
          "exercise": .text(exercise.id), "shown": .count(shown), "total": .count(total),
          "command": .text(command(words.joined(separator: " "))),
        ]))
  }

  /// Takes the next hint of an exercise, or the last one again.
  ///
  /// - Returns: Its number, from 1; 0 without hints.
  mutating func takeHint(of exercise: Exercise) -> Int {
    let number = min(progress[exercise.id].hints + 1, exercise.hints.count)
    record { $0[exercise.id].hints = number }
    return number
  }
}
