package import Course

/// One command: its name, what it takes, the sentences that explain it, and what carries it out.
package struct CommandSpec: Sendable {
  package typealias Run = @Sendable (Invocation, Surroundings) throws(CommandError) -> Outcome

  /// A word that stands for itself, like the name of an exercise.
  package struct Positional: Sendable {
    /// How many words there may be: one, at most one, or any number (only for the last).
    package enum Count: Sendable { case required, optional, repeating }
    package let name: String
    package let help: Sentence
    package let count: Count

    /// Describes a word after the command; required ones come before all others.
    package init(_ name: String, _ count: Count = .required, help: Sentence) {
      (self.name, self.count, self.help) = (name, count, help)
    }
  }

  package struct Option: Sendable {
    package let name: String
    package let help: Sentence
    package let short: Character?
    package let placeholder: String?

    /// Describes an option by its long name; a flag has no placeholder for a value.
    package init(
      _ name: String, short: Character? = nil, placeholder: String? = nil, help: Sentence
    ) {
      (self.name, self.short) = (name, short)
      (self.placeholder, self.help) = (placeholder, help)
    }

    /// Whether a word, dashes included, is this option's long or short name.
    func isSpelled(_ word: String) -> Bool {
      word == "--\(name)" || short.map { word == "-\($0)" } ?? false
    }
  }

  package let name: String
  package let summary: Sentence
  package let details: Sentence?
  package let positionals: [Positional]
  package let options: [Option]
  /// `nil` for a command of the other program.
  package var run: Run?

  /// Describes a command; of two words like `dev check`, `dev` is no command of its own.
  package init(
    _ name: String, summary: Sentence, details: Sentence? = nil, positionals: [Positional] = [],
    options: [Option] = [], run: Run? = nil
  ) {
    (self.name, self.summary, self.details) = (name, summary, details)
    (self.positionals, self.options, self.run) = (positionals, options, run)
  }
}

/// All commands: parsing, help, completions and the manual page are made from this one table.
package struct CommandTable: Sendable {
  package let program, version: String
  package let summary: Sentence
  package let details: Sentence?
  package let commands: [CommandSpec]
  package let globalOptions: [CommandSpec.Option]
  /// Whether a word that is no command is one of another program, with all that follows it.
  package var handsOver = false

  /// Lists the commands in the order of the help text.
  ///
  /// `help [command]`, `--help`, `-h` and `--version` needn't be listed.
  package init(
    program: String, version: String, summary: Sentence, details: Sentence? = nil,
    commands: [CommandSpec], globalOptions: [CommandSpec.Option] = []
  ) {
    (self.program, self.version, self.summary) = (program, version, summary)
    (self.details, self.commands) = (details, commands)
    self.globalOptions =
      globalOptions + [
        .init("help", short: "h", help: .says("help.help")),
        .init("version", help: .says("help.version")),
      ]
  }

  /// The first words of two-word commands, each once, in the table's order.
  package var groups: [String] {
    commands.reduce(into: []) { groups, command in
      let words = command.name.split(separator: " ").map(String.init)
      if words.count > 1, !groups.contains(words[0]) { groups.append(words[0]) }
    }
  }

  package func commands(in group: String) -> [CommandSpec] {
    commands.filter { $0.name.hasPrefix(group + " ") }
  }
}

/// The words that somebody typed, as a command with arguments and options.
///
/// A request for help is an invocation with the flag `help`; its command may be nil (the whole
/// program) or the first word of two-word commands. A shell that completes words sets the flag
/// `complete`; the positionals are then for ``CommandTable/completions(of:)``.
package struct Invocation: Equatable, Sendable {
  /// The command's name, nil if only the program was called.
  package internal(set) var command: String?
  package internal(set) var positionals: [String] = []
  package var values: [String: String] = [:]
  /// Whether the command is one of the other program.
  var isForOther = false

  /// Whether an option was given, by its long name.
  package func isSet(_ option: String) -> Bool { values[option] != nil }

  /// The value of an option, nil if it wasn't given; never empty, except for a flag.
  package func value(of option: String) -> String? { values[option] }
}

/// What help, completions and the manual page say; the table of commands has most of the keys.
package enum HelpSentence: SentenceArea {
  package static var commands: Sentence { says("help.commands") }
  static var classRoster: Sentence { says("help.classRoster") }
  static var rosterID: Sentence { says("help.rosterID") }
  package static var direction: Sentence { says("help.direction") }
  package static var equations: Sentence { says("help.equations") }
  static var exerciseList: Sentence { says("help.exerciseList") }
  package static var rules: Sentence { says("help.rules") }
}
