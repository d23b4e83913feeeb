import Course
import LayoutEngine

/// What views look like on a device, in the cells that nothing else needs.
extension LabelPlacement {
  /// A text with fewer columns than this can't be read.
  private static let fewestColumns = 5

  /// Draws a text, or else the signs of a class beside the view's name, where there is room.
  func draw(
    _ look: ScreenLook.View, besideName name: Place?, _ direction: LayoutDirection,
    on canvas: inout Canvas
  ) {
    guard !box.isOutside, !box.down.isFlat, !box.isShaded else { return }
    if let text = look.text, draw(text, besideName: name, direction, on: &canvas) { return }
    guard let signs = look.viewClass.signs else { return }
    let place = name ?? (insideColumns.lowerBound, box.middleRow)
    let end = place.column + (name == nil ? 0 : measure.width(self.name))
    let isAround = !signs.before.isEmpty
    let isReversed = direction == .rightToLeft && !isAround
    let before = isReversed ? signs.after + " " : signs.before
    let after = isReversed ? "" : isAround ? signs.after : " " + signs.after
    let cells = place.column - measure.width(before)..<end + measure.width(after)
    if name != nil, isFree(cells, but: place.column..<end, row: place.row, on: canvas) {
      write(before, (cells.lowerBound, place.row), on: &canvas)
      write(after, (end, place.row), on: &canvas)
    } else if !isAround {
      let rows = (insideRows.isEmpty ? edgeRows : insideRows).filter { $0 != name?.row }
      let width = measure.width(signs.after)
      let start = insideColumns.lowerBound + (insideColumns.count - width) / 2
      let row = rows.first { isFree(start..<start + width, row: $0, on: canvas) }
      if let row { write(signs.after, (start, row), on: &canvas) }
    }
  }

  private func write(_ text: String, _ place: Place, on canvas: inout Canvas) {
    canvas.write(text, .look, column: place.column, row: place.row, measure: measure)
  }

  /// Whether cells of a row show nothing but the box's own edge, where it has no other rows, and
  /// not even a part of a wanted area.
  private func isFree(
    _ columns: Range<Int>, but taken: Range<Int> = 0..<0, row: Int, on canvas: Canvas,
    isAlone: Bool = true
  ) -> Bool {
    let isEdge = !insideRows.contains(row)
    guard !isEdge || insideRows.isEmpty && edgeRows.contains(row),
      columns.lowerBound >= insideColumns.lowerBound,
      columns.upperBound <= insideColumns.upperBound,
      !isAlone
        || canvas[columns.lowerBound - 1, row]?.isText != true
          && canvas[columns.upperBound, row]?.isText != true
    else { return false }
    return columns.allSatisfy { column in
      taken.contains(column)
        || !guests.contains { $0.covers(column: column, row: row) }
          && (isEdge ? canvas[column, row]?.isLevel == true : canvas[column, row] == .empty)
    }
  }

  /// A line, or its beginning; `…` says that the view itself cuts it, and not that cells are few.
  private func shown(_ line: String, in room: Int) -> String {
    line.last == "…" || measure.width(line) <= room
      ? measure.fitted(line, to: room) : String(measure.fitted(line, to: room + 1).dropLast())
  }

  /// Draws the lines of a text, or behind the name what fits where the box has one row.
  ///
  /// - Returns: Whether there was room.
  private func draw(
    _ text: ScreenLook.Text, besideName name: Place?, _ direction: LayoutDirection,
    on canvas: inout Canvas
  ) -> Bool {
    let size = Size(width: abs(box.view.frame.width), height: abs(box.view.frame.height))
    var lines = text.measure.lines(of: text.content, shownIn: size).map {
      measure.printable(String($0.text))
    }
    guard !lines.isEmpty else { return false }
    let rows = insideRows.isEmpty ? Array(edgeRows.dropFirst()) : insideRows.sorted()
    if rows.isEmpty {
      guard let name else { return false }
      let start = name.column + measure.width(self.name)
      let end = (start..<insideColumns.upperBound).first {
        !isFree($0..<$0 + 1, row: name.row, on: canvas, isAlone: false)
      }
      let room = (end ?? insideColumns.upperBound) - start - 3
      guard room >= Self.fewestColumns else { return false }
      let shown = shown(lines.joined(separator: " "), in: room)
      write(" “\(shown)”", (start, name.row), on: &canvas)
      return true
    }
    if lines.count > rows.count {
      let rest = lines.dropFirst(rows.count - 1).joined(separator: " ")
      lines = lines.prefix(rows.count - 1) + [rest]
    }
    var isDrawn = false
    for (row, line) in zip(rows.dropFirst((rows.count - lines.count) / 2), lines) {
      guard let run = longestRun(in: [row], on: canvas, avoiding: guests)?.columns,
        run.count >= min(Self.fewestColumns, measure.width(line)),
        isFree(run, row: row, on: canvas)
      else { continue }
      let shown = shown(line, in: run.count)
      let start =
        direction == .rightToLeft ? run.upperBound - measure.width(shown) : run.lowerBound
      write(shown, (start, row), on: &canvas)
      isDrawn = true
    }
    return isDrawn
  }
}

extension ViewClass {
  /// What stands before and after the name of such a view; `nil` for a bare one.
  fileprivate var signs: (before: String, after: String)? {
    switch self {
    case .view: nil
    case .label: ("", "Aa")
    case .button: ("[ ", " ]")
    case .imageView: ("", "◦╱╲")
    case .textField: ("▏", "")
    case .switchControl: ("", "( ●)")
    case .segmentedControl: ("", "[▪│ ]")
    case .scrollView: ("", "↕")
    case .tableRow: ("", "›")
    }
  }
}
