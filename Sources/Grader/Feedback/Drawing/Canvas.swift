/// A rectangle of cells that can be drawn on.
struct Canvas: Sendable {
  /// What a cell shows.
  enum Cell: Hashable, Sendable {
    case empty
    case line(LineEnds)
    case character(Character)
    /// The second column of a wide character.
    case covered

    var isText: Bool {
      switch self {
      case .character, .covered: true
      case .empty, .line: false
      }
    }
  }

  let columns: Int
  private(set) var rows: [[Cell]]

  init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = Array(
      repeating: Array(repeating: .empty, count: max(0, columns)), count: max(0, rows))
  }

  /// What a cell shows; `nil` outside the canvas.
  subscript(column: Int, row: Int) -> Cell? {
    guard rows.indices.contains(row), rows[row].indices.contains(column) else { return nil }
    return rows[row][column]
  }

  /// Draws a line into a cell, and joins it with the lines that cross there.
  mutating func add(_ ends: LineEnds, column: Int, row: Int) {
    switch self[column, row] {
    case .empty: rows[row][column] = .line(ends)
    case .line(let others): rows[row][column] = .line(others.union(ends))
    case .character, .covered, nil: break
    }
  }

  /// Sets a character; cells outside the canvas are ignored.
  mutating func set(_ character: Character, column: Int, row: Int) {
    guard self[column, row] != nil else { return }
    rows[row][column] = .character(character)
  }

  /// Writes a text that begins at a cell.
  mutating func write(
    _ text: String, column: Int, row: Int, measure: TextMeasure = .characters
  ) {
    var column = column
    for character in text {
      set(character, column: column, row: row)
      for place in 1..<max(2, measure.width(String(character))) {
        guard place < measure.width(String(character)) else { break }
        if self[column + place, row] != nil { rows[row][column + place] = .covered }
      }
      column += max(1, measure.width(String(character)))
    }
  }

  /// Whether a part of a row is empty and inside the canvas, with no text directly beside it.
  func isFree(row: Int, columns: Range<Int>) -> Bool {
    columns.allSatisfy { self[$0, row] == .empty }
      && self[columns.lowerBound - 1, row]?.isText != true
      && self[columns.upperBound, row]?.isText != true
  }

  /// The rows as text, each as wide as the canvas.
  var fullLines: [String] {
    rows.map { row in
      String(
        row.compactMap { cell -> Character? in
          switch cell {
          case .empty: " "
          case .line(let ends): ends.character
          case .character(let character): character
          case .covered: nil
          }
        })
    }
  }

  /// The rows as text, without the spaces at their ends.
  var lines: [String] { fullLines.map(\.withoutSpacesAtEnd) }
}

extension String {
  var withoutSpacesAtEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
