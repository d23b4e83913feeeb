/// Cells in rows and columns, for the tables of lessons.
package struct TextTable: Hashable, Sendable {
  /// The side of its column that a cell keeps to.
  package enum Alignment: Hashable, Sendable { case leading, centre, trailing }

  private let header: [StyledText]
  private let rows: [[StyledText]]
  private let alignments: [Alignment]

  private static let gap: StyledText = "  "
  /// A column with more text than this is wrapped no narrower.
  private static let legibleColumns = 12

  /// Makes a table; rows may be ragged, and the missing cells are empty.
  ///
  /// An empty header has no row. Columns whose alignment isn't mentioned are leading.
  package init(header: [StyledText], rows: [[StyledText]], alignments: [Alignment] = []) {
    let count = rows.map(\.count).reduce(header.count, max)
    let padded = { (row: [StyledText]) in row + Array(repeating: "", count: count - row.count) }
    self.header = padded(header).map { $0.whenPlain(.strong) }
    self.rows = rows.map(padded)
    self.alignments = alignments + Array(repeating: .leading, count: max(count, alignments.count))
  }

  /// The table in lines no wider than `columns`.
  ///
  /// Cells are wrapped to make the columns fit; where that would split words, each row becomes a
  /// stack of `header: cell` lines, with an empty line between rows.
  package func lines(columns: Int) -> [StyledText] {
    guard let widths = widths(in: columns) else { return stacked(columns: columns) }
    let body = rows.flatMap { lines(of: $0, widths: widths) }
    if header.allSatisfy(\.isEmpty) { return body }
    let rule = widths.map { StyledText(String(repeating: "─", count: $0), .quiet) }
    return lines(of: header, widths: widths) + [rule.joined(separator: Self.gap)] + body
  }

  /// The columns' widths, nil if even the narrowest are too wide together.
  private func widths(in columns: Int) -> [Int]? {
    let grid = [header] + rows
    let natural = header.indices.map { column in
      grid.map { $0[column].widthInColumns }.reduce(0, max)
    }
    let least = header.indices.map { column in
      let word = grid.map { $0[column].widestWordInColumns }.reduce(0, max)
      return min(natural[column], max(word, Self.legibleColumns))
    }
    let budget = columns - Self.gap.widthInColumns * max(header.count - 1, 0)
    guard least.reduce(0, +) <= budget else { return nil }
    let capped = { (cap: Int) in zip(natural, least).map { max($1, min($0, cap)) } }
    let cap = (0...natural.reduce(0, max)).last { capped($0).reduce(0, +) <= budget } ?? 0
    var widths = capped(cap)
    var spare = budget - widths.reduce(0, +)
    for column in widths.indices where widths[column] < natural[column] && spare > 0 {
      widths[column] += 1
      spare -= 1
    }
    return widths
  }

  private func lines(of row: [StyledText], widths: [Int]) -> [StyledText] {
    let cells = zip(row, widths).map { $0.wrapped(to: $1) }
    return (0..<(cells.map(\.count).max() ?? 0)).map { line in
      let parts = cells.indices.map { column in
        let cell = line < cells[column].count ? cells[column][line] : ""
        return cell.padded(to: widths[column], alignments[column])
      }
      return parts.joined(separator: Self.gap).withoutTrailingSpaces
    }
  }

  private func stacked(columns: Int) -> [StyledText] {
    let blocks = rows.map { row in
      zip(header, row).flatMap { title, cell in
        (title.isEmpty ? cell : "\(title): \(cell)").wrapped(to: columns, hangingIndent: 2)
      }
    }
    return Array(blocks.joined(separator: [""]))
  }
}

extension StyledText {
  fileprivate func padded(to columns: Int, _ alignment: TextTable.Alignment) -> StyledText {
    let spare = max(columns - widthInColumns, 0)
    let before = alignment == .leading ? 0 : alignment == .centre ? spare / 2 : spare
    let spaces = { StyledText(String(repeating: " ", count: $0)) }
    return spaces(before) + self + spaces(spare - before)
  }

  /// Wide tables would otherwise end in invisible padding, which copies badly.
  fileprivate var withoutTrailingSpaces: StyledText {
    guard let last = runs.last, last.text.last == " " else { return self }
    let kept = last.text.reversed().drop { $0 == " " }.reversed()
    var trimmed = StyledText()
    for run in runs.dropLast() { trimmed.append(visible: run.text, run.meaning) }
    trimmed.append(visible: String(kept), last.meaning)
    return trimmed
  }
}
