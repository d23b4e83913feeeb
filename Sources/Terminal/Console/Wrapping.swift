extension StyledText {
  /// The text in lines no wider than `columns`, indentation included.
  ///
  /// Lines break at spaces, which vanish there, and beside ideographs, but not before closing or
  /// after opening punctuation. A code run keeps its spaces and breaks only when it is wider than
  /// a line, behind a parenthesis or a comma if it can; so does a word. A single wide character in
  /// one column is all that may stick out, and a path, unless paths are split: behind a slash.
  ///
  /// - Parameters:
  ///   - columns: The width to fill, at least 1.
  ///   - firstIndent: The spaces before the first line; at most half the width is used.
  ///   - hangingIndent: The spaces before every other line, also after a line break in the text.
  ///   - splittingPaths: For a screen, where nobody can copy what sticks out.
  /// - Returns: The lines, without spaces at their ends; one empty line for empty text.
  package func wrapped(
    to columns: Int, firstIndent: Int = 0, hangingIndent: Int = 0, splittingPaths: Bool = false
  ) -> [StyledText] {
    var filler = LineFiller(columns, firstIndent: firstIndent, hangingIndent: hangingIndent)
    for line in lines {
      filler.fill(with: line.words(keepingCodeTo: filler.narrowestRoom, paths: !splittingPaths))
      filler.endLine()
    }
    return filler.lines
  }

  /// The columns of the widest word, which is where wrapping would start to split words.
  package var widestWordInColumns: Int {
    lines.flatMap { $0.words(keepingCodeTo: .max, paths: true) }.map(\.cells.widthInColumns).max()
      ?? 0
  }

  fileprivate func words(keepingCodeTo room: Int, paths: Bool) -> [Word] {
    var words: [Word] = []
    var gap: [Cell] = []
    for cell in cells(keepingCodeTo: room, paths: paths) {
      if cell.isGap {
        gap.append(cell)
      } else if gap.isEmpty, let last = words.last?.cells.last, !last.mayBreak(before: cell) {
        words[words.count - 1].cells.append(cell)
      } else {
        words.append(Word(gap: gap, cells: [cell]))
        gap = []
      }
    }
    return words
  }

  private func cells(keepingCodeTo room: Int, paths: Bool) -> [Cell] {
    runs.enumerated().flatMap { index, run in
      // A path is copied, and in two pieces it is none.
      let isPath = paths && run.text.contains("/") && !run.text.contains(" ")
      let isKept = run.meaning == .code && (isPath || run.text.widthInColumns <= room)
      return run.text.map { character in
        Cell(
          character: character, meaning: run.meaning, columns: character.widthInColumns,
          code: isKept ? index : nil)
      }
    }
  }
}

/// One grapheme cluster with all that decides about a break beside it.
private struct Cell {
  let character: Character
  let meaning: StyledText.Meaning
  let columns: Int
  /// The number of the run that has to stay in one piece, nil outside of such runs.
  let code: Int?

  /// Whether this is space between words.
  var isGap: Bool { code == nil && (character == " " || character == "\u{3000}") }

  /// Whether code that is too wide for a line is cut behind this: `constraint(equalTo:` after `(`.
  var isJoint: Bool { meaning == .code && code == nil && "([,/".contains(character) }

  func mayBreak(before next: Cell) -> Bool {
    if let code, code == next.code { return false }
    if columns < 2 && next.columns < 2 { return false }
    return !Self.opening.contains(character) && !Self.closing.contains(next.character)
  }

  private static let closing = Set("，。、；：？！）」』】》〉〕］｝”’…—～·・,.;:?!)]}%")
  private static let opening = Set("（「『【《〈〔［｛“‘([{")
}

extension [Cell] {
  fileprivate var widthInColumns: Int { reduce(0) { $0 + $1.columns } }

  /// The cells in one piece, or code that is too wide for a line cut before its dots.
  fileprivate func cut(to room: Int) -> [[Cell]] {
    guard widthInColumns > room, first?.meaning == .code, first?.code == nil else { return [self] }
    return reduce(into: [[]]) { pieces, cell in
      if cell.character == ".", !pieces[0].isEmpty { pieces.append([]) }
      pieces[pieces.count - 1].append(cell)
    }
  }
}

/// What can't be broken, with the space before it.
private struct Word {
  let gap: [Cell]
  var cells: [Cell]

  /// The word cut at the ends of code, and code where it has a joint, for when it is wider than a
  /// line.
  var parts: [[Cell]] {
    cells.reduce(into: []) { parts, cell in
      if let last = parts.last?.last, last.code == cell.code, !last.isJoint {
        parts[parts.count - 1].append(cell)
      } else {
        parts.append([cell])
      }
    }
  }
}

private struct LineFiller {
  let columns: Int
  let indents: (first: Int, hanging: Int)
  var lines: [StyledText] = []
  private var line: [Cell] = []
  private var used = 0

  init(_ columns: Int, firstIndent: Int, hangingIndent: Int) {
    self.columns = max(columns, 1)
    let most = self.columns / 2
    indents = (min(max(firstIndent, 0), most), min(max(hangingIndent, 0), most))
  }

  var indent: Int { lines.isEmpty ? indents.first : indents.hanging }
  var room: Int { columns - indent }
  var narrowestRoom: Int { columns - max(indents.first, indents.hanging) }

  mutating func fill(with words: [Word]) {
    for word in words {
      let width = word.cells.widthInColumns
      if used + word.gap.widthInColumns + width <= room {
        place(word.gap + word.cells)
      } else if width <= narrowestRoom {
        endLineIfUsed()
        place(word.cells)
      } else {
        split(word)
      }
    }
  }

  mutating func endLine() {
    var ended = StyledText(line.isEmpty ? "" : String(repeating: " ", count: indent))
    for cell in line { ended.append(visible: String(cell.character), cell.meaning) }
    lines.append(ended)
    (line, used) = ([], 0)
  }

  private mutating func endLineIfUsed() { if !line.isEmpty { endLine() } }

  private mutating func split(_ word: Word) {
    var gap = word.gap
    for part in word.parts.flatMap({ $0.cut(to: narrowestRoom) }) {
      if used + gap.widthInColumns + part.widthInColumns <= room {
        place(gap)
      } else {
        endLineIfUsed()
      }
      for cell in part {
        if used + cell.columns > room, cell.code == nil { endLineIfUsed() }
        place([cell])
      }
      gap = []
    }
  }

  private mutating func place(_ cells: [Cell]) {
    line += cells
    used += cells.widthInColumns
  }
}

extension String {
  /// The columns that the text takes in a terminal, cluster by cluster; `\n` takes none.
  package var widthInColumns: Int {
    if utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return utf8.count }
    return reduce(0) { $0 + $1.widthInColumns }
  }

  /// The spaces that fill a column of some width beside the text.
  package func spaces(to columns: Int) -> String {
    String(repeating: " ", count: max(0, columns - widthInColumns))
  }
}

extension Character {
  /// The columns that one grapheme cluster takes: 0, 1 or 2.
  ///
  /// The first scalar that has a width decides, which is what terminals do with combining marks,
  /// Hangul jamo and emoji joined by U+200D; U+FE0F asks for an emoji and so for 2 columns.
  /// Left out, because terminals differ: "ambiguous" East Asian characters (`…`, `─`, `①`) count
  /// as 1, U+FE0E doesn't narrow an emoji, and an Indic conjunct is as wide as its first letter.
  package var widthInColumns: Int {
    if let ascii = asciiValue { return ascii == 0x0A ? 0 : 1 }
    let base = unicodeScalars.lazy.map(\.widthInColumns).first { $0 > 0 } ?? 0
    return base == 1 && unicodeScalars.contains("\u{FE0F}") && startsEmoji ? 2 : base
  }

  private var startsEmoji: Bool { unicodeScalars.first?.properties.isEmoji ?? false }
}

extension Unicode.Scalar {
  fileprivate var widthInColumns: Int {
    if value < 0x300 { return 1 }
    if hasNoWidth { return 0 }
    return properties.isEmojiPresentation || Self.wide.contains { $0 ~= value } ? 2 : 1
  }

  private var hasNoWidth: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default:
      // Hangul vowels and finals stand in their syllable's first letter's two columns.
      properties.isDefaultIgnorableCodePoint || 0x1160...0x11FF ~= value
        || 0xD7B0...0xD7FB ~= value
    }
  }

  /// East Asian Width W and F, Unicode 17, without what is an emoji by default.
  ///
  /// Ranges run over unassigned gaps and over marks without width, which are taken out before.
  ///
  /// Source: Unicode Standard Annex #11, EastAsianWidth.txt.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E,
    0x3041...0x3247, 0x3250...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FB,
    0x1D300...0x1D376, 0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}

extension String {
  /// The same text with a visible sign for each character that could steer a terminal.
  ///
  /// C0 controls and DEL become their pictures (ESC is `␛`); C1 controls (8-bit CSI among them),
  /// Unicode line separators and the marks that turn text direction become U+FFFD; a tab becomes
  /// four spaces, since the column it starts in isn't known here. `\n` stays, `\r\n` becomes `\n`.
  package var visible: String {
    if utf8.allSatisfy({ 0x20...0x7E ~= $0 || $0 == 0x0A }) { return self }
    var visible = UnicodeScalarView()
    var isAfterReturn = false
    for scalar in unicodeScalars {
      if isAfterReturn && scalar == "\n" { visible.removeLast() }
      isAfterReturn = scalar == "\r"
      switch scalar.value {
      case 0x09: visible.append(contentsOf: "    ".unicodeScalars)
      case 0x0A: visible.append(scalar)
      case 0x00...0x1F: visible.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case 0x7F: visible.append("\u{2421}")
      case 0x80...0x9F, 0x2028...0x202E, 0x2066...0x2069: visible.append("\u{FFFD}")
      default: visible.append(scalar)
      }
    }
    return String(visible)
  }
}
