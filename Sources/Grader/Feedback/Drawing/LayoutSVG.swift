package import Course
import LayoutEngine

/// A picture of a window as SVG.
///
/// Wanted views have dashed outlines and a light area, the answer's views solid outlines, guides
/// dotted ones. So they can be told apart without colours.
package struct LayoutSVG: Sendable {
  /// The largest size that a window is drawn in, in CSS pixels.
  private static let most = Size(width: 480, height: 340)
  /// The largest height of a window that shows a screen, whose texts have to be read.
  private static let mostScreenHeight = 560.0
  /// The room around the window, for the lines and half a number, in CSS pixels.
  private static let margin = (side: 14.0, top: 8.0)
  /// How far outside of the window is still shown, in shares of the window's size.
  private static let reach = 0.5
  static let digitWidth = 7.5
  /// Small windows are drawn larger than they are, up to so many pixels for a point.
  private static let mostScale = 1.5
  /// From one line of text to the next.
  static let lineHeight = 14.0

  /// The style of the elements.
  ///
  /// A page that contains several drawings has it once. Programs that know no variables take the
  /// light colour before each.
  package static let style = """
    svg.layout { --ink: #1b1b1f; --paper: #fff; --line: #8a8a94; --tint: #2f6fd0; --bad: #b3261e;
      font: 13px system-ui, sans-serif; color: #1b1b1f; color: var(--ink); }
    @media (prefers-color-scheme: dark) { svg.layout { --ink: #ececf1; --paper: #17171a;
      --line: #7d7d88; --tint: #7fb0ff; --bad: #ff9a8f; } }
    .layout rect, .layout path { fill: none; stroke-width: 1.5; }
    .layout .window, .layout .guide, .layout .thin { stroke: #8a8a94; stroke: var(--line); }
    .layout .window, .layout .thin, .layout .hatch { stroke-width: 1; }
    .layout .guide { stroke-dasharray: 1 3; }
    .layout .wanted { stroke: currentColor; stroke-dasharray: 5 4; fill: currentColor;
      fill-opacity: 0.05; }
    .layout .hatch { stroke: currentColor; stroke-opacity: 0.3; }
    .layout .yours, .layout .cursor { stroke: #2f6fd0; stroke: var(--tint); }
    .layout .fault { stroke: #b3261e; stroke: var(--bad); }
    .layout .look { fill: #8a8a94; fill: var(--line); fill-opacity: 0.2; }
    .layout .tint { fill: #2f6fd0; fill: var(--tint); fill-opacity: 0.2; }
    .layout .strong { fill-opacity: 1; }
    .layout .segment { fill: #fff; fill: var(--paper); }
    .layout .knob { fill: #fff; }
    .layout .bar { fill: currentColor; }
    .layout text { fill: currentColor; stroke: #fff; stroke: var(--paper); stroke-width: 4;
      paint-order: stroke; text-anchor: middle; dominant-baseline: middle; }
    .layout text.shown { stroke: none; text-anchor: start; }
    .layout text.end { text-anchor: end; }
    .layout text.title { fill: #2f6fd0; fill: var(--tint); font-weight: 600; }
    .layout text.name { font-size: 11px; font-style: italic; }
    .layout text.hint { fill-opacity: 0.7; }
    .layout text.fault { fill: #b3261e; fill: var(--bad); stroke: #fff; stroke: var(--paper);
      font-weight: 700; }

    """

  let picture: Picture
  private let shown: Rect
  let scale: Double

  /// - Parameters:
  ///   - picture: What is drawn; frames that aren't numbers are left out.
  ///   - widest: The width of a window, in points, that has room in the same scale; as a window's edge
  ///     moves, so its scale stays.
  ///   - room: The width that such a window has room in, in CSS pixels; `nil` for the usual one.
  package init(_ picture: Picture, widest: Double = 0, room: Double? = nil) {
    let picture = picture.withBothAxes
    self.picture = picture
    let window = picture.window.drawable
    let reach = Size(
      width: max(1, window.width) * (1 + Self.reach),
      height: max(1, window.height) * (1 + Self.reach))
    var (left, top, right, bottom) = (0.0, 0.0, max(1, window.width), max(1, window.height))
    for frame in (picture.wanted + picture.yours).map({ $0.frame }) where frame.isFinite {
      left = max(min(left, frame.x, frame.maxX), window.width - reach.width)
      top = max(min(top, frame.y, frame.maxY), window.height - reach.height)
      right = min(max(right, frame.x, frame.maxX), reach.width)
      bottom = min(max(bottom, frame.y, frame.maxY), reach.height)
    }
    shown = Rect(x: left, y: top, width: right - left, height: bottom - top)
    let isScreen = picture.look.bars != .zero || !picture.look.views.isEmpty
    let height = isScreen ? Self.mostScreenHeight : Self.most.height
    scale = min(
      Self.mostScale, min(Self.most.width, room ?? .infinity) / max(widest, shown.width),
      height / shown.height)
  }

  /// The element, with a line break at its end.
  ///
  /// - Parameters:
  ///   - title: What is drawn, for screen readers; `nil` if the page says it elsewhere.
  ///   - facts: The same as lines of text.
  ///   - hasStyle: Whether the element contains ``style``, as a file of its own needs.
  /// - Returns: The lines of the element.
  package func text(title: String?, facts: [String] = [], hasStyle: Bool = false) -> String {
    let numbers = numbers
    let width = number(
      numbers.map { $0.x + half($0.text) }.reduce(x(shown.maxX) + Self.margin.side, max))
    let height = number(numbers.map { $0.y + 9 }.reduce(y(shown.maxY) + Self.margin.top, max))
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"layout\" "
        + (title == nil ? "aria-hidden=\"true\"" : "role=\"img\"")
        + " width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\">"
    ]
    if let title {
      lines.append("<title>\(Markup.content(title))</title>")
      lines.append("<desc>\(facts.map { Markup.content($0) }.joined(separator: "\n"))</desc>")
    }
    if hasStyle { lines.append("<style>\n\(Self.style)</style>") }
    let window = picture.window.drawable
    lines += box(
      Rect(x: 0, y: 0, width: window.width, height: window.height), "window",
      radius: picture.look.bars == .zero ? 8 : 20)
    let views = (picture.yours.isEmpty ? picture.wanted : picture.yours)
    lines += bars + views.flatMap { mark(of: $0) }
    lines += picture.guides.flatMap { box($0.frame, "guide") }
    let wanted = picture.isPair ? picture.missed : picture.wanted
    lines += wanted.flatMap { box($0.frame, "wanted") }
    lines += picture.isPair ? wanted.filter { $0.frame.isFinite }.map { hatch($0.frame) } : []
    lines += picture.yours.flatMap { box($0.frame, "yours") }
    let (names, fault) = labels(of: views, beside: wanted)
    lines += names + numbers.map { label($0.text, $0.x, $0.y) } + fault
    return (lines + ["</svg>", ""]).joined(separator: "\n")
  }

  func x(_ points: Double) -> Double {
    (min(max(points, shown.x), shown.maxX) - shown.x) * scale + Self.margin.side
  }

  func y(_ points: Double) -> Double {
    (min(max(points, shown.y), shown.maxY) - shown.y) * scale + Self.margin.top
  }

  func number(_ value: Double) -> String { pointsText((value * 10).rounded() / 10) }

  /// A frame in CSS pixels.
  func box(_ frame: Rect) -> Rect {
    let (left, right) = (x(min(frame.x, frame.maxX)), x(max(frame.x, frame.maxX)))
    let (top, bottom) = (y(min(frame.y, frame.maxY)), y(max(frame.y, frame.maxY)))
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private func box(_ frame: Rect, _ kind: String, radius: Double = 0) -> [String] {
    frame.isFinite ? [rectangle(box(frame), kind, radius: radius)] : []
  }

  /// Slanted lines in an area.
  private func hatch(_ frame: Rect) -> String {
    let box = box(frame)
    let count = Int(((box.width + box.height) / 8).rounded(.up))
    let lines = (1..<max(1, count)).map { line in
      let reach = Double(line) * 8
      let (left, right) = (max(0, reach - box.height), min(reach, box.width))
      return "M\(number(box.x + left)) \(number(box.y + reach - left))"
        + "L\(number(box.x + right)) \(number(box.y + reach - right))"
    }
    return "<path class=\"hatch\" d=\"\(lines.joined())\"/>"
  }

  func rectangle(_ box: Rect, _ kind: String, radius: Double = 0) -> String {
    "<rect class=\"\(kind)\" x=\"\(number(box.x))\" y=\"\(number(box.y))\" "
      + "width=\"\(number(box.width))\" height=\"\(number(box.height))\""
      + (radius > 0 ? " rx=\"\(number(radius))\"/>" : "/>")
  }

  func label(_ text: String, _ x: Double, _ y: Double, _ kind: String = "") -> String {
    let kind = kind.isEmpty ? "" : " class=\"\(kind)\""
    return "<text\(kind) x=\"\(number(x))\" y=\"\(number(y))\">\(Markup.content(text))</text>"
  }

  private typealias Number = (text: String, x: Double, y: Double)

  /// The numbers below the window and to its right, as far as there is room: its edges, then those
  /// of the views.
  private var numbers: [Number] {
    let views = (picture.yours.isEmpty ? picture.wanted : picture.yours).map { $0.frame }
    let (window, right, bottom) = (picture.window.drawable, x(shown.maxX), y(shown.maxY))
    let below = placed(
      views.flatMap { [$0.x, $0.maxX] }, .horizontal, window.width,
      at: { (self.x($0), self.half(pointsText($0))) })
    let beside = placed(
      views.flatMap { [$0.y, $0.maxY] }, .vertical, window.height,
      at: { (self.y($0), Self.lineHeight / 2) })
    let widest = beside.map { half($0.text) }.max() ?? 0
    return below.map { ($0.text, $0.place, bottom + 13 + Double($0.line) * Self.lineHeight) }
      + beside.map { ($0.text, right + (2 * Double($0.line) + 1) * widest + 3, $0.place) }
  }

  /// The numbers along an axis, in two lines.
  private func placed(
    _ edges: [Double], _ axis: Axis, _ length: Double,
    at place: (Double) -> (middle: Double, half: Double)
  ) -> [(text: String, place: Double, line: Int)] {
    guard picture.axis == nil || picture.axis == axis else { return [] }
    var (seen, lines) = (Set<String>(), [[ClosedRange<Double>]](repeating: [], count: 2))
    return ([0, length] + edges).compactMap { edge in
      guard edge.isFinite, (0...length).contains(edge) else { return nil }
      let (middle, half) = place(edge)
      let range = middle - half + 0.1...middle + half
      guard let line = lines.firstIndex(where: { $0.allSatisfy { !$0.overlaps(range) } }),
        seen.insert(pointsText(edge)).inserted
      else { return nil }
      lines[line].append(range)
      return (pointsText(edge), middle, line)
    }
  }

  /// Half the width of a number, with some space.
  func half(_ text: String, _ kind: String = "") -> Double {
    Double(text.count) * Self.digitWidth * (kind == "name" ? 11 / 13 : 1) / 2 + 2
  }
}

extension Rect {
  var isFinite: Bool {
    x.isFinite && y.isFinite && maxX.isFinite && maxY.isFinite
  }
}

extension Picture {
  /// The picture with frames along both axes: where it is about one, views are below or beside
  /// each other.
  fileprivate var withBothAxes: Picture {
    guard let axis else { return self }
    let names = (yours + wanted).reduce(into: [String]()) { names, view in
      if !names.contains(view.name) { names.append(view.name) }
    }
    let (step, breadth) = axis == .horizontal ? (44.0, 36.0) : (88.0, 80.0)
    let extent = step * Double(max(1, names.count)) + step - breadth
    func placed(_ views: [NamedFrame]) -> [NamedFrame] {
      views.map { view in
        let index = names.firstIndex(of: view.name)
        let start = index.map { Double($0) * step + step - breadth } ?? 0
        let length = index == nil ? extent : breadth
        let frame = view.frame
        return NamedFrame(
          view.name,
          axis == .horizontal
            ? Rect(x: frame.x, y: start, width: frame.width, height: length)
            : Rect(x: start, y: frame.y, width: length, height: frame.height))
      }
    }
    var picture = self
    picture.window =
      axis == .horizontal
      ? Size(width: window.width, height: extent) : Size(width: extent, height: window.height)
    (picture.wanted, picture.yours, picture.guides) = (
      placed(wanted), placed(yours), placed(guides)
    )
    return picture
  }
}

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
    let texts = views.flatMap { view in
      let lines = lines(of: view)
      taken += lines.map { $0.room }
      return lines.map { $0.element }
    }
    let names = views.map { view in
      let box = box(view.frame)
      var centres = Self.places.map { (box.x + $0.x * box.width, box.y + $0.y * box.height) }
      let (kind, place) = namePlace(of: view)
      if let place { centres = [place] + centres + around(box, half(view.name, kind)) }
      let guests = frames.filter { $0.area < view.frame.area }.map { self.box($0) }
      return label(view.name, atOneOf: centres, kind, &taken, awayFrom: guests)
    }
    return (texts + names, fault)
  }

  /// The places for a name beside a box, without those that are outside of the drawing.
  private func around(_ box: Rect, _ half: Double) -> [(Double, Double)] {
    let (x, y, away) = (box.x + box.width / 2, box.y + box.height / 2, Self.lineHeight / 2 + 2)
    return [
      (x, box.y - away), (x, box.maxY + away), (box.maxX + half + 2, y), (box.x - half - 2, y),
    ]
    .filter { self.box(shown).contains(x: $0, halfWidth: half, y: $1) }
  }

  /// The places in a view where its name may stand, in shares of its size; the best ones first.
  private static let places = [0.5, 0.25, 0.75, 0.92].flatMap { y in
    [0.5, 0.3, 0.7].map { x in (x: x, y: y) }
  }

  /// Writes a text at the first place that isn't taken, if possible in none of the boxes inside, or
  /// else at the first one, and takes it.
  private func label(
    _ text: String, atOneOf centres: [(Double, Double)], _ kind: String, _ taken: inout [Rect],
    awayFrom guests: [Rect] = []
  ) -> String {
    let half = half(text, kind)
    let rooms = centres.map { x, y in
      Rect(x: x - half, y: y - Self.lineHeight / 2, width: 2 * half, height: Self.lineHeight)
    }
    func firstFree(_ taken: [Rect]) -> Int? {
      rooms.firstIndex { room in !taken.contains { $0.overlaps(room) } }
    }
    let free = firstFree(taken + guests) ?? firstFree(taken) ?? 0
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
  fileprivate var area: Double { abs(width * height) }

  fileprivate func contains(x middle: Double, halfWidth: Double, y: Double) -> Bool {
    x <= middle - halfWidth && middle + halfWidth <= maxX && self.y <= y && y <= maxY
  }

  fileprivate func overlaps(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}
