/// A use of text whose size follows the size that a reader chose, as `UIFont.TextStyle` names it.
package enum TextStyle: String, CaseIterable, Hashable, Sendable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
  case caption1, caption2

  /// The size of the font in points.
  ///
  /// Source: Apple, *Human Interface Guidelines*, "Typography", Dynamic Type sizes.
  package func size(for category: TextSizeCategory) -> Double {
    let sizes: [Double] =
      switch self {
      case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
      case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
      case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
      case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
      case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
      case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
      case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
      case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
      case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
      case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
      }
    return sizes[category.rank]
  }
}

/// The size that a reader chose for texts, as `UIContentSizeCategory` names it.
package enum TextSizeCategory: String, CaseIterable, Comparable, Hashable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// The place among all sizes, from the smallest text to the largest.
  package var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  package static func < (one: Self, other: Self) -> Bool { one.rank < other.rank }
}

/// A font, as far as the measure of text depends on it.
package struct TextFont: Hashable, Sendable {
  /// In points.
  package var size: Double
  /// Whether it is the font of a text style, which has the line height that devices give it.
  package var hasTextStyle: Bool

  package init(size: Double, hasTextStyle: Bool = false) {
    self.size = size
    self.hasTextStyle = hasTextStyle
  }

  /// The font of a text style at the size that a reader chose.
  package init(_ style: TextStyle, for category: TextSizeCategory) {
    self.init(size: style.size(for: category), hasTextStyle: true)
  }

  /// From one baseline to the next.
  package var lineHeight: Double { length(1.2, measured: 2444 / 2048) }

  /// From the top of a line down to its baseline.
  package var ascender: Double { length(0.95, measured: 1950 / 2048) }

  /// A part of the size in whole points; for text styles that of San Francisco in a phone's pixels.
  ///
  /// Source: docs/SEMANTICS.md, S12.12.
  private func length(_ declared: Double, measured: Double) -> Double {
    hasTextStyle ? (size * measured * 3).rounded(.up) / 3 : (size * declared).rounded(.up)
  }
}
