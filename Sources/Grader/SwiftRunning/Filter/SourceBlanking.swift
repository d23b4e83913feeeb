/// Replaces code that needs the Objective-C run time, without moving any other character.
///
/// Every pass takes a text and gives one of the same width, so that the compiler's lines and
/// columns are the learner's.
package enum SourceBlanking {
  /// Attributes that say nothing about layout, and the marks of a program's beginning.
  private static let attributes: Set = [
    "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction", "NSApplicationMain",
    "NSCopying", "UIApplicationMain", "main", "objc", "objcMembers",
  ]

  package static func compiled(_ text: String) -> String {
    [withoutAttributes, withWholeModules, withKeyPaths, withSelectors].reduce(text) { text, pass in
      pass(text)
    }
  }

  private static func withoutAttributes(_ text: String) -> String {
    blanked(text) { code, index in
      let tokens = code.tokens
      guard tokens[index].kind == .attributeSign, index + 1 < tokens.count,
        let name = tokens[index + 1].word, attributes.contains(name)
      else { return nil }
      return index...(code.closing(of: index + 2) ?? index + 1)
    }
  }

  /// Blanks imports of modules that are part of UIKit here, also of one declaration of theirs, and
  /// makes `import UIKit.UIView` an import of the whole module: Swift's modules have no parts.
  private static func withWholeModules(_ text: String) -> String {
    blanked(text) { code, index in
      let tokens = code.tokens
      guard tokens[index].isKeyword("import"), index + 1 < tokens.count else { return nil }
      var module = index + 1
      if let kind = tokens[module].word, AllowedWords.importKinds.contains(kind) { module += 1 }
      guard module < tokens.count, let name = tokens[module].word else { return nil }
      var last = module
      while last + 2 < tokens.count, tokens[last + 1].isSign("."), tokens[last + 2].word != nil {
        last += 2
      }
      if AllowedWords.emptyModules.contains(name) { return index...last }
      return module == index + 1 && last > module ? (module + 1)...last : nil
    }
  }

  /// Makes `#keyPath(Person.name)` the text that it stands for: `"name"`.
  private static func withKeyPaths(_ text: String) -> String {
    changed(text) { bytes, code, index in
      guard let directive = DirectiveCall("keyPath", at: index, in: code) else { return index }
      let words = directive.inner.compactMap(\.word).drop { $0.first?.isUppercase == true }
      blank(code.tokens[index...directive.closing], in: &bytes)
      let made = Array("\"\(words.joined(separator: "."))\"".utf8)
      let start = code.tokens[index].bytes.lowerBound
      bytes.replaceSubrange(start..<(start + made.count), with: made)
      return directive.closing
    }
  }

  /// Makes `#selector(tapped)` a value that is handed the method: ` Selector(tapped)`.
  private static func withSelectors(_ text: String) -> String {
    changed(text) { bytes, code, index in
      guard let reference = SelectorReference(at: index, in: code, of: bytes) else { return index }
      bytes.replaceSubrange(code.tokens[index].bytes, with: Array(reference.head.utf8))
      // A property that is named with its class is reached by a key path.
      if let place = reference.keyPathPlace { bytes[place] = UInt8(ascii: "\\") }
      return index
    }
  }

  /// The text with spaces in place of the tokens that `range` picks, starting at an index.
  private static func blanked(
    _ text: String, _ range: (PairedTokens, Int) -> ClosedRange<Int>?
  ) -> String {
    changed(text) { bytes, code, index in
      guard let range = range(code, index) else { return index }
      blank(code.tokens[range], in: &bytes)
      return range.upperBound
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

  /// The text after a change at each token, which gives the last token that it has dealt with.
  private static func changed(
    _ text: String, _ change: (inout [UInt8], PairedTokens, Int) -> Int
  ) -> String {
    var bytes = Array(text.utf8)
    let code = PairedTokens(bytes)
    var index = 0
    while index < code.tokens.count { index = change(&bytes, code, index) + 1 }
    return String(decoding: bytes, as: UTF8.self)
  }
}
