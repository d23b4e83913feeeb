/// A terminal as a value: it reads the bytes that a program writes, and knows what a person sees.
///
/// It shares no code with the program, which measures characters in its own way.
///
/// Source: ECMA-48, 5th edition; XTerm Control Sequences.
struct ScreenModel: Hashable, Sendable {
  struct Cell: Hashable, Sendable {
    /// A character with its combining marks; empty for the right half of a wide one.
    var text = " "
    var style = ScreenStyle()
  }

  struct Place: Hashable, Sendable {
    var row = 0
    var column = 0
  }

  /// What is drawn on, the ordinary screen or the other one.
  struct Page: Hashable, Sendable {
    var cells: [[Cell]]
    var cursor = Place()
    /// Whether the next character begins a new row: the last one stands in the last column.
    var isFull = false
    var saved = Place()
    /// The rows that scroll.
    var region: Range<Int>

    init(columns: Int, rows: Int) {
      let row = [Cell](repeating: Cell(), count: columns)
      cells = Array(repeating: row, count: rows)
      region = 0..<rows
    }
  }

  /// The private modes that are on before any program begins: lines wrap, and the cursor is seen.
  static let firstModes: Set<Int> = [7, 25]
  static let alternateScreen = 1049
  static let bracketedPaste = 2004

  private(set) var columns: Int
  private(set) var rows: Int
  var page: Page
  /// The ordinary screen, while the other one is shown.
  var ordinaryPage: Page?
  var modes = firstModes
  var style = ScreenStyle()
  /// Sequences that this model doesn't know, and whose effect it therefore doesn't show.
  var unknown: [ScreenToken] = []
  private var reader = ScreenTokenReader()

  init(columns: Int = 80, rows: Int = 24) {
    (self.columns, self.rows) = (columns, rows)
    page = Page(columns: columns, rows: rows)
  }

  /// The same terminal without what is printed on it.
  var emptied: ScreenModel {
    var model = self
    model.page = Page(columns: columns, rows: rows)
    return model
  }

  mutating func take(_ bytes: [UInt8]) {
    for token in reader.tokens(from: bytes) { take(token) }
  }

  mutating func take(_ text: String) { take(Array(text.utf8)) }

  /// Gives the screen another size: what no longer fits is cut off at the right and at the top.
  mutating func resize(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    page.resize(columns: columns, rows: rows)
    ordinaryPage?.resize(columns: columns, rows: rows)
  }

  private mutating func take(_ token: ScreenToken) {
    switch token {
    case .scalar(let scalar): put(scalar)
    case .control(let byte): obey(byte)
    case .escape(let text): obey(text, token)
    case .sequence(let sequence):
      if !obey(sequence) { unknown.append(token) }
    case .string: break
    }
  }
}

extension ScreenModel {
  /// What stands in each row, without the spaces at its end.
  var lines: [String] {
    page.cells.map { row in
      let text = row.map(\.text).joined()
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// All rows, without the empty ones at the end.
  var text: String {
    var lines = lines
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// The words in reading order, wherever lines break, and without the lines of boxes.
  var words: String { Self.words(of: text) }

  /// Whether the words can be read somewhere, also over the end of a line.
  func shows(_ words: String) -> Bool { self.words.contains(Self.words(of: words)) }

  /// The words of a text with single spaces.
  static func words(of text: String) -> String {
    let isNoWord = { (character: Character) in
      character.isWhitespace || "\u{2500}"..."\u{257F}" ~= character
    }
    return text.split(whereSeparator: isNoWord).joined(separator: " ")
  }

  /// The styles of a text's first occurrence within one row.
  func styles(of text: String) -> [ScreenStyle]? {
    for (line, cells) in zip(lines, page.cells) {
      guard let range = line.firstRange(of: text) else { continue }
      var before = line[..<range.lowerBound].unicodeScalars.count
      var found: [ScreenStyle] = []
      for cell in cells {
        if before <= 0, found.count < text.count, !cell.text.isEmpty { found.append(cell.style) }
        before -= cell.text.unicodeScalars.count
      }
      return found
    }
    return nil
  }

  var isAlternate: Bool { modes.contains(Self.alternateScreen) }
  var isCursorVisible: Bool { modes.contains(25) }
  var takesPastes: Bool { modes.contains(Self.bracketedPaste) }
  /// Whether no cell has a colour.
  var isColourless: Bool { page.cells.joined().allSatisfy(\.style.isColourless) }
}

extension ScreenModel {
  mutating func obey(_ control: UInt8) {
    switch control {
    case 0x08: page.move(row: page.cursor.row, column: page.cursor.column - 1)
    case 0x09: page.move(row: page.cursor.row, column: (page.cursor.column / 8 + 1) * 8)
    case 0x0A, 0x0B, 0x0C: page.lineFeed(blank)
    case 0x0D: page.move(row: page.cursor.row, column: 0)
    default: break
    }
  }

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
    saved = ScreenModel.Place(row: min(saved.row, rows - 1), column: min(saved.column, columns - 1))
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
