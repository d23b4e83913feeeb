import Testing

@Suite("House rules: names that Apple's modules have, too")
struct SharedNameTests {
  private static let kinds: Set<Substring> = [
    "func", "let", "var", "class", "struct", "enum", "protocol", "typealias", "actor",
  ]

  /// The names that a line without indentation declares for other files; `nil` for any other line.
  private static func name(declaredBy line: Substring) -> Substring? {
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard let first = line.first, first.isLetter || first == "@", !words.contains("private"),
      !words.contains("fileprivate"), let kind = words.firstIndex(where: kinds.contains)
    else { return nil }
    return words[(kind + 1)...].first { !kinds.contains($0) }
  }

  @Test("docs/MACOS.md lists each of them, and no other name")
  func listed() throws {
    let text = try SourceTree.text(of: "Tests/HouseRulesTests/AppleNames.txt")
    let apples = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .flatMap { $0.split(separator: " ").dropFirst() }
    let ours = SourceTests.sources.flatMap { $0.lines.compactMap(Self.name) }
    let section = try SourceTree.text(of: "docs/MACOS.md")
      .split(separator: "\n## Names that exist twice").dropFirst().joined()
    let listed = section.split(separator: "\n").filter { $0.hasPrefix("| `") }
      .compactMap { $0.split(separator: " | ").first }
      .flatMap { $0.matches(of: /`([^`]+)`/).map(\.1) }
    #expect(apples.count > 1000 && ours.count > 1000)
    #expect(Set(listed).sorted() == Set(ours).intersection(apples).sorted())
  }
}
