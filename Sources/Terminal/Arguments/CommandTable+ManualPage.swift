package import Course

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
