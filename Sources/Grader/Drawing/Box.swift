import LayoutEngine

/// A view's box, in columns and rows inside the window's frame.
struct Box: Sendable {
  let view: NamedFrame
  let columns: Range<Int>
  let rows: Range<Int>
  /// The number of columns inside the window's frame.
  let limit: Int

  /// Draws the outline; an edge outside the window becomes a mark that points there.
  func draw(on canvas: inout Canvas, displayWidth: (String) -> Int) {
    let left = max(columns.lowerBound, 0)
    let right = min(columns.upperBound, limit) - 1
    guard left <= right else {
      canvas.set(columns.lowerBound < 0 ? "◂" : "▸", column: left == 0 ? 0 : limit - 1, row: middle)
      return
    }
    if rows.count == 1 || right == left {
      for row in rows {
        for column in left...right { canvas.set("▒", column: column, row: row) }
      }
    } else {
      drawOutline(on: &canvas, left: left, right: right)
    }
    if columns.lowerBound < 0 { canvas.set("◂", column: 0, row: middle) }
    if columns.upperBound > limit { canvas.set("▸", column: limit - 1, row: middle) }
  }

  private func drawOutline(on canvas: inout Canvas, left: Int, right: Int) {
    let top = rows.lowerBound
    let bottom = rows.upperBound - 1
    for column in left...right {
      canvas.set("─", column: column, row: top)
      canvas.set("─", column: column, row: bottom)
    }
    for row in top...bottom {
      canvas.set("│", column: left, row: row)
      canvas.set("│", column: right, row: row)
    }
    canvas.set("┌", column: left, row: top)
    canvas.set("┐", column: right, row: top)
    canvas.set("└", column: left, row: bottom)
    canvas.set("┘", column: right, row: bottom)
  }

  private var middle: Int { rows.lowerBound + (rows.count - 1) / 2 }

  /// Writes the name in the middle, or into the upper edge if another box lies there.
  func label(on canvas: inout Canvas, among boxes: [Box], displayWidth: (String) -> Int) {
    let left = max(columns.lowerBound, 0) + 1
    let right = min(columns.upperBound, limit) - 1
    guard left < right else { return }
    let text = fitted(view.name, to: right - left, displayWidth: displayWidth)
    let room = right - left - displayWidth(text)
    let start = left + room / 2
    let isCovered = boxes.contains { other in
      other.view != view && other.rows.contains(middle)
        && other.columns.overlaps(start..<(start + max(1, displayWidth(text))))
        && columns.overlaps(other.columns)
    }
    let row = isCovered || rows.count < 3 ? rows.lowerBound : middle
    var column = isCovered ? left : start
    for character in text {
      canvas.set(character, column: column, row: row)
      let width = max(1, displayWidth(String(character)))
      for covered in 1..<max(2, width) where covered < width {
        canvas.set(Canvas.covered, column: column + covered, row: row)
      }
      column += width
    }
  }

  private func fitted(_ name: String, to room: Int, displayWidth: (String) -> Int) -> String {
    guard displayWidth(name) > room else { return name }
    var text = ""
    for character in name {
      guard displayWidth(text + String(character)) < room else { break }
      text.append(character)
    }
    return room > 0 ? text + "…" : ""
  }
}
