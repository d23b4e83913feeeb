extension OtherFormat {
  /// Recognises a format; `nil` for what may be plain text, with zero bytes in it or without.
  init?(_ bytes: [UInt8]) {
    let start = bytes.prefix(Self.sample).drop { $0 <= UInt8(ascii: " ") && $0 != 0 }
    let words = String(decoding: start.prefix(64), as: UTF8.self).lowercased()
    let found = Self.beginnings.first { words.hasPrefix($0.words) }?.format
    if let found {
      self = found
    } else if start.contains(0), TextFile.isUnmarkedUTF16(bytes) {
      self = .unmarkedUTF16
    } else {
      return nil
    }
  }

  private static let sample = 4096

  private static let beginnings: [(words: String, format: OtherFormat)] = [
    ("{\\rtf", .richText), ("<!doctype html", .webPage), ("<html", .webPage), ("%pdf-", .pdf),
    ("version https://git-lfs", .largeFilePointer),
  ]
}
