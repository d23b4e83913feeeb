import Course

/// The words of reports in one language, taken from the catalogue once.
struct ReportWords: Sendable {
  /// The text between two values of a sentence, and the value that follows.
  private struct Piece: Sendable {
    let words: String
    let value: String?
  }

  let language: String
  private let strings: StringsCatalogue
  private let plain: [ReportSentence: String]
  private let patterns: [ReportSentence: [Piece]]

  init(_ strings: StringsCatalogue) {
    self.strings = strings
    language = strings.language
    var plain: [ReportSentence: String] = [:]
    var patterns: [ReportSentence: [Piece]] = [:]
    for key in ReportSentence.allCases {
      if key.parameters.isEmpty {
        plain[key] = strings.text(Sentence(key))
      } else {
        patterns[key] = Self.pieces(of: key, strings)
      }
    }
    self.plain = plain
    self.patterns = patterns
  }

  /// A sentence without values.
  func text(_ key: ReportSentence) -> String { plain[key] ?? "" }

  /// A sentence, filled in by the catalogue.
  func text(_ key: ReportSentence, _ values: [String: Sentence.Value]) -> String {
    strings.text(Sentence(key, values))
  }

  /// Any other sentence.
  func text(_ sentence: Sentence) -> String { strings.text(sentence) }

  /// Adds a sentence without choices to a page, and writes each value with a function.
  func add(
    _ key: ReportSentence, to page: inout HTMLText, value write: (String, inout HTMLText) -> Void
  ) {
    for piece in patterns[key] ?? [] {
      page.add(piece.words)
      if let value = piece.value { write(value, &page) }
    }
  }

  /// Splits a sentence at its values, by filling in marks that no sentence contains.
  private static func pieces(of key: ReportSentence, _ strings: StringsCatalogue) -> [Piece] {
    let mark: Character = "\u{1}"
    let values = key.parameters.map { ($0, Sentence.Value.text("\(mark)\($0)\(mark)")) }
    let text = strings.text(Sentence(key, Dictionary(uniqueKeysWithValues: values)))
    let parts = text.split(separator: mark, omittingEmptySubsequences: false)
    return stride(from: 0, to: parts.count, by: 2).map { place in
      Piece(
        words: String(parts[place]),
        value: place + 1 < parts.count ? String(parts[place + 1]) : nil)
    }
  }
}
