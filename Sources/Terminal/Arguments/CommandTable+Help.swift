package import Course

extension CommandTable {
  /// The help text of the program, of a command, or of the commands that share a first word.
  ///
  /// It fills 40 to 200 columns, and has no line break at its end.
  package func helpText(
    for name: String? = nil, columns: Int = 80, _ strings: StringsCatalogue
  ) -> StyledText {
    let columns = min(max(columns, 40), 200)
    let command = commands.first { $0.name == name }
    let title = name.map { "\(program) \($0)" } ?? program
    let listed = command == nil ? name.map { commands(in: $0) } ?? commands : []
    let about =
      command?.summary
      ?? (name == nil ? summary : .says("help.group", ["count": listed.count]))
    let heading: StyledText = "\(title, .strong) – \(strings.text(about))"
    let usage: StyledText =
      "\(strings.text(.says("help.usage")), .heading) \(title) "
      + "\(command?.usage ?? "<command> [options]")"
    let more = Sentence.says("help.more", ["command": "\(program) help <command>"])
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
    let heading = strings.text(.says("help.section", ["title": title]))
    return rows.isEmpty ? [] : [StyledText(heading, .heading)] + lines
  }
}

extension CommandSpec {
  package var usage: String { (positionals.map(\.usage) + ["[options]"]).joined(separator: " ") }
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

extension CommandTable {
  /// The manual page in section 1, in roff's `man` macros.
  package func manualPage(_ strings: StringsCatalogue) -> String {
    func words(_ sentence: Sentence) -> String { strings.text(sentence).roff }
    func title(_ sentence: Sentence) -> String { strings.text(sentence).uppercased().roff }
    func tagged(_ rows: [(label: String, help: Sentence)]) -> [String] {
      rows.flatMap { label, help in
        [".TP", "\\fB\(String(label.drop { $0 == " " }).roff)\\fR", words(help)]
      }
    }
    var lines = [
      ".TH \(program.uppercased().roff) 1 \"\" \"\(program.roff) \(version.roff)\"",
      ".SH \(title(.says("help.name")))", "\(program.roff) \\- \(words(summary))",
      ".SH \(title(.says("help.synopsis")))", "\\fB\(program.roff)\\fR <command> [options]",
    ]
    if let details { lines += [".SH \(title(.says("help.description")))", words(details)] }
    lines += [".SH \(title(HelpSentence.commands))"]
    for command in commands {
      lines += [".SS \"\(command.name.roff) \(command.usage.roff)\"", words(command.summary)]
      if let details = command.details { lines += [".PP", words(details)] }
      lines += pageSections(of: command).dropLast().flatMap { tagged($0.rows) }
    }
    for section in pageSections(of: nil).suffix(1) {
      lines += [".SH \(title(section.title))"] + tagged(section.rows)
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension String {
  /// The text so that roff prints it as it is: no line becomes a request, no sign a prettier one.
  fileprivate var roff: String {
    visible.split(separator: "\n").map { line in
      (line.first == "." ? "\\&" : "") + line.map { roffSigns[$0] ?? String($0) }.joined()
    }.joined(separator: "\n.PP\n")
  }
}

/// Source: groff_char(7), "7-bit character codes".
private let roffSigns: [Character: String] = [
  "\\": "\\e", "-": "\\-", "'": "\\(aq", "\"": "\\(dq", "^": "\\(ha", "~": "\\(ti", "`": "\\(ga",
]
