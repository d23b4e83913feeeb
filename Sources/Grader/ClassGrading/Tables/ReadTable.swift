package import Course
package import LayoutEngine

/// Comma-separated text that was read, with the place and the spelling of every cell.
///
/// Joined by the delimiter and followed by their ends, the spellings are the text again, byte for
/// byte, so that a file can be handed back with a few of its cells changed.
/// Source: RFC 4180.
package struct ReadTable: Hashable, Sendable {
  package struct Cell: Hashable, Sendable {
    /// The cell's text, without quotes.
    package let text: String
    /// How that is written in the file, quotes included.
    package let spelling: String
    package let place: SourcePlace

    package var isEmpty: Bool { text.allSatisfy(\.isWhitespace) }
  }

  /// A row; a quoted cell may stretch it over several lines.
  package struct Row: Hashable, Sendable {
    package let cells: [Cell]
    /// The line end behind it: empty behind the last row of some files.
    package let end: String

    /// The line on which it begins, counted from 1.
    package var line: Int { place.line }

    package var place: SourcePlace { cells.first?.place ?? SourcePlace(line: 1, column: 1) }

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
  /// - Parameters:
  ///   - text: The whole file.
  ///   - path: What messages call it.
  /// - Throws: ``CourseError`` at a quote that is never closed, or closed too early.
  package init(_ text: String, path: String) throws(CourseError) {
    var reader = TableReader(text, path: path)
    beginning = reader.beginning
    delimiter = String(decoding: [reader.delimiter], as: UTF8.self)
    rows = try reader.rows()
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

/// Walks over the UTF-8 bytes of comma-separated text.
struct TableReader {
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let (tab, lineFeed, carriageReturn, quote) = (
    UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\"")
  )

  private let path: String
  private let bytes: [UInt8]
  let beginning: String
  let delimiter: UInt8
  private var index: Int
  private var line: Int
  /// The last counted place and its column, so that each byte is counted once.
  private var counted: (index: Int, column: Int)

  init(_ text: String, path: String) {
    self.path = path
    bytes = Array(text.utf8)
    let mark = bytes.starts(with: Self.mark) ? Self.mark.count : 0
    let named = Self.named(in: bytes.dropFirst(mark))
    let start = named?.end ?? mark
    (index, line, counted) = (start, named == nil ? 1 : 2, (start, 1))
    beginning = String(decoding: bytes[..<start], as: UTF8.self)
    delimiter = named?.delimiter ?? Self.delimiter(of: bytes.dropFirst(start))
  }

  /// The delimiter that a first line `sep=;` names, and where the next line begins.
  private static func named(in bytes: ArraySlice<UInt8>) -> (delimiter: UInt8, end: Int)? {
    guard bytes.starts(with: "sep=".utf8),
      let end = bytes.firstIndex(where: { $0 == lineFeed || $0 == carriageReturn }),
      end == bytes.startIndex + "sep=;".utf8.count, ",;|\t".utf8.contains(bytes[end - 1])
    else { return nil }
    return (bytes[end - 1], end + (bytes[end...].starts(with: [carriageReturn, lineFeed]) ? 2 : 1))
  }

  /// The most frequent delimiter in the first row, outside quotes; a comma if there is none.
  ///
  /// A first row whose delimiter isn't in the second is a title with a comma in it.
  private static func delimiter(of bytes: ArraySlice<UInt8>) -> UInt8 {
    let order = [UInt8(ascii: ","), UInt8(ascii: ";"), tab]
    var rows = [[0, 0, 0]]
    var isQuoted = false
    for byte in bytes {
      if byte == quote { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == lineFeed || byte == carriageReturn, rows[rows.count - 1] != [0, 0, 0] {
        if rows.count == 2 { break }
        rows.append([0, 0, 0])
      }
      if let index = order.firstIndex(of: byte) { rows[rows.count - 1][index] += 1 }
    }
    let best = rows.map { row in order.indices.max { row[$0] < row[$1] } ?? 0 }
    let isTitle = rows.count == 2 && rows[1][best[0]] == 0 && rows[1][best[1]] > 0
    return order[isTitle ? best[1] : best[0]]
  }

  mutating func rows() throws(CourseError) -> [ReadTable.Row] {
    var rows: [ReadTable.Row] = []
    while index < bytes.count { rows.append(try row()) }
    return rows
  }

  private mutating func row() throws(CourseError) -> ReadTable.Row {
    var cells = [try cell()]
    while index < bytes.count, bytes[index] == delimiter {
      index += 1
      cells.append(try cell())
    }
    let start = index
    if index < bytes.count, bytes[index] == Self.carriageReturn { index += 1 }
    if index < bytes.count, bytes[index] == Self.lineFeed { index += 1 }
    startLine()
    return ReadTable.Row(cells: cells, end: String(decoding: bytes[start..<index], as: UTF8.self))
  }

  private mutating func startLine() {
    line += 1
    counted = (index, 1)
  }

  /// The place at hand; its column is in characters.
  private mutating func place() -> SourcePlace {
    let passed = String(decoding: bytes[counted.index..<index], as: UTF8.self)
    counted = (index, counted.column + passed.count)
    return SourcePlace(line: line, column: counted.column)
  }

  private mutating func cell() throws(CourseError) -> ReadTable.Cell {
    let (start, place) = (index, place())
    let isQuoted = index < bytes.count && bytes[index] == Self.quote
    let said = isQuoted ? try quoted(from: place) : plain()
    if isQuoted, index < bytes.count, !endsCell(bytes[index]) {
      throw CourseError(path, at: self.place(), .says("table.textAfterQuote"))
    }
    return ReadTable.Cell(
      text: String(decoding: said, as: UTF8.self),
      spelling: String(decoding: bytes[start..<index], as: UTF8.self), place: place)
  }

  private func endsCell(_ byte: UInt8) -> Bool {
    byte == delimiter || byte == Self.lineFeed || byte == Self.carriageReturn
  }

  private mutating func plain() -> ArraySlice<UInt8> {
    let start = index
    while index < bytes.count, !endsCell(bytes[index]) { index += 1 }
    return bytes[start..<index]
  }

  /// The bytes between quotes; a quote that is written twice stands for one.
  private mutating func quoted(from place: SourcePlace) throws(CourseError) -> ArraySlice<UInt8> {
    var said: ArraySlice<UInt8> = []
    index += 1
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == Self.quote {
        guard index < bytes.count, bytes[index] == Self.quote else { return said }
        index += 1
      } else if byte == Self.lineFeed
        || byte == Self.carriageReturn && (index == bytes.count || bytes[index] != Self.lineFeed)
      {
        startLine()
      }
      said.append(byte)
    }
    throw CourseError(path, at: place, .says("table.unclosedQuote"))
  }
}
