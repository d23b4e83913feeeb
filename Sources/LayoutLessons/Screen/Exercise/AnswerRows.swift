/// The lines of an answer as they are shown, with numbers, marks and the cursor.
struct AnswerRows {
  private let editor: AnswerEditor
  private let marks: [Int: Bool]
  private var lines: [StyledText] = [StyledText()]
  private var cursor = ScreenFrame.Place(row: 0, column: 0)

  /// Lays out an answer.
  ///
  /// - Parameters:
  ///   - editor: The answer.
  ///   - marks: Whether lines are right, by their numbers.
  init(_ editor: AnswerEditor, _ marks: [Int: Bool]) {
    self.editor = editor
    self.marks = marks
    guard editor.hasBlanks else {
      add(editor.characters[...], from: 0)
      return
    }
    var start = 0
    for (index, field) in editor.fields.enumerated() {
      add(editor.characters[start..<field.lowerBound], from: nil)
      append("[", .quiet)
      add(editor.characters[field], from: field.lowerBound, isCurrent: index == editor.field)
      let missing = max(0, 2 - field.count)
      append(String(repeating: "_", count: missing) + "]", .quiet)
      start = field.upperBound
    }
    add(editor.characters[start...], from: nil)
  }

  /// The number of lines, without an empty one at the end.
  var count: Int {
    let isEnded = lines.last?.isEmpty == true && cursor.row < lines.count - 1
    return max(1, lines.count - (isEnded ? 1 : 0))
  }

  /// The lines with something in them, and the one with the cursor.
  private var filled: [Int] {
    (0..<count).filter { !lines[$0].isEmpty || $0 == cursor.row }
  }

  /// How many rows all lines need that have something in them.
  var filledCount: Int { filled.count }

  private mutating func append(_ text: String, _ meaning: StyledText.Meaning) {
    lines[lines.count - 1] += StyledText(text, meaning)
  }

  /// Adds characters; the cursor may be among them if their place is known.
  private mutating func add(
    _ characters: ArraySlice<Character>, from place: Int?, isCurrent: Bool = true
  ) {
    let isBlank = editor.hasBlanks && place != nil
    for index in characters.indices {
      note(cursorAt: index, place, isCurrent)
      let character = characters[index]
      guard character != "\n" else {
        lines.append(StyledText())
        continue
      }
      append(String(character), isBlank ? .strong : isComment ? .quiet : .plain)
    }
    note(cursorAt: characters.endIndex, place, isCurrent)
  }

  private mutating func note(cursorAt index: Int, _ place: Int?, _ isCurrent: Bool) {
    guard place != nil, isCurrent, index == editor.cursor else { return }
    cursor = ScreenFrame.Place(row: lines.count - 1, column: lines[lines.count - 1].widthInColumns)
  }

  private var isComment: Bool {
    let text = lines[lines.count - 1].text
    return text.hasPrefix("//") || text.hasPrefix("#")
  }

  /// As many lines as there are rows, those around the cursor; and where the cursor is in them.
  ///
  /// Where not all fit, empty ones are left out first.
  func rows(columns: Int, rows: Int) -> (lines: [StyledText], cursor: ScreenFrame.Place) {
    let all = count <= rows ? Array(0..<count) : filled
    let current = all.firstIndex(of: cursor.row) ?? 0
    let first = max(0, min(current - rows / 2, all.count - rows))
    let digits = String(lines.count).count
    let margin = digits + 4
    let room = max(8, columns - margin - 1)
    let shift = max(0, cursor.column - room + 1)
    let shown = all[first...].prefix(rows).map { row in
      let number = String(row + 1)
      let padding = String(repeating: " ", count: digits - number.count + 1)
      let mark: StyledText =
        switch marks[row + 1] {
        case true?: StyledText("✓", .good)
        case false?: StyledText("✗", .bad)
        case nil: " "
        }
      return StyledText(" ") + mark + StyledText(padding + number + " ", .quiet)
        + lines[row].dropping(columns: row == cursor.row ? shift : 0).clipped(to: room)
    }
    let place = ScreenFrame.Place(row: current - first, column: margin + cursor.column - shift)
    return (shown, place)
  }
}

extension StyledText {
  /// The text without its first columns.
  fileprivate func dropping(columns: Int) -> StyledText {
    guard columns > 0 else { return self }
    var left = columns
    return runs.reduce(into: StyledText()) { text, run in
      let rest = run.text.drop { character in
        guard left > 0 else { return false }
        left -= character.widthInColumns
        return true
      }
      text += StyledText(String(rest), run.meaning)
    }
  }
}
