import Course
import LayoutEngine

/// What the word in front of the cursor can become.
struct Completion {
  /// What is added to the word; empty if it is whole, or could go on in several ways.
  private let added: String
  /// The words that begin with it, where there are several.
  private let choices: [String]

  /// Completes the word in front of an editor's cursor.
  ///
  /// - Parameters:
  ///   - editor: Where it is.
  ///   - names: The names of the views; `nil` for all words of the text.
  ///   - isSwift: Whether the text is a program.
  /// - Returns: The words that it can become, where there are several.
  static func complete(
    in editor: inout AnswerEditor, names: [String]?, isSwift: Bool
  ) -> StyledText? {
    let word = editor.word
    let words = editor.text.split { !$0.isLetter && !$0.isNumber }.map { String($0) }
    let found = Completion(
      of: word.letters, followsDot: word.followsDot,
      among: word.followsDot ? attributes(isSwift) : names ?? words)
    editor.insert(found.added)
    guard !found.choices.isEmpty else { return nil }
    return StyledText(found.choices.joined(separator: "  "), .code)
  }

  private init(of letters: String, followsDot: Bool, among words: [String]) {
    let found = Set(words.filter { $0.lowercased().hasPrefix(letters.lowercased()) })
    let others = found.filter { $0 != letters }.sorted()
    guard !letters.isEmpty || followsDot, let first = others.first else {
      (added, choices) = ("", [])
      return
    }
    let common = others.reduce(first) { $0.commonPrefix(with: $1) }
    let isWhole = found.contains(letters)
    added = isWhole ? "" : String(common.dropFirst(letters.count))
    choices = others.count > 1 ? others : []
  }

  private static func attributes(_ isSwift: Bool) -> [String] {
    Attribute.allCases.map { isSwift ? "\($0.name)Anchor" : $0.name }
  }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0.lowercased() == $1.lowercased() }.map(\.0))
  }
}
