extension Lesson {
  /// The sections that are presented, by the headings that every lesson has.
  package enum PresentedSection: String {
    case guess = "Guess first"
    case idea = "One idea"
    case example = "Worked example"
    case replies = "If you guessed …"
    case why = "Why it works"
    case swift = "In Swift"
  }

  /// A section by its heading; `nil` in a course that has other ones.
  package func section(_ section: PresentedSection) -> MarkdownDocument.Section? {
    document.sections.first { $0.title == section.rawValue }
  }
}

/// What a lesson asks before it explains anything, and what it says to each guess.
package struct Guess {
  /// An answer to choose, and what tempts or holds there.
  package struct Choice {
    package let mark: String
    package let words: [Document.Inline]
    /// What the author says to it; may be empty.
    package let reply: [Document.Block]

    /// Whether it is the right one, which the author tells with the reply's first word.
    package var isRight: Bool {
      guard case .paragraph(let words)? = reply.first else { return false }
      return words.first?.plain.hasPrefix("Yes") ?? false
    }
  }

  /// What stands before the choices: a situation, its lines, the question.
  package let asked: [Document.Block]
  package let choices: [Choice]

  package init?(_ lesson: Lesson) {
    guard let section = lesson.section(.guess) else { return nil }
    let blocks = section.blocks.map(\.content)
    guard let list = blocks.lastIndex(where: { !$0.choices.isEmpty }) else { return nil }
    let replies = Self.replies(lesson.section(.replies)?.blocks.map(\.content) ?? [])
    asked = Array(blocks[..<list])
    choices = blocks[list].choices.map {
      Choice(mark: $0.mark, words: $0.words, reply: replies[$0.mark] ?? [])
    }
  }

  /// The blocks after each bold `a.`, which belong to that choice.
  private static func replies(_ blocks: [Document.Block]) -> [String: [Document.Block]] {
    var replies: [String: [Document.Block]] = [:]
    var mark = ""
    for block in blocks {
      guard case .paragraph(let words) = block, case .strong(let first)? = words.first else {
        replies[mark, default: []].append(block)
        continue
      }
      mark = String(first.map { $0.plain }.joined().prefix { $0 != "." })
      replies[mark, default: []].append(.paragraph(words.dropFirst().withoutSpaceBefore))
    }
    return replies
  }
}

extension Document.Block {
  /// The items of a list with letters, without their full stops; empty for anything else.
  fileprivate var choices: [(mark: String, words: [Document.Inline])] {
    guard case .numbered(let items) = self,
      items.allSatisfy({ $0.marker.first?.isLetter == true })
    else { return [] }
    return items.map { (String($0.marker.prefix { $0 != "." }), $0.text) }
  }
}

extension ArraySlice<Document.Inline> {
  /// Running text without the space that parted it from the words before.
  fileprivate var withoutSpaceBefore: [Document.Inline] {
    guard case .text(let text)? = first else { return Array(self) }
    return [.text(String(text.drop { $0 == " " }))] + dropFirst()
  }
}
