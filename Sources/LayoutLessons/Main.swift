import Course
package import Terminal

/// The program `lessons`.
@main
struct Main {
  static func main() { Program.lessons.main() }
}

extension Program {
  /// The program of learners and developers, with its commands in the order of the help text.
  package static let lessons = Program(
    .lessons,
    [
      NextCommand.command,
      CheckCommand.command,
      HintCommand.command,
      ShowCommand.command,
      SheetCommand.command,
      ListCommand.command,
      SolutionCommand.command,
      ResetCommand.command,
      ReviewCommand.command,
      QuizCommand.command,
      InitCommand.command,
      ProgressCommand.command,
      TryCommand.command,
      DrawCommand.command,
      WhyCommand.command,
      ExplainCommand.command,
      LSPCommand.command,
      InstallCommand.command,
      DoctorCommand.command,
    ] + CommandTable.teaching, start: StatusCommand.run)
}

extension CommandSpec.Positional {
  /// The exercise that a command is about; without it, the current one.
  static let exercise = Self("exercise", .optional, help: .says("help.currentExercise"))
}
