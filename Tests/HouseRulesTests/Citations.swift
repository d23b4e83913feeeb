import Foundation

/// What a text cites of the repository: documents, and entries of `docs/SEMANTICS.md`.
struct Citations {
  /// Where the text is, relative to the repository.
  let path: String
  /// The lines; none where the text cites nothing.
  private let lines: [Substring]

  init(path: String, text: String) {
    self.path = path
    lines =
      Self.mayCite(text) ? text.split(separator: "\n", omittingEmptySubsequences: false) : []
  }

  /// Whether a text has a sign of a citation: a search that costs little, before those that cost more.
  private static func mayCite(_ text: some StringProtocol) -> Bool {
    let signs = #"\.md\b|ectors/|SEMANTICS|DESIGN|MEASURED|PEDAGOGY|\bS[0-9]+\.[0-9]"#
    return text.range(of: signs, options: .regularExpression) != nil
  }

  /// What can be cited.
  struct Library {
    /// The documents and the vectors, relative to the repository.
    let documents: [String]
    let entries: Set<String>
    let sections: Set<Int>

    init(documents: [String], page: SemanticsPage) {
      self.documents = documents
      entries = Set(page.entries.map(\.number))
      sections = Set(page.sections.map(\.number))
    }

    /// Whether a document's path is this one, or ends in it.
    func has(_ cited: Substring) -> Bool {
      let path = cited.drop { $0 == "." || $0 == "/" }
      return documents.contains { $0 == path || $0.hasSuffix("/" + path) }
    }
  }

  /// What is cited and isn't there; empty for a text in order.
  func complaints(in library: Library) -> [String] {
    lines.indices.filter { Self.mayCite(lines[$0]) }.flatMap { index -> [String] in
      let line = lines[index]
      let found = missingDocuments(in: line, library) + missingEntries(in: line, library)
      return (found + vague(at: index)).map { "\(path):\(index + 1): \($0)" }
    }
  }

  private func missingDocuments(in line: Substring, _ library: Library) -> [String] {
    let documents = line.matches(of: /[A-Za-z0-9_.\/-]*[A-Z][A-Z_]+\.md\b/).map(\.output)
    let vectors = line.matches(of: /\b[Vv]ectors\/[a-z0-9-]+\.json\b/).map(\.output)
    // An address on the web is no document of ours.
    let wrong = (documents + vectors).filter { !$0.hasPrefix("//") && !library.has($0) }
    // A name alone, without an ending, is no path that a reader can open.
    let bare = line.matches(of: /\b(?:SEMANTICS|DESIGN|MEASURED|PEDAGOGY)\b(?!\.md)/).map(\.output)
    return (wrong + bare).map { "there is no document \($0)" }
  }

  private func missingEntries(in line: Substring, _ library: Library) -> [String] {
    let entries = line.matches(of: /\bS\d+\.\d+\b/).map { String($0.output) }
    let list = /SEMANTICS\.md,? sections? ((?:\d+(?:\.\d+)?(?:, | and )?)+)/
    let sections = line.matches(of: list)
      .flatMap { $0.1.matches(of: /\d+(?:\.\d+)?/).map { String($0.output) } }
    return entries.filter { !library.entries.contains($0) }.map { "there is no entry \($0)" }
      + sections.filter { Int($0).map(library.sections.contains) != true }
      .map { "there is no section \($0)" }
  }

  /// A comment of the program that names the page and neither an entry nor a section of it.
  private func vague(at index: Int) -> [String] {
    guard path.hasPrefix("Sources/"), let name = lines[index].firstRange(of: "SEMANTICS.md") else {
      return []
    }
    let next = index + 1 < lines.count ? lines[index + 1].drop { $0 == " " || $0 == "/" } : ""
    let rest = lines[index][name.upperBound...] + " " + next
    let isExact = rest.prefixMatch(of: /,? +(?:S\d|sections? \d)/) != nil
    let hasFolder = lines[index][..<name.lowerBound].hasSuffix("docs/")
    return isExact && hasFolder ? [] : ["an entry is cited as docs/SEMANTICS.md, S4.2"]
  }
}

extension SourceTree {
  /// The paths of the repository's documents and vectors.
  static func documents() throws -> [String] {
    let top = try FileManager.default.contentsOfDirectory(atPath: root.path())
    return top.filter { $0.hasSuffix(".md") }
      + ["Lessons", "Sources", "Tests", "docs"].flatMap { folder in
        let all = FileManager.default.enumerator(atPath: root.appending(path: folder).path())
        return (all?.compactMap { $0 as? String } ?? [])
          .filter { $0.hasSuffix(".md") || $0.contains("Vectors/") && $0.hasSuffix(".json") }
          .map { "\(folder)/\($0)" }
      }
  }

  /// The text of a file of the repository.
  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
