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

  private static func choice(_ category: PluralCategory, among choices: [Substring]) -> String? {
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

extension StringsCatalogue {
  /// What is wrong with a sentence, in itself and compared with English; `nil` if nothing is.
  package func problem(with key: String, comparedWith english: StringsCatalogue) -> Sentence? {
    let name = Sentence.Value.text(key)
    guard let placeholders = Placeholder.all(in: templates[key] ?? "") else {
      return .says("check.sentence.braces", ["key": name])
    }
    guard let wanted = english.templates[key].flatMap(Placeholder.all) else {
      return .says("check.sentence.key", ["key": name])
    }
    let (names, wantedNames) = (Set(placeholders.map { $0.name }), Set(wanted.map { $0.name }))
    if let dropped = wantedNames.subtracting(names).sorted().first {
      return .says("check.sentence.dropped", ["key": name, "name": .text("{\(dropped)}")])
    }
    if let unknown = names.subtracting(wantedNames).sorted().first {
      return .says("check.sentence.unknown", ["key": name, "name": .text("{\(unknown)}")])
    }
    let categories = plurals.categories.map { $0.rawValue }
    let isComplete = placeholders.allSatisfy {
      $0.categories.isEmpty || $0.categories.sorted() == categories.sorted()
    }
    return isComplete
      ? nil
      : .says(
        "check.sentence.plurals", ["key": name, "names": .text(categories.joined(separator: ", "))])
  }
}

/// `{name}`, `{name=word}` with a word to use unless told, or `{name|one=line|other=lines}`.
private struct Placeholder {
  let name: String
  /// The categories of numbers that have a word, as they are written.
  let categories: [String]

  /// All placeholders of a text; `nil` if a brace has no partner, or stands around no name.
  static func all(in text: String) -> [Placeholder]? {
    var placeholders: [Placeholder] = []
    var rest = text[...]
    while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      let inside = rest[brace...].dropFirst()
      guard rest[brace] == "{", let end = inside.firstIndex(where: { $0 == "{" || $0 == "}" }),
        inside[end] == "}"
      else { return nil }
      let parts = inside[..<end].split(separator: "|", omittingEmptySubsequences: false)
      let choices = parts.dropFirst().map { $0.split(separator: "=", maxSplits: 1) }
      guard isName(parts[0]), choices.allSatisfy({ $0.count == 2 })
      else {
        return nil
      }
      placeholders.append(
        Placeholder(name: String(parts[0]), categories: choices.map { String($0[0]) }))
      rest = inside[end...].dropFirst()
    }
    return placeholders
  }

  /// Whether it is `name` or `name=word`.
  private static func isName(_ text: Substring) -> Bool {
    let words = text.split(separator: "=", omittingEmptySubsequences: false)
    return words.count <= 2
      && words.allSatisfy { word in
        !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      }
  }
}

enum StringsLoader {
  static func load(_ file: CourseText) throws(CourseError) -> StringsCatalogue {
    try file.json().object { object throws(CourseError) in
      let version = try object.required("formatVersion")
      if try version.number() != Double(CourseOutline.formatVersion) {
        throw version.mismatch(
          .says("json.wants.stringsVersion", ["version": CourseOutline.formatVersion]))
      }
      return StringsCatalogue(
        language: try object.required("language").string(),
        plurals: try plurals(in: object.optional("plurals")),
        templates: try templates(in: object.required("strings")))
    }
  }

  /// A language without rules has one word for every number.
  private static func plurals(in field: JSONField?) throws(CourseError) -> PluralRules {
    guard let field else { return PluralRules() }
    var rules: [PluralCategory: String] = [:]
    for (name, rule) in try field.members() {
      guard let category = PluralCategory(rawValue: name), category != .other else {
        throw rule.mismatch(.says("json.wants.category"), found: name)
      }
      rules[category] = try rule.string()
    }
    do { return try PluralRules(rules) } catch {
      throw field.mismatch(.says("json.wants.pluralRules"), found: error.rule)
    }
  }

  private static func templates(in field: JSONField) throws(CourseError) -> [String: String] {
    var templates: [String: String] = [:]
    for (key, text) in try field.members() {
      guard case .string(let template) = text.json.value else {
        throw CourseError(missing: key, in: text.path, at: text.json.place)
      }
      templates[key] = template
    }
    return templates
  }
}

/// The languages that somebody reads, the preferred one first, each as the name of its strings file.
///
/// Source: POSIX, "Environment Variables", section 8.2: `LC_ALL` comes before `LC_MESSAGES`, and that
/// before `LANG`.
package struct LanguageList: Hashable, Sendable {
  /// The language that every course has, and that every sentence exists in.
  package static let english = "en"

  /// Tags such as `pt-BR` and `pt`; empty where English is meant.
  package let tags: [String]

  /// Takes the first variable that is set and not empty: `pt_BR.UTF-8` means `pt-BR`, else `pt`.
  package init(_ environment: [String: String] = [:]) {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    var parts = locale.prefix { $0 != "." && $0 != "@" }
      .split(separator: "_", omittingEmptySubsequences: false)
    let isTag = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    }
    if !isTag || ["C", "POSIX"].contains(parts.first) { parts = [] }
    var tags: [String] = []
    while !parts.isEmpty {
      tags.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    self.tags = tags
  }
}
