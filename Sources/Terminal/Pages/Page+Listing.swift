extension Page {
  package mutating func addListing(_ text: String) {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    for line in lines {
      // A listing keeps its lines unless the page is too narrow for them.
      let text = StyledText(String(line), .code)
      if text.widthInColumns + 4 <= columns {
        verbatim(String(line), .code, indent: 4)
      } else {
        addLongLine(text)
      }
    }
  }

  /// Adds a line of code that is wider than the page; a comment goes on as a comment.
  private mutating func addLongLine(_ code: StyledText) {
    let depth = code.text.prefix { $0 == " " }.count
    let words = code.text.dropFirst(depth)
    guard words.hasPrefix("// ") else { return paragraph(code, indent: 4, hanging: depth + 8) }
    let margin = String(repeating: " ", count: depth + 4) + "// "
    for line in StyledText(String(words.dropFirst(3))).wrapped(to: max(columns - depth - 7, 1)) {
      add([StyledText("\(margin)\(line.text)", .code)])
    }
  }

  package mutating func labelled(_ rows: [(label: String, words: String)]) {
    let width = rows.map(\.label.widthInColumns).max() ?? 0
    for row in rows { labelled(row.label, row.words, width: width + 2) }
  }
}
