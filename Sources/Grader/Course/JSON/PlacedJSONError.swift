/// Why a file isn't JSON, or isn't the JSON that was asked for.
package struct PlacedJSONError: Error, Hashable, Sendable {
  /// What is wrong; a `subject` is a key in quotes, or `item 2 of` one.
  package enum Problem: Hashable, Sendable {
    case empty, trailingComma, comment, trailingText, unterminatedString, tooDeep(limit: Int)
    case expected(String, found: String), unclosed(String), badWord(String), overflow(String)
    case badEscape(String), loneSurrogate(String), controlCharacter(String)
    case duplicateKey(String, first: TextPlace)
    case missingKey(String), unknownKey(String, nearest: String?)
    case mismatch(subject: String, expected: String, found: String)
    case notOneOf([String], subject: String, found: String)
  }

  package let problem: Problem
  package let place: TextPlace

  package init(_ problem: Problem, at place: TextPlace) {
    self.problem = problem
    self.place = place
  }

  /// What is wrong and how to mend it, in plain words without the place.
  package var message: String {
    switch problem {
    case .empty: "the file is empty: it needs a JSON value"
    case .trailingComma: "a comma stands before the closing bracket: remove it"
    case .comment: "JSON has no comments: remove this one"
    case .trailingText: "text follows the end of the JSON value: remove it"
    case .unterminatedString: "this string has no end: close it with \" on the same line"
    case .tooDeep(let limit): "arrays and objects are nested deeper than \(limit) levels"
    case .expected(let expected, let found): "expected \(expected), not \(found)"
    case .unclosed(let bracket): "this \(bracket) is never closed"
    case .badWord(let word):
      "\(word) is not a JSON value: numbers look like 0, -1.5 or 2e3, text stands in double quotes"
    case .overflow(let word): "\(word) is too large for a number"
    case .badEscape(let escape):
      "\(escape) is no escape: there are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with 4 digits"
    case .loneSurrogate(let escape): "\(escape) is half of a pair: write the character itself"
    case .controlCharacter(let escape): "a control character in a string: write it as \(escape)"
    case .duplicateKey(let key, let first):
      "the key \(key.quoted) is here again: it first stood at \(first.line):\(first.column)"
    case .missingKey(let key): "the key \(key.quoted) is missing in this object"
    case .unknownKey(let key, let nearest):
      "unknown key \(key.quoted): " + (nearest.map { "did you mean \($0.quoted)?" } ?? "remove it")
    case .mismatch(let subject, let expected, let found):
      "\(subject) must be \(expected), not \(found)"
    case .notOneOf(let names, let subject, let found):
      "\(subject) must be one of: \(names.joined(separator: ", ")); it is \(found.quoted)"
    }
  }
}

extension String {
  /// The text in quotes with odd characters escaped; a long one is cut to stay readable.
  package var quoted: String { String(prefix(40)).debugDescription.replacing("\\'", with: "'") }
}
