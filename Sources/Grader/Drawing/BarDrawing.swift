package import LayoutEngine

/// Wanted and got under each other on one axis, below a ruler.
///
///                  0         80        160       240       320
///                  ├─────────┼─────────┼─────────┼─────────┤
///       Blue want       ██████████████████████
///             got         ██████████████████████
package struct BarDrawing: Sendable {
  private let rows: [(name: String, wanted: Rect, got: Rect)]
  private let window: Size
  private let axis: Axis
  private let words: (wanted: String, got: String)
  private let displayWidth: @Sendable (String) -> Int

  /// Views in their places, and the same views in the same order where they ended up.
  ///
  /// Both axes are drawn from left to right. The words are what the two bars are called;
  /// `displayWidth` says how many columns a text takes on the screen.
  package init(
    wanted: [NamedFrame], got: [NamedFrame], window: Size, axis: Axis,
    words: (wanted: String, got: String),
    displayWidth: @escaping @Sendable (String) -> Int = { $0.count }
  ) {
    rows = zip(wanted, got).map { ($0.name, $0.frame, $1.frame) }
    self.window = window
    self.axis = axis
    self.words = words
    self.displayWidth = displayWidth
  }

  /// The drawing, no line wider than `width` columns.
  package func lines(width: Int) -> [String] {
    let nameWidth = min(rows.map { displayWidth($0.name) }.max() ?? 0, max(4, width / 4))
    let wordWidth = max(displayWidth(words.wanted), displayWidth(words.got))
    let margin = nameWidth + 1 + wordWidth + 2
    let length = axis == .horizontal ? window.width : window.height
    // The last tick's number begins under its tick and needs room of its own.
    let room = width - margin - max(1, pointsText(length).count)
    let columns = columns(for: length, room: max(8, room))
    var lines = ruler(columns: columns, length: length).map {
      String(repeating: " ", count: margin) + $0
    }
    for row in rows {
      let name = padded(row.name, to: nameWidth)
      for (label, word, frame) in [
        (name, words.wanted, row.wanted),
        (String(repeating: " ", count: nameWidth), words.got, row.got),
      ] {
        let word = String(repeating: " ", count: wordWidth - displayWidth(word)) + word
        let line = "\(label) \(word)  " + bar(frame, columns: columns, length: length)
        lines.append(trimmed(line))
      }
    }
    return lines
  }

  /// A number of columns that four ticks divide, at a scale that is easy on the eye.
  private func columns(for length: Double, room: Int) -> Int {
    let scale = DrawingScale(
      window: Size(width: length, height: 1), columns: room)
    let columns = Int(min((length / scale.pointsPerColumn).rounded(.up), Double(room)))
    return max(4, columns)
  }

  private func ruler(columns: Int, length: Double) -> [String] {
    var numbers = Canvas(columns: columns + pointsText(length).count, rows: 1)
    var line = Canvas(columns: columns + 1, rows: 1)
    for column in 0...columns { line.set("─", column: column, row: 0) }
    for tick in 0...4 {
      let column = Int((Double(columns * tick) / 4).rounded())
      line.set(tick == 0 ? "├" : tick == 4 ? "┤" : "┼", column: column, row: 0)
      let text = pointsText(length * Double(tick) / 4)
      if tick == 0 || numbers.isFree(row: 0, columns: column..<(column + text.count)) {
        numbers.write(text, column: column, row: 0)
      }
    }
    return numbers.lines + line.lines
  }

  private func bar(_ frame: Rect, columns: Int, length: Double) -> String {
    let start = axis == .horizontal ? frame.x : frame.y
    let end = axis == .horizontal ? frame.maxX : frame.maxY
    let scale = length / Double(columns)
    let first = DrawingScale.cell(start, per: scale, limit: columns)
    let last = DrawingScale.cell(end, per: scale, limit: columns)
    var canvas = Canvas(columns: columns + 1, rows: 1)
    if first >= last {
      canvas.set("│", column: min(max(first, 0), columns), row: 0)
    } else {
      for column in max(first, 0)..<max(min(last, columns), max(first, 0)) {
        canvas.set("█", column: column, row: 0)
      }
    }
    if first < 0 { canvas.set("◂", column: 0, row: 0) }
    if last > columns { canvas.set("▸", column: columns, row: 0) }
    return canvas.lines[0]
  }

  private func padded(_ name: String, to width: Int) -> String {
    var text = ""
    for character in name where displayWidth(text) < width { text.append(character) }
    return text + String(repeating: " ", count: max(0, width - displayWidth(text)))
  }

  private func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}
