/// A piece of Swift code that the filter looks at; comments and the text of literals are none.
struct SwiftToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// An identifier or keyword, without its backticks if it had any.
    case word(String, isEscaped: Bool)
    /// A word after `#`, for example `selector`; empty if something else follows the sign.
    case directive(String)
    case attributeSign
    /// A text literal, from quote to quote; the code inside its `\(…)` comes as tokens of its own.
    case text
    case number
    /// One byte of anything else.
    case sign(UInt8)
  }

  let kind: Kind
  let bytes: Range<Int>

  var word: String? {
    guard case .word(let word, _) = kind else { return nil }
    return word
  }

  /// Whether this is a word that isn't escaped.
  func isKeyword(_ keyword: String) -> Bool { kind == .word(keyword, isEscaped: false) }

  func isSign(_ sign: Character) -> Bool {
    sign.asciiValue.map { kind == .sign($0) } ?? false
  }
}
