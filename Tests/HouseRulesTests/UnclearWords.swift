import Foundation

/// A word of our own in a place where the field has a word that readers can search for.
struct UnclearWord: Sendable {
  let text: String
  let better: String
  /// Whether letters before or after it make it another word, as in `snapshot`.
  var isWhole = false

  static let all = [
    UnclearWord(text: "quarrel", better: "conflict"),
    UnclearWord(text: "wish", better: "optional constraint"),
    UnclearWord(text: "kink", better: "bound"),
    UnclearWord(text: "spoiler", better: "the word that textbooks use"),
    UnclearWord(text: "farewell", better: "the word that textbooks use"),
    UnclearWord(text: "lonely", better: "the word that textbooks use"),
    UnclearWord(text: "charged", better: "the word that textbooks use", isWhole: true),
    UnclearWord(text: "setback", better: "failure reason"),
    UnclearWord(text: "pupil", better: "learner"),
    UnclearWord(text: "nap", better: "timeout or interval", isWhole: true),
    UnclearWord(text: "addend", better: "constant"),
    UnclearWord(text: "has part", better: "is part of the conflict", isWhole: true),
    UnclearWord(text: "have part", better: "are part of the conflict", isWhole: true),
    UnclearWord(text: "stands against", better: "conflicts with"),
    UnclearWord(text: "asked for is", better: "the exercise asks for", isWhole: true),
    UnclearWord(text: "what is free is", better: "what the constraints don't determine"),
    UnclearWord(text: "draws in", better: "brings in", isWhole: true),
    UnclearWord(text: "mask of springs", better: "autoresizing mask"),
    UnclearWord(text: "gradedWork", better: "graded answer", isWhole: true),
    UnclearWord(text: "piece of work", better: "answer", isWhole: true),
    UnclearWord(text: "pieces of work", better: "answers", isWhole: true),
    UnclearWord(text: "freedoms", better: "ambiguous anchors or ranges"),
    UnclearWord(text: "keptLines", better: "satisfied lines"),
    UnclearWord(text: "spareLine", better: "redundant line"),
    UnclearWord(text: "beyond reckoning", better: "too large"),
    UnclearWord(text: "to be had", better: "available", isWhole: true),
    UnclearWord(text: "vouches", better: "trusts", isWhole: true),
  ]

  /// Whether a text has the word, also at the beginning of a sentence or within a name of the code.
  func occurs(in text: String) -> Bool {
    [self.text, self.text.prefix(1).uppercased() + self.text.dropFirst()].contains { form in
      // `String` searches by characters, which took a third of all house rules' time.
      guard strstr(text, form) != nil else { return false }
      return !isWhole || text.ranges(of: form).contains { isAlone($0, in: text) }
    }
  }

  private func isAlone(_ range: Range<String.Index>, in text: String) -> Bool {
    let before = text[..<range.lowerBound].last
    let after = text[range.upperBound...].first
    return before?.isLetter != true && after?.isLetter != true
  }
}

/// A text that people read, and where it stands.
struct WrittenText {
  /// The file, relative to the repository.
  let path: String
  let lines: [Substring]

  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  init(_ file: SourceTree.File) {
    path = file.path
    lines = file.lines
  }

  /// The unclear words in the lines, each with its place.
  ///
  /// A phrase may begin in one line and end in the next. It is reported at the line in which it begins.
  func complaints() -> [String] {
    let prose = lines.map(Self.withoutMarks)
    let whole = prose.joined(separator: " ")
    let used = UnclearWord.all.filter { $0.occurs(in: whole) }
    guard !used.isEmpty else { return [] }
    return prose.indices.flatMap { index -> [String] in
      let next = index + 1 < prose.count ? prose[index + 1] : ""
      return used.filter { word in
        word.occurs(in: prose[index])
          || word.occurs(in: prose[index] + " " + next) && !word.occurs(in: next)
      }.map { "\(path):\(index + 1): \(Self.advice($0))" }
    }
  }

  /// The unclear words in the names of a file and its folders.
  static func complaints(aboutName path: String) -> [String] {
    UnclearWord.all.filter { $0.occurs(in: path) }.map { "\(path): \(advice($0))" }
  }

  private static func advice(_ word: UnclearWord) -> String {
    "write \(word.better), not \(word.text)"
  }

  /// A line without what stands before its words: spaces, and the marks of comments, quotes and lists.
  private static func withoutMarks(_ line: Substring) -> String {
    String(line.drop { " /#!>*|".contains($0) })
  }
}
