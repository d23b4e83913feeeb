/// Kinds of bytes by which the readers of logs find their way.
extension UInt8 {
  /// Whether the byte may stand in a class as a log prints it: `SnapKit.LayoutConstraint`, `_TtC…`.
  var isClassLetter: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24, 0x2E, 0x80...: true
    default: false
    }
  }

  var isHexDigit: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
    default: false
    }
  }

  var isDigit: Bool { (0x30...0x39).contains(self) }

  var isLetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }

  /// A space, a tab or a line's end.
  var isSpace: Bool { self == 0x20 || isLineEnd || self == 0x09 }

  var isLineEnd: Bool { self == 0x0A || self == 0x0D }
}
