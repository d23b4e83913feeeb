import Foundation
import Testing

@Suite("House rules: words that the field uses")
struct WordTests {
  /// Files that have such words on purpose.
  private static let excepted: Set<String> = [
    "Tests/HouseRulesTests/UnclearWords.swift", "Tests/HouseRulesTests/WordTests.swift",
  ]

  /// The texts of lessons and documents; Swift files are taken from the source tree.
  private static func documents() throws -> [WrittenText] {
    let kinds = ["md", "json", "layout", "swift", "txt", "py", "sh", "yml"]
    return try SourceTree.paths().sorted().filter { path in
      let isDocument = ["Lessons/", "docs/"].contains { path.hasPrefix($0) } || !path.contains("/")
      return isDocument && kinds.contains { path.hasSuffix(".\($0)") }
    }.map { WrittenText(path: $0, text: try SourceTree.text(of: $0)) }
  }

  @Test("lessons, sentences and documents have none of the words that nobody can search for")
  func readWords() throws {
    let documents = try Self.documents()
    let paths = Set(documents.map(\.path))
    #expect(
      paths.isSuperset(of: [
        "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "docs/TEACHING.md",
        "Lessons/FORMAT.md", "Lessons/strings/en.json",
      ]))
    #expect(documents.flatMap { $0.complaints() } == [])
  }

  @Test("comments, sentences and names in the code have none of them either")
  func codeWords() {
    let files = SourceTests.sources + SourceTests.tests
    let texts = files.filter { !Self.excepted.contains($0.path) }.map { WrittenText($0) }
    #expect(texts.count > 1000)
    #expect(texts.flatMap { $0.complaints() } == [])
  }

  @Test("no file and no folder has such a name")
  func names() throws {
    let paths = try SourceTree.paths().sorted()
    #expect(paths.contains("Tests/HouseRulesTests/WordTests.swift"))
    #expect(paths.flatMap { WrittenText.complaints(aboutName: $0) } == [])
  }
}
