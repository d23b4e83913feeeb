extension CommandTable {
  /// The help text of the program, of a command, or of the commands that share a first word.
  ///
  /// - Parameters:
  ///   - name: A command or first word as ``Invocation/command`` has it; nil for the program.
  ///   - columns: The width to fill; 40 to 200 are used.
  /// - Returns: Lines without a break at the end.
  package func helpText(for name: String? = nil, columns: Int = 80) -> StyledText {
    let columns = min(max(columns, 40), 200)
    let command = commands.first { $0.name == name }
    let title = name.map { "\(program) \($0)" } ?? program
    let listed = command == nil ? name.map { commands(in: $0) } ?? commands : []
    let about = command?.summary ?? (name == nil ? summary : "\(listed.count) commands.")
    let heading: StyledText = "\(title, .strong) – \(about)"
    let usage: StyledText =
      "\("Usage:", .heading) \(title) \(command?.usage ?? "<command> [options]")"
    let footer: StyledText =
      command == nil ? "For one command, type: \(program) help <command>" : ""
    let blocks =
      [
        heading.wrapped(to: columns),
        usage.wrapped(to: columns, hangingIndent: 2),
        StyledText(command?.details ?? (name == nil ? details : "")).wrapped(to: columns),
        block("Commands", listed.map { ($0.name, $0.summary) }, columns),
      ] + pageSections(of: command).map { block($0.title, $0.rows, columns) }
      + [footer.wrapped(to: columns)]
    let shown = blocks.filter { !$0.allSatisfy(\.isEmpty) }
    return shown.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  /// The titled lists below a command's details, or below the program's.
  func pageSections(of command: CommandSpec?) -> [(title: String, rows: [(String, String)])] {
    [
      ("Words", command?.positionals.map { ($0.usage, $0.help) } ?? []),
      ("Options", command?.options.map { ($0.usage, $0.help) } ?? []),
      ("Options of every command", globalOptions.map { ($0.usage, $0.help) }),
    ]
  }

  private func block(
    _ title: String, _ rows: [(label: String, help: String)], _ columns: Int
  ) -> [StyledText] {
    let indent = (rows.map(\.label.widthInColumns).max() ?? 0) + 4
    let lines = rows.flatMap { label, help -> [StyledText] in
      let label: StyledText = "  \(label, .code)"
      if indent > columns / 2 {
        return [label] + StyledText(help).wrapped(to: columns, firstIndent: 8, hangingIndent: 8)
      }
      let spaces = String(repeating: " ", count: indent - label.widthInColumns)
      return (label + "\(spaces)\(help)").wrapped(to: columns, hangingIndent: indent)
    }
    return rows.isEmpty ? [] : [StyledText("\(title):", .heading)] + lines
  }
}

extension CommandSpec {
  /// What to type after the command's name.
  var usage: String {
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
