extension Sentence.Value {
  /// A list in words: `a`, `a and b`, `a, b and c`.
  package static func list(_ values: [Sentence.Value]) -> Sentence.Value {
    guard var text = values.first else { return .text("") }
    for (index, value) in values.enumerated().dropFirst() {
      let key: FeedbackSentence = index == values.count - 1 ? .listPair : .listMore
      text = .sentence(Sentence(key, ["first": text, "last": value]))
    }
    return text
  }
}
