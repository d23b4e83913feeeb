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

  /// Obeys what a program has written.
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
