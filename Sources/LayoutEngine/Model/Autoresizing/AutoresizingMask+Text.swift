/// Why a text is no autoresizing mask.
package enum AutoresizingMaskError: Error, Hashable, Sendable {
  /// The list isn't closed, lacks a comma or a dot, or has something after it.
  case malformed(String)
  /// No part of a mask has this name.
  case unknownName(String)
}

extension AutoresizingMask {
  /// The six parts with the names that UIKit gives them, in the order of the bits.
  private static let names: [(part: AutoresizingMask, name: String)] = [
    (.flexibleLeftMargin, "flexibleLeftMargin"), (.flexibleWidth, "flexibleWidth"),
    (.flexibleRightMargin, "flexibleRightMargin"), (.flexibleTopMargin, "flexibleTopMargin"),
    (.flexibleHeight, "flexibleHeight"), (.flexibleBottomMargin, "flexibleBottomMargin"),
  ]

  /// The names of the six parts, in the order of the bits.
  package static var partNames: [String] { names.map { $0.name } }

  /// The mask as Swift code, for example `[.flexibleWidth, .flexibleRightMargin]`.
  ///
  /// The parts stand in the order of their bits; an empty mask is `[]`.
  package var codeText: String {
    let parts = Self.names.filter { contains($0.part) }.map { ".\($0.name)" }
    return "[\(parts.joined(separator: ", "))]"
  }

  /// Reads a mask from Swift code: a list such as `[.flexibleWidth, .flexibleHeight]`, or one part.
  ///
  /// The parts may stand in any order, and a comma may follow the last.
  ///
  /// - Throws: ``AutoresizingMaskError`` with the piece that is wrong.
  package init(codeText: some StringProtocol) throws(AutoresizingMaskError) {
    var text = Self.trimmed(Substring(codeText))
    guard text.first == "[" else {
      self = try Self.part(text)
      return
    }
    guard text.count > 1, text.last == "]" else { throw .malformed(String(text)) }
    text = Self.trimmed(text.dropFirst().dropLast())
    var mask: AutoresizingMask = []
    if !text.isEmpty {
      var pieces = text.split(separator: ",", omittingEmptySubsequences: false)
      if pieces.count > 1, let last = pieces.last, Self.trimmed(last).isEmpty {
        pieces.removeLast()
      }
      for piece in pieces { mask.insert(try Self.part(Self.trimmed(piece))) }
    }
    self = mask
  }

  private static func part(_ text: Substring) throws(AutoresizingMaskError) -> AutoresizingMask {
    guard text.first == "." else { throw .malformed(String(text)) }
    let name = text.dropFirst()
    guard let found = names.first(where: { $0.name == name }) else {
      throw .unknownName(String(name))
    }
    return found.part
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
