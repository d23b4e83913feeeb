import Feedback
import LayoutEngine

/// Windows as they are drawn on the screen: side by side where they fit.
struct PictureRow {
  /// A window with what stands above it.
  struct Window {
    var title: StyledText
    let picture: LayoutPicture
    /// Whether it is the one to show where only one can be.
    var isChosen = false
  }

  /// The columns inside a frame from which on a drawing is clear.
  private static let clear = 16.0
  private static let gap = 2

  let windows: [Window]
  /// All windows in one row, for where only one is drawn.
  var tabs = StyledText()
  let legend: (wanted: String, yours: String)
  let signs: LayoutDrawing.Signs

  /// The drawing of as many windows as fit, the first ones before the others.
  func lines(columns: Int, rows: Int) -> [StyledText] {
    guard var chosen = windows.first(where: \.isChosen) ?? windows.first, rows > 3 else {
      return []
    }
    if windows.count > 1, let scale = scale(in: columns, rows: rows) {
      return beside(scale, columns: columns, rows: rows)
    }
    if windows.count > 1, 1...columns ~= tabs.widthInColumns { chosen.title = tabs }
    let lines = drawing(chosen, legend).lines(columns: columns, rows: rows - 1)
    return [chosen.title.clipped(to: columns)] + lines.map { StyledText($0) }
  }

  /// The points of a column if the first two windows stand side by side; `nil` if one of them would
  /// be too small.
  private func scale(in columns: Int, rows: Int) -> Double? {
    let both = windows.prefix(2)
    let sizes = both.map(\.picture.window)
    let room = columns - Self.gap - both.map { drawing($0, nil).frameColumns }.reduce(0, +)
    guard room > 0, let height = sizes.map(\.height).max() else { return nil }
    // The rows of the titles, the frame and the numbers aren't drawn in.
    let scale = max(
      sizes.map(\.width).reduce(0, +) / Double(room), height / 2 / Double(max(1, rows - 5)))
    return sizes.allSatisfy { $0.width / scale >= Self.clear } ? scale : nil
  }

  private func beside(_ scale: Double, columns: Int, rows: Int) -> [StyledText] {
    let drawings = windows.prefix(2).map { window in
      let drawing = drawing(window, nil)
      let own = Int((window.picture.window.width / scale).rounded(.up)) + drawing.frameColumns
      let lines = drawing.lines(columns: own, rows: rows - 1, pointsPerColumn: scale)
      return (own: own, lines: [window.title.clipped(to: own)] + lines.map { StyledText($0) })
    }
    let width = drawings[0].own + Self.gap
    var lines = (0..<(drawings.map(\.lines.count).max() ?? 0)).map { row in
      let (left, right) = (drawings[0].lines, drawings[1].lines)
      return (row < left.count ? left[row].padded(to: width) : StyledText().padded(to: width))
        + (row < right.count ? right[row] : StyledText())
    }
    if let both = windows.prefix(2).first(where: \.picture.needsLegend) {
      let key = StyledText(drawing(both, legend).legendLine)
      let room = columns - lines[0].widthInColumns - 3
      if key.widthInColumns <= room {
        lines[0] = lines[0].padded(to: columns - key.widthInColumns) + key
      } else if lines.count < rows {
        lines.append(key)
      }
    }
    return lines
  }

  private func drawing(
    _ window: Window, _ legend: (wanted: String, yours: String)?
  ) -> LayoutDrawing {
    LayoutDrawing(
      window.picture, signs: signs, legend: legend, displayWidth: { $0.widthInColumns })
  }
}

extension StyledText {
  /// The text with spaces up to a width.
  fileprivate func padded(to columns: Int) -> StyledText {
    self + StyledText(String(repeating: " ", count: max(0, columns - widthInColumns)))
  }
}
