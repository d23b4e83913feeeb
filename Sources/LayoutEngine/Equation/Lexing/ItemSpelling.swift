/// How the names of items are written in equations.
package enum ItemSpelling {
  /// Whether a name can be written without backticks and is read back as it is.
  static func isWord(_ name: String) -> Bool {
    guard let first = name.first, first.startsWord else { return false }
    guard name.allSatisfy({ $0.continuesWord && $0.asciiTwin == $0 }) else { return false }
    return !isBlank(name)
  }

  /// Whether a word is a blank: three or more underscores and nothing else.
  static func isBlank(_ word: String) -> Bool {
    word.count >= 3 && word.allSatisfy { $0 == "_" }
  }

  /// One part of a name, in backticks if it needs them.
  static func part(_ name: String) -> String { isWord(name) ? name : "`\(name)`" }

  /// A whole name, in backticks if it needs them.
  ///
  /// The dots of a guide's name need none, unless what follows one could be an attribute.
  package static func name(_ name: String) -> String {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let isDotted = parts.dropFirst().allSatisfy { part in
      Attribute(name: part) == nil && CompositeAttribute(name: part) == nil
    }
    return isDotted && parts.allSatisfy(isWord) ? name : "`\(name)`"
  }
}
