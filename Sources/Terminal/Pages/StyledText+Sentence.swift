package import Course

extension StringsCatalogue {
  /// The words for a sentence, in which a path or a command is code: code is never split.
  package func styled(_ sentence: Sentence) -> StyledText {
    let words = text(sentence)
    for name in ["command", "file", "folder"] {
      guard case .text(let copied)? = sentence.values[name], !copied.isEmpty,
        let range = words.firstRange(of: copied)
      else { continue }
      return StyledText(String(words[..<range.lowerBound])) + StyledText(copied, .code)
        + StyledText(String(words[range.upperBound...]))
    }
    return StyledText(words)
  }
}
