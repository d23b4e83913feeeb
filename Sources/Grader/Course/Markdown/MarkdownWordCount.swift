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
