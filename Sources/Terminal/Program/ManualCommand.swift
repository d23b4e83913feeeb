import Course

/// `lessons man`: the manual page, for `lessons man > lessons.1`.
enum ManualCommand {
  package static func run(
    _ invocation: Invocation, _ surroundings: Surroundings, of program: ProgramName
  ) throws(CommandError) -> Outcome {
    guard let strings = CourseFinder.strings(for: invocation, surroundings) else {
      return Outcome(errors: [StyledText(WithoutStrings.words)], status: .usage)
    }
    return Outcome(output: StyledText(CommandTable.of(program).manualPage(strings)).lines)
  }
}
