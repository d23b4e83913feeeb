extension String {
  /// The text without characters that steer a screen or that no format lets through.
  ///
  /// Control characters, marks that turn the direction of what follows, and code points that are no
  /// characters are dropped. Tabs and line ends stay, each line end as a line feed.
  package var withoutControls: String {
    // Most texts have nothing to drop, and thousands of them make a class.
    if utf8.allSatisfy({ 0x20...0x7E ~= $0 || $0 == 0x09 || $0 == 0x0A }) { return self }
    var text = String.UnicodeScalarView()
    var isAfterReturn = false
    for scalar in unicodeScalars {
      let endsReturn = isAfterReturn && scalar == "\n"
      isAfterReturn = scalar == "\r"
      if endsReturn { continue }
      if scalar == "\r" { text.append("\n") } else if !scalar.steers { text.append(scalar) }
    }
    return String(text)
  }
}

extension Unicode.Scalar {
  /// Whether it does something to a screen instead of showing there, or is no character at all.
  fileprivate var steers: Bool {
    switch value {
    case 0x09, 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x202A...0x202E, 0x2066...0x2069: true
    case 0xFEFF, 0xFDD0...0xFDEF: true
    default: value & 0xFFFE == 0xFFFE
    }
  }
}
