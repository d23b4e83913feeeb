import Foundation
import Testing

@Suite("House rules: sentences are declared with the values that their texts need")
struct SentenceDeclarationTests {
  /// A member of an area of sentences, as the source declares it.
  struct Declaration: Sendable {
    let file: String
    let key: String
    let values: Set<String>
  }

  private struct StringsFile: Decodable {
    let plurals: [String: String]?
    let strings: [String: String]
  }

  private static let strings = SourceTree.root.appending(path: "Lessons/strings")

  private static let languages: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: strings.path())) ?? [])
    .filter { $0.hasSuffix(".json") }.sorted()

  /// Every `says("key", ["name": …])` of the sources.
  private static let declarations: [Declaration] = SourceTree.files(below: "Sources").flatMap {
    file -> [Declaration] in
    let text = file.lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      .joined(separator: "\n")
    // A value may have a subscript in it.
    let call = /says\(\s*"([^"]+)"(?:,\s*\[((?:[^\[\]]|\[[^\[\]]*\])*)\])?\s*\)/
    return text.matches(of: call).map { match in
      let values = (match.2 ?? "").matches(of: /"(\w+)":/).map { String($0.1) }
      return Declaration(file: file.path, key: String(match.1), values: Set(values))
    }
  }

  private func load(_ language: String) throws -> StringsFile {
    let data = try Data(contentsOf: Self.strings.appending(path: language))
    return try JSONDecoder().decode(StringsFile.self, from: data)
  }

  private func placeholders(in text: String) -> Set<String> {
    Set(text.matches(of: /\{(\w+)[|}]/).map { String($0.1) })
  }

  @Test("every call of `says` is read: its key and its values are literals")
  func literals() {
    let calls = SourceTree.files(below: "Sources").flatMap { file in
      file.lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
        .matches(of: /says\(\s*"/)
    }
    #expect(calls.count == Self.declarations.count)
    #expect(Set(Self.declarations.map(\.key)).count == Self.declarations.count)
  }

  @Test("every text has each value of its sentence, and no other", arguments: languages)
  func values(language: String) throws {
    let texts = try load(language).strings
    for declaration in Self.declarations {
      let text = try #require(
        texts[declaration.key], "\(declaration.file): \(declaration.key) has no text")
      #expect(
        placeholders(in: text) == declaration.values, "\(declaration.file): \(declaration.key)")
    }
  }

  @Test("words that are chosen by a number have the language's categories", arguments: languages)
  func plurals(language: String) throws {
    let file = try load(language)
    let categories = Set((file.plurals ?? [:]).keys).union(["other"])
    for (key, text) in file.strings {
      for choice in text.matches(of: /\{\w+\|([^}]*)\}/) {
        let names = choice.1.split(separator: "|").compactMap { $0.split(separator: "=").first }
        #expect(Set(names.map(String.init)) == categories, "\(key)")
      }
    }
  }
}
