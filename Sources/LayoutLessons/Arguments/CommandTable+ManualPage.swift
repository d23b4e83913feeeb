extension CommandTable {
  /// The manual page in section 1, in roff's `man` macros.
  package var manualPage: String {
    var lines = [
      ".TH \(program.uppercased().roff) 1 \"\" \"\(program.roff) \(version.roff)\"",
      ".SH NAME", "\(program.roff) \\- \(summary.roff)",
      ".SH SYNOPSIS", "\\fB\(program.roff)\\fR <command> [options]",
    ]
    if !details.isEmpty { lines += [".SH DESCRIPTION", details.roff] }
    lines += [".SH COMMANDS"]
    for command in commands {
      lines += [".SS \"\(command.name.roff) \(command.usage.roff)\"", command.summary.roff]
      if !command.details.isEmpty { lines += [".PP", command.details.roff] }
      lines += pageSections(of: command).dropLast().flatMap { tagged($0.rows) }
    }
    for section in pageSections(of: nil).suffix(1) {
      lines += [".SH \(section.title.uppercased().roff)"] + tagged(section.rows)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func tagged(_ rows: [(label: String, help: String)]) -> [String] {
    rows.flatMap { label, help in
      [".TP", "\\fB\(String(label.drop { $0 == " " }).roff)\\fR", help.roff]
    }
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
