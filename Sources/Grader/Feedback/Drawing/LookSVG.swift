import Course
import LayoutEngine

/// What a device shows besides the frames: bars, the signs of classes, and texts.
extension LayoutSVG {
  /// The room between a view's outline and what is inside, in CSS pixels.
  private static let inset = 3.0

  private var isReversed: Bool { picture.direction == .rightToLeft }

  /// The time and the battery in the status bar, and the home indicator, where there is room.
  var bars: [String] {
    let (bars, window) = (picture.look.bars, picture.window.drawable)
    guard picture.axis == nil else { return [] }
    let (left, right, middle) = (x(0), x(window.width), y(bars.top / 2))
    var lines: [String] = []
    if bars.top * scale >= 12, right - left >= 120 {
      let (time, battery) = isReversed ? (right - 32, left + 20) : (left + 32, right - 44)
      let body = Rect(x: battery, y: middle - 5.5, width: 22, height: 11)
      lines = [
        label("9:41", time, middle),
        rectangle(body, "thin", radius: 3),
        rectangle(Rect(x: body.x + 2, y: body.y + 2, width: 14, height: 7), "bar", radius: 1.5),
        rectangle(Rect(x: body.maxX + 1, y: middle - 2, width: 2, height: 4), "bar", radius: 1),
      ]
    }
    if bars.bottom * scale >= 8 {
      let (width, bottom) = ((right - left) * 0.36, y(window.height - bars.bottom / 2))
      let box = Rect(x: (left + right - width) / 2, y: bottom, width: width, height: 4)
      lines.append(rectangle(box, "bar", radius: 2))
    }
    return lines
  }

  private func look(of view: NamedFrame) -> ScreenLook.View? {
    let box = view.frame.isFinite ? box(view.frame) : Rect(x: 0, y: 0, width: 0, height: 0)
    // What reaches far out of the window is cut there.
    let isWhole = abs(box.width - abs(view.frame.width) * scale) < 1
    return isWhole && box.width > 12 && box.height > 12 ? picture.look.views[view.name] : nil
  }

  /// The signs of a view's class, which stand below its outline.
  func mark(of view: NamedFrame) -> [String] {
    guard let look = look(of: view) else { return [] }
    let box = box(view.frame)
    let inner = Rect(
      x: box.x + Self.inset, y: box.y + Self.inset, width: box.width - 2 * Self.inset,
      height: box.height - 2 * Self.inset)
    switch look.viewClass {
    case .view, .label: return []
    case .button: return [rectangle(inner, "tint", radius: min(10, inner.height / 2))]
    case .textField:
      let start = number(isReversed ? inner.maxX - 6 : inner.x + 6)
      return [
        rectangle(inner, "look", radius: min(6, inner.height / 2)),
        "<path class=\"cursor\" d=\"M\(start) \(number(inner.y + inner.height / 4))"
          + "v\(number(inner.height / 2))\"/>",
      ]
    case .imageView: return [rectangle(box, "look")] + landscape(in: inner)
    case .switchControl: return toggle(in: inner)
    case .segmentedControl:
      var half = inner
      half.width = inner.width / 2
      if isReversed { half.x += half.width }
      let radius = min(7, inner.height / 2)
      return [rectangle(inner, "look", radius: radius), rectangle(half, "segment", radius: radius)]
    case .scrollView:
      let bar = Rect(
        x: isReversed ? inner.x : inner.maxX - 3, y: inner.y, width: 3, height: inner.height / 3)
      return [rectangle(bar, "look strong", radius: 1.5)]
    case .tableRow:
      let (end, middle) = (isReversed ? inner.x + 12 : inner.maxX - 12, box.y + box.height / 2)
      let tip = isReversed ? -5.0 : 5
      let start = isReversed ? "H\(number(box.maxX - 16))" : "H\(number(box.maxX))"
      return [
        "<path class=\"thin\" d=\"M\(number(box.x + (isReversed ? 0 : 16))) "
          + "\(number(box.maxY - 3))\(start)M\(number(end)) \(number(middle - 5))"
          + "l\(number(tip)) 5l\(number(-tip)) 5\"/>"
      ]
    }
  }

  /// Two hills and a sun.
  private func landscape(in box: Rect) -> [String] {
    let side = min(box.width, box.height)
    let (x, y) = (box.x + (box.width - side) / 2, box.maxY - side)
    func at(_ across: Double, _ down: Double) -> String {
      "\(number(x + across * side)) \(number(y + down * side))"
    }
    let sun = Rect(x: x + 0.62 * side, y: y + 0.14 * side, width: 0.2 * side, height: 0.2 * side)
    return [
      "<path class=\"look\" d=\"M\(at(0, 0.95))L\(at(0.35, 0.35))L\(at(0.6, 0.75))"
        + "L\(at(0.75, 0.55))L\(at(1, 0.95))Z\"/>",
      rectangle(sun, "look", radius: sun.width / 2),
    ]
  }

  /// A switch that is on, in its own size of 51 by 31 points or in what room there is.
  private func toggle(in box: Rect) -> [String] {
    let height = min(31 * scale, box.height, box.width * 31 / 51)
    let width = height * 51 / 31
    let track = Rect(
      x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width: width,
      height: height)
    let side = height - 4
    let knob = Rect(
      x: isReversed ? track.x + 2 : track.maxX - 2 - side, y: track.y + 2, width: side,
      height: side)
    return [
      rectangle(track, "tint strong", radius: height / 2),
      rectangle(knob, "knob", radius: side / 2),
    ]
  }

  /// The lines of a view's text, each with the room that it takes.
  func lines(of view: NamedFrame) -> [(element: String, room: Rect)] {
    guard let text = look(of: view)?.text else { return [] }
    let (box, measure) = (box(view.frame), text.measure)
    let size = Size(width: abs(view.frame.width), height: abs(view.frame.height))
    let lines = measure.lines(of: text.content, shownIn: size)
    let height = measure.font.lineHeight * scale
    let top = box.y + (box.height - Double(lines.count) * height) / 2
    // A text is aligned as its window is read, and its direction is its own.
    let isAtEnd = text.isRightToLeft != isReversed
    let direction = text.isRightToLeft ? "rtl" : "ltr"
    return lines.enumerated().map { index, line in
      let width = line.width * scale
      let room = Rect(
        x: isReversed ? box.maxX - width : box.x, y: top + Double(index) * height, width: width,
        height: height)
      let attributes =
        "class=\"shown\(isAtEnd ? " end" : "")\" direction=\"\(direction)\" "
        + "unicode-bidi=\"isolate\" font-size=\"\(number(measure.font.size * scale))\" "
        + "textLength=\"\(number(width))\" lengthAdjust=\"spacingAndGlyphs\" "
        + "x=\"\(number(isReversed ? box.maxX : box.x))\" y=\"\(number(room.y + height / 2))\""
      return ("<text \(attributes)>\(Markup.content(String(line.text)))</text>", room)
    }
  }

  /// How a view's name is written, and the best place for its middle; `nil` for any place inside.
  func namePlace(of view: NamedFrame) -> (kind: String, place: (Double, Double)?) {
    guard let look = look(of: view) else { return ("", nil) }
    let (box, isTag) = (box(view.frame), look.text != nil)
    let half = half(view.name, isTag ? "name" : "")
    let (middle, indent) = (box.y + box.height / 2, look.viewClass == .textField ? 12.0 : 4)
    let start = isReversed ? box.maxX - half - indent : box.x + half + indent
    if isTag { return ("name", (start, box.y - 4)) }
    switch look.viewClass {
    case .label, .tableRow: return ("", (start, middle))
    case .textField: return ("hint", (start, middle))
    case .button: return ("title", (box.x + box.width / 2, middle))
    case .segmentedControl:
      return ("", (box.x + box.width * (isReversed ? 0.75 : 0.25), middle))
    case .switchControl, .imageView: return ("name", (box.x + box.width / 2, box.maxY - 9))
    case .view, .scrollView: return ("", nil)
    }
  }
}
