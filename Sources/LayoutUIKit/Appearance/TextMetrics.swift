public import Foundation

/// How much room text takes, by a declared rule instead of a font.
///
/// A character is half the point size wide; East Asian wide characters and emoji are the whole
/// point size. A line is the font's line height. Lines break after a space, between wide
/// characters, and inside a word only where the word alone is too long; the space at the break
/// takes no room. Widths are rounded up to whole points.
struct TextMetrics {
  var font: UIFont
  /// The most lines that are shown; 0 for as many as it takes.
  var numberOfLines = 1
  /// Whether lines may break inside any word.
  var breaksAnywhere = false

  /// The room that the text takes, in points.
  ///
  /// A width of 0 or less, or more than the text needs, keeps its lines as they are.
  func size(of text: String, wrappedIn width: CGFloat = 0) -> CGSize {
    let lines = lines(of: text, wrappedIn: width)
    let widest = lines.map(\.width).max() ?? 0
    return CGSize(width: widest.rounded(.up), height: CGFloat(lines.count) * font.lineHeight)
  }

  /// The widths of the lines, from the top.
  private func lines(of text: String, wrappedIn width: CGFloat) -> [Line] {
    guard !text.isEmpty else { return [] }
    let room = width > 0 && numberOfLines != 1 ? width : .infinity
    var lines: [Line] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines += wrapped(paragraph, in: room)
    }
    return numberOfLines > 0 ? Array(lines.prefix(numberOfLines)) : lines
  }

  private func wrapped(_ paragraph: Substring, in room: CGFloat) -> [Line] {
    var lines: [Line] = []
    var line = Line()
    for piece in pieces(of: paragraph) {
      if piece.isSpace {
        line.pendingSpace += piece.width
        continue
      }
      if line.width > 0, line.width + line.pendingSpace + piece.width > room {
        lines.append(line)
        line = Line()
      }
      line.width += line.pendingSpace + piece.width
      line.pendingSpace = 0
      while line.width > room {
        let fitting = max(1, (room / advance).rounded(.down)) * advance
        guard line.width > fitting else { break }
        lines.append(Line(width: fitting))
        line.width -= fitting
      }
    }
    return lines + [line]
  }

  /// Spaces, and runs that don't break: words, or single wide characters.
  private func pieces(of paragraph: Substring) -> [Piece] {
    var pieces: [Piece] = []
    var isInWord = false
    for character in paragraph {
      let isSpace = character == " " || character == "\t"
      let isWide = character.isWide
      let width = isWide ? font.pointSize : advance
      if !isSpace, !isWide, !breaksAnywhere, isInWord, let last = pieces.last {
        pieces[pieces.count - 1] = Piece(width: last.width + width, isSpace: false)
      } else {
        pieces.append(Piece(width: width, isSpace: isSpace))
      }
      isInWord = !isSpace && !isWide
    }
    return pieces
  }

  private var advance: CGFloat { font.pointSize / 2 }

  private struct Line {
    var width: CGFloat = 0
    /// Spaces that count only once something follows them on the line.
    var pendingSpace: CGFloat = 0
  }

  private struct Piece {
    var width: CGFloat
    var isSpace: Bool
  }
}

extension Character {
  /// Whether the character takes a whole point size: East Asian wide, or an emoji.
  fileprivate var isWide: Bool {
    guard let first = unicodeScalars.first, first.value >= 0x1100 else { return false }
    if unicodeScalars.contains("\u{FE0F}") { return true }
    return first.properties.isEmojiPresentation
      || Self.wide.contains { $0 ~= first.value }
  }

  /// Source: Unicode Standard Annex #11, East Asian Width W and F, main ranges.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0xA4CF, 0xA960...0xA97C,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    0x20000...0x3FFFD,
  ]
}

extension TextMetrics {
  /// From the top of the text to its first baseline; `nil` without text.
  func firstBaseline(of text: String?) -> CGFloat? {
    (text ?? "").isEmpty ? nil : font.ascender
  }

  /// From the last baseline to the bottom of the text; `nil` without text.
  func lastBaseline(of text: String?) -> CGFloat? {
    (text ?? "").isEmpty ? nil : -font.descender
  }
}

public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4
}

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public static let kern = NSAttributedString.Key("NSKern")
  public static let link = NSAttributedString.Key("NSLink")
}

extension NSAttributedString {
  /// The largest font in the text, which sets the height of every line here.
  var largestFont: UIFont? {
    var largest: UIFont?
    enumerateAttribute(.font, in: NSRange(location: 0, length: length), options: []) {
      value, _, _ in
      guard let font = value as? UIFont else { return }
      if font.pointSize > (largest?.pointSize ?? 0) { largest = font }
    }
    return largest
  }

  /// The room that the text takes by the rule of ``TextMetrics``.
  public func size() -> CGSize {
    let font = largestFont ?? .systemFont(ofSize: 12)
    return TextMetrics(font: font, numberOfLines: 0).size(of: string)
  }
}

extension String {
  /// The room that the text takes by the rule of ``TextMetrics``; `.font` alone counts.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    return TextMetrics(font: font, numberOfLines: 0).size(of: self)
  }
}
