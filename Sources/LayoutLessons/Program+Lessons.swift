package import Terminal

extension Program {
  /// The program of learners and developers.
  package static let lessons = Program(
    .lessons,
    [
      "next": NextCommand.run,
      "check": CheckCommand.run,
      "hint": HintCommand.run,
      "show": ShowCommand.run,
      "list": ListCommand.run,
      "solution": SolutionCommand.run,
      "reset": ResetCommand.run,
      "review": ReviewCommand.run,
      "quiz": QuizCommand.run,
      "init": InitCommand.run,
      "try": TryCommand.run,
      "draw": DrawCommand.run,
      "why": WhyCommand.run,
      "explain": ExplainCommand.run,
      "lsp": LSPCommand.run,
      "install": InstallCommand.run,
      "doctor": DoctorCommand.run,
    ], start: StatusCommand.run)
}
