import Foundation
import Testing

@Suite("House rules: what is cited can be looked up")
struct CitationTests {
  @Test("docs/SEMANTICS.md: every entry has a number, one of four statuses and a source")
  func page() throws {
    let page = try SemanticsPage.current()
    #expect(page.entries.count > 100)
    #expect(page.complaints == [])
  }

  private static func library() throws -> Citations.Library {
    Citations.Library(documents: try SourceTree.documents(), page: try .current())
  }

  @Test("every cited document and every cited entry is in the repository")
  func cited() throws {
    let library = try Self.library()
    let own = ["/CitationTests.swift", "/NamedPathTests.swift"]
    let swift = ["Sources", "Tests"].flatMap { SourceTree.files(below: $0).map(\.path) }
      .filter { path in !own.contains { path.hasSuffix($0) } }
    let pages = library.documents.filter { $0.hasPrefix("docs/") || !$0.contains("/") }
    #expect(!swift.isEmpty && !pages.isEmpty)
    for path in swift + pages + ["Package.swift"] {
      let citations = Citations(path: path, text: try SourceTree.text(of: path))
      #expect(citations.complaints(in: library) == [])
    }
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

struct SemanticsPage {
  /// A fact, from its number to the next entry or heading.
  struct Entry {
    let number: String
    let section: Int
    var text: String
  }

  static let statuses: Set = ["Documented", "Measured", "Reported", "Unverified"]

  private(set) var entries: [Entry] = []
  /// The numbered headings, in the order of the page.
  private(set) var sections: [(number: Int, title: String)] = []
  private var unreadable: [String] = []
  private let lines: [Substring]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var isInside = false
    for line in lines {
      if line.hasPrefix("#") {
        if let heading = line.wholeMatch(of: /## (\d+) (.+)/) {
          sections.append((Int(heading.1) ?? 0, String(heading.2)))
        }
        isInside = false
      } else if line.hasPrefix("<a id=") || line.hasPrefix("**S") {
        isInside = begin(line)
      } else if isInside {
        entries[entries.count - 1].text += " " + line
      }
    }
  }

  /// The page as it is in the repository.
  static func current() throws -> SemanticsPage { SemanticsPage(try currentText()) }

  static func currentText() throws -> String {
    try String(contentsOf: SourceTree.root.appending(path: "docs/SEMANTICS.md"), encoding: .utf8)
  }

  private mutating func begin(_ line: Substring) -> Bool {
    let head = /<a id="(S\d+\.\d+)"><\/a>\*\*(S\d+\.\d+) [^*]+\.\*\*(.*)/
    guard let match = line.wholeMatch(of: head), match.1 == match.2 else {
      unreadable.append("an entry without its anchor, number and title: \(line.prefix(30))")
      return false
    }
    entries.append(
      Entry(number: String(match.1), section: sections.last?.number ?? 0, text: String(match.3)))
    return true
  }

  /// What is wrong with the page; empty for a page in order.
  var complaints: [String] {
    unreadable + misplaced + entries.flatMap(complaints) + missingFromContents + missingFromList
  }

  /// Entries that are out of order, or in a section with another number.
  private var misplaced: [String] {
    var last = (section: 0, entry: -1)
    var found: [String] = []
    for entry in entries {
      let parts = entry.number.dropFirst().split(separator: ".").compactMap { Int($0) }
      let place = (section: parts[0], entry: parts[1])
      if place.section != entry.section {
        found.append("\(entry.number): it is in section \(entry.section)")
      } else if place <= last {
        found.append("\(entry.number): it comes after S\(last.section).\(last.entry)")
      }
      last = place
    }
    return found
  }

  private func complaints(about entry: Entry) -> [String] {
    let claims = Self.claims(in: entry.text)
    guard !claims.isEmpty else { return ["\(entry.number): it has no status"] }
    return claims.compactMap { status, source in
      guard Self.statuses.contains(status) else {
        return "\(entry.number): \(status) is none of the four statuses"
      }
      return source.contains(where: \.isLetter) ? nil : "\(entry.number): \(status) has no source"
    }
  }

  /// What stands in an entry as `*Status*: source`, in the order of its text.
  private static func claims(in text: String) -> [(status: String, source: String)] {
    let parts = text.split(separator: "*", omittingEmptySubsequences: false)
    var claims: [(status: String, source: String)] = []
    for (part, next) in zip(parts, parts.dropFirst() + [""]) {
      if next.hasPrefix(":"), part.first?.isUppercase == true, part.allSatisfy(\.isLetter) {
        claims.append((String(part), ""))
      } else if !claims.isEmpty {
        claims[claims.count - 1].source += part
      }
    }
    return claims
  }

  /// Entries that are unverified or in the page's list of those, and not both.
  private var missingFromList: [String] {
    let rows = lines.filter { $0.hasPrefix("- ") }
    let listed = Set(rows.flatMap { $0.matches(of: /\(#(S\d+\.\d+)\)/).map { String($0.1) } })
    return entries.compactMap { entry in
      let isOpen = Self.claims(in: entry.text).contains { $0.status == "Unverified" }
      guard isOpen != listed.contains(entry.number) else { return nil }
      return isOpen
        ? "\(entry.number): it isn't in the list of what is not verified"
        : "\(entry.number): it is in the list of what is not verified, and it is verified"
    }
  }

  /// Sections without their line in the page's table of contents.
  private var missingFromContents: [String] {
    sections.compactMap { number, title in
      let slug = title.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " }
        .replacing(" ", with: "-")
      let line = "\(number). [\(title)](#\(number)-\(slug))"
      return lines.contains { $0 == line } ? nil : "section \(number): the contents lack \(line)"
    }
  }
}
