import Foundation
import Testing

@Suite("House rules: sources")
struct SourceTests {
  static let sources = SourceTree.files(below: "Sources")
  static let tests = SourceTree.files(below: "Tests")

  @Test("no file is longer than 500 lines")
  func length() {
    #expect(!Self.sources.isEmpty && !Self.tests.isEmpty)
    for file in Self.sources + Self.tests {
      #expect(file.lines.count <= 501, "\(file) has \(file.lines.count) lines")
    }
  }

  @Test(
    "the parts that a package would give stay small",
    arguments: [
      ("Sources/Terminal/Arguments", 464), ("Sources/Terminal/Console", 600),
      ("Sources/Grader/Course/JSON", 430), ("Sources/Grader/Course/Markdown", 553),
      ("Sources/Grader/Platform/Hash", 110),
    ])
  func budget(folder: String, lines: Int) {
    let code = SourceTree.files(below: folder).flatMap(\.code).filter { !$0.text.isEmpty }
    #expect(code.count <= lines, "\(folder) has \(code.count) lines of code")
  }

  /// Words that begin no longer name, such as `print(` outside `fingerprint(`.
  private func has(_ text: String, _ word: String) -> Bool {
    guard let range = text.firstRange(of: word) else { return false }
    guard range.lowerBound > text.startIndex else { return true }
    let before = text[text.index(before: range.lowerBound)]
    return !(before.isLetter || before.isNumber || before == "_" || before == ".")
  }

  /// The folders whose code may end the process.
  private static let programs = [
    "Sources/LayoutLessons/", "Sources/Teaching/", "Sources/Terminal/Program/",
  ]

  @Test("only the programs print, and only they exit")
  func printing() {
    for file in Self.sources {
      let isProgram = Self.programs.contains { file.path.hasPrefix($0) }
      let forbidden = ["print(", "debugPrint(", "dump("] + (isProgram ? [] : ["exit(", "fputs("])
      for (number, text) in file.code {
        let found = forbidden.filter { has(text, $0) }
        #expect(found.isEmpty, "\(file):\(number) has \(found)")
      }
    }
  }

  @Test("only the folder that runs answers starts processes")
  func processes() {
    for file in Self.sources where !file.path.hasPrefix("Sources/Grader/SwiftRunning") {
      // The program that runs answers becomes one child a case; it is built and jailed by that folder.
      guard !file.path.hasPrefix("Sources/AnswerHost") else { continue }
      for (number, text) in file.code {
        let found = ["posix_spawn", "fork(", "execve(", "Process()", "popen("].filter {
          has(text, $0)
        }
        #expect(found.isEmpty, "\(file):\(number) starts a process with \(found)")
      }
    }
  }

  /// Whether a file is part of what learners import.
  private static func isImported(_ file: SourceTree.File) -> Bool {
    ["Sources/LayoutUIKit/", "Sources/LayoutMasonry/"].contains { file.path.hasPrefix($0) }
  }

  @Test("nothing is forced, and nothing left undone")
  func forcing() {
    let forbidden = ["try!", "as!", "assertionFailure(", "TODO", "FIXME"]
    for file in Self.sources {
      // UIKit's exceptions end the learner's program.
      let raises = Self.isImported(file)
      for (number, text) in file.code {
        let found = (forbidden + (raises ? [] : ["fatalError("])).filter { text.contains($0) }
        #expect(found.isEmpty, "\(file):\(number) has \(found)")
      }
    }
  }

  /// The folder with what other packages see of the engine.
  private static let publicFolder = "Sources/LayoutEngine/NamedLayout/"

  @Test("no class but for what threads share, and nothing public, outside what learners import")
  func values() {
    for file in Self.sources
    where !Self.isImported(file) && !file.path.hasPrefix(Self.publicFolder) {
      // What threads share has one place, behind a lock; copying a prepared exercise was measured.
      let isShared =
        file.imports.contains("Synchronization") || file.path.hasSuffix("/PreparedExercise.swift")
      for (number, text) in file.code {
        let isForbidden =
          ["class ", "package class ", "public ", "open "].contains { text.hasPrefix($0) }
          || !isShared && ["final class ", "package final class "].contains { text.hasPrefix($0) }
        #expect(!isForbidden, "\(file):\(number) has a class or is public")
      }
    }
  }

  @Test("each text that is recorded is compared by a test")
  func recorded() throws {
    let quoted = Set(
      Self.tests.flatMap(\.lines).filter { $0.contains("/") || $0.contains("recorded") }
        .flatMap { $0.split(separator: "\"") })
    // A name with a value in it stands for all that begin as it does.
    let beginnings = quoted.filter { $0.contains("/") }.compactMap { name in
      name.firstRange(of: "\\(").map { String(name[..<$0.lowerBound]) }
    }
    let texts = try SourceTree.paths().compactMap {
      $0.firstMatch(of: /^Tests\/\w+\/Recorded\/(.+)\.txt$/)?.1
    }
    #expect(texts.count > 100)
    let others = texts.map { String($0) }.filter { text in
      !quoted.contains(text[...]) && !beginnings.contains { text.hasPrefix($0) }
    }
    #expect(others.sorted() == [])
  }

  @Test("no path of a machine")
  func paths() {
    for file in Self.sources + Self.tests where !file.path.hasSuffix("SourceTests.swift") {
      for (index, line) in file.lines.enumerated() {
        let names = ["/work/", "/root/", "/opt/", "/home/"].filter { line.contains($0) }
        #expect(names.isEmpty, "\(file):\(index + 1) names a machine's path")
      }
    }
  }
}

enum SourceTree {
  /// A Swift file and where it stands, relative to the repository.
  struct File: CustomStringConvertible, Sendable {
    let path: String
    let lines: [Substring]

    var description: String { path }

    var imports: [String] {
      lines.compactMap { line in
        let words = line.split(separator: " ")
        guard let index = words.firstIndex(of: "import"),
          words[..<index].allSatisfy({
            $0.hasPrefix("@") || ["package", "public", "internal"].contains($0)
          })
        else { return nil }
        return words.last.map(String.init)
      }
    }

    /// The lines of code without string literals and comments, each with its number.
    var code: [(number: Int, text: String)] {
      lines.enumerated().compactMap { index, line in
        let trimmed = line.drop { $0 == " " }
        guard !trimmed.hasPrefix("//"), !trimmed.isEmpty else { return nil }
        return (index + 1, Self.withoutLiterals(trimmed))
      }
    }

    private static func withoutLiterals(_ line: Substring) -> String {
      var text = ""
      var isLiteral = false
      var isEscaped = false
      for character in line {
        if isLiteral {
          if character == "\"", !isEscaped { isLiteral = false }
          isEscaped = character == "\\" && !isEscaped
        } else if character == "\"" {
          isLiteral = true
        } else {
          text.append(character)
        }
        if text.hasSuffix("//") { return String(text.dropLast(2)) }
      }
      return text
    }
  }

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The Swift files below a folder, in order of their paths.
  static func files(below folder: String) -> [File] {
    let start = root.appending(path: folder)
    guard let all = FileManager.default.enumerator(atPath: start.path()) else { return [] }
    return all.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
      .compactMap { name in
        guard let text = try? String(contentsOf: start.appending(path: name), encoding: .utf8)
        else { return nil }
        return File(
          path: "\(folder)/\(name)",
          lines: text.split(separator: "\n", omittingEmptySubsequences: false))
      }
  }
}

@Suite("JSON: every file with that ending is read by any reader of JSON")
struct JSONFileTests {
  private static func files() -> [String] {
    ["Lessons", "Tests", "docs"].flatMap { folder in
      let all = FileManager.default.enumerator(
        atPath: SourceTree.root.appending(path: folder).path())
      let names = (all?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".json") }
      return names.sorted().map { "\(folder)/\($0)" }
    }
  }

  @Test("exercises, courses, schemas and what the tests read", arguments: files())
  func reads(path: String) throws {
    let data = try Data(contentsOf: SourceTree.root.appending(path: path))
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: data) }
  }

  @Test("those that vary are among them")
  func varied() throws {
    let varied = try Self.files().filter { path in
      try String(contentsOf: SourceTree.root.appending(path: path), encoding: .utf8)
        .contains("\"varies\"")
    }
    #expect(varied.contains("Tests/Course/09-margins-and-bounds/held-or-missed/exercise.json"))
  }
}

@Suite("House rules: laws that take a sample")
struct SampleTests {
  private static func whole() throws -> [String] {
    let path = SourceTree.root.appending(path: "Tests/Proof/whole")
    let lines = try String(contentsOf: path, encoding: .utf8).split(separator: "\n")
    let list = lines.drop { $0 != "suites=(" }.dropFirst().prefix { $0 != ")" }
    return list.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test("Tests/Proof/whole has every suite with such a law, and no other, in order")
  func suites() throws {
    var names: Set<String> = []
    for file in SourceTree.files(below: "Tests") {
      let target = file.path.split(separator: "/")[1]
      var suite: Substring?
      for (_, code) in file.code {
        suite = code.firstMatch(of: /\b(?:struct|extension) (\w+Tests)\b/)?.1 ?? suite
        guard let suite, suite != "SampleTests",
          code.contains(/\bSample\.(cases|size|isWhole)\b/)
        else { continue }
        names.insert("\(target).\(suite)")
      }
    }
    #expect(names.sorted() == (try Self.whole()))
  }
}

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
