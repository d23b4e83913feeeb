extension String {
  /// The columns that the text takes in a terminal, cluster by cluster; `\n` takes none.
  package var widthInColumns: Int {
    if utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return utf8.count }
    return reduce(0) { $0 + $1.widthInColumns }
  }

  /// The spaces that fill a column of some width beside the text.
  package func spaces(to columns: Int) -> String {
    String(repeating: " ", count: max(0, columns - widthInColumns))
  }
}

extension Character {
  /// The columns that one grapheme cluster takes: 0, 1 or 2.
  ///
  /// The first scalar that has a width decides, which is what terminals do with combining marks,
  /// Hangul jamo and emoji joined by U+200D; U+FE0F asks for an emoji and so for 2 columns.
  /// Left out, because terminals differ: "ambiguous" East Asian characters (`…`, `─`, `①`) count
  /// as 1, U+FE0E doesn't narrow an emoji, and an Indic conjunct is as wide as its first letter.
  package var widthInColumns: Int {
    if let ascii = asciiValue { return ascii == 0x0A ? 0 : 1 }
    let base = unicodeScalars.lazy.map(\.widthInColumns).first { $0 > 0 } ?? 0
    return base == 1 && unicodeScalars.contains("\u{FE0F}") && startsEmoji ? 2 : base
  }

  private var startsEmoji: Bool { unicodeScalars.first?.properties.isEmoji ?? false }
}

extension Unicode.Scalar {
  fileprivate var widthInColumns: Int {
    if value < 0x300 { return 1 }
    if hasNoWidth { return 0 }
    return properties.isEmojiPresentation || Self.wide.contains { $0 ~= value } ? 2 : 1
  }

  private var hasNoWidth: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default:
      // Hangul vowels and finals stand in their syllable's first letter's two columns.
      properties.isDefaultIgnorableCodePoint || 0x1160...0x11FF ~= value
        || 0xD7B0...0xD7FB ~= value
    }
  }

  /// East Asian Width W and F, Unicode 17, without what is an emoji by default.
  ///
  /// Ranges run over unassigned gaps and over marks without width, which are taken out before.
  ///
  /// Source: Unicode Standard Annex #11, EastAsianWidth.txt.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E,
    0x3041...0x3247, 0x3250...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FB,
    0x1D300...0x1D376, 0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}
