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
    let code = PairedTokens(bytes)
    let declared = declaredLabels(in: code)
    let lines = ByteLines(bytes)
    return code.tokens.indices.compactMap { index in
      guard let reference = SelectorReference(at: index, in: code, of: bytes),
        let base = reference.lastWord?.word
      else { return nil }
      let name: String
      switch reference.kind {
      case .getter: name = base
      case .setter: name = "set\(base.withCapital):"
      case .method:
        let labels = reference.labels.map { $0.compactMap(\.word) } ?? declared[base]
        name = objectiveC(base, labels ?? [])
      }
      let place = lines.compilersPlace(of: reference.offset)
      return NamedSelector(line: place.line, column: place.byteColumn, name: name)
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

  /// The labels of the methods of each name; none if they differ.
  private static func declaredLabels(in code: PairedTokens) -> [String: [String]] {
    var declared: [String: [String]] = [:]
    for place in code.tokens.indices.dropLast(2) where code.tokens[place].isKeyword("func") {
      guard let name = code.tokens[place + 1].word, let close = code.closing(of: place + 2) else {
        continue
      }
      let labels = labels(in: code.tokens[(place + 2)..<close])
      declared[name] = declared[name, default: labels] == labels ? labels : []
    }
    return declared
  }

  /// How many tokens of a declaration are looked through for its labels.
  ///
  /// Ordinary ones have fewer by far; declarations that stand in others' parentheses would be
  /// looked through again and again.
  private static let mostTokens = 500

  /// The first word of every parameter, from the parenthesis that opens their list.
  private static func labels(in list: ArraySlice<SwiftToken>) -> [String] {
    var labels: [String] = []
    var depth = 0
    for place in list.indices.prefix(mostTokens) {
      let token = list[place]
      if token.opens { depth += 1 }
      // The sign of an arrow closes nothing.
      if token.closes, !list[place - 1].isSign("-") { depth -= 1 }
      let begins = place == list.startIndex || (depth == 1 && token.isSign(","))
      if begins, place + 1 < list.endIndex, let label = list[place + 1].word {
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
  fileprivate var withCapital: String { prefix(1).uppercased() + dropFirst() }
}
