import Course
import LayoutEngine

extension LayoutSVG {
  /// The views' names, and the distance at fault with its points; each where no line crosses it, if
  /// there is such a place.
  func labels(
    of views: [NamedFrame], beside others: [NamedFrame]
  ) -> (names: [String], fault: [String]) {
    let views = views.filter { $0.frame.isFinite }
    let window = picture.window.drawable
    let frames = (views + others.filter { $0.frame.isFinite }).map { $0.frame }
    var taken = ([Rect(x: 0, y: 0, width: window.width, height: window.height)] + frames)
      .flatMap { edges(of: box($0)) }
    let fault = fault(&taken)
    let names = views.map { view in
      let box = box(view.frame)
      let centres = Self.places.map { (box.x + $0.x * box.width, box.y + $0.y * box.height) }
      return label(view.name, atOneOf: centres, "", &taken)
    }
    return (names, fault)
  }

  /// The places in a view where its name may stand, in shares of its size; the best ones first.
  private static let places = [0.5, 0.25, 0.75].flatMap { y in
    [0.5, 0.3, 0.7].map { x in (x: x, y: y) }
  }

  /// Writes a text at the first place that isn't taken, or else at the first one, and takes it.
  private func label(
    _ text: String, atOneOf centres: [(Double, Double)], _ kind: String, _ taken: inout [Rect]
  ) -> String {
    let rooms = centres.map { x, y in
      Rect(
        x: x - half(text), y: y - Self.lineHeight / 2, width: 2 * half(text),
        height: Self.lineHeight)
    }
    let free = rooms.firstIndex { room in !taken.contains { $0.overlaps(room) } } ?? 0
    taken.append(rooms[free])
    return label(text, centres[free].0, centres[free].1, kind)
  }

  /// The distance at fault: a line with an end at either place, and its points.
  private func fault(_ taken: inout [Rect]) -> [String] {
    guard let fault = picture.fault, (fault.to - fault.from).isFinite,
      let own = (picture.yours + picture.wanted).first(where: { $0.name == fault.item })?.frame,
      own.isFinite
    else { return [] }
    let text = pointsText(abs(fault.to - fault.from))
    let isAcross = fault.axis == .horizontal
    let (from, to) = isAcross ? (x(fault.from), x(fault.to)) : (y(fault.from), y(fault.to))
    let beside = isAcross ? (y(own.y) + 3 * y(own.maxY)) / 4 : (x(own.x) + 3 * x(own.maxX)) / 4
    let (at, middle, away) = (number(beside), (from + to) / 2, 6 + half(text))
    let ends = [from, to].map(number)
    let (line, centres) =
      isAcross
      ? (
        "M\(ends[0]) \(at)H\(ends[1])" + ends.map { "M\($0) \(number(beside - 4))v8" }.joined(),
        [(middle, beside - 10), (middle, beside + 12), (max(from, to) + away, beside)]
      )
      : (
        "M\(at) \(ends[0])V\(ends[1])" + ends.map { "M\(number(beside - 4)) \($0)h8" }.joined(),
        [(beside + away, middle), (beside - away, middle), (beside, max(from, to) + 10)]
      )
    let words = label(text, atOneOf: centres, "fault", &taken)
    taken.append(
      isAcross
        ? Rect(x: min(from, to), y: beside - 4, width: abs(to - from), height: 8)
        : Rect(x: beside - 4, y: min(from, to), width: 8, height: abs(to - from)))
    return ["<path class=\"fault\" d=\"\(line)\"/>", words]
  }

  /// The lines around a box, each as a box without area.
  private func edges(of box: Rect) -> [Rect] {
    [
      Rect(x: box.x, y: box.y, width: box.width, height: 0),
      Rect(x: box.x, y: box.maxY, width: box.width, height: 0),
      Rect(x: box.x, y: box.y, width: 0, height: box.height),
      Rect(x: box.maxX, y: box.y, width: 0, height: box.height),
    ]
  }
}

extension Rect {
  fileprivate func overlaps(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}
