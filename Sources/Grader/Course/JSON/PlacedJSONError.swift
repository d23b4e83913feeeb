package import LayoutEngine

/// Why a file isn't JSON, or isn't the JSON that was asked for.
package struct PlacedJSONError: Error, Hashable, Sendable {
  /// What is wrong; a `subject` is a key in quotes, or `item 2 of` one.
  package enum Problem: Hashable, Sendable {
    case empty, trailingComma, comment, trailingText, unterminatedString, tooDeep(limit: Int)
    case expected(Sentence, found: Sentence.Value), unclosed(String), badWord(String), overflow(
      String)
    case badEscape(String), loneSurrogate(String), controlCharacter(String)
    case duplicateKey(String, first: SourcePlace)
    case missingKey(String), unknownKey(String, nearest: String?)
    case mismatch(subject: Sentence.Value, expected: Sentence, found: Sentence.Value)
    case misplaced(subject: Sentence.Value, expected: Sentence)
    case notOneOf([String], subject: Sentence.Value, found: String)
  }

  package let problem: Problem
  package let place: SourcePlace

  package init(_ problem: Problem, at place: SourcePlace) {
    self.problem = problem
    self.place = place
  }

  /// What is wrong and what to do next, without the place.
  package var sentence: Sentence {
    switch problem {
    case .empty: .says("json.empty")
    case .trailingComma: .says("json.trailingComma")
    case .comment:
      .says("json.comment")
    case .trailingText:
      .says("json.trailingText")
    case .unterminatedString:
      .says("json.unterminated")
    case .tooDeep(let limit):
      .says("json.tooDeep", ["limit": .count(limit)])
    case .expected(let expected, let found):
      .says("json.expected", ["expected": .sentence(expected), "found": found])
    case .unclosed(let bracket):
      .says("json.unclosed", ["bracket": .text(bracket)])
    case .badWord(let word):
      .says("json.badWord", ["word": .text(word)])
    case .overflow(let word):
      .says("json.overflow", ["word": .text(word)])
    case .badEscape(let escape):
      .says("json.badEscape", ["escape": .text(escape)])
    case .loneSurrogate(let escape):
      .says("json.loneSurrogate", ["escape": .text(escape)])
    case .controlCharacter("\\u0009"):
      .says("json.tab", ["escape": .text("\\t")])
    case .controlCharacter(let escape):
      .says("json.controlCharacter", ["escape": .text(escape)])
    case .duplicateKey(let key, let first):
      .says(
        "json.duplicateKey",
        ["key": .text(key.quoted), "line": .count(first.line), "column": .count(first.column)])
    case .missingKey(let key):
      .says("json.missingKey", ["key": .text(key.quoted)])
    case .unknownKey(let key, nil):
      .says("json.unknownKey", ["key": .text(key.quoted)])
    case .unknownKey(let key, let nearest?):
      .says(
        "json.unknownKey.nearest", ["key": .text(key.quoted), "nearest": .text(nearest.quoted)])
    case .mismatch(let subject, let expected, let found):
      .says("json.mismatch", ["subject": subject, "expected": .sentence(expected), "found": found])
    case .misplaced(let subject, let expected):
      .says("json.misplaced", ["subject": subject, "expected": .sentence(expected)])
    case .notOneOf(let names, let subject, let found):
      .says(
        "json.notOneOf",
        [
          "subject": subject, "names": .text(names.joined(separator: ", ")),
          "found": .text(found.quoted),
        ])
    }
  }
}

extension String {
  /// The text in quotes with odd characters escaped; a long one is cut to stay readable.
  package var quoted: String { String(prefix(40)).debugDescription.replacing("\\'", with: "'") }
}
