extension Sentence.Value {
  /// A list in words: `a`, `a and b`, `a, b and c`.
  package static func list(_ values: [Sentence.Value]) -> Sentence.Value {
    guard var text = values.first else { return .text("") }
    for (index, value) in values.enumerated().dropFirst() {
      text = .sentence(
        index == values.count - 1
          ? .says("feedback.list.pair", ["first": text, "last": value])
          : .says("feedback.list.more", ["first": text, "last": value]))
    }
    return text
  }
}
