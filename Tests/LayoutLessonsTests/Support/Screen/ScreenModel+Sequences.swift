extension ScreenModel {
  /// Does what a single control byte says.
  mutating func obey(_ control: UInt8) {
    switch control {
    case 0x08: page.move(row: page.cursor.row, column: page.cursor.column - 1)
    case 0x09: page.move(row: page.cursor.row, column: (page.cursor.column / 8 + 1) * 8)
    case 0x0A, 0x0B, 0x0C: page.lineFeed(blank)
    case 0x0D: page.move(row: page.cursor.row, column: 0)
    default: break
    }
  }

  /// Does what an escape without numbers says.
  mutating func obey(_ escape: String, _ token: ScreenToken) {
    switch escape {
    case "7": page.saved = page.cursor
    case "8": page.move(row: page.saved.row, column: page.saved.column)
    case "D": page.lineFeed(blank)
    case "E":
      page.lineFeed(blank)
      page.cursor.column = 0
    case "M": page.reverseLineFeed(blank)
    case "c": self = ScreenModel(columns: columns, rows: rows)
    case "(B", ")B", "\\": break
    default: unknown.append(token)
    }
  }

  /// Does what a sequence says.
  ///
  /// - Returns: Whether it is known.
  mutating func obey(_ sequence: ScreenToken.ControlSequence) -> Bool {
    switch (sequence.prefix, sequence.intermediates) {
    case ("", ""):
      return move(sequence) || erase(sequence) || shift(sequence) || look(sequence)
    case ("?", ""): return setModes(sequence)
    case ("", " "): return sequence.final == "q"
    default: return false
    }
  }

  private mutating func move(_ sequence: ScreenToken.ControlSequence) -> Bool {
    let (cursor, count) = (page.cursor, max(sequence.number(0), 1))
    switch sequence.final {
    case "A": page.move(row: cursor.row - count, column: cursor.column)
    case "B", "e": page.move(row: cursor.row + count, column: cursor.column)
    case "C", "a": page.move(row: cursor.row, column: cursor.column + count)
    case "D": page.move(row: cursor.row, column: cursor.column - count)
    case "E": page.move(row: cursor.row + count, column: 0)
    case "F": page.move(row: cursor.row - count, column: 0)
    case "G", "`": page.move(row: cursor.row, column: count - 1)
    case "d": page.move(row: count - 1, column: cursor.column)
    case "H", "f": page.move(row: count - 1, column: max(sequence.number(1), 1) - 1)
    case "s": page.saved = cursor
    case "u": page.move(row: page.saved.row, column: page.saved.column)
    default: return false
    }
    return true
  }

  private mutating func erase(_ sequence: ScreenToken.ControlSequence) -> Bool {
    let (cursor, part) = (page.cursor, sequence.number(0, or: 0))
    switch (sequence.final, part) {
    case ("J", 0):
      page.erase(columns: cursor.column..<columns, blank)
      page.erase(rows: (cursor.row + 1)..<max(rows, cursor.row + 1), blank)
    case ("J", 1):
      page.erase(columns: 0..<(cursor.column + 1), blank)
      page.erase(rows: 0..<cursor.row, blank)
    case ("J", 2): page.erase(rows: 0..<rows, blank)
    // What has scrolled away is not kept here.
    case ("J", 3): break
    case ("K", 0): page.erase(columns: cursor.column..<columns, blank)
    case ("K", 1): page.erase(columns: 0..<(cursor.column + 1), blank)
    case ("K", 2): page.erase(columns: 0..<columns, blank)
    case ("X", _): page.erase(columns: cursor.column..<(cursor.column + max(part, 1)), blank)
    default: return false
    }
    page.isFull = false
    return true
  }

  private mutating func shift(_ sequence: ScreenToken.ControlSequence) -> Bool {
    let count = max(sequence.number(0), 1)
    let below = page.cursor.row..<max(page.region.upperBound, page.cursor.row)
    switch sequence.final {
    case "@": page.shift(by: count, blank)
    case "P": page.shift(by: -count, blank)
    case "L": page.scroll(by: -count, in: below, blank)
    case "M": page.scroll(by: count, in: below, blank)
    case "S": page.scroll(by: count, in: page.region, blank)
    case "T": page.scroll(by: -count, in: page.region, blank)
    default: return false
    }
    return true
  }

  private mutating func look(_ sequence: ScreenToken.ControlSequence) -> Bool {
    switch sequence.final {
    case "m": return style.take(sequence.parameters.map { $0 ?? 0 })
    case "r":
      let first = max(sequence.number(0), 1) - 1
      let last = min(max(sequence.number(1, or: rows), 1), rows)
      guard first + 1 < last else { return true }
      page.region = first..<last
      page.move(row: 0, column: 0)
      return true
    default: return false
    }
  }

  private mutating func setModes(_ sequence: ScreenToken.ControlSequence) -> Bool {
    guard sequence.final == "h" || sequence.final == "l" else { return false }
    for case let mode? in sequence.parameters {
      let wasOn = modes.contains(mode)
      if sequence.final == "h" { modes.insert(mode) } else { modes.remove(mode) }
      guard mode == Self.alternateScreen, wasOn != modes.contains(mode) else { continue }
      if wasOn {
        page = ordinaryPage ?? page
        ordinaryPage = nil
      } else {
        ordinaryPage = page
        page = Page(columns: columns, rows: rows)
        page.cursor = ordinaryPage?.cursor ?? Place()
      }
    }
    return true
  }
}
