import Testing

@Suite("House rules: what documents name is there")
struct NamedPathTests {
  /// The documents that say where things are in the code.
  private static let guides = ["docs/ARCHITECTURE.md", "CONTRIBUTING.md"]

  private static let library = Result {
    NamedPaths.Library(paths: try SourceTree.paths(), types: try SourceTree.types())
  }

  /// The documents at the root and in `docs`; recipes speak of teachers' folders.
  private static func documents() throws -> [String] {
    try SourceTree.documents().filter { $0.wholeMatch(of: /(?:docs\/)?[A-Z]+\.md/) != nil }
  }

  @Test("every path in backquotes and every link in README, CONTRIBUTING and docs leads somewhere")
  func paths() throws {
    let library = try Self.library.get()
    let documents = try Self.documents()
    #expect(Set(documents).isSuperset(of: Self.guides + ["README.md", "docs/SEMANTICS.md"]))
    for path in documents {
      let named = NamedPaths(path: path, text: try SourceTree.text(of: path))
      #expect(named.missingPaths(in: library) + named.missingLinks(in: library) == [])
    }
  }

  @Test("every type and file that the documents about the code name is there", arguments: guides)
  func types(path: String) throws {
    let library = try Self.library.get()
    let named = NamedPaths(path: path, text: try SourceTree.text(of: path))
    #expect(named.missingNames(in: library) == [])
  }

  @Test("README leads to each of them, and to the facts about Auto Layout")
  func readme() throws {
    let text = try SourceTree.text(of: "README.md")
    for path in Self.guides + ["docs/SEMANTICS.md"] { #expect(text.contains("](\(path))")) }
  }
}
