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
