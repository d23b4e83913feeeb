import LayoutEngine

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

extension Exercise {
  /// The widths that are checked, in words: `320, 480 and 1 more width`.
  package var windowList: Sentence.Value {
    let more = Sentence(FeedbackSentence.moreWidths, ["more": .count(unshownWindows.count)])
    let shown = windows.map { window -> Sentence.Value in
      guard let name = window.name else { return .points(window.size.width) }
      return .sentence(
        Sentence(
          FeedbackSentence.windowListed,
          ["width": .points(window.size.width), "name": .text(name)]))
    }
    return .list(shown + [.sentence(more)])
  }
}
