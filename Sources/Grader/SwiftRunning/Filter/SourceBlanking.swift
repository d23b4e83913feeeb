/// Rewrites what only an Objective-C run time could mean, without moving a single character.
///
/// Every pass takes a text and gives one of the same width, so that the compiler's lines and
/// columns are the learner's.
package enum SourceBlanking {
  /// Attributes that say nothing about layout, and the marks of a program's beginning.
  private static let attributes: Set = [
    "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction", "NSApplicationMain",
    "NSCopying", "NSManaged", "UIApplicationMain", "main", "objc", "objcMembers",
  ]

  /// The text as it is compiled.
  package static func compiled(_ text: String) -> String {
    [withoutAttributes, withoutEmptyModules, withoutSelectors].reduce(text) { text, pass in
      pass(text)
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

  /// Blanks imports of modules that are part of UIKit here.
  private static func withoutEmptyModules(_ text: String) -> String {
    blanked(text) { tokens, index in
      guard tokens[index].isKeyword("import"), index + 1 < tokens.count,
        let name = tokens[index + 1].word, AllowedWords.emptyModules.contains(name)
      else { return nil }
      return index...(index + 1)
    }
  }

  /// Makes `#selector(tapped)` a selector without a name: ` Selector(      )`.
  private static func withoutSelectors(_ text: String) -> String {
    let made = Array(" Selector".utf8)
    return changed(text) { bytes, tokens, index in
      guard tokens[index].kind == .directive("selector"), index + 1 < tokens.count,
        tokens[index + 1].isSign("("), let close = end(of: index + 1, in: tokens)
      else { return }
      bytes.replaceSubrange(tokens[index].bytes, with: made)
      blank(tokens[(index + 2)..<close], in: &bytes)
    }
  }

  /// The parenthesis that closes the one at an index.
  private static func end(of index: Int, in tokens: [SwiftToken]) -> Int? {
    var depth = 0
    for place in index..<tokens.count {
      if tokens[place].isSign("(") { depth += 1 }
      if tokens[place].isSign(")") { depth -= 1 }
      if depth == 0 { return place }
    }
    return nil
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
    for token in tokens {
      for place in token.bytes where bytes[place] != UInt8(ascii: "\n") {
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
