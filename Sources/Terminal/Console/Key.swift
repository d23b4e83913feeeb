/// A key that was pressed, as far as full-screen pages need to tell one from another.
package enum Key: Hashable, Sendable {
  case character(Character)
  case enter, tab, backTab, backspace, delete, escape
  case up, down, left, right, home, end, pageUp, pageDown
  /// A key with Alt; the same as the key soon after Escape.
  indirect case alt(Key)
  indirect case shiftAlt(Key)
  /// Left or right with Control.
  case wordLeft, wordRight
  /// A letter with Control, other than those below.
  case control(Character)
  case paste(String)
  /// The mouse's first button, in a row and a column that count from 0.
  case click(row: Int, column: Int)
  case interrupt, suspend
}

/// Tells keys from the bytes that a terminal in raw mode sends.
///
/// A key may be several bytes, and a read may end within one: what is left waits for the next.
///
/// Source: ECMA-48, 5th edition, 5.4; XTerm Control Sequences, "PC-Style Function Keys",
/// "Bracketed Paste Mode" and "SGR (1006)".
package struct KeyReader: Sendable {
  private static let escape: UInt8 = 0x1B
  private static let paste = (begin: Array("\u{1B}[200~".utf8), end: Array("\u{1B}[201~".utf8))
  private var waiting: [UInt8] = []

  package init() {}

  /// Whether bytes are there that aren't a key yet.
  var isWaiting: Bool { !waiting.isEmpty }

  /// The keys that are complete with these bytes; what no key begins with is left out.
  package mutating func keys(from bytes: [UInt8]) -> [Key] {
    waiting += bytes
    var keys: [Key] = []
    while let length = Self.length(of: waiting[...]) {
      if let key = Self.key(waiting.prefix(length)) { keys.append(key) }
      waiting.removeFirst(length)
    }
    return keys
  }

  /// What is left once no byte has followed for a while: an escape alone is a key, too.
  ///
  /// A paste may take longer than that to arrive.
  package mutating func rest() -> [Key] {
    guard !waiting.starts(with: Self.paste.begin) else { return [] }
    defer { waiting = [] }
    return waiting == [Self.escape] ? [.escape] : []
  }

  /// How many bytes the first key has; `nil` if it isn't all there.
  private static func length(of bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = bytes.first else { return nil }
    let rest = bytes.dropFirst()
    guard first == escape else {
      let length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      return bytes.count >= length ? length : nil
    }
    guard let second = rest.first else { return nil }
    switch second {
    case UInt8(ascii: "O"): return bytes.count > 2 ? 3 : nil
    case UInt8(ascii: "["):
      if bytes.starts(with: paste.begin) { return lengthOfPaste(bytes) }
      let end = rest.dropFirst().firstIndex { 0x40...0x7E ~= $0 }
      return end.map { $0 - bytes.startIndex + 1 }
    case escape: return 1
    default: return length(of: rest).map { $0 + 1 }
    }
  }

  private static func lengthOfPaste(_ bytes: ArraySlice<UInt8>) -> Int? {
    let last = bytes.indices.dropFirst(paste.begin.count).first {
      bytes[$0] == UInt8(ascii: "~") && bytes[...$0].suffix(paste.end.count) == paste.end[...]
    }
    return last.map { $0 - bytes.startIndex + 1 }
  }

  private static func key(_ bytes: ArraySlice<UInt8>) -> Key? {
    let text = String(decoding: bytes, as: UTF8.self)
    switch text {
    case "\r", "\n": return .enter
    case "\t": return .tab
    case "\u{7F}", "\u{08}": return .backspace
    case "\u{03}": return .interrupt
    case "\u{1A}": return .suspend
    case "\u{1B}": return .escape
    default: break
    }
    guard bytes.first == escape else { return character(text) }
    if bytes.starts(with: paste.begin) {
      let inside = bytes.dropFirst(paste.begin.count).dropLast(paste.end.count)
      return .paste(String(decoding: inside, as: UTF8.self))
    }
    switch bytes.dropFirst().first {
    case UInt8(ascii: "["), UInt8(ascii: "O"): return sequence(text.dropFirst(2))
    default: return key(bytes.dropFirst()).map(withAlt)
    }
  }

  private static func character(_ text: String) -> Key? {
    guard text.count == 1, let first = text.first else { return nil }
    if let code = first.asciiValue, 1...26 ~= code {
      return .control(Character(Unicode.Scalar(code + 0x60)))
    }
    return text.unicodeScalars.allSatisfy(\.isPrinted) ? .character(first) : nil
  }

  /// A key with Alt; macOS sends the letters of Emacs for the arrows.
  private static func withAlt(_ key: Key) -> Key {
    switch key {
    case .character("b"): .alt(.left)
    case .character("f"): .alt(.right)
    case .character("B"): .shiftAlt(.left)
    case .character("F"): .shiftAlt(.right)
    default: .alt(key)
    }
  }

  /// What follows `ESC [` or `ESC O`: numbers, and a letter or a tilde.
  ///
  /// The second number is 1 more than a sum: 1 for Shift, 2 for Alt, 4 for Control.
  private static func sequence(_ text: Substring) -> Key? {
    guard text.first != "<" else { return mouse(text.dropFirst()) }
    let numbers = text.dropLast().split(separator: ";").map { Int($0) }
    let held = numbers.count > 1 ? (numbers[1] ?? 1) - 1 : 0
    let plain: Key?
    switch (text.last, numbers.first ?? nil) {
    case ("A", _): plain = .up
    case ("B", _): plain = .down
    case ("C", _): plain = .right
    case ("D", _): plain = .left
    case ("H", _), ("~", 1), ("~", 7): plain = .home
    case ("F", _), ("~", 4), ("~", 8): plain = .end
    case ("Z", _): plain = .backTab
    case ("~", 3): plain = .delete
    case ("~", 5): plain = .pageUp
    case ("~", 6): plain = .pageDown
    default: plain = nil
    }
    guard let plain else { return nil }
    return switch held {
    case 0, 1: plain
    case 2: .alt(plain)
    case 3: .shiftAlt(plain)
    case 4: plain == .left ? .wordLeft : plain == .right ? .wordRight : nil
    default: nil
    }
  }
}

extension KeyReader {
  /// What the mouse does: a button's number, a column and a row from 1, and `M` as it goes down.
  private static func mouse(_ text: Substring) -> Key? {
    let numbers = text.dropLast().split(separator: ";").compactMap { Int($0) }
    guard text.last == "M", numbers.count == 3 else { return nil }
    return switch numbers[0] {
    case 0: .click(row: numbers[2] - 1, column: numbers[1] - 1)
    case 64: .up
    case 65: .down
    default: nil
    }
  }
}

extension Unicode.Scalar {
  /// Whether it stands for itself on a screen: no control, and not the sign for broken bytes.
  fileprivate var isPrinted: Bool { value >= 0x20 && !(0x7F...0x9F ~= value) && value != 0xFFFD }
}
