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
package struct BoxDrawing: Sendable {
  /// What is drawn.
  private let views: [NamedFrame]
  private let window: Size
  /// Draws one axis alone: views share a band of rows unless they would overlap.
  private let axis: Axis?
  private let displayWidth: @Sendable (String) -> Int

  /// Views in a window, along both axes or along one.
  ///
  /// With an axis, the frames along the other one are ignored. `displayWidth` says how many
  /// columns a text takes on the screen.
  package init(
    _ views: [NamedFrame], window: Size, axis: Axis? = nil,
    displayWidth: @escaping @Sendable (String) -> Int = { $0.count }
  ) {
    self.views = views
    self.window = window
    self.axis = axis
    self.displayWidth = displayWidth
  }

  /// The drawing, no line wider than `width` columns; 40 is the least that is drawn well.
  package func lines(width: Int) -> [String] {
    let scale = DrawingScale(window: window, columns: width - 2)
    let columns = max(
      1, Int(min((window.width / scale.pointsPerColumn).rounded(.up), Double(max(width - 2, 1)))))
    let boxes = boxes(scale: scale, columns: columns)
    let rows =
      axis == nil
      ? max(1, DrawingScale.cell(window.height, per: scale.pointsPerRow, limit: 60))
      : (boxes.map(\.rows.upperBound).max() ?? 1)
    var canvas = Canvas(columns: columns, rows: rows)
    for box in boxes { box.draw(on: &canvas, displayWidth: displayWidth) }
    for box in boxes { box.label(on: &canvas, among: boxes, displayWidth: displayWidth) }
    let right = pointsText(window.width)
    let ruler = " 0" + String(repeating: " ", count: max(1, columns - right.count)) + right
    let border = String(repeating: "─", count: columns)
    return [ruler, "┌\(border)┐"] + framed(canvas, columns: columns) + ["└\(border)┘"]
      + EdgeNumbers(boxes: boxes, columns: columns).lines.map { " " + $0 }
  }

  private func framed(_ canvas: Canvas, columns: Int) -> [String] {
    canvas.rows.map { row in
      // A wide character takes the place of two.
      let text = String(row.filter { $0 != Canvas.covered })
      return "│" + text + "│"
    }
  }

  private func boxes(scale: DrawingScale, columns: Int) -> [Box] {
    var bands: [[Range<Int>]] = []
    return views.map { view in
      let start = DrawingScale.cell(view.frame.x, per: scale.pointsPerColumn, limit: columns)
      let end = DrawingScale.cell(view.frame.maxX, per: scale.pointsPerColumn, limit: columns)
      let span = start..<max(start + 1, end)
      let rows: Range<Int>
      if axis == nil {
        let top = DrawingScale.cell(view.frame.y, per: scale.pointsPerRow, limit: 60)
        let bottom = DrawingScale.cell(view.frame.maxY, per: scale.pointsPerRow, limit: 60)
        rows = top..<max(top + 1, bottom)
      } else {
        let band =
          bands.firstIndex { $0.allSatisfy { !$0.overlaps(span) } } ?? bands.count
        if band == bands.count { bands.append([]) }
        bands[band].append(span)
        rows = (band * 3)..<(band * 3 + 3)
      }
      return Box(view: view, columns: span, rows: rows, limit: columns)
    }
  }
}

extension Canvas {
  /// Marks the second place of a character that is two columns wide.
  static let covered: Character = "\u{0}"
}
