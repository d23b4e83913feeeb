import Course
import LayoutEngine

/// The lines between rows at which the places in a picture are drawn.
///
/// They are in proportion, but where rows are few, views that begin or end at different heights are a
/// row apart as far as there are rows.
struct RowLines {
  private let limit: Int
  private let pointsPerRow: Double
  private var moved: [Double: Int] = [:]
  /// The number of rows, at least 1.
  private(set) var count: Int

  init(of picture: Picture, _ scale: DrawingScale, most: Int?) {
    (limit, pointsPerRow) = (most ?? 60, scale.pointsPerRow)
    let height = picture.window.drawable.height
    count = 0
    count = max(1, self[height])
    guard let most, picture.axis != .horizontal else { return }
    let views = (picture.wanted + picture.yours).map { $0.frame }
    func inside(_ places: [Double]) -> Set<Double> { Set(places.filter { $0 > 0 && $0 < height }) }
    let tops = inside(views.map { min($0.y, $0.maxY) }).sorted()
    let ends = inside(views.map { max($0.y, $0.maxY) }).sorted()
    let shared = [tops, ends].map { edges in
      zip(edges, edges.dropFirst()).contains { $1 - $0 >= 1 && self[$0] == self[$1] }
    }
    guard shared.contains(true) else { return }
    let guides = picture.guides.flatMap { [$0.frame.y, $0.frame.maxY] }
    let edges = inside(views.flatMap { [$0.y, $0.maxY] })
    let others = Set(tops.dropFirst())
    let choices = [edges, others.union(ends)] + (shared[0] ? [others] : [])
    for apart in choices where moved.isEmpty {
      let places = edges.union(inside(guides)).sorted() + [height]
      move(places, apart: apart.union([height]), most: most)
    }
  }

  /// Moves places to lines of their own; nothing is moved where there are too few rows.
  private mutating func move(_ places: [Double], apart: Set<Double>, most: Int) {
    let rows = min(most, max(count, apart.count))
    var (lines, last) = ([Int](), 0)
    for place in places {
      last = max(self[place], last + (apart.contains(place) ? 1 : 0))
      lines.append(last)
    }
    last = rows
    for index in places.indices.reversed() {
      lines[index] = min(lines[index], last)
      last = lines[index] - (apart.contains(places[index]) ? 1 : 0)
    }
    guard last >= 0 else { return }
    moved = Dictionary(zip(places, lines)) { first, _ in first }
    count = max(1, lines.last ?? rows)
  }

  /// The line nearest to a place.
  subscript(place: Double) -> Int {
    moved[place] ?? DrawingScale.line(at: place, per: pointsPerRow, limit: limit)
  }
}
