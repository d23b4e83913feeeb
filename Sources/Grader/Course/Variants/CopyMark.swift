import LayoutEngine

/// The line by which a handed-out copy is recognised: it carries its seed's fingerprint.
package enum CopyMark {
  /// How the line begins in an answer's file.
  package static let start = "// lessons hand-out"

  /// The fingerprint in an answer; `nil` if the answer has no such line.
  package static func fingerprint(in text: String) -> String? {
    for line in text.sourceLines where line.trimmed.hasPrefix(start) {
      let digits = line.trimmed.dropFirst(start.count + 1).prefix { $0.isHexDigit }
      if !digits.isEmpty { return String(digits) }
    }
    return nil
  }
}
