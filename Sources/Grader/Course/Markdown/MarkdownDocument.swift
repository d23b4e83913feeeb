package import LayoutEngine

/// A lesson, read from the closed subset of Markdown that the course is written in.
package struct MarkdownDocument: Hashable, Sendable {
  /// A `key: value` line of the front matter.
  package struct Field: Hashable, Sendable {
    package let key: String
    /// What follows the colon without the spaces around it; may be empty.
    package let value: String
    package let place: SourcePlace
    package let valuePlace: SourcePlace
  }

  /// A block and the place where it begins.
  package struct Block: Hashable, Sendable {
    package let content: Document.Block
    package let place: SourcePlace
  }

  /// The blocks under a `##` heading, which is not among them.
  package struct Section: Hashable, Sendable {
    /// The heading's words, or `nil` for what stands before the first heading.
    package let title: String?
    package let place: SourcePlace
    package let blocks: [Block]
  }

  /// The fields between the two `---` lines in file order, each key once.
  package let frontMatter: [Field]
  package let blocks: [Block]

  /// Reads a whole file in time linear to its length; CRLF line ends count as LF.
  ///
  /// Errors name the file as told.
  ///
  /// - Throws: ``CourseError`` at the first thing that the subset doesn't have.
  package static func read(
    _ text: String, path: String = ""
  ) throws(CourseError) -> MarkdownDocument {
    var reader = try MarkdownReader(text, path: path)
    return try reader.document()
  }

  /// The document split at its `##` headings, in order.
  package var sections: [Section] {
    let isTitle = { (block: Block) in
      if case .heading(level: 2, _) = block.content { true } else { false }
    }
    let starts = blocks.indices.filter { $0 == 0 || isTitle(blocks[$0]) }
    return zip(starts, starts.dropFirst() + [blocks.count]).map { start, end in
      let first = blocks[start]
      let title = isTitle(first) ? first.content.texts.joined().map { $0.plain }.joined() : nil
      let body = blocks[start..<end].dropFirst(title == nil ? 0 : 1)
      return Section(title: title, place: first.place, blocks: Array(body))
    }
  }
}

extension Sequence<MarkdownDocument.Block> {
  /// How many words a learner reads here: code doesn't count, and a CJK character is a word.
  package var wordCount: Int {
    var count = 0
    for text in lazy.flatMap({ $0.content.texts }) {
      var isInWord = false
      for character in text.map({ $0.isCode ? " " : $0.plain }).joined() {
        if character.isWhitespace { isInWord = false }
        guard character.isLetter || character.isNumber else { continue }
        if character.isCJK || !isInWord { count += 1 }
        isInWord = !character.isCJK
      }
    }
    return count
  }
}

extension Document.Inline {
  fileprivate var isCode: Bool {
    if case .code = self { true } else { false }
  }
}

extension Character {
  /// Whether the character belongs to a script written without spaces between its words.
  ///
  /// Source: Unicode, Blocks.txt: CJK punctuation, kana, ideographs, full-width forms.
  var isCJK: Bool {
    switch unicodeScalars.first?.value ?? 0 {
    case 0x2E80...0x312F, 0x31A0...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
