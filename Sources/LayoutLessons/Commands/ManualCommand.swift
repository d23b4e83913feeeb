/// `lessons man`: the manual page, for `lessons man > lessons.1`.
enum ManualCommand {
  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    Outcome(output: StyledText(CommandTable.lessons.manualPage).lines)
  }
}
