/// A rectangle of cells that can be drawn on.
struct Canvas: Sendable {
  typealias Role = LayoutDrawing.Role

  /// What a cell shows.
  enum Sign: Hashable, Sendable {
    case empty
    /// A part of a wanted view's area.
    case shade
    case line(LineEnds)
    case dashes(LineEnds)
    case character(Character)
    /// The second column of a wide character.
    case covered

    var isText: Bool {
      switch self {
      case .character, .covered: true
      case .empty, .shade, .line, .dashes: false
      }
    }

    var isFree: Bool { self == .empty || self == .shade }

    /// Whether it is a line from left to right that crosses no other.
    var isLevel: Bool { self == .line([.left, .right]) || self == .dashes([.left, .right]) }

    /// Whether it is a line that goes on at both ends.
    var isSide: Bool { isLevel || self == .line([.up, .down]) || self == .dashes([.up, .down]) }

    /// What is printed; `nil` if the cell before takes this place, too.
    var printed: Character? {
      switch self {
      case .empty: " "
      case .shade: "░"
      case .line(let ends): ends.character
      case .dashes(let ends): ends.dashedCharacter
      case .character(let character): character
      case .covered: nil
      }
    }
  }

  let columns: Int
  private(set) var rows: [[(sign: Sign, role: Role)]]

  init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = Array(
      repeating: Array(repeating: (.empty, .window), count: max(0, columns)), count: max(0, rows))
  }

  /// What a cell shows; `nil` outside the canvas.
  subscript(column: Int, row: Int) -> Sign? {
    guard rows.indices.contains(row), rows[row].indices.contains(column) else { return nil }
    return rows[row][column].sign
  }

  /// Changes a cell; cells outside the canvas are ignored.
  mutating func set(_ sign: Sign, _ role: Role, column: Int, row: Int) {
    guard self[column, row] != nil else { return }
    rows[row][column] = (sign, role)
  }

  /// Draws a line into a cell, and joins it with the lines that cross there.
  mutating func add(_ ends: LineEnds, _ role: Role, column: Int, row: Int) {
    switch self[column, row] {
    case .empty, .shade:
      set(role == .guide ? .dashes(ends) : .line(ends), role, column: column, row: row)
    case .dashes(let others) where role == .guide:
      set(.dashes(others.union(ends)), role, column: column, row: row)
    case .line(let others), .dashes(let others):
      set(.line(others.union(ends)), role, column: column, row: row)
    case .character, .covered, nil: break
    }
  }

  /// Takes away the parts of guides that a view covers; those on its outline stay.
  mutating func removeGuides(below box: Box) {
    let (inRows, inColumns) = (box.rows.dropFirst().dropLast(), box.columns.dropFirst().dropLast())
    for row in box.rows {
      for column in box.columns {
        guard case .dashes(var ends)? = self[column, row] else { continue }
        let isBeside = (row: inRows.contains(row), column: inColumns.contains(column))
        if isBeside.row { ends.remove(column == box.columns.first ? .right : .left) }
        if isBeside.column { ends.remove(row == box.rows.first ? .down : .up) }
        let isInside = isBeside.row && isBeside.column
        set(isInside ? .empty : .dashes(ends), .guide, column: column, row: row)
      }
    }
  }

  /// Writes a text that begins at a cell.
  mutating func write(
    _ text: String, _ role: Role, column: Int, row: Int, measure: TextMeasure = .characters
  ) {
    var column = column
    for character in text {
      let width = max(1, measure.width(String(character)))
      set(.character(character), role, column: column, row: row)
      for place in 1..<max(2, width) where place < width {
        set(.covered, role, column: column + place, row: row)
      }
      column += width
    }
  }

  /// Whether a part of a row is free and inside the canvas, with no text directly beside it.
  func isFree(row: Int, columns: Range<Int>) -> Bool {
    columns.allSatisfy { self[$0, row]?.isFree == true }
      && self[columns.lowerBound - 1, row]?.isText != true
      && self[columns.upperBound, row]?.isText != true
  }
}
