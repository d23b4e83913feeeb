/// Rewrites what only an Objective-C run time could mean, without moving a single character.
///
/// Every pass takes a text and gives one of the same width, so that the compiler's lines and
/// columns are the learner's.
enum SourceBlanking {
  /// Attributes that say nothing about layout, and the marks of a program's beginning.
  private static let attributes: Set = [
    "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction", "NSApplicationMain",
    "NSCopying", "NSManaged", "UIApplicationMain", "main", "objc", "objcMembers",
  ]

  /// The text as it is compiled.
  static func compiled(_ text: String) -> String {
    [withoutAttributes, withoutEmptyModules].reduce(text) { text, pass in pass(text) }
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

  /// The text with spaces in place of the tokens that `range` picks, starting at an index.
  private static func blanked(
    _ text: String, _ range: ([SwiftToken], Int) -> ClosedRange<Int>?
  ) -> String {
    var bytes = Array(text.utf8)
    let tokens = SwiftScanner.tokens(of: bytes) ?? []
    var hasChanged = false
    for index in tokens.indices {
      guard let range = range(tokens, index) else { continue }
      for token in tokens[range] {
        for place in token.bytes { bytes[place] = UInt8(ascii: " ") }
      }
      hasChanged = true
    }
    return hasChanged ? String(decoding: bytes, as: UTF8.self) : text
  }
}
