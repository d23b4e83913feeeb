/// A value of JSON that is on its way to a page.
indirect enum JSONText {
  case text(String)
  case number(Double)
  case list([JSONText])
  /// The keys in their order; those without a value are left out.
  case object([(key: String, value: JSONText?)])

  /// The value as it is sent.
  var text: String {
    switch self {
    case .text(let text): Self.quoted(text)
    case .number(let number): number.isFinite ? "\(number)" : "null"
    case .list(let values): "[" + values.map { $0.text }.joined(separator: ",") + "]"
    case .object(let pairs):
      "{"
        + pairs.compactMap { key, value in value.map { Self.quoted(key) + ":" + $0.text } }
        .joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var bytes = [UInt8(ascii: "\"")]
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0..<0x20:
        let digits = Array("0123456789abcdef".utf8)
        bytes += Array("\\u00".utf8) + [digits[Int(byte / 16)], digits[Int(byte % 16)]]
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes + [UInt8(ascii: "\"")], as: UTF8.self)
  }
}
