package import Course
package import Feedback
import Grading
import LayoutEngine

extension ToldWords {
  /// The words as a class report shows them: what is wrong besides stands with the meaning, and
  /// pictures have views only.
  var ofReport: ToldWords {
    var words = self
    words.meaning += words.further
    words.further = []
    words.pictures = pictures.map(\.ofReport)
    words.subject = nil
    return words
  }
}

extension ToldWords: Codable {
  private enum Keys: String, CodingKey {
    case excerpt, seen, meaning, next, note, mistake, diagnosis, pictures
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encodeIfPresent(excerpt, forKey: .excerpt)
    try container.encode(seen, forKey: .seen)
    try container.encode(meaning, forKey: .meaning)
    try container.encodeIfPresent(next, forKey: .next)
    try container.encodeIfPresent(note, forKey: .note)
    try container.encodeIfPresent(mistake, forKey: .mistake)
    try container.encodeIfPresent(diagnosis?.rawValue, forKey: .diagnosis)
    try container.encode(pictures, forKey: .pictures)
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    let diagnosis = try container.decodeIfPresent(String.self, forKey: .diagnosis)
    self.init(
      excerpt: try container.decodeIfPresent(AnswerExcerpt.self, forKey: .excerpt),
      seen: try container.decode([String].self, forKey: .seen),
      meaning: try container.decode([String].self, forKey: .meaning),
      next: try container.decodeIfPresent(String.self, forKey: .next),
      note: try container.decodeIfPresent(String.self, forKey: .note),
      mistake: try container.decodeIfPresent(String.self, forKey: .mistake),
      diagnosis: diagnosis.flatMap { Diagnosis.Kind(rawValue: $0) },
      pictures: try container.decode([Picture].self, forKey: .pictures))
  }
}

extension AnswerExcerpt: Codable {
  private enum Keys: String, CodingKey { case line, text, column, length, more }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(line, forKey: .line)
    try container.encode(text, forKey: .text)
    try container.encode(columns.lowerBound, forKey: .column)
    try container.encode(columns.count, forKey: .length)
    try container.encode(more, forKey: .more)
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    let column = try container.decode(Int.self, forKey: .column)
    let (end, isTooFar) = column.addingReportingOverflow(
      try container.decode(Int.self, forKey: .length))
    guard end >= column, !isTooFar else {
      throw DecodingError.dataCorruptedError(
        forKey: .length, in: container, debugDescription: "a length below 0 or too far")
    }
    self.init(
      line: try container.decode(Int.self, forKey: .line),
      text: try container.decode(String.self, forKey: .text), columns: column..<end,
      more: try container.decode([String].self, forKey: .more))
  }
}

extension Picture: Codable {
  /// A view; a frame is `nil` if it is unknown or irrelevant, a look for a bare `UIView`.
  struct View: Codable {
    let name: String
    let wanted: Frame?
    let got: Frame?
    let look: ScreenLook.View?
  }

  /// A frame in the window's coordinates, in points.
  struct Frame: Codable {
    let x, y, width, height: Double
  }

  /// What journals and results keep of it: the window with the views in it, as a device shows them.
  fileprivate var ofReport: Picture {
    var kept = Picture(window: window, direction: direction, wanted: wanted, yours: yours)
    (kept.title, kept.look) = (title, look)
    return kept
  }

  /// Each view where it is wanted and where it is.
  var views: [View] {
    let own = yours.map { view in
      let goal = wanted.first { $0.name == view.name }
      return View(
        name: view.name, wanted: goal.map { Frame($0.frame) }, got: Frame(view.frame),
        look: look.views[view.name])
    }
    let others = wanted.filter { view in !yours.contains { $0.name == view.name } }
    return own
      + others.map {
        View(name: $0.name, wanted: Frame($0.frame), got: nil, look: look.views[$0.name])
      }
  }

  private enum Keys: String, CodingKey {
    case title, width, height, direction, statusBar, homeIndicator, views
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(title, forKey: .title)
    try container.encode(window.width, forKey: .width)
    try container.encode(window.height, forKey: .height)
    if direction == .rightToLeft { try container.encode(direction.rawValue, forKey: .direction) }
    if look.bars.top != 0 { try container.encode(look.bars.top, forKey: .statusBar) }
    if look.bars.bottom != 0 { try container.encode(look.bars.bottom, forKey: .homeIndicator) }
    try container.encode(views, forKey: .views)
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    let views = try container.decode([View].self, forKey: .views)
    func frames(_ frame: (View) -> Frame?) -> [NamedFrame] {
      views.compactMap { view in
        frame(view).map {
          NamedFrame(view.name, Rect(x: $0.x, y: $0.y, width: $0.width, height: $0.height))
        }
      }
    }
    let direction = try container.decodeIfPresent(String.self, forKey: .direction)
    self.init(
      window: Size(
        width: try container.decode(Double.self, forKey: .width),
        height: try container.decode(Double.self, forKey: .height)),
      direction: direction.flatMap { LayoutDirection(rawValue: $0) } ?? .leftToRight,
      wanted: frames { $0.wanted }, yours: frames { $0.got })
    title = try container.decode(String.self, forKey: .title)
    var bars = Insets.zero
    bars.top = try container.decodeIfPresent(Double.self, forKey: .statusBar) ?? 0
    bars.bottom = try container.decodeIfPresent(Double.self, forKey: .homeIndicator) ?? 0
    look = ScreenLook(
      bars: bars,
      views: Dictionary(
        views.compactMap { view in view.look.map { (view.name, $0) } },
        uniquingKeysWith: { first, _ in first }))
  }
}

extension ScreenLook.View: Codable {
  private enum Keys: String, CodingKey { case `class`, text, fontSize, textStyle, lines, breaks }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(viewClass.rawValue, forKey: .class)
    guard let text else { return }
    try container.encode(text.content, forKey: .text)
    try container.encode(text.measure.font.size, forKey: .fontSize)
    try container.encode(text.measure.font.hasTextStyle, forKey: .textStyle)
    try container.encode(text.measure.numberOfLines, forKey: .lines)
    try container.encode(text.measure.breaksAnywhere, forKey: .breaks)
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    let viewClass = ViewClass(rawValue: try container.decode(String.self, forKey: .class)) ?? .view
    guard let content = try container.decodeIfPresent(String.self, forKey: .text) else {
      self.init(viewClass)
      return
    }
    let size = try container.decode(Double.self, forKey: .fontSize)
    guard size > 0, size.isFinite else {
      throw DecodingError.dataCorruptedError(
        forKey: .fontSize, in: container, debugDescription: "a font of no size")
    }
    let font = TextFont(
      size: size, hasTextStyle: try container.decode(Bool.self, forKey: .textStyle))
    let measure = TextMeasure(
      font, numberOfLines: try container.decode(Int.self, forKey: .lines),
      breaksAnywhere: try container.decode(Bool.self, forKey: .breaks))
    self.init(viewClass, text: ScreenLook.Text(content, measure: measure))
  }
}

extension Picture.Frame {
  fileprivate init(_ frame: Rect) {
    (x, y, width, height) = (frame.x, frame.y, frame.width, frame.height)
  }
}
