import Course
import Grading
import LayoutEngine

/// The text of an answer, without spaces, comments and blank lines.
struct Wording {
  /// The same for answers with the same words and signs.
  let hash: String

  init(_ answer: Answer) {
    let isSwift = answer.notation == .swift
    var scanner = WordingScanner(answer.text, isSwift: isSwift)
    var tokens: [Substring] = []
    while let token = scanner.next() { tokens.append(token) }
    hash = Self.hash(of: isSwift ? Self.renamed(tokens) : tokens)
  }

  private static func hash(of tokens: [Substring]) -> String {
    var hash = ShortHash()
    for token in tokens { hash.update(String(token)) }
    return hash.text
  }

  /// The words after which a program gives something a name.
  private static let naming: Set<Substring> = ["let", "var", "func", "for"]

  /// Tokens in which the program's own names are numbered in the order of their appearance.
  private static func renamed(_ tokens: [Substring]) -> [Substring] {
    var names: [Substring: Substring] = [:]
    for (place, token) in tokens.enumerated() where isName(token) {
      let isNamed = place > 0 && naming.contains(tokens[place - 1])
      if isNamed || isParameter(at: place, tokens), names[token] == nil {
        names[token] = "$\(names.count)"
      }
    }
    return tokens.enumerated().map { place, token in
      guard let name = names[token] else { return token }
      let isMember = place > 0 && tokens[place - 1] == "."
      let isOwn = place > 1 && tokens[place - 2] == "self"
      return isMember && !isOwn ? token : name
    }
  }

  /// Whether a name stands right after a closure's brace and before its `in`.
  private static func isParameter(at place: Int, _ tokens: [Substring]) -> Bool {
    place > 0 && place + 1 < tokens.count && tokens[place - 1] == "{" && tokens[place + 1] == "in"
  }

  private static func isName(_ token: Substring) -> Bool {
    guard let first = token.unicodeScalars.first else { return false }
    return first == "_" || first.properties.isAlphabetic
  }
}
