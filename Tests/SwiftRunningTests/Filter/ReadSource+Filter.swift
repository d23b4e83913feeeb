import Course
import Testing

@testable import SwiftRunning

extension ReadSource {
  /// What the filter sees in a text.
  init(filtered text: String) {
    let bytes = Array(text.utf8)
    guard !bytes.contains(0), let tokens = SwiftScanner.tokens(of: bytes) else {
      isUnreadable = true
      return
    }
    var places: [Int: Role] = [:]
    let errors = SourceFilter.errors(in: tokens, of: bytes)
    // The code in a text comes before the text, and what is refused tells more than its words.
    for error in errors {
      switch error.reason.key.dropFirst("swift.refused.".count) {
      case "module": error.bytes.forEach { places[$0] = .module }
      case "backtick", "version", "directive.none", "zeroByte", "nested": isUnreadable = true
      case "directive":
        if error.reason.values["word"] == .text("sourceLocation") { isUnreadable = true }
      case "unsafe", "name": isGuarded = true
      case "attribute", "optional": break
      default: Issue.record("\(error.reason.key)")
      }
    }
    for (index, token) in tokens.enumerated() {
      guard let role = Self.role(at: index, in: tokens) else { continue }
      for place in token.bytes where places[place] == nil { places[place] = role }
    }
    for (mark, place) in Self.marks(in: bytes[...]) {
      if let role = places[place] { roles[mark] = role }
    }
  }

  private static func role(at index: Int, in tokens: [SwiftToken]) -> Role? {
    switch tokens[index].kind {
    case .word: .code
    case .directive: .macro
    case .text: isAttributes(index, tokens) ? .attribute : .text
    case .attributeSign, .number, .sign: nil
    }
  }

  /// Whether a text stands in the parentheses of an attribute that the filter refuses.
  private static func isAttributes(_ index: Int, _ tokens: [SwiftToken]) -> Bool {
    index > 2 && tokens[index - 3].kind == .attributeSign && tokens[index - 1].isSign("(")
      && tokens[index - 2].word.map { !AllowedWords.isAttribute($0) } == true
  }
}
