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
        "check.sentence.plurals",
        ["key": name, "names": .text(categories.joined(separator: ", "))])
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
