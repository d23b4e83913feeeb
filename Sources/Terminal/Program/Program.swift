import Course

/// From the words that were typed to what is printed.
package enum Program {
  /// Carries out one invocation.
  package static func run(_ arguments: [String], in surroundings: Surroundings) -> Outcome {
    let invocation: Invocation
    do {
      invocation = try CommandTable.lessons.parse(arguments)
    } catch {
      let strings = CourseFinder.strings(for: Invocation(), surroundings)
      guard !asksForJSON(arguments) else {
        return Outcome(FailureReport(error, strings), of: error.command, status: .usage)
      }
      let words = strings.map(error.message) ?? WithoutStrings.words
      return Outcome(errors: [StyledText(words)], status: .usage)
    }
    if let answer = answerFromTable(invocation, surroundings) { return answer }
    do {
      return try command(named: invocation.command)(invocation, surroundings)
    } catch {
      let strings = CourseFinder.strings(for: invocation, surroundings)
      guard !invocation.isSet("json") else {
        let command = invocation.command ?? "status"
        return Outcome(FailureReport(error, strings), of: command, status: error.status)
      }
      let words = error.message(strings).split(separator: "\n").map { StyledText(String($0)) }
      let settings = surroundings.settings
      return Outcome(
        errors: settings.isTerminal ? words.flatMap { $0.wrapped(to: settings.columns) } : words,
        status: error.status)
    }
  }

  /// Whether words that can't be understood ask for JSON all the same.
  private static func asksForJSON(_ arguments: [String]) -> Bool {
    arguments.prefix { $0 != "--" }.contains("--json")
  }

  /// Help, version and completions need nothing but the table and its words.
  private static func answerFromTable(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) -> Outcome? {
    let table = CommandTable.lessons
    if invocation.isSet("complete") {
      let words = table.completions(
        of: invocation.positionals, CourseFinder.strings(for: Invocation(), surroundings))
      return Outcome(output: words.map { StyledText($0) })
    }
    if invocation.isSet("help") {
      guard let strings = CourseFinder.strings(for: invocation, surroundings) else {
        return Outcome(
          output: table.commands.map { StyledText($0.name) },
          errors: [StyledText(WithoutStrings.words)])
      }
      let help = table.helpText(
        for: invocation.command, columns: surroundings.settings.columns, strings)
      return Outcome(output: help.lines)
    }
    if invocation.isSet("version") {
      return Outcome(output: [StyledText("lessons \(ProgramVersion.current)")])
    }
    return nil
  }

  private typealias Command = (Invocation, Surroundings) throws(CommandError) -> Outcome

  private static func command(named name: String?) -> Command {
    switch name {
    case "next": NextCommand.run
    case "check": CheckCommand.run
    case "hint": HintCommand.run
    case "show": ShowCommand.run
    case "list": ListCommand.run
    case "solution": SolutionCommand.run
    case "reset": ResetCommand.run
    case "review": ReviewCommand.run
    case "quiz": QuizCommand.run
    case "init": InitCommand.run
    case "try": TryCommand.run
    case "draw": DrawCommand.run
    case "why": WhyCommand.run
    case "explain": ExplainCommand.run
    case "lsp": LSPCommand.run
    case "grade": GradeCommand.run
    case "hand-out": HandOutCommand.run
    case "present": PresentCommand.run
    case "install": InstallCommand.run
    case "doctor": DoctorCommand.run
    case "dev check": DevCheckCommand.run
    case "dev new": DevNewCommand.run
    case "completions": CompletionsCommand.run
    case "man": ManualCommand.run
    default: StatusCommand.run
    }
  }
}
