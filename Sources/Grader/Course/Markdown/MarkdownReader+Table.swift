extension MarkdownReader {
  mutating func table() throws(MarkdownError) -> Document.Block {
    let badRule = error(.badTableRule)
    let header = try row(nil)
    guard try kind() == .row, lines[index].allSatisfy({ "|- ".contains($0) }),
      try row(header.count).allSatisfy({ !$0.isEmpty })
    else { throw badRule }
    var rows: [[[Document.Inline]]] = []
    while try kind() == .row { rows.append(try row(header.count)) }
    return .table(header: header, rows: rows)
  }

  /// The line at hand at its pipes; one in code or after a backslash separates nothing.
  private mutating func row(_ count: Int?) throws(MarkdownError) -> [[Document.Inline]] {
    let line = Array(lines[index])
    var cells: [[Document.Inline]] = []
    var (start, column, isCode) = (1, 1, false)
    while column < line.count {
      switch line[column] {
      case "\\" where !isCode || line[column...].dropFirst().first == "|": column += 1
      case "`": isCode.toggle()
      case "|" where !isCode:
        let text = MarkdownText(line[start..<column], line: index + 1)
        cells.append(try inlines(text, isCell: true))
        start = column + 1
      default: break
      }
      column += 1
    }
    let rest = MarkdownText(line[start...], line: index + 1)
    if !rest.characters.isEmpty || cells.isEmpty {
      _ = try inlines(rest, isCell: true)
      throw error(.openRow, column: line.count)
    }
    if let count, cells.count != count { throw error(.cellCount(cells.count, expected: count)) }
    index += 1
    return cells
  }
}
