import Testing

@Suite("House rules: what is cited can be looked up")
struct CitationTests {
  @Test("docs/SEMANTICS.md: every entry has a number, one of four statuses and a source")
  func page() throws {
    let page = try SemanticsPage.current()
    #expect(page.entries.count > 100)
    #expect(page.complaints == [])
  }

  /// What can be cited today.
  private static func library() throws -> Citations.Library {
    Citations.Library(documents: try SourceTree.documents(), page: try .current())
  }

  @Test("every cited document and every cited entry is in the repository")
  func cited() throws {
    let library = try Self.library()
    let own = ["/Citations.swift", "/CitationTests.swift", "/NamedPathTests.swift"]
    let swift = ["Sources", "Tests"].flatMap { SourceTree.files(below: $0).map(\.path) }
      .filter { path in !own.contains { path.hasSuffix($0) } }
    let pages = library.documents.filter { $0.hasPrefix("docs/") || !$0.contains("/") }
    #expect(!swift.isEmpty && !pages.isEmpty)
    for path in swift + pages + ["Package.swift"] {
      let citations = Citations(path: path, text: try SourceTree.text(of: path))
      #expect(citations.complaints(in: library) == [])
    }
  }
}
