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
