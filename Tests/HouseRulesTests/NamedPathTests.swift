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

  @Test(
    "what isn't there is complained about",
    arguments: [
      ("`Sources/Grader/Grading/Grading.swift`", []),
      ("`Grading/Grading.swift`, `Grading.swift`, `Kinds/Difference/`, `Tests/Proof/*`", []),
      ("`Sources/Grader/Grading.swift`", ["there is no Sources/Grader/Grading.swift"]),
      ("`docs/DESIGN.md` and `.ci/walk`", ["there is no docs/DESIGN.md", "there is no .ci/walk"]),
      ("`Gradings.swift`", ["there is no Gradings.swift"]),
      ("`Findings` are made by `Grading.findings(on:)`", []),
      (
        "`Finding.explained`, `Verdicts`, `Tribunal.decide()`, `Photo/Note`",
        [
          "there is no Photo/Note", "there is no type Verdicts", "there is no type Tribunal",
        ]
      ),
      ("`lessons check`, `report/results.json`, `LESSONS_WHOLE`, `misplaced`", []),
      ("[the line](Sources/Grader/Grading/Grading.swift), [web](https://example.org)", []),
      ("[the page](docs/SEMANTICS.md#1-the-constraint) [here](#top)", []),
      (
        "[the line](Sources/Grader/Grading.swift)",
        ["the link Sources/Grader/Grading.swift leads nowhere"]
      ),
      ("```\n`Nothing/Here.swift`\n```", []),
    ] as [(String, [String])])
  func damagedDocument(text: String, complaints: [String]) throws {
    let library = try Self.library.get()
    let named = NamedPaths(path: "A.md", text: text)
    let found =
      named.missingPaths(in: library) + named.missingLinks(in: library)
      + named.missingNames(in: library)
    #expect(found == complaints.map { "A.md:1: \($0)" })
  }

  @Test("a link is read from the folder of its document")
  func folder() throws {
    let text = "[up](../README.md) [beside](SEMANTICS.md) [wrong](docs/SEMANTICS.md)"
    let library = try Self.library.get()
    let found = NamedPaths(path: "docs/A.md", text: text).missingLinks(in: library)
    #expect(found == ["docs/A.md:1: the link docs/SEMANTICS.md leads nowhere"])
  }
}
