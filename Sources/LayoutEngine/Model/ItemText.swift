/// A text that a view shows, which decides its content size and its baselines.
package struct ItemText: Hashable, Sendable {
  package enum Font: Hashable, Sendable {
    /// As large as the reader wants it.
    case style(TextStyle)
    /// In points, whatever the reader wants.
    case size(Double)
  }

  package var content: String
  package var font: Font
  /// The most lines that are shown; 0 for as many as it takes.
  package var numberOfLines: Int

  /// Longer texts fill no screen.
  package static let mostCharacters = 500
  package static let mostLines = 100
  /// The largest size of a font.
  package static let mostPoints = 200.0

  /// A label's font, unless somebody says otherwise, is 17 points.
  package init(_ content: String, font: Font = .size(17), numberOfLines: Int = 1) {
    self.content = content
    self.font = font
    self.numberOfLines = numberOfLines
  }

  fileprivate var wraps: Bool { numberOfLines != 1 && !content.isEmpty }

  /// How much room it takes where the reader wants texts of some size.
  package func measure(for category: TextSizeCategory) -> TextMeasure {
    let font =
      switch font {
      case .style(let style): TextFont(style, for: category)
      case .size(let size): TextFont(size: size)
      }
    return TextMeasure(font, numberOfLines: numberOfLines)
  }
}

extension Scene {
  /// Gives every view with a text the size and the baselines of that text where nothing wraps it.
  package mutating func measureTexts(for category: TextSizeCategory? = nil) {
    textSize = category ?? textSize
    for id in ids {
      guard let text = self[id].text else { continue }
      let measure = text.measure(for: textSize)
      let size = measure.size(of: text.content)
      update(id) { item in
        item.intrinsic = IntrinsicSize(width: size.width, height: size.height)
        item.baselines = measure.baselines(of: text.content)
      }
    }
  }

  /// Whether a text's height depends on the width that a layout gives it.
  var wrapsTexts: Bool { items.contains { $0.text?.wraps ?? false } }

  /// Whether what a layout gives changes what there is to lay out.
  var needsPasses: Bool { wrapsTexts || hasOpenFollowers }

  /// Lets texts be as high as they are at the widths of some frames, and tells whether any changed.
  mutating func wrapTexts(_ frames: Frames) -> Bool {
    var hasChanged = false
    for id in ids {
      guard let text = self[id].text, text.wraps else { continue }
      let size = text.measure(for: textSize).size(of: text.content, wrappedIn: frames[id].width)
      guard size.height != self[id].intrinsic.height else { continue }
      update(id) { $0.intrinsic.height = size.height }
      hasChanged = true
    }
    return hasChanged
  }
}
