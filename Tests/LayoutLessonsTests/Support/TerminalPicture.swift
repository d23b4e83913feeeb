import LayoutLessons
import Terminal

/// A terminal's screen as SVG: monospace text in the colours of its meanings, light and dark.
struct TerminalPicture {
  private static let cell = (width: 8.4, height: 17.0)
  private static let margin = 12.0

  private static let style = """
    text { font: 14px ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace;
      fill: var(--ink); white-space: pre; }
    svg { --ink: #1b1b1f; --paper: #fdfdfd; --line: #c9c9d1; --quiet: #6a6a74; --code: #00708a;
      --good: #1e7a34; --bad: #b3261e; }
    @media (prefers-color-scheme: dark) { svg { --ink: #e6e6ea; --paper: #17171a; --line: #44444c;
      --quiet: #9a9aa4; --code: #63c7dc; --good: #76d18c; --bad: #ff9a8f; } }
    .screen { fill: var(--paper); stroke: var(--line); }
    .cursor { fill: var(--ink); fill-opacity: 0.35; }
    .heading, .strong { font-weight: 700; }
    .heading, .link { text-decoration: underline; }
    .emphasis { font-style: italic; }
    .code { fill: var(--code); }
    .good { fill: var(--good); }
    .bad { fill: var(--bad); }
    .quiet { fill: var(--quiet); }
    """

  let title: String
  let lines: [StyledText]
  let columns: Int
  let rows: Int
  /// Where the cursor is, counted from 0.
  let cursor: (row: Int, column: Int)?

  /// The whole file.
  var svg: String {
    let width = Self.number(Double(columns) * Self.cell.width + 2 * Self.margin)
    let height = Self.number(Double(rows) * Self.cell.height + 2 * Self.margin)
    var parts = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"\(width)\" "
        + "height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\">",
      "<title>\(Self.escaped(title))</title>",
      "<desc>\(Self.escaped(lines.map(\.text).joined(separator: "\n")))</desc>",
      "<style>\n\(Self.style)\n</style>",
      "<rect class=\"screen\" x=\"0.5\" y=\"0.5\" rx=\"8\" width=\"\(width)\" height=\"\(height)\"/>",
    ]
    if let cursor {
      let (x, y) = Self.corner(row: cursor.row, column: cursor.column)
      parts.append(
        "<rect class=\"cursor\" x=\"\(Self.number(x))\" y=\"\(Self.number(y))\" "
          + "width=\"\(Self.number(Self.cell.width))\" height=\"\(Self.number(Self.cell.height))\"/>"
      )
    }
    for (row, line) in lines.prefix(rows).enumerated() { parts += texts(of: line, row: row) }
    return (parts + ["</svg>", ""]).joined(separator: "\n")
  }

  /// An element for each run, in its own columns whatever the font is.
  private func texts(of line: StyledText, row: Int) -> [String] {
    var column = 0
    return line.runs.compactMap { run in
      let width = run.text.widthInColumns
      defer { column += width }
      guard run.text.contains(where: { $0 != " " }) else { return nil }
      let (x, y) = Self.corner(row: row, column: column)
      let kind = run.meaning == .plain ? "" : " class=\"\(run.meaning)\""
      return "<text\(kind) x=\"\(Self.number(x))\" y=\"\(Self.number(y + 13))\" "
        + "textLength=\"\(Self.number(Double(width) * Self.cell.width))\" "
        + "xml:space=\"preserve\">\(Self.escaped(run.text))</text>"
    }
  }

  private static func corner(row: Int, column: Int) -> (x: Double, y: Double) {
    (margin + Double(column) * cell.width, margin + Double(row) * cell.height)
  }

  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  private static func escaped(_ text: String) -> String {
    text.map { ["&": "&amp;", "<": "&lt;", ">": "&gt;"][$0] ?? String($0) }.joined()
  }
}
