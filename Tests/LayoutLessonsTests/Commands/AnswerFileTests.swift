import Foundation
import LayoutLessons
import Terminal
import Testing

@Suite("Program: answers of every kind")
struct AnswerFileTests {
  private let file = "01-two-screens/hold-on.layout"

  @Test(
    "an answer between lines of backticks is checked without them, and its lines keep their numbers"
  )
  func fence() throws {
    let learner = try Learner()
    learner.run("next")
    let file = "01-two-screens/hold-on.layout"
    let solution = try Learner.solution(of: "hold-on")
    try learner.write("```layout\n\(solution)\n```\n", to: file)
    #expect(learner.run("check", "hold-on").status == .passed)
    try learner.write("```\nButton.widht = 3\n```\n", to: file)
    let run = learner.run("check", "hold-on", "--json")
    #expect(run.output.contains("\"line\":2"), "\(run.output)")
  }

  @Test("a folder in a file's place, a huge file, bytes that are no text")
  func odd() throws {
    let learner = try Learner()
    learner.run("next")
    let path = learner.path(file)
    let shown = "layout-lessons/\(file)"
    try FileManager.default.removeItem(atPath: path)
    #expect(
      learner.run("check").output.hasPrefix(
        "  This exercise had no answer file yet, so the command created\n  \(shown).\n"))
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(learner.run("check").errors == "\(shown): error: this is a folder: name a file in it")
    try FileManager.default.removeItem(atPath: path)
    try Data(repeating: 0x20, count: 10_000_000).write(to: URL(filePath: path))
    #expect(
      learner.run("check").errors
        == "\(shown): error: the file is too large: it has 10000000 bytes, and the limit is 1048576"
    )
    try Data([0x61, 0x0A, 0xFF]).write(to: URL(filePath: path))
    let run = learner.run("check")
    #expect(
      run.errors
        == "\(shown):2:1: error: the file isn't UTF-8 text: save it with that encoding")
    #expect(run.status == .usage)
  }

  @Test("an answer that nobody may read", .enabled(if: geteuid() != 0, "root may read anything"))
  func forbidden() throws {
    let learner = try Learner()
    learner.run("next")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o000], ofItemAtPath: learner.path(file))
    let run = learner.run("check")
    #expect(
      run.errors
        == "layout-lessons/\(file): error: the file can't be read: check its permissions")
    #expect(run.status == .usage)
  }

  @Test("escape codes in an answer never reach the terminal")
  func escapes() throws {
    let learner = try Learner()
    learner.run("next")
    try learner.write("\u{1B}[31mBlue.trailing at 320: \u{7}\n", to: file)
    let run = learner.run("check")
    #expect(run.status == .notYet)
    #expect(!run.output.unicodeScalars.contains { $0.value == 0x1B || $0.value == 7 })
  }

  @Test("an empty answer is not yet right", arguments: ["", "\n\n", "// nothing\n"])
  func empty(text: String) throws {
    let learner = try Learner()
    learner.run("next")
    try learner.write(text, to: file)
    #expect(learner.run("check").status == .notYet)
  }
}
