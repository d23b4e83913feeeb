/// The name that Objective-C would give to what a `#selector` of a learner's file stands for.
///
/// Selectors of one name are equal, so the code around an answer tells it the names: what is handed
/// over at run time, a closure, equals no other.
struct NamedSelector: Hashable, Sendable {
  /// The line of the opening parenthesis, as the compiler counts, from 1.
  let line: Int
  /// Its column in bytes, from 1.
  let column: Int
  /// Letters, digits and colons; without colons if nobody knows yet how many there are.
  let name: String

  /// The selectors of a file, in order.
  ///
  /// A name that is written without its labels gets those of the methods that the file declares, as
  /// long as they agree. Names that `@objc(…)` gives are not looked at.
  static func all(in text: String) -> [NamedSelector] {
    guard text.contains("#selector") else { return [] }
    let bytes = Array(text.utf8)
    let tokens = SwiftScanner.tokens(of: bytes) ?? []
    return tokens.indices.compactMap { index in
      guard let reference = SelectorReference(at: index, in: tokens, of: bytes),
        let base = reference.lastWord?.word
      else { return nil }
      let name: String
      switch reference.kind {
      case .getter: name = base
      case .setter: name = "set\(base.withCapital):"
      case .method:
        let labels =
          reference.labels.map { $0.compactMap(\.word) } ?? declaredLabels(of: base, in: tokens)
        name = objectiveC(base, labels)
      }
      let before = bytes[..<reference.offset]
      let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      return NamedSelector(
        line: before.count { $0 == UInt8(ascii: "\n") } + 1,
        column: reference.offset - lineStart + 1, name: name)
    }
  }

  /// A method's name with its labels, of which the first follows it as `With…`.
  ///
  /// Source: *Using Swift with Cocoa*, "Selectors"; a first label that is a preposition stands alone.
  private static func objectiveC(_ base: String, _ labels: [String]) -> String {
    guard let first = labels.first else { return base }
    let joint = prepositions.contains(first) ? "" : "With"
    let head = first == "_" ? base : base + joint + first.withCapital
    return head + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  private static let prepositions: Set = [
    "about", "after", "as", "at", "before", "by", "for", "from", "in", "into", "of", "on", "to",
    "using", "via", "when", "with", "without",
  ]

  /// The labels of the methods of a name; none if they differ.
  private static func declaredLabels(of base: String, in tokens: [SwiftToken]) -> [String] {
    let found = tokens.indices.dropLast(2).filter {
      tokens[$0].isKeyword("func") && tokens[$0 + 1].word == base && tokens[$0 + 2].isSign("(")
    }.map { labels(at: $0 + 2, in: tokens) }
    guard let first = found.first, found.allSatisfy({ $0 == first }) else { return [] }
    return first
  }

  /// The first word of every parameter between parentheses.
  private static func labels(at open: Int, in tokens: [SwiftToken]) -> [String] {
    var labels: [String] = []
    var depth = 0
    for place in open..<tokens.count {
      if tokens[place].opens { depth += 1 }
      // The sign of an arrow closes nothing.
      if tokens[place].closes, !tokens[place - 1].isSign("-") { depth -= 1 }
      if depth == 0 { break }
      let begins = place == open || (depth == 1 && tokens[place].isSign(","))
      if begins, place + 1 < tokens.count, let label = tokens[place + 1].word {
        labels.append(label)
      }
    }
    return labels
  }
}

extension SwiftToken {
  fileprivate var opens: Bool { isSign("(") || isSign("[") || isSign("<") }
  fileprivate var closes: Bool { isSign(")") || isSign("]") || isSign(">") }
}

extension String {
  /// With a capital first letter, and the others as they are.
  fileprivate var withCapital: String { prefix(1).uppercased() + dropFirst() }
}
