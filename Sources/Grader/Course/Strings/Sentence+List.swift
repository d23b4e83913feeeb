/// How the parts of a list are joined.
package enum ListSentence: String, SentenceKey {
  /// The last two parts.
  case pair = "feedback.list.pair"
  /// What is before them.
  case more = "feedback.list.more"

  package var parameters: Set<String> { ["first", "last"] }
}

extension Sentence.Value {
  /// A list in words: `a`, `a and b`, `a, b and c`.
  package static func list(_ values: [Sentence.Value]) -> Sentence.Value {
    guard var text = values.first else { return .text("") }
    for (index, value) in values.enumerated().dropFirst() {
      let key: ListSentence = index == values.count - 1 ? .pair : .more
      text = .sentence(Sentence(key, ["first": text, "last": value]))
    }
    return text
  }
}
