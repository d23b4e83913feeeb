package import Course

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
