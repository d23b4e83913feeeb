package import Course
package import LayoutEngine

/// The wanted layout and the answer's, one below the other along one axis, under a ruler.
///
///                  0         80        160       240       320
///                  ├─────────┼─────────┼─────────┼─────────┤
///       Blue want       ██████████████████████
///             got         ██████████████████████
///
/// A bar that leaves the window ends in `◂` or `▸`; a view without length is `│`.
package struct BarDrawing: Sendable {
  private static let narrowest = 32
  /// Longer numbers would leave no room for the ruler.
  private static let longestNumber = 9

  private let rows: [(name: String, wanted: Rect, got: Rect)]
  private let window: Size
  private let axis: Axis
  private let words: (wanted: String, got: String)
  private let measure: TextMeasure

  /// Makes a drawing that compares two layouts of the same views.
  ///
  /// - Parameters:
  ///   - wanted: The views in their places, in window coordinates.
  ///   - got: The same views, in the same order, where they ended up.
  ///   - window: The window's size in points.
  ///   - axis: The axis that the bars are laid along; always drawn from left to right.
  ///   - words: The names of the two bars.
  ///   - displayWidth: The columns that a text takes on the screen.
  package init(
    wanted: [NamedFrame], got: [NamedFrame], window: Size, axis: Axis,
    words: (wanted: String, got: String),
    displayWidth: @escaping @Sendable (String) -> Int = { $0.count }
  ) {
    rows = zip(wanted, got).map { ($0.name, $0.frame, $1.frame) }
    self.window = window.drawable
    self.axis = axis
    self.words = words
    measure = TextMeasure(width: displayWidth)
  }

  /// The drawing, no line wider than `width` columns.
  ///
  /// - Parameter width: At least 40 for a clear drawing; less than 32 counts as 32.
  /// - Returns: Two lines of ruler and two lines for each view.
  package func lines(width: Int) -> [String] {
    let width = max(width, Self.narrowest)
    let names = rows.map { measure.printable($0.name) }
    let nameWidth = min(names.map { measure.width($0) }.max() ?? 0, max(4, width / 4))
    let wordWidth = min(max(measure.width(words.wanted), measure.width(words.got)), width / 4)
    let margin = nameWidth + 1 + wordWidth + 2
    // The last tick's number begins under its tick and needs room of its own.
    let number = min(pointsText(length).count, Self.longestNumber)
    let columns = columns(room: max(4, width - margin - number))
    var lines = ruler(columns: columns).map { String(repeating: " ", count: margin) + $0 }
    for (name, row) in zip(names, rows) {
      for (label, word, frame) in [
        (name, words.wanted, row.wanted), ("", words.got, row.got),
      ] {
        let label = measure.padded(label, to: nameWidth)
        let word = measure.padded(word, to: wordWidth, atStart: true)
        lines.append("\(label) \(word) \(bar(frame, columns: columns))".withoutSpacesAtEnd)
      }
    }
    return lines
  }

  private var length: Double { axis == .horizontal ? window.width : window.height }

  /// The number of columns: four ticks divide it evenly, and the scale is a round number.
  private func columns(room: Int) -> Int {
    let scale = DrawingScale(window: Size(width: length, height: 0), columns: room)
    let quarter = DrawingScale.line(at: length / 4, per: scale.pointsPerColumn, limit: room / 4)
    return 4 * max(1, quarter)
  }

  /// The numbers, the ends' before the others' if there isn't room for all, and the ticks.
  private func ruler(columns: Int) -> [String] {
    var numbers = Canvas(columns: columns + Self.longestNumber, rows: 1)
    for tick in [0, 4, 2, 1, 3] {
      let text = pointsText(length / 4 * Double(tick))
      let column = columns / 4 * tick
      guard text.count <= Self.longestNumber,
        numbers.isFree(row: 0, columns: column..<column + text.count)
      else { continue }
      numbers.write(text, column: column, row: 0)
    }
    let quarter = String(repeating: "─", count: columns / 4 - 1)
    return numbers.lines + ["├\(quarter)┼\(quarter)┼\(quarter)┼\(quarter)┤"]
  }

  /// One bar, with a place before the ruler's first tick and one below its last.
  private func bar(_ frame: Rect, columns: Int) -> String {
    let start = axis == .horizontal ? frame.x : frame.y
    let size = axis == .horizontal ? frame.width : frame.height
    guard
      let span = CellSpan(
        start: start, length: size, window: length, per: length / Double(columns), count: columns)
    else { return " ?" }
    var canvas = Canvas(columns: columns + 2, rows: 1)
    if span.outside == nil {
      let isAtEnd = span.isFlat && start > length - length / Double(columns) / 2
      for column in isAtEnd ? columns..<columns + 1 : span.cells {
        canvas.set(span.isFlat ? "│" : "█", column: column + 1, row: 0)
      }
    }
    if span.cutsStart { canvas.set("◂", column: 0, row: 0) }
    if span.cutsEnd { canvas.set("▸", column: columns + 1, row: 0) }
    return canvas.lines.joined()
  }
}
