import Course
import LayoutEngine
import Terminal

enum Completion {
  /// Completes the word in front of an editor's cursor as far as it can go on in one way only.
  ///
  /// - Parameters:
  ///   - editor: Where it is.
  ///   - names: The names of the views; `nil` for all words of the text.
  ///   - isSwift: Whether the text is a program.
  /// - Returns: The words that it can become, where there are several.
  static func complete(
    in editor: inout AnswerEditor, names: [String]?, isSwift: Bool
  ) -> StyledText? {
    let (letters, followsDot) = editor.word
    var typed = editor.text.split { !$0.isLetter && !$0.isNumber }.map { String($0) }
    if let itself = typed.firstIndex(of: letters) { typed.remove(at: itself) }
    let words = followsDot ? attributes(isSwift) : names ?? typed
    let found = Set(words.filter { $0.lowercased().hasPrefix(letters.lowercased()) })
    let others = found.filter { $0 != letters }.sorted()
    guard !letters.isEmpty || followsDot, let first = others.first else { return nil }
    if !found.contains(letters) {
      let common = others.reduce(first) { $0.commonPrefix(with: $1) }
      editor.insert(String(common.dropFirst(letters.count)))
    }
    return others.count > 1 ? StyledText(others.joined(separator: "  "), .code) : nil
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
