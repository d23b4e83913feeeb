import Course

/// A program: from the words that were typed to what is printed.
package struct Program: Sendable {
  private let name: ProgramName
  package let table: CommandTable
  private let start: CommandSpec.Run

  /// Makes a program, which prints its help where no command is named and nothing else is said.
  package init(_ name: ProgramName, _ commands: [CommandSpec], start: CommandSpec.Run? = nil) {
    let table = CommandTable(of: name, commands)
    (self.name, self.table) = (name, table)
    self.start = start ?? { Self.help(of: table, $0, $1) }
  }

  package func run(_ arguments: [String], in surroundings: Surroundings) -> Outcome {
    var surroundings = surroundings
    let caller = surroundings.environment.removeValue(forKey: OtherProgram.variable)
    let invocation: Invocation
    do {
      invocation = try table.parse(arguments)
    } catch var error {
      error.advice = proposal(for: error, surroundings) ?? error.advice
      let strings = CourseFinder.strings(for: Invocation(), surroundings)
      guard !Self.asksForJSON(arguments) else {
        return Outcome(error.report(strings), of: error.command, status: error.status)
      }
      return Outcome(errors: [StyledText(error.message(strings))], status: error.status)
    }
    if let answer = answerFromTable(invocation, surroundings) { return answer }
    do {
      try OtherProgram.check(caller)
      return try carryOut(invocation, arguments, surroundings)
    } catch {
      let strings = CourseFinder.strings(for: invocation, surroundings)
      let isJSON = invocation.isForOther ? Self.asksForJSON(arguments) : invocation.isSet("json")
      guard !isJSON else {
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

  /// How to open the lesson or the exercise that was named where a command belongs.
  private func proposal(for error: CommandError, _ surroundings: Surroundings) -> Sentence? {
    guard let word = error.wordForCommand, name == .lessons, !word.contains(where: \.isWhitespace),
      let session = try? Session(surroundings, Invocation(), home: .none),
      let subject = try? session.subject(named: word)
    else { return nil }
    let command = "\(table.program) next \(word)"
    return switch subject {
    case .lesson(let lesson):
      .says("arguments.open.lesson", ["name": lesson.id, "command": command])
    case .exercise(let exercise):
      .says("arguments.open.exercise", ["name": exercise.id, "command": command])
    }
  }

  private func carryOut(
    _ invocation: Invocation, _ arguments: [String], _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    guard let named = invocation.command else { return try start(invocation, surroundings) }
    switch named {
    case "completions": return try completionScript(invocation)
    case "man": return manualPage(invocation, surroundings)
    default:
      if let run = table.commands.first(where: { $0.name == named })?.run {
        return try run(invocation, surroundings)
      }
      return try OtherProgram(name.other, beside: surroundings).handOver(named, arguments)
    }
  }

  /// `lessons completions SHELL`: a script that completes commands and options.
  private func completionScript(_ invocation: Invocation) throws(CommandError) -> Outcome {
    let name = invocation.positionals.first ?? ""
    guard let shell = Shell(rawValue: name) else {
      throw .usage(.says("usage.completionsUnknown", ["shell": name]))
    }
    return Outcome(output: StyledText(table.completionScript(for: shell)).lines)
  }

  /// `lessons man`: the manual page, for `lessons man > lessons.1`.
  private func manualPage(_ invocation: Invocation, _ surroundings: Surroundings) -> Outcome {
    guard let strings = CourseFinder.strings(for: invocation, surroundings) else {
      return Outcome(errors: [StyledText(WithoutStrings.words)], status: .usage)
    }
    return Outcome(output: StyledText(table.manualPage(strings)).lines)
  }

  /// Whether words that can't be understood ask for JSON all the same.
  private static func asksForJSON(_ arguments: [String]) -> Bool {
    arguments.prefix { $0 != "--" }.contains("--json")
  }

  /// Help, version and completions need nothing but the table and its words.
  private func answerFromTable(_ invocation: Invocation, _ surroundings: Surroundings) -> Outcome? {
    if invocation.isSet("complete") {
      let words = table.completions(
        of: invocation.positionals, CourseFinder.strings(for: Invocation(), surroundings))
      return Outcome(output: words.map { StyledText($0) })
    }
    if invocation.isSet("version") {
      return Outcome(output: [StyledText("\(name.rawValue) \(ProgramVersion.current)")])
    }
    guard invocation.isSet("help"), !invocation.isForOther else { return nil }
    return Self.help(of: table, invocation, surroundings)
  }

  /// The help of a program, or of the command that is named.
  private static func help(
    of table: CommandTable, _ invocation: Invocation, _ surroundings: Surroundings
  ) -> Outcome {
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

/// What a command leaves behind: text for the two streams, and a status for the shell.
package struct Outcome: Sendable {
  package var output, errors: [StyledText]
  package var status: ExitStatus
  /// Whether it is long reading, for a pager where there is one.
  package var isPaged = false

  package init(output: [StyledText] = [], errors: [StyledText] = [], status: ExitStatus = .passed) {
    self.output = output
    self.errors = errors
    self.status = status
  }
}

package enum ExitStatus: Int32, Hashable, Sendable {
  /// The answer passed, or the command did what it was asked for.
  case passed = 0
  case notYet = 1
  /// The command can't be carried out as it was typed.
  case usage = 2
  case course = 3
  /// Our mistake.
  case error = 4
}
