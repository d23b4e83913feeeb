import Testing

@Suite("House rules: sources")
struct SourceTests {
  static let sources = SourceTree.files(below: "Sources")
  static let tests = SourceTree.files(below: "Tests")

  @Test("no file is longer than 300 lines")
  func length() {
    #expect(!Self.sources.isEmpty && !Self.tests.isEmpty)
    for file in Self.sources + Self.tests {
      #expect(file.lines.count <= 301, "\(file) has \(file.lines.count) lines")
    }
  }

  @Test(
    "the parts that a package would give stay small",
    arguments: [
      ("Sources/LayoutLessons/Arguments", 464), ("Sources/LayoutLessons/Terminal", 600),
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

  @Test("only the program prints, and only it exits")
  func printing() {
    for file in Self.sources {
      let isProgram = file.path.hasPrefix("Sources/LayoutLessons")
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

  @Test("no path of a machine")
  func paths() {
    for file in Self.sources + Self.tests where !file.path.hasSuffix("SourceTests.swift") {
      for (index, line) in file.lines.enumerated() {
        let names = ["/work/", "/root/", "/opt/", "/home/"].filter { line.contains($0) }
        #expect(names.isEmpty, "\(file):\(index + 1) names a machine's path")
      }
    }
  }

  @Test("what crosses modules is documented")
  func documentation() {
    for file in Self.sources {
      let isArea = file.lines.contains { $0.contains(": SentenceArea {") }
      for (index, line) in file.lines.enumerated() where index > 0 {
        let text = String(line.drop { $0 == " " })
        guard text.hasPrefix("package "), needsWords(text) else { continue }
        // A sentence says itself what it is about.
        if isArea, text.hasPrefix("package static func ") { continue }
        var above = index - 1
        while above > 0, file.lines[above].drop(while: { $0 == " " }).hasPrefix("@") {
          above -= 1
        }
        #expect(
          file.lines[above].drop { $0 == " " }.hasPrefix("///"),
          "\(file):\(index + 1) has no documentation")
      }
    }
  }

  /// Members that only fulfil a protocol, and operators, need no comment of their own.
  private func needsWords(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    let kind = words.dropFirst().first { $0 != "static" && $0 != "mutating" }
    guard let kind, ["func", "struct", "enum", "protocol"].contains(kind) else { return false }
    return !["func violation(in draft", "func append", "func <", "func ==", "func +"]
      .contains { text.contains($0) }
  }
}
