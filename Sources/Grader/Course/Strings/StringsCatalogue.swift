/// The sentences of one language, by key.
package struct StringsCatalogue: Hashable, Sendable {
  /// The language's tag, for example `en` or `zh-Hans`.
  package let language: String
  let plurals: PluralRules
  let templates: [String: String]
  /// What says a sentence that this catalogue lacks; at most one.
  private var fallback: [StringsCatalogue] = []

  package init(language: String, plurals: PluralRules, templates: [String: String]) {
    self.language = language
    self.plurals = plurals
    self.templates = templates
  }

  func fallingBack(on other: StringsCatalogue) -> StringsCatalogue {
    var catalogue = self
    catalogue.fallback = [other]
    return catalogue
  }

  package var keys: [String] { templates.keys.sorted() }

  /// The sentence in this language; a key that is missing shows itself in brackets.
  package func text(_ sentence: Sentence) -> String {
    if sentence.key.isEmpty, case .text(let text)? = sentence.values["text"] { return text }
    guard let template = templates[sentence.key] else {
      return fallback.first?.text(sentence) ?? "[\(sentence.key)]"
    }
    var text = ""
    forEachPiece(of: template) { piece in
      switch piece {
      case .words(let words): text += words
      case .placeholder(let name, let choices):
        // `{framework=UIKit}` is UIKit unless the sentence says otherwise.
        let parts = name.split(separator: "=", maxSplits: 1).map(String.init)
        let value = sentence.values[parts[0]] ?? (parts.count > 1 ? .text(parts[1]) : nil)
        text += words(for: value, named: name, choices: choices)
      }
    }
    // A sentence that ends with somebody else's question needs no full stop.
    return text.hasSuffix("?.") ? String(text.dropLast()) : text
  }

  private func words(for value: Sentence.Value?, named name: String, choices: [Substring]) -> String
  {
    switch value {
    case .text(let text): text
    case .points(let points): word(for: pointsText(points), among: choices)
    case .count(let count): word(for: String(count), among: choices)
    case .sentence(let sentence): text(sentence)
    case nil: "{\(name)}"
    }
  }

  /// The digits themselves, or the word that the language has for such a number.
  private func word(for digits: String, among choices: [Substring]) -> String {
    guard !choices.isEmpty else { return digits }
    let category = plurals.category(of: digits)
    return Self.choice(category, among: choices) ?? Self.choice(.other, among: choices) ?? digits
  }

  private static func choice(
    _ category: PluralCategory, among choices: [Substring]
  ) -> String? {
    let name = category.rawValue + "="
    return choices.first { $0.hasPrefix(name) }.map { String($0.dropFirst(name.count)) }
  }
}

extension StringsCatalogue {
  private enum Piece {
    case words(Substring)
    /// `{name}`, or `{name|one=line|other=lines}` with a word for each category of numbers.
    case placeholder(String, choices: [Substring])
  }

  private func forEachPiece(of template: String, _ body: (Piece) -> Void) {
    var rest = template[...]
    // Braces are found by their bytes: whole characters take ten times as long.
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
      let close = rest[open...].utf8.firstIndex(of: UInt8(ascii: "}"))
    {
      body(.words(rest[..<open]))
      let inner = rest[rest.index(after: open)..<close]
      let bar = inner.utf8.firstIndex(of: UInt8(ascii: "|")) ?? inner.endIndex
      let choices = bar == inner.endIndex ? "" : inner[inner.index(after: bar)...]
      body(.placeholder(String(inner[..<bar]), choices: choices.split(separator: "|")))
      rest = rest[rest.index(after: close)...]
    }
    body(.words(rest))
  }
}
