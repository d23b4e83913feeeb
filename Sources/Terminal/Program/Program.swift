import Course

/// A program: from the words that were typed to what is printed.
package struct Program: Sendable {
  /// Carries out a command.
  package typealias Command =
    @Sendable (Invocation, Surroundings) throws(CommandError) -> Outcome

  private let name: ProgramName
  /// By name; what is in no list is carried out by the other program.
  private let commands: [String: Command]
  /// What happens where no command is named.
  private let start: Command

  /// Makes a program, which prints its help where no command is named and nothing else is said.
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
    self.start = start ?? { Self.help(of: name, $0, $1) }
  }

  /// Carries out one invocation.
  package func run(_ arguments: [String], in surroundings: Surroundings) -> Outcome {
    var surroundings = surroundings
    let caller = surroundings.environment.removeValue(forKey: OtherProgram.variable)
    let invocation: Invocation
    do {
      invocation = try CommandTable.all.parse(arguments)
    } catch {
      let strings = CourseFinder.strings(for: Invocation(), surroundings)
      guard !Self.asksForJSON(arguments) else {
        return Outcome(error.report(strings), of: error.command, status: error.status)
      }
      return Outcome(errors: [StyledText(error.message(strings))], status: error.status)
    }
    if let answer = answerFromTable(invocation, surroundings) { return answer }
    do {
      try OtherProgram.check(caller)
      guard let named = invocation.command else { return try start(invocation, surroundings) }
      if let command = commands[named] { return try command(invocation, surroundings) }
      return try OtherProgram(name.other, beside: surroundings).handOver(named, arguments)
    } catch {
      let strings = CourseFinder.strings(for: invocation, surroundings)
      guard !invocation.isSet("json") else {
        let command = invocation.command ?? "status"
        return Outcome(error.report(strings), of: command, status: error.status)
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
    return invocation.isSet("help") ? Self.help(of: name, invocation, surroundings) : nil
  }

  /// The help of a program, or of the command that is named, whichever program it belongs to.
  private static func help(
    of name: ProgramName, _ invocation: Invocation, _ surroundings: Surroundings
  ) -> Outcome {
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
