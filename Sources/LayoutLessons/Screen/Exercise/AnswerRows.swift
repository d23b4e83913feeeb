/// The rows of an answer as they are shown, with numbers, marks and the cursor.
struct AnswerRows {
  /// One character and how it is shown.
  private struct Cell {
    let character: Character
    let meaning: StyledText.Meaning
  }

  /// A row of the screen: a line of the answer, or a part of one.
  private struct Row {
    let line: Int
    let cells: ArraySlice<Cell>
    let isFirst: Bool
  }

  private let marks: [Int: Bool]
  private let digits: Int
  private var rows: [Row] = []
  /// The place of the cursor among the rows, and in its row.
  private var cursor = (row: 0, column: 0)

  /// Lays out an answer; lines that are too long go on in the next row.
  ///
  /// - Parameters:
  ///   - editor: The answer.
  ///   - marks: Whether lines are right, by their numbers.
  ///   - columns: The width of the screen.
  init(_ editor: AnswerEditor, _ marks: [Int: Bool], columns: Int) {
    self.marks = marks
    var (lines, place) = Self.lines(of: editor)
    if lines.last?.isEmpty == true, place.line < lines.count - 1 { lines.removeLast() }
    digits = String(lines.count).count
    for (number, line) in lines.enumerated() {
      for part in Self.parts(of: line, room: max(8, columns - margin - 1)) {
        if number == place.line, part.startIndex <= place.index {
          let before = line[part.startIndex..<place.index]
          cursor = (rows.count, before.map(\.character.widthInColumns).reduce(0, +))
        }
        rows.append(Row(line: number + 1, cells: part, isFirst: part.startIndex == 0))
      }
    }
  }

  /// The columns before an answer's text: a mark and the line's number.
  private var margin: Int { digits + 4 }

  /// How many rows the whole answer needs.
  var count: Int { rows.count }
  /// How many rows have something in them.
  var filledCount: Int { filled.count }

  private var filled: [Int] {
    rows.indices.filter { !rows[$0].cells.isEmpty || $0 == cursor.row }
  }

  /// As many rows as there is room for, those around the cursor; and where the cursor is in them.
  ///
  /// Where not all fit, empty ones are left out first.
  func shown(_ room: Int) -> (lines: [StyledText], cursor: ScreenFrame.Place) {
    let all = count <= room ? Array(rows.indices) : filled
    let current = all.firstIndex(of: cursor.row) ?? 0
    let first = max(0, min(current - room / 2, all.count - room))
    let lines = all[first...].prefix(room).map { index in
      let row = rows[index]
      let number = row.isFirst ? String(row.line) : ""
      let padding = String(repeating: " ", count: digits - number.count + 1)
      let mark: StyledText =
        switch row.isFirst ? marks[row.line] : nil {
        case true?: StyledText("✓", .good)
        case false?: StyledText("✗", .bad)
        case nil: " "
        }
      let text = row.cells.map { StyledText(String($0.character), $0.meaning) }.joined()
      return StyledText(" ") + mark + StyledText(padding + number + " ", .quiet) + text
    }
    return (
      lines, ScreenFrame.Place(row: current - first, column: margin + cursor.column)
    )
  }

  /// The lines of an answer with its blanks in brackets, and where the cursor is.
  private static func lines(
    of editor: AnswerEditor
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
      if editor.hasBlanks { add("[", .quiet) }
      let meaning: StyledText.Meaning? = editor.hasBlanks ? .strong : nil
      let middle = index == editor.field ? editor.cursor : field.upperBound
      add(editor.characters[field.lowerBound..<middle], meaning)
      if index == editor.field { cursor = (lines.count - 1, lines[lines.count - 1].count) }
      add(editor.characters[middle..<field.upperBound], meaning)
      if editor.hasBlanks {
        add(String(repeating: "_", count: max(0, 2 - field.count)) + "]", .quiet)
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
