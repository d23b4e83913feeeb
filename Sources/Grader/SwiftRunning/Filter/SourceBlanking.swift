/// Rewrites what only an Objective-C run time could mean, without moving a single character.
///
/// Every pass takes a text and gives one of the same width, so that the compiler's lines and
/// columns are the learner's.
package enum SourceBlanking {
  /// Attributes that say nothing about layout, and the marks of a program's beginning.
  private static let attributes: Set = [
    "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction", "NSApplicationMain",
    "NSCopying", "UIApplicationMain", "main", "objc", "objcMembers",
  ]

  /// The text as it is compiled.
  package static func compiled(_ text: String) -> String {
    [withoutAttributes, withoutEmptyModules, withKeyPaths, withSelectors].reduce(text) {
      text, pass in pass(text)
    }
  }

  /// Blanks attributes, with their arguments.
  private static func withoutAttributes(_ text: String) -> String {
    blanked(text) { tokens, index in
      guard tokens[index].kind == .attributeSign, index + 1 < tokens.count,
        let name = tokens[index + 1].word, attributes.contains(name)
      else { return nil }
      guard index + 2 < tokens.count, tokens[index + 2].isSign("("),
        let close = tokens[(index + 2)...].firstIndex(where: { $0.isSign(")") })
      else { return index...(index + 1) }
      return index...close
    }
  }

  /// Blanks imports of modules that are part of UIKit here, also of one declaration of theirs.
  private static func withoutEmptyModules(_ text: String) -> String {
    blanked(text) { tokens, index in
      guard tokens[index].isKeyword("import"), index + 1 < tokens.count else { return nil }
      var module = index + 1
      if let kind = tokens[module].word, AllowedWords.importKinds.contains(kind) { module += 1 }
      guard module < tokens.count, let name = tokens[module].word,
        AllowedWords.emptyModules.contains(name)
      else { return nil }
      var last = module
      while last + 2 < tokens.count, tokens[last + 1].isSign("."), tokens[last + 2].word != nil {
        last += 2
      }
      return index...last
    }
  }

  /// Makes `#keyPath(Person.name)` the text that it stands for: `"name"`.
  private static func withKeyPaths(_ text: String) -> String {
    changed(text) { bytes, tokens, index in
      guard let directive = DirectiveCall("keyPath", at: index, in: tokens) else { return }
      let words = directive.inner.compactMap(\.word).drop { $0.first?.isUppercase == true }
      blank(tokens[index...directive.closing], in: &bytes)
      let made = Array("\"\(words.joined(separator: "."))\"".utf8)
      let start = tokens[index].bytes.lowerBound
      bytes.replaceSubrange(start..<(start + made.count), with: made)
    }
  }

  /// Makes `#selector(tapped)` a value that is handed the method: ` Selector(tapped)`.
  private static func withSelectors(_ text: String) -> String {
    changed(text) { bytes, tokens, index in
      guard let reference = SelectorReference(at: index, in: tokens, of: bytes) else { return }
      bytes.replaceSubrange(tokens[index].bytes, with: Array(reference.head.utf8))
      // A property that is named with its class is reached by a key path.
      if let place = reference.keyPathPlace { bytes[place] = UInt8(ascii: "\\") }
    }
  }

  /// The text with spaces in place of the tokens that `range` picks, starting at an index.
  private static func blanked(
    _ text: String, _ range: ([SwiftToken], Int) -> ClosedRange<Int>?
  ) -> String {
    changed(text) { bytes, tokens, index in
      if let range = range(tokens, index) { blank(tokens[range], in: &bytes) }
    }
  }

  private static func blank(_ tokens: ArraySlice<SwiftToken>, in bytes: inout [UInt8]) {
    let ends = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]
    for token in tokens {
      for place in token.bytes where !ends.contains(bytes[place]) {
        bytes[place] = UInt8(ascii: " ")
      }
    }
  }

  private static func changed(
    _ text: String, _ change: (inout [UInt8], [SwiftToken], Int) -> Void
  ) -> String {
    var bytes = Array(text.utf8)
    let tokens = SwiftScanner.tokens(of: bytes) ?? []
    for index in tokens.indices { change(&bytes, tokens, index) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
