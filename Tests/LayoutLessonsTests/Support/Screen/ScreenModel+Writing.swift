extension ScreenModel {
  /// Writes one character, and goes on to the next place.
  mutating func put(_ scalar: Unicode.Scalar) {
    let width = scalar.columnsOnScreen
    if width == 0 { return page.combine(scalar) }
    if modes.contains(7), page.isFull || page.cursor.column + width > columns {
      page.cursor.column = 0
      page.lineFeed(Cell(style: ScreenStyle()))
    }
    page.isFull = false
    let column = min(page.cursor.column, columns - width)
    guard column >= 0 else { return }
    page.clearHalves(row: page.cursor.row, columns: column..<(column + width))
    page.cells[page.cursor.row][column] = Cell(text: String(scalar), style: style)
    if width == 2 { page.cells[page.cursor.row][column + 1] = Cell(text: "", style: style) }
    page.isFull = column + width >= columns
    page.cursor.column = min(column + width, columns - 1)
  }

  /// A cell as erasing leaves it: with the background that is chosen.
  var blank: Cell { Cell(style: ScreenStyle(background: style.background)) }
}

extension ScreenModel.Page {
  typealias Cell = ScreenModel.Cell

  var columns: Int { cells.first?.count ?? 0 }

  /// Adds a mark to the character before the cursor.
  mutating func combine(_ scalar: Unicode.Scalar) {
    var column = isFull ? cursor.column : cursor.column - 1
    if column > 0, cells[cursor.row][column].text.isEmpty { column -= 1 }
    guard column >= 0 else { return }
    cells[cursor.row][column].text.unicodeScalars.append(scalar)
  }

  /// Half of a wide character is none: the other half becomes a space.
  mutating func clearHalves(row: Int, columns range: Range<Int>) {
    if range.lowerBound > 0, cells[row][range.lowerBound].text.isEmpty {
      cells[row][range.lowerBound - 1].text = " "
    }
    if range.upperBound < columns, cells[row][range.upperBound].text.isEmpty {
      cells[row][range.upperBound].text = " "
    }
  }

  mutating func move(row: Int, column: Int) {
    isFull = false
    cursor.row = min(max(row, 0), cells.count - 1)
    cursor.column = min(max(column, 0), columns - 1)
  }

  /// Goes one row down, and scrolls at the region's end.
  mutating func lineFeed(_ blank: Cell) {
    isFull = false
    if cursor.row == region.upperBound - 1 {
      scroll(by: 1, in: region, blank)
    } else if cursor.row < cells.count - 1 {
      cursor.row += 1
    }
  }

  /// Goes one row up, and scrolls at the region's beginning.
  mutating func reverseLineFeed(_ blank: Cell) {
    isFull = false
    if cursor.row == region.lowerBound {
      scroll(by: -1, in: region, blank)
    } else if cursor.row > 0 {
      cursor.row -= 1
    }
  }

  /// Moves rows up, or down by a negative number; empty ones follow.
  mutating func scroll(by count: Int, in rows: Range<Int>, _ blank: Cell) {
    let empty = [Cell](repeating: blank, count: columns)
    for _ in 0..<min(abs(count), rows.count) {
      if count > 0 {
        cells.remove(at: rows.lowerBound)
        cells.insert(empty, at: rows.upperBound - 1)
      } else {
        cells.remove(at: rows.upperBound - 1)
        cells.insert(empty, at: rows.lowerBound)
      }
    }
  }

  /// Empties cells of the cursor's row.
  mutating func erase(columns range: Range<Int>, _ blank: Cell) {
    let range = range.clamped(to: 0..<columns)
    guard !range.isEmpty else { return }
    clearHalves(row: cursor.row, columns: range)
    for column in range { cells[cursor.row][column] = blank }
  }

  /// Empties whole rows.
  mutating func erase(rows range: Range<Int>, _ blank: Cell) {
    for row in range.clamped(to: 0..<cells.count) {
      cells[row] = Array(repeating: blank, count: columns)
    }
  }

  /// Moves what is right of the cursor, to the right or, by a negative number, over the cursor.
  mutating func shift(by count: Int, _ blank: Cell) {
    var row = cells[cursor.row]
    for _ in 0..<min(abs(count), columns - cursor.column) {
      row.remove(at: count > 0 ? columns - 1 : cursor.column)
      row.insert(blank, at: count > 0 ? cursor.column : columns - 1)
    }
    cells[cursor.row] = row
  }

  mutating func resize(columns: Int, rows: Int) {
    let lost = max(cursor.row - rows + 1, 0)
    cells = Array(cells.dropFirst(lost).prefix(rows)).map { row in
      Array((row + Array(repeating: Cell(), count: columns)).prefix(columns))
    }
    while cells.count < rows { cells.append(Array(repeating: Cell(), count: columns)) }
    region = 0..<rows
    move(row: cursor.row - lost, column: cursor.column)
    saved = ScreenModel.Place(
      row: min(saved.row, rows - 1), column: min(saved.column, columns - 1))
  }
}

extension Unicode.Scalar {
  /// The columns that a terminal gives to the character: 0, 1 or 2.
  ///
  /// Source: Unicode Standard Annex #11; the blocks that the course's texts could have.
  var columnsOnScreen: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch value {
    case 0x1160...0x11FF: return 0
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
      0x1F900...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
