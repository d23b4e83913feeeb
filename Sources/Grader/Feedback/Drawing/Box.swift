import Course

/// A view's box, in columns and rows inside the window's frame.
struct Box: Sendable {
  let view: NamedFrame
  let role: LayoutDrawing.Role
  /// Whether it is drawn as an area without an outline, below everything else.
  let isShaded: Bool
  let across: CellSpan
  var down: CellSpan

  var columns: Range<Int> { across.cells }
  var rows: Range<Int> { down.cells }
  var middleRow: Int { rows.lowerBound + (rows.count - 1) / 2 }
  private var middleColumn: Int { columns.lowerBound + (columns.count - 1) / 2 }

  var isOutside: Bool { across.outside != nil || down.outside != nil }

  /// Draws the outline; sides outside the window are left open.
  ///
  /// A view with a width but no height is a line, and a view smaller than a cell is a dot.
  func drawOutline(on canvas: inout Canvas) {
    guard !isOutside else { return }
    guard columns.count > 1 || rows.count > 1 else {
      let isUpright = across.isFlat && !down.isFlat
      canvas.set(
        .character(isUpright ? "│" : "□"), role, column: columns.lowerBound, row: rows.lowerBound)
      return
    }
    for row in rows {
      for column in columns {
        let ends = ends(column: column, row: row)
        if !ends.isEmpty { canvas.add(ends, role, column: column, row: row) }
      }
    }
  }

  /// Fills its area, or only the edge of it, which leaves room for what is inside.
  func drawShade(on canvas: inout Canvas, isHollow: Bool) {
    guard !isOutside else { return }
    for row in rows {
      for column in columns where !isHollow || isCorner(column, row) || isEdge(column, row) {
        canvas.set(.shade, role, column: column, row: row)
      }
    }
  }

  /// Marks the corners of an area of which nothing can be seen otherwise, but for another box's.
  func drawHiddenShade(on canvas: inout Canvas) {
    guard isShaded, !isOutside,
      !rows.contains(where: { row in columns.contains { canvas[$0, row] == .shade } })
    else { return }
    let cells = rows.flatMap { row in columns.map { ($0, row) } }
      .filter { canvas[$0.0, $0.1]?.isSide == true }
    let corners = cells.filter { isCorner($0.0, $0.1) }
    let ends = [cells.first, cells.last].compactMap { $0.self }
    for (column, row) in corners.isEmpty ? ends : corners {
      canvas.set(.shade, role, column: column, row: row)
    }
  }

  private func isEdge(_ column: Int, _ row: Int) -> Bool {
    hasTop(row) || hasBottom(row) || hasLeft(column) || hasRight(column)
  }

  private func isCorner(_ column: Int, _ row: Int) -> Bool {
    [columns.lowerBound, columns.upperBound - 1].contains(column)
      && [rows.lowerBound, rows.upperBound - 1].contains(row)
  }

  private func ends(column: Int, row: Int) -> LineEnds {
    if columns.count == 1 { return [.up, .down] }
    if down.isFlat { return [.left, .right] }
    var ends: LineEnds = []
    if hasTop(row) || hasBottom(row) {
      if column > columns.lowerBound || across.cutsStart { ends.insert(.left) }
      if column < columns.upperBound - 1 || across.cutsEnd { ends.insert(.right) }
    }
    if hasLeft(column) || hasRight(column) {
      // A box of one row shows its sides as the ends of a bar.
      if row > rows.lowerBound || down.cutsStart || rows.count == 1 { ends.insert(.up) }
      if row < rows.upperBound - 1 || down.cutsEnd || rows.count == 1 { ends.insert(.down) }
    }
    return ends
  }

  func hasTop(_ row: Int) -> Bool { row == rows.lowerBound && !down.cutsStart }
  func hasBottom(_ row: Int) -> Bool { row == rows.upperBound - 1 && !down.cutsEnd }
  func hasLeft(_ column: Int) -> Bool { column == columns.lowerBound && !across.cutsStart }
  func hasRight(_ column: Int) -> Bool { column == columns.upperBound - 1 && !across.cutsEnd }

  /// Puts marks where lines leave the window, and one mark for a view that is entirely outside.
  func drawMarks(on canvas: inout Canvas) {
    switch (across.outside, down.outside) {
    case (.before?, _):
      canvas.set(.character("◂"), role, column: columns.lowerBound, row: middleRow)
    case (.after?, _): canvas.set(.character("▸"), role, column: columns.lowerBound, row: middleRow)
    case (nil, .before?):
      canvas.set(.character("▴"), role, column: middleColumn, row: rows.lowerBound)
    case (nil, .after?):
      canvas.set(.character("▾"), role, column: middleColumn, row: rows.lowerBound)
    case (nil, nil): drawCuts(on: &canvas)
    }
  }

  private func drawCuts(on canvas: inout Canvas) {
    let lines = rows.filter { hasTop($0) || hasBottom($0) }
    for row in lines.isEmpty ? [middleRow] : lines {
      if across.cutsStart {
        canvas.set(.character("◂"), role, column: columns.lowerBound, row: row)
      }
      if across.cutsEnd {
        canvas.set(.character("▸"), role, column: columns.upperBound - 1, row: row)
      }
    }
    let sides = columns.filter { hasLeft($0) || hasRight($0) }
    for column in sides.isEmpty ? [middleColumn] : sides {
      if down.cutsStart { canvas.set(.character("▴"), role, column: column, row: rows.lowerBound) }
      if down.cutsEnd {
        canvas.set(.character("▾"), role, column: column, row: rows.upperBound - 1)
      }
    }
  }

  /// Whether another view's box lies entirely inside this one.
  func isAround(_ other: Box) -> Bool {
    other.role != .guide && other.view.name != view.name && columns.count > 2 && rows.count > 2
      && columns.dropFirst().dropLast().contains(other.columns.lowerBound)
      && columns.dropFirst().dropLast().contains(other.columns.upperBound - 1)
      && rows.contains(other.rows.lowerBound) && rows.contains(other.rows.upperBound - 1)
      && rows.count > other.rows.count
  }

  func covers(column: Int, row: Int) -> Bool {
    columns.contains(column) && rows.contains(row)
  }
}
