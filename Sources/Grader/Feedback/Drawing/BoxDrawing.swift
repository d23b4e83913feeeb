package import Course
package import LayoutEngine

/// Views as labelled boxes in their window.
///
///      0                                     320
///     ┌────────────────────────────────────────┐
///     │     ┌────────────────────┐ ┌────────┐  │
///     │     │        Blue        │ │  Red   │  │
///     │     └────────────────────┘ └────────┘  │
///     └────────────────────────────────────────┘
///           40               216 224    304
///
/// Where a view leaves the window its lines end in `◂`, `▸`, `▴` or `▾`.
package struct BoxDrawing: Sendable {
  private static let narrowest = 32

  private let views: [NamedFrame]
  private let window: Size
  private let axis: Axis?
  private let measure: TextMeasure

  /// Makes a drawing of frames in window coordinates, drawn in the order of the list.
  ///
  /// - Parameters:
  ///   - views: The views; one whose frame is not a number is left out.
  ///   - window: The window's size in points.
  ///   - axis: `horizontal` ignores the vertical frames: views share a band of rows unless they
  ///     would overlap. Otherwise both axes are drawn.
  ///   - displayWidth: The columns that a text takes on the screen.
  package init(
    _ views: [NamedFrame], window: Size, axis: Axis? = nil,
    displayWidth: @escaping @Sendable (String) -> Int = { $0.count }
  ) {
    self.views = views
    self.window = window.drawable
    self.axis = axis
    measure = TextMeasure(width: displayWidth)
  }

  /// The drawing, no line wider than `width` columns.
  ///
  /// - Parameter width: At least 40 for a clear drawing; less than 32 counts as 32.
  /// - Returns: The lines from the window's ruler down to the numbers of the edges.
  package func lines(width: Int) -> [String] {
    let most = max(width, Self.narrowest) - 2
    let size = axis == .horizontal ? Size(width: window.width, height: 0) : window
    let scale = DrawingScale(window: size, columns: most)
    let columns = max(
      1, DrawingScale.line(at: window.width, per: scale.pointsPerColumn, limit: most))
    let (boxes, rows) =
      axis == .horizontal ? bands(scale, columns: columns) : plan(scale, columns: columns)
    var canvas = Canvas(columns: columns, rows: rows)
    for box in boxes { box.drawOutline(on: &canvas) }
    for box in boxes { box.drawMarks(on: &canvas) }
    for index in boxes.indices {
      LabelPlacement(of: index, among: boxes, measure: measure).write(on: &canvas)
    }
    let border = String(repeating: "─", count: columns)
    return [ruler(columns: columns), "┌\(border)┐"] + canvas.fullLines.map { "│\($0)│" }
      + ["└\(border)┘"] + EdgeNumbers(boxes: boxes, columns: columns).lines.map { " " + $0 }
  }

  private func ruler(columns: Int) -> String {
    let length = TextMeasure.characters.fitted(pointsText(window.width), to: max(columns - 1, 12))
    return " 0" + String(repeating: " ", count: max(1, columns - length.count)) + length
  }

  /// Plans both axes, in proportion to the frames.
  ///
  /// One empty row below the frame's upper line and one above its lower line are left out: the
  /// lines themselves take that much room.
  private func plan(_ scale: DrawingScale, columns: Int) -> (boxes: [Box], rows: Int) {
    // Windows at this scale have fewer rows; the limit is there for every other case.
    var rows = max(1, DrawingScale.line(at: window.height, per: scale.pointsPerRow, limit: 60))
    var boxes = views.compactMap { view -> Box? in
      guard let across = across(view, scale, columns: columns),
        let down = CellSpan(
          start: view.frame.y, length: view.frame.height, window: window.height,
          per: scale.pointsPerRow, count: rows)
      else { return nil }
      return Box(view: view, across: across, down: down)
    }
    guard !boxes.isEmpty else { return (boxes, rows) }
    if boxes.allSatisfy({ $0.rows.upperBound < rows }) { rows -= 1 }
    if boxes.allSatisfy({ $0.rows.lowerBound > 0 }) {
      rows -= 1
      for index in boxes.indices { boxes[index].down = boxes[index].down.shifted(by: -1) }
    }
    return (boxes, rows)
  }

  /// Plans one axis: each view is in the first band that has room for it.
  private func bands(_ scale: DrawingScale, columns: Int) -> (boxes: [Box], rows: Int) {
    var bands: [[Range<Int>]] = []
    let boxes = views.compactMap { view -> Box? in
      guard let across = across(view, scale, columns: columns) else { return nil }
      let band =
        bands.firstIndex { $0.allSatisfy { !$0.overlaps(across.cells) } } ?? bands.count
      if band == bands.count { bands.append([]) }
      bands[band].append(across.cells)
      return Box(
        view: view, across: across, down: CellSpan(band: band * 3..<band * 3 + 3))
    }
    return (boxes, max(1, bands.count * 3))
  }

  private func across(_ view: NamedFrame, _ scale: DrawingScale, columns: Int) -> CellSpan? {
    CellSpan(
      start: view.frame.x, length: view.frame.width, window: window.width,
      per: scale.pointsPerColumn, count: columns)
  }
}
