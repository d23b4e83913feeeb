package import Course

extension CommandTable {
  /// The help text of the program, of a command, or of the commands that share a first word.
  ///
  /// - Parameters:
  ///   - name: A command or first word as ``Invocation/command`` has it; nil for the program.
  ///   - columns: The width to fill; 40 to 200 are used.
  ///   - strings: The sentences in a language.
  /// - Returns: Lines without a break at the end.
  package func helpText(
    for name: String? = nil, columns: Int = 80, _ strings: StringsCatalogue
  ) -> StyledText {
    let columns = min(max(columns, 40), 200)
    let command = commands.first { $0.name == name }
    let title = name.map { "\(program) \($0)" } ?? program
    let listed = command == nil ? name.map { commands(in: $0) } ?? commands : []
    let about =
      command?.summary
      ?? (name == nil ? summary : .says("help.group", ["count": .count(listed.count)]))
    let heading: StyledText = "\(title, .strong) – \(strings.text(about))"
    let usage: StyledText =
      "\(strings.text(.says("help.usage")), .heading) \(title) "
      + "\(command?.usage ?? "<command> [options]")"
    let more = Sentence.says("help.more", ["command": .text("\(program) help <command>")])
    let footer = StyledText(command == nil ? strings.text(more) : "")
    let details = command == nil && name == nil ? details : command?.details
    let blocks =
      [
        heading.wrapped(to: columns),
        usage.wrapped(to: columns, hangingIndent: 2),
        StyledText(details.map(strings.text) ?? "").wrapped(to: columns),
        block(HelpSentence.commands, listed.map { ($0.name, $0.summary) }, columns, strings),
      ] + pageSections(of: command).map { block($0.title, $0.rows, columns, strings) }
      + [footer.wrapped(to: columns)]
    let shown = blocks.filter { !$0.allSatisfy(\.isEmpty) }
    return shown.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  /// The titled lists below a command's details, or below the program's.
  func pageSections(of command: CommandSpec?) -> [(title: Sentence, rows: [(String, Sentence)])] {
    [
      (.says("help.arguments"), command?.positionals.map { ($0.usage, $0.help) } ?? []),
      (.says("help.options"), command?.options.map { ($0.usage, $0.help) } ?? []),
      (.says("help.globalOptions"), globalOptions.map { ($0.usage, $0.help) }),
    ]
  }

  private func block(
    _ title: Sentence, _ rows: [(label: String, help: Sentence)], _ columns: Int,
    _ strings: StringsCatalogue
  ) -> [StyledText] {
    let indent = (rows.map(\.label.widthInColumns).max() ?? 0) + 4
    let lines = rows.flatMap { label, help -> [StyledText] in
      let help = strings.text(help)
      let label: StyledText = "  \(label, .code)"
      if indent > columns / 2 {
        return [label] + StyledText(help).wrapped(to: columns, firstIndent: 8, hangingIndent: 8)
      }
      let spaces = String(repeating: " ", count: indent - label.widthInColumns)
      return (label + "\(spaces)\(help)").wrapped(to: columns, hangingIndent: indent)
    }
    let heading = strings.text(.says("help.section", ["title": .sentence(title)]))
    return rows.isEmpty ? [] : [StyledText(heading, .heading)] + lines
  }
}

extension CommandSpec {
  package var usage: String {
    (positionals.map(\.usage) + ["[options]"]).joined(separator: " ")
  }
}

extension CommandSpec.Positional {
  fileprivate var usage: String {
    switch count {
    case .required: "<\(name)>"
    case .optional: "[<\(name)>]"
    case .repeating: "[<\(name)>...]"
    }
  }
}

extension CommandSpec.Option {
  fileprivate var usage: String {
    "\(short.map { "-\($0), " } ?? "    ")--\(name)\(placeholder.map { " <\($0)>" } ?? "")"
  }
}
