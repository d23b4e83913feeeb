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

  @Test(
    "what is said of a wrong answer takes no number from a drawing, which may have no room for it")
  func drawnNumbers() throws {
    let answers = try Self.documents().filter { $0.path.contains("/wrong/") }
    #expect(answers.count > 500)
    let sentences = answers.flatMap { $0.lines.filter { $0.hasPrefix("//!") } }.flatMap {
      $0.split(whereSeparator: { ".?!".contains($0) })
    }
    let named = sentences.filter { sentence in
      let others = sentence.replacing(/\d+-point|\{line \d+\}/, with: "")
      return sentence.contains("drawing") && others.contains(/\d/)
    }
    #expect(named == [])
  }

  @Test("no file and no folder has such a name")
  func names() throws {
    let paths = try SourceTree.paths().sorted()
    #expect(paths.contains("Tests/HouseRulesTests/WordTests.swift"))
    #expect(paths.flatMap { WrittenText.complaints(aboutName: $0) } == [])
  }

  @Test(
    "such a word is found with its line",
    arguments: [
      ("Two lines quarrel.", ["quarrel"]),
      ("Wishes below 1000", ["wish"]),
      ("let sizeWishes = 3", ["wish"]),
      ("/// It has\n/// part in two sets.", ["has part"]),
      ("> Asked for\n> is Note.width.", ["asked for is"]),
      ("| a | has part in it |", ["has part"]),
      ("let nap = 5", ["nap"]),
      ("a snapshot of napkins, setBackgroundImage, recharged", []),
      ("Two pieces of work", ["pieces of work"]),
      ("struct GradedWork", ["gradedWork"]),
      ("Vouchers, workpieces, a degree of freedom", []),
      ("It has parts. It has\n\npart of it.", []),
      ("A drawing draws into the page.", []),
      ("These constraints conflict. This one is optional.", []),
    ])
  func finding(text: String, words: [String]) {
    let complaints = WrittenText(path: "docs/A.md", text: text).complaints()
    #expect(complaints.map { $0.split(separator: ", not ").last.map(String.init) } == words)
    #expect(complaints.allSatisfy { $0.hasPrefix("docs/A.md:1: ") })
  }

  @Test("such a name is found, of a file as well as of a folder above it")
  func damagedNames() {
    let names = ["Lessons/a-wish/b.layout", "Sources/Kink.swift", "Sources/Snapshot.swift"]
    #expect(
      names.flatMap { WrittenText.complaints(aboutName: $0) } == [
        "Lessons/a-wish/b.layout: write optional constraint, not wish",
        "Sources/Kink.swift: write bound, not kink",
      ])
  }
}
