import Platform

/// The names that learners' code may use: those that UIKit and its neighbours show, as their sources
/// write them.
struct LearnersNames: Hashable, Sendable {
  /// Classes, structures and the like.
  var types: [String] = []
  /// Properties, methods and cases.
  var members: [String] = []

  private static let typeWords: Set = ["class", "struct", "enum", "protocol", "typealias"]
  private static let memberWords: Set = ["var", "let", "func", "case"]

  /// The names in some files, each once, in order of their letters.
  static func found(in files: [String]) -> LearnersNames {
    var types: Set<String> = []
    var members: Set<String> = []
    for file in files {
      guard let text = try? TextFile.read(file),
        let tokens = SwiftScanner.tokens(of: Array(text.utf8))
      else { continue }
      for (token, next) in zip(tokens, tokens.dropFirst()) {
        guard let word = token.word, let name = next.word, name.count > 2 else { continue }
        if typeWords.contains(word), name.first?.isUppercase == true { types.insert(name) }
        if memberWords.contains(word), name.first?.isLowercase == true { members.insert(name) }
      }
    }
    return LearnersNames(types: types.sorted(), members: members.sorted())
  }

  /// One name a line, types before members, which begin with a point.
  var text: String {
    (types + members.map { "." + $0 }).map { $0 + "\n" }.joined()
  }

  init(types: [String], members: [String]) {
    self.types = types
    self.members = members
  }

  init(text: String) {
    for line in text.split(separator: "\n") {
      if line.first == "." {
        members.append(String(line.dropFirst()))
      } else {
        types.append(String(line))
      }
    }
  }
}
