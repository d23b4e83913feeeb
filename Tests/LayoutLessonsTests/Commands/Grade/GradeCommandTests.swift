import Foundation
import LayoutLessons
import Terminal
import TestRunners
import Testing

@Suite("Program: grade")
struct GradeCommandTests {
  private let words = ["grade", "class", "--exercises", "flip-around,mend-the-bar"]

  private func handIn(_ text: String, as path: String, _ learner: borrowing Learner) throws {
    try learner.handIn(text, as: "class/\(path)")
  }

  private func filled() throws -> Learner {
    let learner = try Learner()
    for id in ["flip-around", "mend-the-bar"] {
      try handIn(Learner.solution(of: id), as: "ana/\(id).layout", learner)
    }
    try handIn("Red.width = 3", as: "bo/flip-around.layout", learner)
    return learner
  }

  @Test("says how many answers passed, which have no grade, and where the report is")
  func page() throws {
    let run = try filled().run(words: words)
    #expect(run.status == .passed && run.errors.isEmpty)
    expectRecorded(run.output, "GradeCommand/page")
  }

  @Test("lists those first who need attention most, and the mistakes that several learners made")
  func attention() throws {
    var learner = try filled()
    learner.columns = 40
    for name in ["chidi", "dana"] {
      try handIn("Red.width = 3", as: "\(name)/flip-around.layout", learner)
      try handIn("Red.width = 3", as: "\(name)/mend-the-bar.layout", learner)
    }
    try handIn("", as: "emre/flip-around.layout", learner)
    let run = learner.run(words: words + ["--title", "Week 1"])
    #expect(
      run.output.contains(
        """
          These learners need attention:
            chidi: not yet (every exercise)
            dana: not yet (every exercise)
            emre: not handed in (Repair the
              row); empty file (Turn it around)
            bo: not handed in (Repair the row)

          Mistakes that several learners made:
        """), "\(run.output)")
    let page = try String(contentsOfFile: "\(learner.folder)/report/index.html", encoding: .utf8)
    #expect(page.contains("<h1><bdi dir=\"auto\">Week 1</bdi></h1>"))
  }

  @Test("removes what a killed run left in the cache, also if there is nothing to compile")
  func swept() throws {
    let learner = try filled()
    let cache = "\(learner.folder)/cache"
    let abandoned = "\(cache)/work" + "/answer-abandoned"
    try FileManager.default.createDirectory(
      atPath: abandoned, withIntermediateDirectories: true)
    learner.run(words: words, environment: ["LESSONS_CACHE": cache])
    #expect(!FileManager.default.fileExists(atPath: abandoned))
  }

  @Test("doesn't touch a cache that others can write into, and grades equations without it")
  func refusedCache() throws {
    let learner = try filled()
    let cache = "\(learner.folder)/cache"
    let abandoned = "\(cache)/work" + "/answer-abandoned"
    try FileManager.default.createDirectory(
      atPath: abandoned, withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: cache)
    let run = learner.run(words: words, environment: ["LESSONS_CACHE": cache])
    #expect(run.status == .passed && run.errors.isEmpty)
    #expect(FileManager.default.fileExists(atPath: abandoned))
  }

  @Test("stops on request, and continues with the same command")
  func stopped() throws {
    var learner = try filled()
    learner.isStopping = true
    let stopped = learner.run(words: words)
    #expect(stopped.status == .notYet && stopped.output.isEmpty)
    #expect(stopped.errors.hasSuffix("of 4 answers. To continue, type the same command again."))
    learner.isStopping = false
    #expect(learner.run(words: words).status == .passed)
  }

  @Test("refuses what can't be graded, and says what to type")
  func usage() throws {
    let learner = try filled()
    func message(_ more: String...) -> String { learner.run(words: words + more).errors }
    #expect(
      message("--out", "class")
        == "lessons: the report can't be written into the folder of the submissions; name "
        + "another folder with --out"
    )
    try handIn("mine", as: "../other/essay", learner)
    #expect(
      message("--out", "other")
        == "lessons: other holds something that isn't a report, so nothing is written there; name another folder with --out"
    )
    #expect(
      message("--jobs", "0") == "lessons: --jobs is a number from 1 to 256, not 0")
    #expect(
      message("--blanks", "zero")
        == "lessons: --blanks is one of omit-total, leave-out, as-zero, not zero")
    #expect(
      message("--shard", "3/2") == "lessons: --shard is a part of the class, such as 2/8, not 3/2")
    #expect(
      learner.run("grade", "class", "--exercises", "flip-aruond").errors
        == "lessons: there is no exercise or lesson flip-aruond; did you mean flip-around?")
    try handIn("PK", as: "../zipped/hw.zip", learner)
    #expect(
      learner.run("grade", "zipped").errors
        == "lessons: unpack the archive before you grade it: unzip \(learner.folder)/zipped/hw.zip -d \(learner.folder)/zipped/hw"
    )
  }

  @Test("applies the overrides that are named, or that are beside the policy")
  func overrides() throws {
    let learner = try filled()
    try handIn("{\"formatVersion\": 1}", as: "../plan/policy.json", learner)
    try handIn(
      "learner,exercise,grade,why\nbo,mend-the-bar,excused,Ill\n", as: "../plan/overrides.csv",
      learner)
    for more in [["--policy", "plan/policy.json"], ["--overrides", "plan/overrides.csv"]] {
      let run = learner.run(words: words + more)
      #expect(run.status == .passed)
      #expect(run.errors == "plan/overrides.csv: 1 decision is applied.")
    }
    try handIn("learner,exercise,grade,why\nbo,photo,1,Ill\n", as: "../other.csv", learner)
    let run = learner.run(words: words + ["--overrides", "other.csv"])
    #expect(run.status == .usage)
    #expect(
      run.errors
        == "other.csv:2:4: error: no exercise of this course has the id \"photo\": correct it, or remove the row"
    )
  }

  @Test("grades two halves of a class separately, and combines them")
  func shards() throws {
    let learner = try filled()
    learner.run(words: words)
    for part in ["1/2", "2/2"] {
      let out = "report-\(part.prefix(1))"
      let run = learner.run(words: words + ["--shard", part, "--out", out])
      #expect(run.output.contains("1 learner, 2 answers"), "\(run.output) \(run.errors)")
    }
    let merged = learner.run(words: words + ["--merge", "report-1,report-2", "--out", "all"])
    #expect(merged.output.contains("2 learners, 4 answers"), "\(merged.output) \(merged.errors)")
    for file in ["results.json", "index.html", ".journal"] {
      #expect(
        try Data(contentsOf: URL(filePath: "\(learner.folder)/all/\(file)"))
          == Data(contentsOf: URL(filePath: "\(learner.folder)/report/\(file)")))
    }
    #expect(
      learner.run("grade", "class", "--exercises", "flip-around", "--merge", "report-1").errors
        == "lessons: report-1 holds no results for this roster, these exercises, this policy and "
        + "this seed; grade that part again, or leave it out of --merge")
  }
}
