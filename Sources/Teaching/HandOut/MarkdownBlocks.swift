import Terminal

/// A page's lines as blocks of Markdown: what is indented like a listing is one, the rest is text.
enum MarkdownBlocks {
  /// From where on a line is a listing or a drawing; paragraphs are indented by less.
  private static let listingIndent = 4

  /// The blocks, in their order.
  static func blocks(of lines: [String]) -> [String] {
    var blocks: [String] = []
    var rest = lines[...]
    while let first = rest.first {
      if first.isEmpty {
        rest.removeFirst()
        continue
      }
      let isListing = first.hasPrefix(String(repeating: " ", count: listingIndent))
      // An empty line inside a listing has listing on its other side.
      var block = rest.prefix { line in
        line.isEmpty
          ? isListing : line.hasPrefix(String(repeating: " ", count: listingIndent)) == isListing
      }
      rest = rest.dropFirst(block.count)
      while block.last?.isEmpty == true { block.removeLast() }
      blocks.append(isListing ? fenced(Array(block)) : text(Array(block)))
    }
    return blocks
  }

  private static func fenced(_ lines: [String]) -> String {
    "```\n" + lines.map { String($0.dropFirst(listingIndent)) }.joined(separator: "\n") + "\n```"
  }

  private static func text(_ lines: [String]) -> String {
    lines.map { escaped(String($0.drop { $0 == " " })) }.joined(separator: "\n")
  }

  /// Words in which no character means anything to Markdown or to HTML.
  static func escaped(_ words: String) -> String {
    var text = ""
    for character in words {
      if "\\`*_[]<>#|~&".contains(character) { text.append("\\") }
      text.append(character)
    }
    return text
  }
}
