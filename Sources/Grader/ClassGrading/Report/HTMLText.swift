/// The text of a page, well formed as HTML and as XML at once.
///
/// ``add(_:)`` writes all text that people typed. It escapes markup, and leaves out characters that
/// XML 1.0 doesn't allow.
struct HTMLText {
  private(set) var html = ""

  init(reserving bytes: Int = 0) { html.reserveCapacity(bytes) }

  /// Adds markup.
  mutating func raw(_ markup: String) { html += markup }

  /// Adds words.
  mutating func add(_ words: String) {
    guard words.utf8.contains(where: { Self.needsCare($0) }) else {
      html += words
      return
    }
    var written = words.startIndex
    for index in words.unicodeScalars.indices {
      guard let harmless = Self.replacement(of: words.unicodeScalars[index]) else { continue }
      html += words[written..<index]
      html += harmless
      written = words.unicodeScalars.index(after: index)
    }
    html += words[written...]
  }

  /// The replacement for a character of markup, or one that isn't allowed.
  private static func replacement(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&#39;"
    case "\t", "\n": nil
    case _ where scalar.value < firstVisible || isNoCharacter(scalar): "\u{FFFD}"
    default: nil
    }
  }

  /// Adds words in an element: `element("p", words)`.
  mutating func element(_ name: String, _ words: String) {
    html += "<"
    html += name
    html += ">"
    add(words)
    html += "</"
    html += name
    html += ">\n"
  }

  /// Adds a name, isolated so that its direction doesn't change the text around it.
  mutating func name(_ name: String) {
    html += "<bdi dir=\"auto\">"
    add(name)
    html += "</bdi>"
  }

  /// Begins something folded below its name.
  mutating func fold(_ name: String) {
    html += "<details>"
    element("summary", name)
  }

  /// Adds a paragraph of sentences, if there are any.
  mutating func paragraph(_ sentences: [String]) {
    guard !sentences.isEmpty else { return }
    html += "<p dir=\"auto\">"
    for (place, sentence) in sentences.enumerated() {
      if place > 0 { html += " " }
      add(sentence)
    }
    html += "</p>\n"
  }

  /// The first character that isn't a control.
  private static let firstVisible: UInt32 = 0x20

  /// Controls, signs of markup, and the first byte of U+FFFE and U+FFFF.
  private static func needsCare(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"), 0x7f, 0xc2, 0xef:
      true
    default: false
    }
  }

  /// Delete, the controls above it, and the two that XML leaves out.
  private static func isNoCharacter(_ scalar: Unicode.Scalar) -> Bool {
    (0x7f...0x9f).contains(scalar.value) || scalar.value == 0xfffe || scalar.value == 0xffff
  }
}
