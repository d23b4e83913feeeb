import LayoutEngine

/// How many points a column of a drawing stands for; a row stands for twice as many.
///
/// Characters are about twice as high as wide, so squares look square.
struct DrawingScale: Hashable, Sendable {
  private static let steps: [Double] = [
    1, 2, 4, 8, 10, 12, 16, 20, 25, 32, 40, 50, 80, 100, 160, 200, 400, 800, 1600, 3200, 6400,
  ]
  /// Fewer columns than this show nothing of a small window.
  private static let fewestColumns = 20.0
  private static let mostRows = 24.0

  let pointsPerColumn: Double

  var pointsPerRow: Double { 2 * pointsPerColumn }

  /// The finest scale at which a window fits; 8 points a column if there is room enough.
  ///
  /// The columns are those inside the window's frame.
  init(window: Size, columns: Int) {
    func fits(_ step: Double) -> Bool {
      window.width / step <= Double(max(columns, 1)) && window.height / step / 2 <= Self.mostRows
    }
    let usual = Self.steps.first { $0 >= 8 && fits($0) }
    let finer = Self.steps.last { $0 < 8 && window.width / $0 >= Self.fewestColumns && fits($0) }
    let isSmall = window.width / 8 < Self.fewestColumns
    pointsPerColumn =
      (isSmall ? finer : nil) ?? usual ?? max(window.width, 1) / Double(max(columns, 1))
  }

  /// The column or row at which a position lies, however far outside the window.
  static func cell(_ position: Double, per points: Double, limit: Int) -> Int {
    let cell = (position / points + 0.5).rounded(.down)
    guard cell.isFinite else { return position > 0 ? limit + 1 : -1 }
    return Int(min(max(cell, -1), Double(limit + 1)))
  }
}
