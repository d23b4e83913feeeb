import Foundation
import LayoutLessons
import Terminal
import Testing
import TestRunners

/// With the variable `LESSONS_REDRAW` set, the transcripts are written into the page instead.
@Suite("README: it shows what the program prints", .serialized)
struct ReadmeTests {
  /// Compares the transcript of a command with what the command prints.
  private func compare(_ command: String, with output: String) throws {
    try expectRecorded(output, on: "README.md", between: "```console\n$ \(command)\n", and: "\n```")
  }

  @Test("lessons check")
  func check() throws {
    let learner = try Learner(isTerminal: true, course: RealCourse.root)
    learner.run("next")
    try learner.edit("01-two-windows/keep-up.layout", ["___": "centerX"])
    try compare("lessons check", with: learner.run("check").output)
  }

  @Test("lessons explain")
  func explain() throws {
    var learner = try Learner(isTerminal: true, course: RealCourse.root)
    learner.input = Array(SampleLog.segmentedControl.utf8)
    let run = learner.run("explain")
    #expect(run.status == .passed)
    try compare("pbpaste | lessons explain", with: run.output)
  }

  @Test("lessons grade")
  func grade() throws {
    let command = "grade submissions --roster roster.csv --exercises turn-around,mend-the-row"
    let learner = try Learner(isTerminal: true, course: RealCourse.root)
    for name in ["submissions", "roster.csv"] {
      try FileManager.default.copyItem(
        atPath: Checkout.root.appending(path: "Tests/ClassGradingTests/Classes/week-1/\(name)")
          .path(),
        toPath: "\(learner.folder)/\(name)")
    }
    let run = learner.run(words: command.split(separator: " ").map(String.init))
    #expect(run.status == .passed && run.errors.isEmpty)
    try compare("lessons \(command)", with: run.output)
  }

  @Test("the two commands that a learner begins with are there, in fewer than 200 lines in all")
  func commands() throws {
    let text = try String(contentsOf: Checkout.root.appending(path: "README.md"), encoding: .utf8)
    #expect(text.contains("\nswift run lessons  "))
    #expect(text.contains("\nswift run lessons check "))
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count < 200)
  }
}
