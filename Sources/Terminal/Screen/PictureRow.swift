package import Course
package import Feedback
import LayoutEngine

/// Windows as they are drawn on the screen: side by side where they fit.
package struct PictureRow {
  /// A window with what stands above it.
  package struct Window {
    package var title: StyledText
    package let picture: Picture
    /// Whether it is the one to show where only one can be.
    package var isChosen = false
    /// The picture whose scale it keeps; `nil` for the scale that fits best.
    package var usual: Picture?

    package init(
      title: StyledText, picture: Picture, isChosen: Bool = false, usual: Picture? = nil
    ) {
      self.title = title
      self.picture = picture
      self.isChosen = isChosen
      self.usual = usual
    }
  }

  /// The columns inside a frame from which on a drawing is clear, and those below which it becomes
  /// flatter rather than narrower.
  private static let (clear, flat) = (16.0, 24.0)
  private static let gap = 2

  package let windows: [Window]
  /// All windows in one row, for where only one is drawn.
  package var tabs = StyledText()
  package let legend: (wanted: String, yours: String, outside: String)
  package let signs: LayoutDrawing.Signs

  package init(
    windows: [Window], tabs: StyledText = StyledText(),
    legend: (wanted: String, yours: String, outside: String), signs: LayoutDrawing.Signs
  ) {
    self.windows = windows
    self.tabs = tabs
    self.legend = legend
    self.signs = signs
  }

  /// The drawing of as many windows as fit, the first ones before the others.
  package func lines(columns: Int, rows: Int) -> [StyledText] {
    guard var chosen = windows.first(where: \.isChosen) ?? windows.first, rows > 3 else {
      return []
    }
    if let lines = beside(columns: columns, rows: rows) { return lines }
    let short = chosen.title
    if windows.count > 1, 1...columns ~= tabs.widthInColumns { chosen.title = tabs }
    return lines([chosen], nil, columns: columns, rows: rows, short: short)
  }

  /// The first two windows side by side; `nil` if one of them would be too small.
  package func beside(columns: Int, rows: Int) -> [StyledText]? {
    guard windows.count > 1, rows > 3, let scale = scale(in: columns, rows: rows) else {
      return nil
    }
    return lines(Array(windows.prefix(2)), scale, columns: columns, rows: rows)
  }

  /// The windows with the legend; where it has no row, it takes that of a title's longer form.
  private func lines(
    _ shown: [Window], _ scale: Double?, columns: Int, rows: Int, short: StyledText? = nil
  ) -> [StyledText] {
    var lines = drawn(shown, scale, columns: columns, rows: rows)
    let keys = shown.map { StyledText(drawing($0.picture, legend).legendLine) }
    guard let key = keys.max(by: { $0.widthInColumns < $1.widthInColumns }), !key.isEmpty else {
      return lines
    }
    let width = lines.dropFirst().map(\.widthInColumns).max() ?? 0
    let start = max(lines[0].widthInColumns + 3, min(width, columns) - key.widthInColumns)
    if start + key.widthInColumns <= columns {
      lines[0] = lines[0].padded(to: start) + key
      return lines
    }
    // Frame, numbers and title need as many rows.
    if lines.count == rows, rows > 5 {
      lines = drawn(shown, scale, columns: columns, rows: rows - 1)
    }
    if lines.count < rows { return lines + [key] }
    if let short, short.widthInColumns + 3 + key.widthInColumns <= columns {
      lines[0] = short + StyledText("   ") + key
    }
    return lines
  }

  /// The points of a column if the first two windows stand side by side; `nil` if one of them would
  /// be too small.
  private func scale(in columns: Int, rows: Int) -> Double? {
    let both = windows.prefix(2)
    let sizes = both.map(\.picture.window)
    let room = columns - Self.gap - both.map { drawing($0.picture, nil).frameColumns }.reduce(0, +)
    guard room > 0, let height = sizes.map(\.height).max(), let width = sizes.map(\.width).min()
    else { return nil }
    // The rows of the titles, the frame and the numbers aren't drawn in.
    let scale = max(
      sizes.map(\.width).reduce(0, +) / Double(room),
      min(height / 2 / Double(max(1, rows - 5)), width / Self.flat))
    return sizes.allSatisfy { $0.width / scale >= Self.clear } ? scale : nil
  }

  private func drawn(_ shown: [Window], _ scale: Double?, columns: Int, rows: Int) -> [StyledText] {
    var (lines, start) = ([StyledText](), 0)
    for window in shown {
      let drawing = drawing(window.picture, nil)
      let width = scale.map {
        Int((window.picture.window.width / $0).rounded(.up)) + drawing.frameColumns
      }
      let own = width ?? columns
      let usual = window.usual.map {
        self.drawing($0, nil).pointsPerColumn(columns: columns, rows: rows - 1)
      }
      let drawn = drawing.lines(columns: own, rows: rows - 1, pointsPerColumn: scale ?? usual)
      var title = window.title.wrapped(to: own)
      if title.count > 1 { title = window.title.wrapped(to: own - 1).prefix(1) + ["…"] }
      for (row, line) in ([title.joined()] + drawn.map { StyledText($0) }).enumerated() {
        if row == lines.count { lines.append(StyledText()) }
        lines[row] = lines[row].padded(to: start) + line
      }
      start += own + Self.gap
    }
    return lines
  }

  private func drawing(
    _ picture: Picture, _ legend: (wanted: String, yours: String, outside: String)?
  ) -> LayoutDrawing {
    LayoutDrawing(
      picture, signs: signs, legend: legend.map { ($0.wanted, $0.yours) },
      outside: legend?.outside, displayWidth: { $0.widthInColumns })
  }
}

extension StyledText {
  fileprivate func padded(to columns: Int) -> StyledText {
    self + StyledText(String(repeating: " ", count: max(0, columns - widthInColumns)))
  }
}
