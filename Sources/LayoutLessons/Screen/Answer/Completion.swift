import Course
import LayoutEngine

/// What the word in front of the cursor can become.
struct Completion: Hashable {
  /// What is added to the word; empty if it is whole, or could go on in several ways.
  let added: String
  /// The words that begin with it, where there are several.
  let choices: [String]

  /// Looks among the words that an exercise has.
  init(of word: (letters: String, followsDot: Bool), in text: String, _ exercise: Exercise) {
    let isSwift = exercise.notations.first == .swift
    var words = word.followsDot ? Self.attributes(isSwift) : exercise.itemNames
    if isSwift, !word.followsDot {
      words = text.split { !$0.isLetter && !$0.isNumber }.map { String($0) }
    }
    let letters = word.letters
    let found = Set(words.filter { $0.lowercased().hasPrefix(letters.lowercased()) })
    let others = found.filter { $0 != letters }.sorted()
    guard !letters.isEmpty || word.followsDot, let first = others.first else {
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
