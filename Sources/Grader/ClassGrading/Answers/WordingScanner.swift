/// Takes a text apart into words, numbers, signs, and texts in quotation marks.
///
/// In equations a line's end is a token, because it ends a statement; in Swift it is a space.
struct WordingScanner {
  private let text: Substring.UTF8View
  private var place: Substring.Index
  private let isSwift: Bool
  /// Whether the line has had a token, so that its end is one.
  private var isInLine = false

  init(_ text: String, isSwift: Bool) {
    self.text = text[...].utf8
    place = text.startIndex
    self.isSwift = isSwift
  }

  /// The next token; `nil` at the end.
  mutating func next() -> Substring? {
    while let byte = current {
      if isLineEnd(byte) {
        place = text.index(after: place)
        guard isInLine, !isSwift else { continue }
        isInLine = false
        return "\n"
      }
      if byte <= UInt8(ascii: " ") || byte == 0x7f {
        place = text.index(after: place)
      } else if !skippedComment(byte) {
        isInLine = true
        return token(byte)
      }
    }
    guard isInLine, !isSwift else { return nil }
    isInLine = false
    return "\n"
  }

  private var current: UInt8? { place < text.endIndex ? text[place] : nil }

  private func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: ";")
  }

  private var following: UInt8? {
    let next = text.index(after: place)
    return next < text.endIndex ? text[next] : nil
  }

  private mutating func skippedComment(_ byte: UInt8) -> Bool {
    let slash = UInt8(ascii: "/")
    if byte == slash, following == UInt8(ascii: "*") {
      skipBlock()
      return true
    }
    guard byte == slash && following == slash || !isSwift && byte == UInt8(ascii: "#") else {
      return false
    }
    while let byte = current, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
      place = text.index(after: place)
    }
    return true
  }

  /// Passes over a comment and those inside it.
  private mutating func skipBlock() {
    var depth = 0
    while let byte = current {
      let next = following
      let opens = byte == UInt8(ascii: "/") && next == UInt8(ascii: "*")
      let closes = byte == UInt8(ascii: "*") && next == UInt8(ascii: "/")
      place = text.index(place, offsetBy: opens || closes ? 2 : 1)
      if opens { depth += 1 } else if closes { depth -= 1 }
      if depth == 0 { return }
    }
  }

  private mutating func token(_ first: UInt8) -> Substring {
    let start = place
    place = text.index(after: place)
    if first == UInt8(ascii: "\"") {
      skipQuoted()
    } else if isWord(first) {
      while let byte = current, isWord(byte) || isPoint(byte, after: first) {
        place = text.index(after: place)
      }
    }
    return Substring(text[start..<place])
  }

  /// Passes over a text up to its closing mark, or the line's end.
  private mutating func skipQuoted() {
    while let byte = current, byte != UInt8(ascii: "\n") {
      place = text.index(after: place)
      if byte == UInt8(ascii: "\"") { return }
      if byte == UInt8(ascii: "\\"), current != nil { place = text.index(after: place) }
    }
  }

  /// Letters, digits and whatever isn't ASCII.
  private func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private func isPoint(_ byte: UInt8, after first: UInt8) -> Bool {
    byte == UInt8(ascii: ".") && first >= UInt8(ascii: "0") && first <= UInt8(ascii: "9")
  }
}
