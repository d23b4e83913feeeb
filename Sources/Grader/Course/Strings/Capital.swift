extension String {
  /// The text with a capital, as a sentence begins.
  ///
  /// Names keep their letters: a sentence about `note.trailing` begins so.
  package func withCapital(keeping names: [String]) -> String {
    let word = prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !names.contains(String(word)) else { return self }
    return prefix(1).uppercased() + dropFirst()
  }
}
