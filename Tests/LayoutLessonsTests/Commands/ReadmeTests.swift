import Foundation
import LayoutLessons
import Testing

@Suite("README: it shows what the program prints")
struct ReadmeTests {
  private static let readme = URL(filePath: Learner.course).deletingLastPathComponent()
    .appending(path: "README.md")

  /// The transcripts: what stands after `$`, and the lines below it.
  private func transcripts() throws -> [String: String] {
    let text = try String(contentsOf: Self.readme, encoding: .utf8)
    var transcripts: [String: String] = [:]
    for block in text.components(separatedBy: "```console\n").dropFirst() {
      let lines = block.components(separatedBy: "\n```")[0].split(
        separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      transcripts[String(lines[0].dropFirst(2))] = lines.count > 1 ? String(lines[1]) : ""
    }
    return transcripts
  }

  @Test("lessons check")
  func check() throws {
    let learner = try Learner()
    learner.run("next")
    while !learner.run("next").output.contains("(turn-around)") {
      learner.run("next", "--skip")
    }
    try learner.edit(
      "05-equality/turn-around.layout",
      [
        "Superview.trailing = ___": "Superview.trailing = Red.trailing + 16",
        "Blue.trailing = ___": "Blue.trailing = Red.leading + 8",
        "Red.width = ___": "Red.width = 0.5 * Blue.width - 8",
      ])
    #expect(try transcripts()["lessons check"] == learner.run("check").output)
  }

  @Test("lessons explain")
  func explain() throws {
    var learner = try Learner()
    learner.input = Array(SampleLog.segmentedControl.utf8)
    let run = learner.run("explain")
    #expect(run.status == .passed)
    #expect(try transcripts()["pbpaste | lessons explain"] == run.output)
  }

  @Test("lessons grade")
  func grade() throws {
    let command = "grade submissions --roster roster.csv --exercises equality"
    let learner = try Learner()
    for name in ["submissions", "roster.csv"] {
      try FileManager.default.copyItem(
        atPath: Self.readme.deletingLastPathComponent().path()
          + "Tests/ClassGradingTests/Classes/week-1/\(name)",
        toPath: "\(learner.folder)/\(name)")
    }
    let run = learner.run(words: command.split(separator: " ").map(String.init))
    #expect(run.status == .passed && run.errors.isEmpty)
    #expect(try transcripts()["lessons \(command)"] == run.output)
  }

  @Test("the two commands that a learner begins with are there, in fewer than 200 lines in all")
  func commands() throws {
    let text = try String(contentsOf: Self.readme, encoding: .utf8)
    #expect(text.contains("\nswift run lessons next "))
    #expect(text.contains("\nswift run lessons check "))
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count < 200)
  }
}
