import Foundation
import LayoutLessons
import Terminal
import TestRunners
import Testing

@Suite("grade --merge never writes over another report, and names who needs attention")
struct MergedFolderTests {
  /// Two weeks: Ana passes both, Bo hands in nothing in the second, Cy passes neither, and the two called
  /// Di fall from week to week.
  private func handedIn() throws -> Learner {
    let learner = try Learner(columns: 300)
    try learner.handIn(
      "id,name\nana,Ana\nbo,Bo\ncy,Cy\ndi1,Di\ndi2,Di\n", as: "roster.csv")
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
