import Foundation
import LayoutLessons
import Terminal
import TestRunners
import Testing

@Suite("Program: grade --merge of several assignments")
struct MergeCommandTests {
  /// Two assignments: Ana passes only the first, Bo only the second, and Cy is only in the first.
  private func graded() throws -> Learner {
    let learner = try Learner()
    try learner.handIn(Learner.solution(of: "flip-around"), as: "hw1/ana/flip-around.layout")
    try learner.handIn("Red.width = 3", as: "hw1/bo/flip-around.layout")
    try learner.handIn(Learner.solution(of: "flip-around"), as: "hw1/cy/flip-around.layout")
    try learner.handIn("Red.width = 3", as: "hw2/ana/mend-the-bar.layout")
    try learner.handIn(Learner.solution(of: "mend-the-bar"), as: "hw2/bo/mend-the-bar.layout")
    learner.run("grade", "hw1", "--exercises", "flip-around", "--out", "report-1")
    learner.run("grade", "hw2", "--exercises", "mend-the-bar", "--out", "report-2")
    return learner
  }

  private func text(_ file: String, _ learner: borrowing Learner) throws -> String {
    try String(contentsOfFile: "\(learner.folder)/term/\(file)", encoding: .utf8)
  }

  @Test("counts whose results rise and fall, and writes a page for each learner")
  func page() throws {
    let learner = try graded()
    let run = learner.run("grade", "--merge", "report-1,report-2", "--out", "term")
    #expect(run.status == .passed && run.errors.isEmpty, "\(run.errors)")
    expectRecorded(run.output, "MergeCommand/page")
    #expect(try text("index.html", learner).contains("<h2>Needs attention</h2>"))
    #expect(
      try text("learners/ana.html", learner).contains(
        "The last share of the points is 100 percentage points below the average of the shares before it."
      ))
    expectRecorded(try text("results.csv", learner), "MergeCommand/page-2")
  }

  @Test("writes the same bytes again, and removes the page of a learner who is gone")
  func again() throws {
    let learner = try graded()
    let words = ["grade", "--merge", "report-1,report-2", "--out", "term"]
    learner.run(words: words)
    let first = try ["index.html", "learners/bo.html", ".files"].map { try text($0, learner) }
    learner.run(words: words)
    #expect(
      try ["index.html", "learners/bo.html", ".files"].map { try text($0, learner) } == first)
    let run = learner.run("grade", "--merge", "report-2", "--out", "term")
    #expect(run.status == .passed)
    #expect(!FileManager.default.fileExists(atPath: "\(learner.folder)/term/learners/cy.html"))
  }

  @Test("prints the counts for programs, too")
  func json() throws {
    let learner = try graded()
    let run = learner.run("grade", "--merge", "report-1,report-2", "--out", "term", "--json")
    #expect(run.output.contains("\"learners\":3"), "\(run.output)")
    #expect(run.output.contains("\"name\":\"hw1, hw2\""), "\(run.output)")
  }

  @Test("the heading has the assignments' names, or is the one that --title gives")
  func title() throws {
    let learner = try graded()
    let words = ["grade", "--merge", "report-1,report-2", "--out", "term"]
    learner.run(words: words)
    #expect(try text("index.html", learner).contains(">hw1, hw2</bdi></h1>"))
    learner.run(words: words + ["--title", "Autumn"])
    #expect(try text("index.html", learner).contains("<h1><bdi dir=\"auto\">Autumn</bdi></h1>"))
    #expect(try text("learners/bo.html", learner).contains(">Autumn</bdi>"))
  }

  @Test(
    "refuses what can't be joined, and says what to type",
    arguments: [
      ("", "`lessons grade` needs the folder of submissions; type its path after the command"),
      (
        "--merge report-1,report-1",
        "the exercise flip-around is in both report-1 and report-1; name reports of different exercises, or, to merge the parts of one class, add the folder of submissions"
      ),
      (
        "--merge report-1 --roster r.csv",
        "--roster has no effect when you merge several assignments; leave it out, or, to merge the parts of one class, add the folder of submissions"
      ),
      (
        "--merge other",
        "other/results.json doesn't contain the results of a class that this version of lessons graded; grade that class again with this version"
      ),
      (
        "--merge report-1 --out hw1",
        "hw1 holds something that isn't a report, so nothing is written there; name another folder with --out"
      ),
    ])
  func refused(words: String, message: String) throws {
    let learner = try graded()
    try learner.handIn("{\"schema\": \"lessons/class/v1\"}", as: "other/results.json")
    let run = learner.run(words: ["grade"] + words.split(separator: " ").map(String.init))
    #expect(run.errors == "lessons: \(message)")
    #expect(run.status == .usage)
  }

  @Test("a report that isn't there is named")
  func missing() throws {
    let run = try Learner().run("grade", "--merge", "nowhere")
    #expect(run.errors.hasPrefix("nowhere/results.json: error: "), "\(run.errors)")
    #expect(run.status == .usage)
  }
}
