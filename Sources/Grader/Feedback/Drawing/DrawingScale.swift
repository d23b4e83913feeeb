import Course
import LayoutEngine

/// How many points a column and a row of a drawing stand for.
///
/// Characters are about twice as tall as wide, so squares look square if a row stands for twice as
/// many points as a column.
struct DrawingScale: Hashable, Sendable {
  private static let steps: [Double] = [
    0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 4, 5, 8, 10, 12, 16, 20, 25, 32, 40, 50, 80, 100, 160,
    200, 400, 800, 1600, 3200, 6400,
  ]
  /// With fewer columns than this, a drawing of a small window shows nothing.
  private static let fewestColumns = 20.0
  /// With fewer columns than this, a low drawing keeps its width and becomes flatter.
  private static let clearColumns = 40
  private static let clearRows = 5.0
  private static let mostRows = 24.0

  private(set) var pointsPerColumn: Double
  private(set) var pointsPerRow: Double

  /// The scale at which a window fits.
  ///
  /// - Parameters:
  ///   - window: The window; its lengths are finite and not negative.
  ///   - columns: The columns inside the window's frame, at least 1.
  ///   - rows: The rows inside it, for the largest drawing that fits. It is in proportion if that
  ///     isn't too narrow. `nil` for 8 points a column if there is room enough.
  init(window: Size, columns: Int, rows: Int?) {
    let most = rows.map(Double.init) ?? Self.mostRows
    func fits(_ step: Double) -> Bool {
      window.width / step <= Double(columns) && window.height / step / 2 <= most
    }
    func step(in columns: Int) -> Double {
      Self.steps.first { window.width / $0 <= Double(columns) } ?? window.width / Double(columns)
    }
    let tallest = window.height / 2 / most
    let isLarge = rows != nil
    let usual = Self.steps.first { ($0 >= 8 || isLarge) && fits($0) }
    let finer = Self.steps.last { $0 < 8 && window.width / $0 >= Self.fewestColumns && fits($0) }
    let isSmall = !isLarge && window.width / 8 < Self.fewestColumns
    pointsPerColumn = (isSmall ? finer : nil) ?? usual ?? max(step(in: columns), tallest)
    pointsPerRow = 2 * pointsPerColumn
    let clear = min(columns, Self.clearColumns)
    if isLarge, window.width > 0, window.width / pointsPerColumn < Double(clear * 3 / 4) {
      pointsPerColumn = step(in: clear)
      pointsPerRow = max(2 * pointsPerColumn, window.height / most)
    }
    // Where there are few columns, a low window keeps the rows that it has otherwise.
    if pointsPerColumn > 8 {
      pointsPerRow = min(pointsPerRow, max(16, window.height / Self.clearRows, pointsPerColumn))
    }
  }

  /// The scale of a picture.
  ///
  /// - Parameters:
  ///   - picture: What is drawn. Of one along the vertical axis the width says nothing.
  ///   - most: The columns and rows that there are.
  ///   - points: The points of a column that other drawings have too; where the window is too wide
  ///     for that it takes all columns, and where it is too high it becomes flatter.
  init(
    of picture: Picture, in most: (columns: Int, rows: Int?), pointsPerColumn points: Double?
  ) {
    var window = picture.window.drawable
    if picture.axis == .horizontal { window.height = 0 }
    if picture.axis == .vertical { window.width = min(160, 2 * window.height) }
    self.init(window: window, columns: most.columns, rows: most.rows)
    guard let points else { return }
    pointsPerColumn = max(points, window.width / Double(most.columns))
    pointsPerRow = max(
      2 * pointsPerColumn, window.height / (most.rows.map(Double.init) ?? Self.mostRows))
  }

  /// Makes a window up to twice as high as it is in proportion, in no more than some rows.
  mutating func heighten(_ height: Double, to rows: Int?) {
    guard let rows else { return }
    pointsPerRow = min(pointsPerRow, max(height / Double(rows), pointsPerRow / 2))
  }

  /// The line between two cells that lies nearest to a position, from 0 to `limit`.
  static func line(at position: Double, per points: Double, limit: Int) -> Int {
    // Halves are rounded up, so that two adjacent views share the line between them. NaN counts as 0.
    let line = (position / points + 0.5).rounded(.down)
    return line > 0 ? Int(min(line, Double(limit))) : 0
  }
}

extension Size {
  /// The window as drawings can use it: a negative or infinite length becomes 0.
  var drawable: Size {
    func length(_ number: Double) -> Double { number.isFinite ? max(number, 0) : 0 }
    return Size(width: length(width), height: length(height))
  }
}
