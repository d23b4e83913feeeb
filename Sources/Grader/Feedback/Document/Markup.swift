/// The one place that escapes text for HTML, SVG and XML, so that what people typed stays text.
///
/// Characters that XML 1.0 doesn't allow become U+FFFD.
package enum Markup {
  /// The text between two tags.
  package static func content(_ text: String) -> String {
    var markup = ""
    add(text, to: &markup)
    return markup
  }

  /// The text between double quotes, with its line ends and tabs, which an attribute would lose.
  package static func attribute(_ text: String) -> String {
    var markup = ""
    add(text, inAttribute: true, to: &markup)
    return markup
  }

  static func add(_ text: String, inAttribute: Bool = false, to markup: inout String) {
    guard text.utf8.contains(where: { needsCare($0) }) else {
      markup += text
      return
    }
    var written = text.startIndex
    for index in text.unicodeScalars.indices {
      let scalar = text.unicodeScalars[index]
      guard let harmless = replacement(of: scalar, inAttribute: inAttribute) else { continue }
      markup += text[written..<index]
      markup += harmless
      written = text.unicodeScalars.index(after: index)
    }
    markup += text[written...]
  }

  private static func replacement(of scalar: Unicode.Scalar, inAttribute: Bool) -> String? {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    // No text can then end a CDATA section.
    case ">": "&gt;"
    case "\"": inAttribute ? "&quot;" : nil
    case "\n": inAttribute ? "&#10;" : nil
    case "\t": inAttribute ? "&#9;" : nil
    case _ where scalar.value < firstVisible || isNoCharacter(scalar): "\u{FFFD}"
    default: nil
    }
  }

  /// The first character that isn't a control.
  private static let firstVisible: UInt32 = 0x20

  /// Controls, signs of markup, and the first byte of U+FFFE and U+FFFF.
  private static func needsCare(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      0x7f, 0xc2, 0xef:
      true
    default: false
    }
  }

  /// Delete, the controls above it, and the two that XML leaves out.
  private static func isNoCharacter(_ scalar: Unicode.Scalar) -> Bool {
    (0x7f...0x9f).contains(scalar.value) || scalar.value == 0xfffe || scalar.value == 0xffff
  }
}
