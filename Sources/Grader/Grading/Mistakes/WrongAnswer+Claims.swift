import Course

extension WrongAnswer {
  /// Words that speak of more than one thing.
  private static let quantities: Set<String> = [
    "all", "another", "both", "each", "every", "other", "others", "remaining", "rest", "two",
    "three", "four", "five", "six", "seven", "eight", "nine", "ninth",
  ]
  /// What an answer consists of.
  private static let parts: Set<String> = [
    "answer", "answers", "call", "calls", "constraint", "constraints", "everything", "line",
    "lines", "places", "question", "questions", "tie", "ties",
  ]

  /// Whether the words say something about other lines, such as "all lines are satisfied".
  ///
  /// Words of that kind are true of the whole answer or not at all.
  var speaksOfOthers: Bool {
    let words = "\(seen) \(meaning)".lowercased().split { !$0.isLetter }.map(String.init)
    return words.indices.contains { index in
      guard Self.quantities.contains(words[index]) else { return false }
      let next = words[(index + 1)...].prefix(3)
      return next.contains { Self.parts.contains($0) }
        || next.first.map { Self.quantities.contains($0) } ?? false
    }
  }
}
