import Terminal

/// The rows of an answer as they are shown, with numbers, marks and the cursor.
struct AnswerRows {
  private struct Cell {
    let character: Character
    let meaning: StyledText.Meaning
  }

  private let marks: [Int: Bool]
  private let spoken: Int?
  private let digits: Int
  /// The lines of the answer, each with its rows on the screen.
  private var lines: [[ArraySlice<Cell>]] = []
  /// The place of the cursor: its line, its row among those of the line, and its column there.
  private var cursor = (line: 0, row: 0, column: 0)

  /// Lays out an answer; lines that are too long go on in the next row.
  ///
  /// The marks tell whether lines are right, by their numbers; one line may be spoken of.
  init(
    _ editor: AnswerEditor, _ marks: [Int: Bool] = [:], about spoken: Int? = nil,
    isRefused: Bool = false, columns: Int
  ) {
    (self.marks, self.spoken) = (marks, spoken)
    var (lines, place) = Self.lines(of: editor, isRefused: isRefused)
    if lines.last?.isEmpty == true, place.line < lines.count - 1 { lines.removeLast() }
    digits = String(lines.count).count
    cursor.line = place.line
    self.lines = lines.map { Self.parts(of: $0, room: max(8, columns - margin - 1)) }
    let parts = self.lines[place.line]
    cursor.row = parts.lastIndex { $0.startIndex <= place.index } ?? 0
    cursor.column = lines[place.line][parts[cursor.row].startIndex..<place.index]
      .map(\.character.widthInColumns).reduce(0, +)
  }

  /// The columns before an answer's text: a mark and the line's number.
  private var margin: Int { digits + 4 }

  var count: Int { rows(of: lines.indices) }
  /// How many rows have more than a comment in them.
  var codeCount: Int { rows(of: lines.indices.filter { rank($0).0 < 2 }) }
  /// How many rows the lines need that stay in sight: the one with the cursor, and the one that is
  /// spoken of.
  var leastCount: Int { rows(of: kept) }

  private func rows(of numbers: some Sequence<Int>) -> Int {
    numbers.reduce(0) { $0 + lines[$1].count }
  }

  private func isEmpty(_ number: Int) -> Bool { lines[number].joined().isEmpty }

  private var kept: [Int] {
    [cursor.line] + lines.indices.filter { $0 + 1 == spoken && $0 != cursor.line }
  }

  /// How soon a line is left out: code near to the lines that stay in sight last, comments before
  /// it, and empty lines first.
  ///
  /// In a program, comments and empty lines within the function are where code belongs.
  private func rank(_ number: Int, isProgram: Bool = false) -> (Int, Int, Int) {
    if let place = kept.firstIndex(of: number) { return (0, place, number) }
    let line = String(lines[number].joined().map(\.character))
    let text = line.drop { $0 == " " }
    let isComment = text.hasPrefix("//") || text.hasPrefix("#")
    let distance = kept.map { abs($0 - number) }.min() ?? 0
    if isProgram, number >= firstOfFunction { return (1, distance, number) }
    if isProgram, text.hasPrefix("import ") { return (3, distance, number) }
    return (text.isEmpty ? 3 : isComment ? 2 : 1, distance, number)
  }

  /// The first line with more than a comment or an import in it.
  private var firstOfFunction: Int {
    lines.firstIndex { parts in
      let text = String(parts.joined().map(\.character))
      return !text.isEmpty && !text.hasPrefix("//") && !text.hasPrefix("import ")
    } ?? lines.count
  }

  /// The lines for which there is room; and where the cursor is in their rows.
  ///
  /// A sign at the edge says where lines were left out.
  func shown(
    _ room: Int, isProgram: Bool = false
  ) -> (lines: [StyledText], cursor: ScreenFrame.Place) {
    var chosen: [Int] = []
    let ranks = lines.indices.map { rank($0, isProgram: isProgram) }
    for number in ranks.sorted(by: <).map(\.2) {
      guard chosen.isEmpty || rows(of: chosen) + lines[number].count <= room else { break }
      chosen.append(number)
    }
    chosen.sort()
    var (shown, place) = ([StyledText](), ScreenFrame.Place(row: 0, column: 0))
    for (number, next) in zip(chosen, chosen.dropFirst() + [lines.count]) {
      for (index, part) in lines[number].enumerated() {
        let isAbove = index == 0 && number == chosen[0] && isCut(0..<number)
        let isBelow = index == lines[number].count - 1 && isCut(number + 1..<next)
        if (number, index) == (cursor.line, cursor.row) {
          place = ScreenFrame.Place(row: shown.count, column: margin + cursor.column)
        }
        shown.append(StyledText(isAbove || isBelow ? "⋮" : " ") + row(index, part, of: number))
      }
    }
    // One line alone may have more rows than there is room for.
    let first = max(0, min(place.row, shown.count - room))
    place.row -= first
    return (Array(shown[first...].prefix(room)), place)
  }

  private func isCut(_ numbers: Range<Int>) -> Bool { numbers.contains { !isEmpty($0) } }

  private func row(_ index: Int, _ part: ArraySlice<Cell>, of line: Int) -> StyledText {
    let number = index == 0 ? String(line + 1) : ""
    let mark: StyledText =
      switch index == 0 ? marks[line + 1] : nil {
      case true?: StyledText("✓", .good)
      case false?: StyledText("✗", .bad)
      case nil: " "
      }
    return mark + StyledText(number.spaces(to: digits + 1) + number + " ", .quiet)
      + part.map { StyledText(String($0.character), $0.meaning) }.joined()
  }

  /// The lines of an answer with its blanks in brackets, and where the cursor is.
  private static func lines(
    of editor: AnswerEditor, isRefused: Bool
  ) -> (lines: [[Cell]], cursor: (line: Int, index: Int)) {
    var lines: [[Cell]] = [[]]
    var cursor = (line: 0, index: 0)
    func add(_ text: some Sequence<Character>, _ meaning: StyledText.Meaning?) {
      for character in text {
        guard character != "\n" else {
          lines.append([])
          continue
        }
        let line = String(lines[lines.count - 1].prefix(2).map(\.character))
        let isComment = line == "//" || line.hasPrefix("#") || character == "#" && line.isEmpty
        lines[lines.count - 1].append(
          Cell(
            character: character == "\t" ? " " : character,
            meaning: meaning ?? (isComment ? .quiet : .plain)))
      }
    }
    var start = 0
    for (index, field) in editor.fields.enumerated() {
      add(editor.characters[start..<field.lowerBound], nil)
      let isHere = index == editor.field
      let edge: StyledText.Meaning = isHere && isRefused ? .bad : .quiet
      if editor.hasBlanks { add("[", edge) }
      let meaning: StyledText.Meaning? =
        !editor.hasBlanks ? nil : isHere && editor.isSelected ? .selected : .strong
      let middle = index == editor.field ? editor.cursor : field.upperBound
      add(editor.characters[field.lowerBound..<middle], meaning)
      if index == editor.field { cursor = (lines.count - 1, lines[lines.count - 1].count) }
      add(editor.characters[middle..<field.upperBound], meaning)
      if editor.hasBlanks {
        add(String(repeating: "_", count: max(0, 2 - field.count)) + "]", edge)
      }
      start = field.upperBound
    }
    add(editor.characters[start...], nil)
    return (lines, cursor)
  }

  /// A line cut into rows, behind spaces where it can be.
  private static func parts(of line: [Cell], room: Int) -> [ArraySlice<Cell>] {
    var parts: [ArraySlice<Cell>] = []
    var rest = line[...]
    while true {
      var columns = 0
      let fitting = rest.prefix { cell in
        columns += cell.character.widthInColumns
        return columns <= room
      }
      guard fitting.count < rest.count else { return parts + [rest] }
      let space = fitting.lastIndex { $0.character == " " }
      let end = space.map { $0 + 1 } ?? max(fitting.endIndex, rest.startIndex + 1)
      parts.append(rest[..<end])
      rest = rest[end...]
    }
  }
}
