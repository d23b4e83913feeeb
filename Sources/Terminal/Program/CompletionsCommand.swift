import Course

/// `lessons completions SHELL`: a script that completes commands and options.
enum CompletionsCommand {
  package static func run(
    _ invocation: Invocation, _ surroundings: Surroundings, of program: ProgramName
  ) throws(CommandError) -> Outcome {
    let name = invocation.positionals.first ?? ""
    guard let shell = Shell(rawValue: name) else {
      throw .usage(.says("usage.completionsUnknown", ["shell": .text(name)]))
    }
    let script = CommandTable.of(program).completionScript(for: shell)
    return Outcome(output: StyledText(script).lines)
  }
}
