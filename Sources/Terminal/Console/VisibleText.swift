extension String {
  /// The same text with a visible sign for each character that could steer a terminal.
  ///
  /// C0 controls and DEL become their pictures (ESC is `␛`); C1 controls (8-bit CSI among them),
  /// Unicode line separators and the marks that turn text direction become U+FFFD; a tab becomes
  /// four spaces, since the column it starts in isn't known here. `\n` stays, `\r\n` becomes `\n`.
  package var visible: String {
    if utf8.allSatisfy({ 0x20...0x7E ~= $0 || $0 == 0x0A }) { return self }
    var visible = UnicodeScalarView()
    var isAfterReturn = false
    for scalar in unicodeScalars {
      if isAfterReturn && scalar == "\n" { visible.removeLast() }
      isAfterReturn = scalar == "\r"
      switch scalar.value {
      case 0x09: visible.append(contentsOf: "    ".unicodeScalars)
      case 0x0A: visible.append(scalar)
      case 0x00...0x1F: visible.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case 0x7F: visible.append("\u{2421}")
      case 0x80...0x9F, 0x2028...0x202E, 0x2066...0x2069: visible.append("\u{FFFD}")
      default: visible.append(scalar)
      }
    }
    return String(visible)
  }
}
