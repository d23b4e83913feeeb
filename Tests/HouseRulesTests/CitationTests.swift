import Testing

@Suite("House rules: what is cited can be looked up")
struct CitationTests {
  @Test("docs/SEMANTICS.md: every entry has a number, one of four statuses and a source")
  func page() throws {
    let page = try SemanticsPage.current()
    #expect(page.entries.count > 100)
    #expect(page.complaints == [])
  }

  private static let constant = "*Documented*: the Header, `constant`."
  private static let anchor = "<a id=\"S1.7\"></a>**S1.7 "

  @Test(
    "a damaged page is complained about",
    arguments: [
      (constant, "", ["S1.7: it has no status"]),
      (constant, "*Rumoured*: a friend.", ["S1.7: Rumoured is none of the four statuses"]),
      (constant, "*Documented*:", ["S1.7: Documented has no source"]),
      (constant, "*Documented*: *Reported*: an issue.", ["S1.7: Documented has no source"]),
      (
        anchor, "<a id=\"S1.7\"></a>**S1.8 ",
        ["an entry without its anchor, number and title: <a id=\"S1.7\"></a>**S1.8 The co"]
      ),
      (
        anchor, "**S1.7 ",
        ["an entry without its anchor, number and title: **S1.7 The constant.** It can "]
      ),
      (anchor, "<a id=\"S1.6\"></a>**S1.6 ", ["S1.6: it comes after S1.6"]),
      (
        anchor, "<a id=\"S2.7\"></a>**S2.7 ",
        ["S2.7: it is in section 1", "S1.8: it comes after S2.7"]
      ),
      (
        "- R8 on the newest systems: [S3.8](#S3.8)", "- the unit of a priority: [S1.8](#S1.8)",
        [
          "S1.8: it is in the list of what is not verified, and it is verified",
          "S3.8: it isn't in the list of what is not verified",
        ]
      ),
      (
        "\n1. [The constraint](#1-the-constraint)", "",
        ["section 1: the contents lack 1. [The constraint](#1-the-constraint)"]
      ),
    ] as [(String, String, [String])])
  func damagedPage(text: String, replacement: String, complaints: [String]) throws {
    let page = try SemanticsPage.currentText()
    let damaged = page.replacing(text, with: replacement, maxReplacements: 1)
    #expect(damaged != page)
    #expect(SemanticsPage(damaged).complaints == complaints)
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

  @Test(
    "what can't be looked up is complained about",
    arguments: [
      ("/// Source: docs/DESIGN.md, section 3.", ["there is no document docs/DESIGN.md"]),
      ("/// Source: SEMANTICS, \"Visual format\".", ["there is no document SEMANTICS"]),
      ("/// Source: docs/SEMANTICS.md, section 99.", ["there is no section 99"]),
      ("/// Source: `vectors/owner.json`.", ["there is no document vectors/owner.json"]),
      ("/// Source: docs/SEMANTICS.md, S4.999.", ["there is no entry S4.999"]),
      ("/// Source: docs/SEMANTICS.md, sections 2, 3 and 77.", ["there is no section 77"]),
      ("/// Source: docs/SEMANTICS.md.", ["an entry is cited as docs/SEMANTICS.md, S4.2"]),
      (
        "/// Source: SEMANTICS.md, section 7.3.",
        ["there is no section 7.3", "an entry is cited as docs/SEMANTICS.md, S4.2"]
      ),
      ("/// Source: a header; docs/SEMANTICS.md,\n/// S4.2.", []),
      ("/// Source: docs/SEMANTICS.md, S4.2 and S6.1; `Vectors/owner.json` of the tests.", []),
      ("/// See Lessons/FORMAT.md, FORMAT.md and https://example.org/OTHER.md.", []),
    ] as [(String, [String])])
  func damagedComment(text: String, complaints: [String]) throws {
    let citations = Citations(path: "Sources/A.swift", text: text)
    #expect(
      citations.complaints(in: try Self.library())
        == complaints.map { "Sources/A.swift:1: \($0)" })
  }
}
