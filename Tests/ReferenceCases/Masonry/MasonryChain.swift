/// A chain such as `make.top.equalTo(view).offset(8)`, link by link.
struct MasonryChain {
  /// A word, and what stands in parentheses behind it.
  struct Link {
    let word: String
    let argument: String?
  }

  let links: [Link]

  /// Reads a chain, without the word `make` before it.
  ///
  /// Gives `nil` if a parenthesis isn't closed.
  init?(_ text: some StringProtocol) {
    var links: [Link] = []
    for piece in Self.pieces(of: text, between: ".") where !piece.isEmpty && piece != "make" {
      guard let open = piece.firstIndex(of: "(") else {
        links.append(Link(word: piece, argument: nil))
        continue
      }
      guard piece.last == ")" else { return nil }
      links.append(
        Link(
          word: String(piece[..<open]),
          argument: String(piece[piece.index(after: open)...].dropLast())))
    }
    self.links = links
  }

  /// The pieces of a text between a separator that stands in no bracket, without gaps around them.
  static func pieces(of text: some StringProtocol, between separator: Character) -> [String] {
    var depth = 0
    var pieces = [""]
    for character in text {
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      if depth == 0, character == separator {
        pieces.append("")
      } else if !(character == " " && pieces[pieces.count - 1].isEmpty) {
        pieces[pieces.count - 1].append(character)
      }
    }
    return pieces
  }
}
