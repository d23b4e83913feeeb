import Foundation
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

/// The files, folders and types of the repository that a document names.
struct NamedPaths {
  /// Where the document is, relative to the repository.
  let path: String
  private let lines: [Substring]

  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  struct Library: Sendable {
    /// Every file and folder, relative to the repository.
    let paths: Set<String>
    /// The name of every module and of every type that a file declares.
    let types: Set<String>

    /// Whether a path is one of the repository, or the end of one.
    func has(_ named: some StringProtocol) -> Bool {
      let path = named.hasSuffix("/") ? String(named.dropLast()) : String(named)
      return paths.contains(path) || paths.contains { $0.hasSuffix("/" + path) }
    }
  }

  func missingPaths(in library: Library) -> [String] {
    quoted.filter { Self.isPath($0.text) && !library.has(Self.withoutStar($0.text)) }
      .map { "\(path):\($0.line): there is no \($0.text)" }
  }

  func missingLinks(in library: Library) -> [String] {
    let folder = path.split(separator: "/").dropLast()
    return lines.enumerated().flatMap { index, line in
      line.matches(of: /\]\(([^)\s]+)\)/).map(\.1).compactMap { link in
        let target = link.prefix { $0 != "#" }
        guard !target.isEmpty, !target.contains(":") else { return nil }
        var parts = folder
        for part in target.split(separator: "/") where part != "." {
          if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return library.paths.contains(parts.joined(separator: "/"))
          ? nil : "\(path):\(index + 1): the link \(link) leads nowhere"
      }
    }
  }

  /// The types in backquotes that no file declares, and files without their folder that aren't there.
  func missingNames(in library: Library) -> [String] {
    quoted.compactMap { line, text in
      if text.wholeMatch(of: /[A-Z][A-Za-z0-9+]*\.(?:swift|md)/) != nil {
        return library.has(text) ? nil : "\(path):\(line): there is no \(text)"
      }
      guard let type = text.prefixMatch(of: /([A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*)(?:$|\.[a-z])/)?.1,
        !Self.isPath(text), !library.types.contains(String(type))
      else { return nil }
      return "\(path):\(line): there is no type \(type)"
    }
  }

  private var quoted: [(line: Int, text: Substring)] {
    var isListing = false
    return lines.enumerated().flatMap { index, line -> [(line: Int, text: Substring)] in
      if line.hasPrefix("```") { isListing.toggle() }
      guard !isListing else { return [] }
      return line.matches(of: /`([^`]+)`/).map { (index + 1, $0.1) }
    }
  }

  /// Whether a text is a path of ours: its first folder has a capital letter, a dot or is `docs`.
  private static func isPath(_ text: Substring) -> Bool {
    text.wholeMatch(of: /(?:\.ci|docs|[A-Z][A-Za-z]*)\/[A-Za-z0-9.+*\/_-]*/) != nil
  }

  /// The folder of paths such as `Tests/Proof/*`; any other path as it is.
  private static func withoutStar(_ path: Substring) -> Substring {
    guard let star = path.firstIndex(of: "*"), let slash = path[..<star].lastIndex(of: "/")
    else { return path }
    return path[..<slash]
  }
}

extension SourceTree {
  /// Every file and folder of the repository, without what is built or belongs to git.
  static func paths() throws -> Set<String> {
    let top = try FileManager.default.contentsOfDirectory(atPath: root.path())
      .filter { $0 != ".git" && !$0.hasPrefix(".build") }
    let below = top.flatMap { folder in
      let all = FileManager.default.enumerator(atPath: root.appending(path: folder).path())
      return (all?.compactMap { $0 as? String } ?? []).map { "\(folder)/\($0)" }
    }
    return Set(top + below)
  }

  /// The names of the modules, and of the types that the sources and tests declare.
  static func types() throws -> Set<String> {
    let declaration = /\b(?:struct|enum|class|protocol|typealias|actor) ([A-Z]\w*)/
    let declared = ["Sources", "Tests"].flatMap { files(below: $0) }.flatMap(\.lines)
      .flatMap { line in line.matches(of: declaration).map { String($0.1) } }
    return Set(declared + (try Manifest.current()).targets.map(\.name) + ["AnswerHost"])
  }
}
