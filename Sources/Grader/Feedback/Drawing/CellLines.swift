import Course
import LayoutEngine

/// The lines between columns or rows at which the places in a picture are drawn.
///
/// They are in proportion, but equal lengths take equally many cells, and where rows are few, views
/// that begin or end at different heights are a row apart as far as there are rows.
struct CellLines {
  private let limit: Int
  private let pointsPerCell: Double
  private var moved: [Double: Int] = [:]
  /// The number of columns or rows, at least 1.
  private(set) var count = 1

  /// `most` is `nil` for as many rows as a clear drawing needs.
  init(of picture: Picture, along axis: Axis, _ scale: DrawingScale, most: Int?) {
    limit = most ?? 60
    pointsPerCell = axis == .horizontal ? scale.pointsPerColumn : scale.pointsPerRow
    let window = picture.window.drawable
    let length = axis == .horizontal ? window.width : window.height
    defer { count = max(1, self[length]) }
    guard length > 0, picture.axis != (axis == .vertical ? .horizontal : .vertical) else { return }
    var even = EvenLines(of: picture, along: axis, self, perCell: pointsPerCell)
    if axis == .vertical, most != nil { even.keepViewsApart() }
    moved = even.moved(limit: limit)
  }

  /// The line nearest to a place.
  subscript(place: Double) -> Int {
    moved[place] ?? DrawingScale.line(at: place, per: pointsPerCell, limit: limit)
  }
}

/// Moves lines by as few cells as make equal lengths take equally many, and compared layouts differ.
///
/// Lines never cross, what touches goes on touching, and what is a cell apart stays apart.
private struct EvenLines {
  private typealias Cost = (uneven: Int, off: Int, distance: Double)

  /// A drawing of more places than these has no room to be even; so many neighbours move together.
  private static let (mostPlaces, mostMoved) = (40, 6)
  /// Places and lengths this near to each other are one.
  private static let nearness = 0.01

  private let perCell: Double
  private let axis: Axis
  /// The places in the window, its two ends included.
  private var places: [Double] = []
  private var indices: [Double: Int] = [:]
  /// The lines of the places before any is moved.
  private var first: [Int] = []
  /// The views that are entirely inside, the shortest first.
  private var spans: [(low: Int, high: Int, length: Double)] = []
  /// The two places of an edge in compared layouts.
  private var apart: [(own: Int, other: Int)] = []

  init(of picture: Picture, along axis: Axis, _ given: CellLines, perCell: Double) {
    (self.axis, self.perCell) = (axis, perCell)
    let length = axis == .horizontal ? picture.window.width : picture.window.height
    func ends(_ view: NamedFrame) -> [Double] {
      let frame = view.frame
      return (axis == .horizontal ? [frame.x, frame.maxX] : [frame.y, frame.maxY]).sorted()
    }
    let views = picture.wanted + picture.yours + picture.compared
    let edges = (views + picture.guides).flatMap(ends).filter { 0 <= $0 && $0 <= length }
    for place in Set(edges).union([0, length]).sorted() {
      if place - (places.last ?? -1) > Self.nearness { places.append(place) }
      indices[place] = places.count - 1
    }
    first = places.map { given[$0] }
    guard places.count <= Self.mostPlaces else { return }
    spans = views.map(ends).compactMap { ends in
      guard let low = indices[ends[0]], let high = indices[ends[1]], low < high else { return nil }
      return (low, high, ends[1] - ends[0])
    }
    .sorted { ($0.length, $0.low, $0.high) < ($1.length, $1.low, $1.high) }
    apart = picture.yours.flatMap { own in
      picture.compared.filter { $0.name == own.name }.flatMap { zip(ends(own), ends($0)) }
    }
    .compactMap { own, other in
      guard let own = indices[own], let other = indices[other], own != other else { return nil }
      return (own, other)
    }
  }

  /// Where rows are few, gives views that begin or end at different heights rows of their own.
  mutating func keepViewsApart() {
    for edges in [Set(spans.map { $0.low }), Set(spans.map { $0.high })].map({ $0.sorted() }) {
      for (edge, next) in zip(edges, edges.dropFirst()) where places[next] - places[edge] >= 1 {
        apart.append((edge, next))
      }
    }
  }

  /// Moves neighbours by a line as long as that makes the drawing more even, up to the last cell.
  func moved(limit: Int) -> [Double: Int] {
    var (lines, least) = (first, cost(of: first))
    while (least.uneven, least.off) != (0, 0) {
      let before = lines
      for start in before.indices.dropFirst() {
        for end in start..<min(start + Self.mostMoved, before.count) {
          for step in [-1, 1] {
            var moved = before
            for index in start...end { moved[index] += step }
            let cost = isInOrder(moved, limit) ? cost(of: moved) : least
            if cost < least { (lines, least) = (moved, cost) }
          }
        }
      }
      if lines == before { break }
    }
    return indices.mapValues { lines[$0] }
  }

  private func isInOrder(_ lines: [Int], _ limit: Int) -> Bool {
    lines.indices.dropFirst().allSatisfy {
      lines[$0] - lines[$0 - 1] >= min(1, first[$0] - first[$0 - 1])
    } && lines[lines.count - 1] <= limit
  }

  private func cost(of lines: [Int]) -> Cost {
    let cells = spans.map { max(1, lines[$0.high] - lines[$0.low]) }
    var cost: Cost = (apart.count { lines[$0.own] == lines[$0.other] }, 0, 0)
    for (index, span) in spans.enumerated() {
      if index > 0, span.length - spans[index - 1].length <= Self.nearness {
        cost.uneven += abs(cells[index] - cells[index - 1])
      }
      // Half a row is much: rows are only made even.
      guard axis == .horizontal else { continue }
      cost.off += abs(cells[index] - max(1, Int((span.length / perCell).rounded())))
    }
    for (index, line) in lines.enumerated() {
      let distance = Double(line) - places[index] / perCell
      // The window moves last.
      cost.distance += distance * distance * (index == lines.count - 1 ? 16 : 1)
    }
    return cost
  }
}
