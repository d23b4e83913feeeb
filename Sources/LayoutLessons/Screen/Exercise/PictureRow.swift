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

  /// A drawing is clear from here on, in columns.
  private static let narrowest = 32
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
    if windows.count > 1, let widths = widths(in: columns) {
      return beside(zip(windows, widths).map { ($0, $1) }, rows: rows)
    }
    if windows.count > 1, 1...columns ~= tabs.widthInColumns { chosen.title = tabs }
    return drawn(chosen, legend, columns: columns, rows: rows)
  }

  /// The columns of the first two windows, in the proportion of their widths.
  private func widths(in columns: Int) -> [Int]? {
    let sizes = windows.prefix(2).map { max($0.picture.window.width, 1) }
    let room = columns - Self.gap
    guard room >= Self.narrowest * 2 else { return nil }
    let first = Int(Double(room) * sizes[0] / (sizes[0] + sizes[1]))
    let kept = min(max(first, Self.narrowest), room - Self.narrowest)
    return [kept, room - kept]
  }

  private func beside(_ windows: [(Window, Int)], rows: Int) -> [StyledText] {
    // One legend is enough for both, below a drawing of two layouts.
    let legendPlace = windows.firstIndex { $0.0.picture.wanted != $0.0.picture.yours }
    let drawings = windows.enumerated().map { index, window in
      drawn(window.0, index == legendPlace ? legend : nil, columns: window.1, rows: rows)
    }
    let width = windows[0].1 + Self.gap
    return (0..<(drawings.map(\.count).max() ?? 0)).map { row in
      let left = row < drawings[0].count ? drawings[0][row] : StyledText()
      let right = row < drawings[1].count ? drawings[1][row] : StyledText()
      let space = String(repeating: " ", count: max(0, width - left.widthInColumns))
      return left + StyledText(space) + right
    }
  }

  private func drawn(
    _ window: Window, _ legend: (wanted: String, yours: String)?, columns: Int, rows: Int
  ) -> [StyledText] {
    let drawing = LayoutDrawing(
      window.picture, signs: signs, legend: legend, displayWidth: { $0.widthInColumns })
    let lines = drawing.lines(columns: columns, rows: rows - 1).map { StyledText($0) }
    return [window.title.clipped(to: columns)] + lines
  }
}
