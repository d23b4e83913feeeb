import Foundation
import LayoutLessons
import Terminal
import Testing
import TestRunners

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

@Suite("grade --merge never writes over another report, and names who needs attention")
struct MergedFolderTests {
  /// Two weeks: Ana passes both, Bo hands in nothing in the second, Cy passes neither, and the two called
  /// Di fall from week to week.
  private func handedIn() throws -> Learner {
    let learner = try Learner(columns: 300)
    try learner.handIn("id,name\nana,Ana\nbo,Bo\ncy,Cy\ndi1,Di\ndi2,Di\n", as: "roster.csv")
    let right = try Learner.solution(of: "flip-around")
    let second = try Learner.solution(of: "mend-the-bar")
    for id in ["ana", "bo", "di1", "di2"] {
      try learner.handIn(right, as: "week-1/\(id)/flip-around.layout")
    }
    try learner.handIn(second, as: "week-2/ana/mend-the-bar.layout")
    try learner.handIn("Red.width = 3", as: "week-1/cy/flip-around.layout")
    for id in ["cy", "di1", "di2"] {
      try learner.handIn("Red.width = 3", as: "week-2/\(id)/mend-the-bar.layout")
    }
    return learner
  }

  private func learner() throws -> Learner {
    let learner = try handedIn()
    try learner.handIn(
      #"{"formatVersion": 1, "missing": "zero", "partial": "cases"}"#, as: "policy.json")
    for (week, exercise, title) in [
      (1, "flip-around", "Equations"), (2, "mend-the-bar", "Repairs"),
    ] {
      let run = learner.run(
        "grade", "week-\(week)", "--roster", "roster.csv", "--exercises", exercise, "--out",
        "report-\(week)", "--title", title, "--policy", "policy.json")
      #expect(run.status == .passed, "\(run.errors)")
    }
    return learner
  }

  @Test(
    "learners with nothing or with low results come first, namesakes carry their ids, titles count")
  func attention() throws {
    let learner = try learner()
    let run = learner.run("grade", "--merge", "report-1,report-2", "--out", "term")
    #expect(run.status == .passed && run.errors.isEmpty, "\(run.errors)")
    expectRecorded(run.output, "MergedFolder/attention")
    let page = try String(contentsOfFile: "\(learner.folder)/term/index.html", encoding: .utf8)
    for text in ["Equations", "Repairs", "Di (di1)", "Di (di2)", "Needs attention"] {
      #expect(page.contains(text), "\(text)")
    }
  }

  @Test(
    "a folder that is one of the reports, or holds another report, is refused and stays as it is",
    arguments: [
      (
        ["grade", "week-1", "--exercises", "flip-around", "--out", "report-2"],
        "report-2 contains another report, about week-2"
      ),
      (
        ["grade", "--merge", "report-1,report-2", "--out", "report-1"],
        "report-1 contains one of the reports"
      ),
      (
        ["grade", "--merge", "report-1", "--out", "report-2"],
        "report-2 contains another report, about week-2"
      ),
      (
        ["grade", "--merge", "report-1,report-2", "--out", "./report-2/"],
        "report-2 contains one of the reports"
      ),
      (
        ["grade", "week-1", "--merge", "report-1", "--out", "report-1"],
        "report-1 contains one of the reports"
      ),
      (
        ["grade", "week-1", "--merge", "report-1", "--out", "report-2"],
        "report-2 contains another report"
      ),
    ])
  func refused(words: [String], message: String) throws {
    let learner = try learner()
    let before = DiskPicture(of: learner.folder)
    let run = learner.run(words: words)
    #expect(run.status == .usage && run.errors.contains(message), "\(run.errors)")
    #expect(before.changes(to: DiskPicture(of: learner.folder)) == [])
  }

  @Test("a page that somebody has changed is kept under another name")
  func changedByHand() throws {
    let learner = try learner()
    let page = "\(learner.folder)/report-1/learners/ana"
    try "Well argued, see me.".write(toFile: "\(page).html", atomically: false, encoding: .utf8)
    func grade() -> Learner.Run {
      learner.run(
        "grade", "week-1", "--roster", "roster.csv", "--exercises", "flip-around", "--out",
        "report-1", "--title", "Equations", "--policy", "policy.json")
    }
    let run = grade()
    #expect(
      run.errors
        == "This file of the report was changed by hand. The changed text is kept under a new name: "
        + "learners/ana.changed-1.html.")
    #expect(
      try String(contentsOfFile: "\(page).changed-1.html", encoding: .utf8)
        == "Well argued, see me.")
    #expect(try String(contentsOfFile: "\(page).html", encoding: .utf8).contains("Ana"))
    #expect(grade().errors == "")
  }

  @Test("all mistakes of an overrides file are told at once")
  func overrides() throws {
    let learner = try learner()
    try learner.handIn(
      """
      learner,exercise,grade,why
      nobody,flip-around,1,because
      ana,no-exercise,1,because
      bo,flip-around,2,because
      cy,flip-around,"1,000",because
      di1,flip-around,1,
      """, as: "overrides.csv")
    let run = learner.run(
      "grade", "week-1", "--roster", "roster.csv", "--exercises", "flip-around", "--out",
      "report-1",
      "--overrides", "overrides.csv")
    #expect(run.status == .usage)
    expectRecorded(run.errors, "MergedFolder/overrides")
  }

  @Test("an override may give more than the maximum where the policy says so")
  func bonus() throws {
    let learner = try learner()
    try learner.handIn(#"{"formatVersion": 1, "bonus": true}"#, as: "bonus.json")
    try learner.handIn(
      "learner,exercise,grade,why\nana,flip-around,1.5,Bonus\n", as: "overrides.csv")
    let run = learner.run(
      "grade", "week-1", "--roster", "roster.csv", "--exercises", "flip-around", "--out",
      "report-1",
      "--policy", "bonus.json", "--export", "canvas")
    #expect(run.status == .passed, "\(run.errors)")
    let canvas = try String(
      contentsOfFile: "\(learner.folder)/report-1/canvas.csv", encoding: .utf8)
    #expect(canvas.contains("Ana,,ana,,,1.5\r\n"), "\(canvas)")
  }
}

@Suite("Exports of an earlier run in a report")
struct LeftoverExportTests {
  private static let words = ["grade", "class", "--exercises", "flip-around"]

  private func teacher() throws -> Learner {
    let teacher = try Learner()
    for name in ["ana", "bo"] {
      try teacher.place(Learner.solution(of: "flip-around"), at: "class/\(name)/flip-around.layout")
    }
    return teacher
  }

  private func write(_ text: String, _ path: String, _ teacher: borrowing Learner) throws {
    try teacher.place(text, at: "report/\(path)")
  }

  private func files(_ teacher: borrowing Learner) -> Set<String> {
    let names = FileManager.default.enumerator(atPath: "\(teacher.folder)/report")
    return Set((names?.allObjects as? [String] ?? []).filter { $0.contains(".") })
  }

  private static let always: Set = [
    ".files", ".journal", "index.html", "learners/ana.html", "learners/bo.html", "results.csv",
    "results.json",
  ]

  @Test("are removed if a run doesn't write them, with a message, and nothing else is")
  func removed() throws {
    let teacher = try teacher()
    let run = teacher.run(
      words: Self.words + ["--export", "junit,gradescope,markdown,classroom50"])
    #expect(run.status == .passed)
    let exports: Set = [
      "classroom50/tests.json", "gradescope/ana.json", "gradescope/bo.json", "junit.xml",
      "summary.md",
    ]
    #expect(files(teacher) == Self.always.union(exports))
    try write("mine", "gradescope/mine.json", teacher)
    try write("mine", "learners/zoe.html", teacher)
    try write("mine", "essay.txt", teacher)
    let again = teacher.run(words: Self.words)
    #expect(
      again.errors.replacing("\n", with: " ")
        == "These files of an earlier run were removed because this run doesn't write them: "
        + "classroom50/tests.json, gradescope/ana.json, gradescope/bo.json, junit.xml, summary.md.")
    let own: Set = ["gradescope/mine.json", "learners/zoe.html", "essay.txt"]
    #expect(files(teacher) == Self.always.union(own))
    #expect(teacher.run(words: Self.words).errors == "")
  }

  @Test("stay if somebody has changed them, and are reported each time")
  func changed() throws {
    let teacher = try teacher()
    teacher.run(words: Self.words + ["--export", "junit,markdown"])
    try write("mine", "summary.md", teacher)
    try write("mine", "canvas.csv", teacher)
    let stale =
      "These files aren't from this run: canvas.csv, summary.md. This run left them in place, "
      + "because this program didn't write them or because they have changed since."
    #expect(
      teacher.run(words: Self.words).errors.replacing("\n", with: " ")
        == "These files of an earlier run were removed because this run doesn't write them: "
        + "junit.xml. \(stale)")
    #expect(teacher.run(words: Self.words).errors.replacing("\n", with: " ") == stale)
    #expect(files(teacher) == Self.always.union(["canvas.csv", "summary.md"]))
    let text = try String(contentsOfFile: "\(teacher.folder)/report/summary.md", encoding: .utf8)
    #expect(text == "mine")
  }

  @Test("are never searched outside of the report, whatever its list says")
  func outside() throws {
    let teacher = try teacher()
    teacher.run(words: Self.words + ["--export", "gradescope"])
    let list = try String(contentsOfFile: "\(teacher.folder)/report/.files", encoding: .utf8)
    let line = try #require(
      list.split(separator: "\n").first { $0.hasSuffix("gradescope/ana.json") })
    let hash = line.prefix { $0 != " " }
    // What the list names lies outside, by dots or behind a link, with the very same text.
    try FileManager.default.createDirectory(
      atPath: "\(teacher.folder)/elsewhere", withIntermediateDirectories: true)
    for path in ["report/../copy.json", "elsewhere/copy.json"] {
      try FileManager.default.copyItem(
        atPath: "\(teacher.folder)/report/gradescope/ana.json", toPath: "\(teacher.folder)/\(path)")
    }
    try FileManager.default.createSymbolicLink(
      atPath: "\(teacher.folder)/report/linked", withDestinationPath: "../elsewhere")
    try write(list + "\(hash) ../copy.json\n\(hash) linked/copy.json\n", ".files", teacher)
    #expect(
      teacher.run(words: Self.words).errors.replacing("\n", with: " ")
        == "These files of an earlier run were removed because this run doesn't write them: "
        + "gradescope/ana.json, gradescope/bo.json.")
    for path in ["copy.json", "elsewhere/copy.json"] {
      #expect(FileManager.default.fileExists(atPath: "\(teacher.folder)/\(path)"), "\(path)")
    }
  }
}
