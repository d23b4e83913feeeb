import Course
import LayoutEngine

/// A rectangle of cells that can be drawn on.
struct Canvas: Sendable {
  typealias Role = LayoutDrawing.Role

  enum Sign: Hashable, Sendable {
    case empty
    /// A part of a wanted view's area.
    case shade
    case line(LineEnds)
    case dashes(LineEnds)
    case character(Character)
    /// The second column of a wide character.
    case covered

    var isText: Bool {
      switch self {
      case .character, .covered: true
      case .empty, .shade, .line, .dashes: false
      }
    }

    var isFree: Bool { self == .empty || self == .shade }

    /// Whether it is a line from left to right that crosses no other.
    var isLevel: Bool { self == .line([.left, .right]) || self == .dashes([.left, .right]) }

    /// Whether it is a line that goes on at both ends.
    var isSide: Bool { isLevel || self == .line([.up, .down]) || self == .dashes([.up, .down]) }

    /// What is printed; `nil` if the cell before takes this place, too.
    var printed: Character? {
      switch self {
      case .empty: " "
      case .shade: "░"
      case .line(let ends): ends.character
      case .dashes(let ends): ends.dashedCharacter
      case .character(let character): character
      case .covered: nil
      }
    }
  }

  let columns: Int
  private(set) var rows: [[(sign: Sign, role: Role)]]

  init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = Array(
      repeating: Array(repeating: (.empty, .window), count: max(0, columns)), count: max(0, rows))
  }

  /// What a cell shows; `nil` outside the canvas.
  subscript(column: Int, row: Int) -> Sign? {
    guard rows.indices.contains(row), rows[row].indices.contains(column) else { return nil }
    return rows[row][column].sign
  }

  /// Changes a cell; cells outside the canvas are ignored.
  mutating func set(_ sign: Sign, _ role: Role, column: Int, row: Int) {
    guard self[column, row] != nil else { return }
    rows[row][column] = (sign, role)
  }

  /// Draws a line into a cell, and joins it with the lines that cross there.
  mutating func add(_ ends: LineEnds, _ role: Role, column: Int, row: Int) {
    switch self[column, row] {
    case .empty, .shade:
      set(role == .guide ? .dashes(ends) : .line(ends), role, column: column, row: row)
    case .dashes(let others) where role == .guide:
      set(.dashes(others.union(ends)), role, column: column, row: row)
    case .line(let others), .dashes(let others):
      set(.line(others.union(ends)), role, column: column, row: row)
    case .character, .covered, nil: break
    }
  }

  /// Takes away the parts of guides that a view covers; those on its outline stay.
  mutating func removeGuides(below box: Box) {
    let (inRows, inColumns) = (box.rows.dropFirst().dropLast(), box.columns.dropFirst().dropLast())
    for row in box.rows {
      for column in box.columns {
        guard case .dashes(var ends)? = self[column, row] else { continue }
        let isBeside = (row: inRows.contains(row), column: inColumns.contains(column))
        if isBeside.row { ends.remove(column == box.columns.first ? .right : .left) }
        if isBeside.column { ends.remove(row == box.rows.first ? .down : .up) }
        let isInside = isBeside.row && isBeside.column
        set(isInside ? .empty : .dashes(ends), .guide, column: column, row: row)
      }
    }
  }

  /// Writes a text that begins at a cell.
  mutating func write(
    _ text: String, _ role: Role, column: Int, row: Int, measure: ColumnMeasure = .characters
  ) {
    var column = column
    for character in text {
      let width = max(1, measure.width(String(character)))
      set(.character(character), role, column: column, row: row)
      for place in 1..<max(2, width) where place < width {
        set(.covered, role, column: column + place, row: row)
      }
      column += width
    }
  }

  /// Whether a part of a row is free and inside the canvas, with no text directly beside it.
  func isFree(row: Int, columns: Range<Int>) -> Bool {
    columns.allSatisfy { self[$0, row]?.isFree == true }
      && self[columns.lowerBound - 1, row]?.isText != true
      && self[columns.upperBound, row]?.isText != true
  }
}

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

  /// The cells that the view's own box doesn't cover; all of them if there are none.
  private func exposed(_ own: Box?) -> [(Int, Int)] {
    let cells = rows.flatMap { row in columns.map { ($0, row) } }
    let free = cells.filter { own?.covers(column: $0.0, row: $0.1) != true }
    return free.isEmpty ? cells : free
  }

  /// Whether an area can be seen where it sticks out of the view's own box.
  func hasShade(on canvas: Canvas, beyond own: Box?) -> Bool {
    exposed(own).contains { canvas[$0.0, $0.1] == .shade }
  }

  /// Marks the corners of an area of which nothing can be seen otherwise, but for another box's.
  func drawHiddenShade(on canvas: inout Canvas, beyond own: Box?) {
    guard !isOutside, !hasShade(on: canvas, beyond: own) else { return }
    let cells = exposed(own).filter { canvas[$0.0, $0.1]?.isSide == true }
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

/// The columns or the rows that a view takes up in its window, and which parts of it lie outside.
struct CellSpan: Hashable, Sendable {
  /// On which side of the window a view lies, if no part of it is inside.
  enum Side: Hashable, Sendable {
    case before
    case after
  }

  /// A position this close to the window's edge counts as on the edge.
  private static let nearness = 0.001

  /// Never empty: a view without length, or outside the window, takes the nearest cell.
  let cells: Range<Int>
  /// Whether a part lies before the window's first cell.
  let cutsStart: Bool
  /// Whether a part lies after the window's last cell.
  let cutsEnd: Bool
  /// The side on which all of it lies; `nil` if some of it is inside.
  let outside: Side?
  /// Whether it has no length at all.
  let isFlat: Bool

  /// A band of a drawing that shows one axis: inside, whatever the frame is.
  init(band cells: Range<Int>) {
    self.cells = cells
    (cutsStart, cutsEnd, outside, isFlat) = (false, false, nil, false)
  }

  /// Makes a span; there is none if one of its ends is not a number.
  ///
  /// - Parameters:
  ///   - start: Where the view begins, in points from the window's edge.
  ///   - end: Where it ends; if that is before the start, the view is counted backwards.
  ///   - window: The window's length in points.
  ///   - count: The number of cells, at least 1.
  ///   - line: The line between two cells at which a position is drawn.
  init?(
    from start: Double, to end: Double, window: Double, count: Int, line: (Double) -> Int
  ) {
    guard !start.isNaN, !end.isNaN else { return nil }
    let (low, high) = (min(start, end), max(start, end))
    isFlat = high - low < Self.nearness
    cutsStart = low < -Self.nearness
    cutsEnd = high > window + Self.nearness
    if cutsStart, high <= Self.nearness {
      outside = .before
      cells = 0..<1
    } else if cutsEnd, low >= window - Self.nearness {
      outside = .after
      cells = count - 1..<count
    } else {
      outside = nil
      let first = min(line(low), count - 1)
      cells = first..<max(min(line(high), count), first + 1)
    }
  }

  func shifted(by count: Int) -> CellSpan { CellSpan(self, shiftedBy: count) }

  private init(_ span: CellSpan, shiftedBy count: Int) {
    cells = span.cells.lowerBound + count..<span.cells.upperBound + count
    (cutsStart, cutsEnd, outside, isFlat) = (
      span.cutsStart, span.cutsEnd, span.outside, span.isFlat
    )
  }
}
