/// The spellings under which one person's name or id is looked up.
///
/// Letters and accents compare as Unicode says, whichever way they are composed; capitals don't
/// count.
enum PersonName {
  /// The text in small letters, each run of spaces as one.
  static func plain(_ text: String) -> String {
    text.withoutControls.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Letters and digits alone: what is left once a learning system has made a file name of it.
  static func letters(_ text: String) -> String {
    String(text.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  /// `Doe, Jane` as it is said: `Jane Doe`; any other text as it is.
  static func said(_ text: String) -> String {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(trimmed)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return text }
    return "\(parts[1]) \(parts[0])"
  }

  /// More words than any name has whose order is in question.
  private static let mostTurns = 12

  /// The letters of a name, from any of its words on: `Jane Doe` is `doejane`, too.
  static func turnedLetters(_ name: String) -> [String] {
    let words = said(name).split(whereSeparator: \.isWhitespace).map { letters(String($0)) }
    let turns = words.indices.prefix(words.count > mostTurns ? 1 : mostTurns).map {
      (words[$0...] + words[..<$0]).joined()
    }
    return turns.filter { !$0.isEmpty }
  }

  static func trimmed(_ text: some StringProtocol) -> String {
    var rest = Substring(text)
    while rest.first?.isWhitespace ?? false { rest.removeFirst() }
    while rest.last?.isWhitespace ?? false { rest.removeLast() }
    return String(rest)
  }
}
