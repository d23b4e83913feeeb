#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

package enum JSONLine {
  /// A value as JSON with its keys in alphabetical order, so that equal values are equal texts.
  ///
  /// Numbers have to be finite: what can't be JSON becomes `{}`. Characters that could control a
  /// terminal are written as escapes, which mean the same to a JSON reader.
  package static func text(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return "{}" }
    let text = String(decoding: data, as: UTF8.self)
    guard data.withUnsafeBytes({ $0.contains(where: isLead) }) else { return text }
    var safe = ""
    var written = text.startIndex
    for index in text.utf8.indices where isLead(text.utf8[index]) {
      let scalar = text.unicodeScalars[index]
      guard isEscaped(scalar) else { continue }
      let digits = String(scalar.value, radix: 16)
      safe += text[written..<index]
      safe += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      written = text.unicodeScalars.index(after: index)
    }
    return safe + text[written...]
  }

  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether the UTF-8 of a character that is escaped may begin with a byte.
  private static func isLead(_ byte: UInt8) -> Bool { byte == 0x7F || byte == 0xC2 || byte == 0xE2 }
}
