/// Comma-separated text, read with the place and the spelling of every cell.
///
/// Joined by the delimiter and followed by their ends, the spellings are the text again, byte for
/// byte, so that a file can be handed back with a few of its cells changed.
/// Source: RFC 4180.
package struct Table: Hashable, Sendable {
  /// The text between two delimiters.
  package struct Cell: Hashable, Sendable {
    /// The cell's text, without quotes.
    package let text: String
    /// How that is written in the file, quotes included.
    package let spelling: String
    /// Where it begins: the line and the column in characters, counted from 1.
    package let line, column: Int

    /// Whether it says nothing.
    package var isEmpty: Bool { text.allSatisfy(\.isWhitespace) }
  }

  /// A row; a quoted cell may stretch it over several lines.
  package struct Row: Hashable, Sendable {
    package let cells: [Cell]
    /// The line end behind it: empty behind the last row of some files.
    package let end: String

    /// The line on which it begins, counted from 1.
    package var line: Int { cells.first?.line ?? 1 }

    /// Whether no cell says anything.
    package var isEmpty: Bool { cells.allSatisfy(\.isEmpty) }
  }

  /// What stands before the first row: a byte order mark, and Excel's line `sep=;`.
  package let beginning: String
  /// The delimiter: the one that `sep=` names, else a comma, a semicolon or a tab, whichever is most
  /// frequent in the first row, or in the second if that has only others.
  package let delimiter: String
  /// All rows in their order, empty ones too.
  package let rows: [Row]

  /// Reads a whole text, in time linear to its length.
  ///
  /// Lines may end in LF, CR LF or CR. A quote inside a cell that doesn't begin with one is a
  /// character like any other.
  ///
  /// - Throws: ``TableError`` at a quote that is never closed, or closed too early.
  package static func read(_ text: String) throws(TableError) -> Table {
    var reader = TableReader(text)
    return try reader.table()
  }

  /// The text of the whole table, with some cells replaced.
  ///
  /// - Parameter spelling: A cell's new text, by row and index; `nil` leaves it unchanged.
  /// - Returns: The text, every other byte as it was read.
  package func text(replacing spelling: (Row, Int) -> String?) -> String {
    var text = beginning
    for row in rows {
      for (index, cell) in row.cells.enumerated() {
        if index > 0 { text += delimiter }
        text += spelling(row, index) ?? cell.spelling
      }
      text += row.end
    }
    return text
  }
}
