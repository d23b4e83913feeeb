/// A key that was pressed, as far as full-screen pages need to tell one from another.
package enum Key: Hashable, Sendable {
  case character(Character)
  case enter, tab, backspace, escape
  case up, down, left, right, pageUp, pageDown
  /// Control-C, and control-Z.
  case interrupt, suspend
}

/// Tells keys from the bytes that a terminal in raw mode sends.
///
/// A key may be several bytes, and a read may end within one: what is left waits for the next.
///
/// Source: ECMA-48, 5th edition, 5.4; XTerm Control Sequences, "PC-Style Function Keys".
package struct KeyReader: Sendable {
  private static let escape: UInt8 = 0x1B
  private var waiting: [UInt8] = []

  package init() {}

  /// The keys that are complete with these bytes; what no key begins with is left out.
  package mutating func keys(from bytes: [UInt8]) -> [Key] {
    waiting += bytes
    var keys: [Key] = []
    while let length = Self.length(of: waiting) {
      if let key = Self.key(waiting.prefix(length)) { keys.append(key) }
      waiting.removeFirst(length)
    }
    return keys
  }

  /// What is left once no byte has followed for a while: an escape alone is a key, too.
  package mutating func rest() -> [Key] {
    defer { waiting = [] }
    return waiting == [Self.escape] ? [.escape] : []
  }

  /// How many bytes the first key has; `nil` if it isn't all there.
  private static func length(of bytes: [UInt8]) -> Int? {
    guard let first = bytes.first else { return nil }
    guard first == escape else {
      let length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      return bytes.count >= length ? length : nil
    }
    guard bytes.count > 1 else { return nil }
    switch bytes[1] {
    case UInt8(ascii: "O"): return bytes.count > 2 ? 3 : nil
    case UInt8(ascii: "["): return bytes[2...].firstIndex { 0x40...0x7E ~= $0 }.map { $0 + 1 }
    case escape: return 1
    default: return 2
    }
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
    case "\u{1B}[A", "\u{1B}OA": return .up
    case "\u{1B}[B", "\u{1B}OB": return .down
    case "\u{1B}[C", "\u{1B}OC": return .right
    case "\u{1B}[D", "\u{1B}OD": return .left
    case "\u{1B}[5~": return .pageUp
    case "\u{1B}[6~": return .pageDown
    default:
      let isCharacter = text.count == 1 && text.unicodeScalars.allSatisfy(\.isPrinted)
      return isCharacter ? text.first.map(Key.character) : nil
    }
  }
}

extension Unicode.Scalar {
  /// Whether it stands for itself on a screen: no control, and not the sign for broken bytes.
  fileprivate var isPrinted: Bool { value >= 0x20 && !(0x7F...0x9F ~= value) && value != 0xFFFD }
}
