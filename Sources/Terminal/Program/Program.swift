import Course

/// A program: from the words that were typed to what is printed.
package struct Program: Sendable {
  /// Carries out a command.
  package typealias Command =
    @Sendable (Invocation, Surroundings) throws(CommandError) -> Outcome

  private let name: ProgramName
  /// By name; what is in no list is carried out by the other program.
  private let commands: [String: Command]
  /// What happens where no command is named; `nil` for the help text.
  private let start: Command?

  package init(_ name: ProgramName, _ commands: [String: Command], start: Command? = nil) {
    self.name = name
    self.commands = commands.merging([
      "completions": { (invocation, surroundings) throws(CommandError) in
        try CompletionsCommand.run(invocation, surroundings, of: name)
      },
      "man": { (invocation, surroundings) throws(CommandError) in
        try ManualCommand.run(invocation, surroundings, of: name)
      },
    ]) { $1 }
    self.start = start
  }

  /// Carries out one invocation.
  package func run(_ arguments: [String], in surroundings: Surroundings) -> Outcome {
    let invocation: Invocation
    do {
      invocation = try CommandTable.all.parse(arguments)
    } catch {
      let strings = CourseFinder.strings(for: Invocation(), surroundings)
      guard !Self.asksForJSON(arguments) else {
        return Outcome(FailureReport(error, strings), of: error.command, status: .usage)
      }
      let words = strings.map(error.message) ?? WithoutStrings.words
      return Outcome(errors: [StyledText(words)], status: .usage)
    }
    if let answer = answerFromTable(invocation, surroundings) { return answer }
    do {
      let command = invocation.command.map { commands[$0] } ?? start
      if let command { return try command(invocation, surroundings) }
      return try OtherProgram(name.other, beside: surroundings).handOver(arguments)
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
  private func answerFromTable(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) -> Outcome? {
    if invocation.isSet("complete") {
      let words = CommandTable.of(name).completions(
        of: invocation.positionals, CourseFinder.strings(for: Invocation(), surroundings))
      return Outcome(output: words.map { StyledText($0) })
    }
    if invocation.isSet("version") {
      return Outcome(output: [StyledText("\(name.rawValue) \(ProgramVersion.current)")])
    }
    guard invocation.isSet("help") || invocation.command == nil && start == nil else { return nil }
    let owner = invocation.command.flatMap { CommandTable.owner(of: $0) }
    let table = CommandTable.of(owner == name.other ? .lessons : name)
    guard let strings = CourseFinder.strings(for: invocation, surroundings) else {
      return Outcome(
        output: table.commands.map { StyledText($0.name) },
        errors: [StyledText(WithoutStrings.words)])
    }
    let help = table.helpText(
      for: invocation.command, columns: surroundings.settings.columns, strings)
    return Outcome(output: help.lines)
  }
}
