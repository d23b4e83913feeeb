/// How much room text takes, by a declared rule instead of a font's glyphs.
///
/// A character is half the point size wide; East Asian wide characters and emoji are the whole
/// point size. A line is the font's line height. Lines break after a space, between wide
/// characters, and inside a word only where the word alone is too long; the space at the break
/// takes no room. Widths are rounded up to whole points. Equations, our UIKit and drawings all
/// measure with it, on every machine.
///
/// Source: docs/SEMANTICS.md, S12.12.
package struct TextMeasure: Hashable, Sendable {
  package var font: TextFont
  /// The most lines that are shown; 0 for as many as it takes.
  package var numberOfLines: Int
  /// Whether lines may break inside any word.
  package var breaksAnywhere: Bool

  package init(_ font: TextFont, numberOfLines: Int = 1, breaksAnywhere: Bool = false) {
    self.font = font
    self.numberOfLines = numberOfLines
    self.breaksAnywhere = breaksAnywhere
  }

  /// The room that the text takes, in points.
  ///
  /// A width of 0 or less, or more than the text needs, keeps its lines as they are.
  package func size(of text: String, wrappedIn width: Double = 0) -> Size {
    let lines = lines(of: text, wrappedIn: width)
    let widest = lines.reduce(0) { max($0, $1.width) }
    return Size(width: widest.rounded(.up), height: Double(lines.count) * font.lineHeight)
  }

  /// The baselines of the text; the edges without text.
  package func baselines(of text: String) -> Baselines {
    text.isEmpty
      ? .edges : Baselines(first: font.ascender, last: font.lineHeight - font.ascender)
  }

  /// The lines from the top, at most as many as are shown.
  ///
  /// - Complexity: O(characters of the text).
  package func lines(of text: String, wrappedIn width: Double) -> [TextLine] {
    guard !text.isEmpty else { return [] }
    let room = width > 0 && numberOfLines != 1 ? width : .infinity
    var lines: [TextLine] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines += wrapped(paragraph, in: room)
    }
    return numberOfLines > 0 ? Array(lines.prefix(numberOfLines)) : lines
  }

  /// The lines that a view of some size shows: as many as fit, but one at least, and `…` where the
  /// rest is cut.
  package func lines(of text: String, shownIn size: Size) -> [TextLine] {
    guard size.width > 0, size.height >= 0 else { return [] }
    let all = TextMeasure(font, numberOfLines: 0, breaksAnywhere: breaksAnywhere)
      .lines(of: text, wrappedIn: size.width)
    // Heights are sums of rounded lines.
    let fitting = max(1, Int(min(size.height / font.lineHeight + 0.01, Double(all.count))))
    let limit = numberOfLines > 0 ? min(numberOfLines, fitting) : fitting
    guard limit < all.count else { return all }
    let rest = text[all[limit - 1].text.startIndex...].prefix { $0 != "\n" }
    let head = beginning(of: rest, in: size.width - width(of: "…"))
    let cut = TextLine(
      text: Substring(String(head.text) + "…"), width: head.width + width(of: "…"))
    return all.prefix(limit - 1) + [cut]
  }

  private func wrapped(_ paragraph: Substring, in room: Double) -> [TextLine] {
    var lines: [TextLine] = []
    var line = TextLine(text: paragraph.prefix(0), width: 0)
    // Spaces count only once something follows them on the line.
    var space = 0.0
    for piece in pieces(of: paragraph) {
      if piece.isSpace {
        space += piece.width
        continue
      }
      if line.width > 0, line.width + space + piece.width > room {
        lines.append(line)
        line = TextLine(text: piece.text.prefix(0), width: 0)
        space = 0
      }
      line.text = paragraph[line.text.startIndex..<piece.text.endIndex]
      line.width += space + piece.width
      space = 0
      while line.width > room {
        let head = beginning(of: line.text, in: room)
        guard head.text.endIndex < line.text.endIndex else { break }
        lines.append(head)
        line = TextLine(text: line.text[head.text.endIndex...], width: line.width - head.width)
      }
    }
    return lines + [line]
  }

  /// As many characters as fit, but at least one.
  private func beginning(of text: Substring, in room: Double) -> TextLine {
    var head = TextLine(text: text.prefix(0), width: 0)
    for place in text.indices {
      let width = head.width + width(of: text[place])
      if width > room, head.width > 0 { break }
      head = TextLine(text: text[...place], width: width)
    }
    return head
  }

  private struct Piece {
    var text: Substring
    var width: Double
    let isSpace: Bool
  }

  /// Spaces, and runs that don't break: words, or single wide characters.
  private func pieces(of paragraph: Substring) -> [Piece] {
    var pieces: [Piece] = []
    var isInWord = false
    for place in paragraph.indices {
      let character = paragraph[place]
      let isSpace = character == " " || character == "\t"
      let isWide = character.isWide
      if !isSpace, !isWide, !breaksAnywhere, isInWord, let last = pieces.indices.last {
        pieces[last].text = paragraph[pieces[last].text.startIndex...place]
        pieces[last].width += width(of: character)
      } else {
        pieces.append(
          Piece(text: paragraph[place...place], width: width(of: character), isSpace: isSpace))
      }
      isInWord = !isSpace && !isWide
    }
    return pieces
  }

  private func width(of character: Character) -> Double {
    character.isWide ? font.size : font.size / 2
  }
}

/// A line of a wrapped text, without the spaces at the break, and its width in points.
package struct TextLine: Hashable, Sendable {
  package var text: Substring
  package var width: Double
}

extension Character {
  /// Whether the character takes a whole point size: East Asian wide, or an emoji.
  fileprivate var isWide: Bool {
    guard let first = unicodeScalars.first, first.value >= 0x1100 else { return false }
    return unicodeScalars.contains("\u{FE0F}") || first.properties.isEmojiPresentation
      || Self.wide.contains { $0 ~= first.value }
  }

  /// Source: Unicode Standard Annex #11, East Asian Width W and F, main ranges.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0xA4CF, 0xA960...0xA97C,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    0x20000...0x3FFFD,
  ]
}
