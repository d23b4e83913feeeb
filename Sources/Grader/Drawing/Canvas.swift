/// A rectangle of characters that can be drawn on.
struct Canvas: Sendable {
  private(set) var rows: [[Character]]

  init(columns: Int, rows: Int) {
    self.rows = Array(
      repeating: Array(repeating: " ", count: max(0, columns)), count: max(0, rows))
  }

  /// Sets a character; places outside are ignored.
  mutating func set(_ character: Character, column: Int, row: Int) {
    guard rows.indices.contains(row), rows[row].indices.contains(column) else { return }
    rows[row][column] = character
  }

  /// Writes characters to the right of a place.
  mutating func write(_ text: String, column: Int, row: Int) {
    for (offset, character) in text.enumerated() {
      set(character, column: column + offset, row: row)
    }
  }

  /// Whether a stretch of a row is empty, with one place around it.
  func isFree(row: Int, columns: Range<Int>) -> Bool {
    guard rows.indices.contains(row) else { return false }
    return (columns.lowerBound - 1...columns.upperBound).allSatisfy { column in
      !rows[row].indices.contains(column) || rows[row][column] == " "
    }
  }

  /// The rows as text, without the spaces at their ends.
  var lines: [String] {
    rows.map { row in
      let end = row.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0
      return String(row[..<end])
    }
  }
}
