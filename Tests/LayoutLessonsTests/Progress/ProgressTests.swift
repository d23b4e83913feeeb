import Course
import Foundation
import LayoutLessons
import Terminal
import Testing

@Suite("Progress: nothing is lost, whatever happens to the file")
struct ProgressFileTests {
  private static let total = (try? Learner.loadedCourse().exercises.count) ?? 0

  /// A learner who has solved one exercise and begun the next.
  private func learner() throws -> Learner {
    let learner = try Learner(after: "next")
    try learner.solve("hold-on")
    learner.run("check")
    learner.run("next")
    return learner
  }

  @Test("what was done is there the next time")
  func kept() throws {
    let learner = try learner()
    #expect(learner.run("list").output.contains("1 of \(Self.total) exercises solved, 0 seen."))
    #expect(try learner.names() == ["01-two-screens", "progress.backup.json", "progress.json"])
  }

  @Test("a file of version 1 is read, with every record in it")
  func version1() throws {
    let learner = try Learner(after: "next")
    try learner.write(
      """
      {"current": "two-edges", "exercises": {
        "two-edges": {"checks": 2, "hints": 1, "isRestarted": false, "isSkipped": true,
          "state": "begun"},
        "hold-on": {"checks": 1, "hints": 0, "isRestarted": false, "isSkipped": false,
          "state": "solved"}
      }, "version": 1}
      """, to: "progress.json")
    let run = learner.run("list")
    #expect(run.status == .passed && run.errors.isEmpty)
    #expect(run.output.contains("1 of \(Self.total) exercises solved, 0 seen."))
  }

  @Test(
    "a damaged file is kept, told, and made good from the backup",
    arguments: ["", "{", "garbage", "{\"version\": 1}", "{\"version\": \"one\"}", "[]", "null"])
  func damaged(text: String) throws {
    let learner = try learner()
    try learner.write(text, to: "progress.json")
    let run = learner.run("list")
    #expect(run.status == .passed)
    #expect(run.output.contains("1 of \(Self.total) exercises solved"))
    #expect(
      run.errors == """
          The progress file was damaged. It is kept as
          layout-lessons/progress.damaged-20261121-041500.json. Your progress now comes
          from the backup, which is one change older.
        """)
    #expect(try learner.read("progress.damaged-20261121-041500.json") == text)
    // The next change writes a whole file again, and nobody is told twice.
    learner.run("hint")
    #expect(learner.run("list").errors.isEmpty)
    #expect(learner.run("list").output.contains("1 of \(Self.total) exercises solved"))
  }

  @Test("truncated anywhere, the file never reads as nothing done")
  func truncated() throws {
    let learner = try learner()
    let whole = try learner.read("progress.json")
    for length in stride(from: 0, to: whole.count - 2, by: 7) {
      try learner.write(String(whole.prefix(length)), to: "progress.json")
      #expect(
        learner.run("list").output.contains("1 of \(Self.total) exercises solved"), "\(length)")
    }
  }

  @Test("damaged without a backup, the file is kept and the answers restore the progress")
  func withoutBackup() throws {
    let learner = try learner()
    try learner.write("garbage", to: "progress.json")
    try FileManager.default.removeItem(atPath: learner.path("progress.backup.json"))
    #expect(
      learner.run("list").errors == """
          The progress file was damaged, and there was no backup. The damaged file is
          kept as layout-lessons/progress.damaged-20261121-041500.json. Your answers are
          untouched: check them again to restore your progress.
        """)
    #expect(learner.run("check", "hold-on").status == .passed)
    #expect(learner.run("list").output.contains("1 of \(Self.total) exercises solved"))
  }

  @Test("a newer program's file is read and left as it is")
  func newer() throws {
    let learner = try learner()
    let text = try learner.read("progress.json")
      .replacingOccurrences(of: "\"version\" : 1", with: "\"version\" : 2")
    try learner.write(text, to: "progress.json")
    let run = learner.run("hint")
    #expect(
      run.errors == """
          A newer program wrote the progress file (version 2). This program reads what
          it can, leaves the file as it is, and records nothing new.
        """)
    #expect(learner.run("list").output.contains("1 of \(Self.total) exercises solved"))
    #expect(try learner.read("progress.json") == text)
  }

  @Test("a read-only file is left as it is, and the verdict stands")
  func readOnly() throws {
    let learner = try learner()
    let text = try learner.read("progress.json")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: learner.path("progress.json"))
    try learner.solve("two-edges")
    let run = learner.run("check")
    #expect(run.status == .passed)
    #expect(run.output.contains("Passed: two-edges"))
    #expect(
      run.errors == """
          Your progress couldn't be saved (the file is read-only). The old progress file
          is unchanged.
        """)
    #expect(try learner.read("progress.json") == text)
  }

  @Test("a folder in the file's place is told and left alone")
  func folder() throws {
    let learner = try learner()
    try FileManager.default.removeItem(atPath: learner.path("progress.json"))
    try FileManager.default.createDirectory(
      atPath: learner.path("progress.json"), withIntermediateDirectories: false)
    let run = learner.run("list")
    #expect(run.output.contains("1 of \(Self.total) exercises solved"))
    #expect(run.errors.contains("this is a folder: name a file in it"))
  }
}

@Suite("Progress: the course's first edition carries over")
struct FirstEditionTests {
  /// A learner who has passed one exercise of the first edition and begun another one.
  ///
  /// `same-or-not` is no exercise any more, and `smaller-sets` is in another lesson.
  private func learner() throws -> Learner {
    let learner = try Learner()
    learner.run("init", "layout-lessons")
    let record = "\"checks\" : 2, \"hints\" : 1, \"isRestarted\" : false, \"isSkipped\" : false"
    try learner.write(
      """
      {
        "current" : "smaller-sets",
        "exercises" : {
          "flip-around" : { \(record), "state" : "solved" },
          "same-or-not" : { \(record), "state" : "solved" },
          "smaller-sets" : { \(record), "state" : "begun" }
        },
        "version" : 1
      }
      """, to: "progress.json")
    for (id, file) in [("smaller-sets", Self.moved), ("flip-around", Self.renumbered)] {
      let folder = learner.path(String(file.prefix { $0 != "/" }))
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
      try learner.write(Learner.solution(of: id), to: file)
    }
    return learner
  }

  private static let moved = "12-the-hidden-four/smaller-sets.layout"
  private static let renumbered = "06-equality/flip-around.layout"

  @Test("what was passed counts, and what was begun is current")
  func progress() throws {
    let list = try learner().run("list", "--all").output
    #expect(list.contains(/flip-around +solved/))
    #expect(list.contains(/▸ smaller-sets +started/))
  }

  @Test(
    "answers are found in the folders in which they were written",
    arguments: [("smaller-sets", moved), ("flip-around", renumbered)])
  func answers(id: String, file: String) throws {
    let learner = try learner()
    #expect(learner.run("check", id).status == .passed)
    #expect(learner.run("next", id).output.contains("layout-lessons/\(file)"))
    #expect(try learner.names().filter { $0.hasPrefix("10-") || $0.hasPrefix("05-") }.isEmpty)
  }
}

@Suite("Progress: answers of a lesson that has another number now")
struct FormerFolderTests {
  private let former = "17-equality/flip-around.layout"
  private let now = "05-sameness/flip-around.layout"

  /// A learner who solved `flip-around` when its lesson was the seventeenth.
  private func learner() throws -> Learner {
    let learner = try Learner(after: "next")
    try FileManager.default.createDirectory(
      atPath: learner.path("17-equality"), withIntermediateDirectories: false)
    try learner.write(try Learner.solution(of: "flip-around"), to: former)
    return learner
  }

  @Test("are found, checked and named where they lie")
  func found() throws {
    let learner = try learner()
    #expect(learner.run("check", "flip-around").status == .passed)
    try learner.write("Blue.width = 1", to: former)
    #expect(learner.run("check", "flip-around").status == .notYet)
    #expect(try !learner.names().contains("05-sameness"), "nothing is made beside them")
  }

  @Test("are no older than a starter of the exercise's other notation, which isn't made")
  func twoNotations() throws {
    let learner = try learner()
    try FileManager.default.createDirectory(
      atPath: learner.path("17-conflicts"), withIntermediateDirectories: false)
    try learner.write(try Learner.solution(of: "let-up"), to: "17-conflicts/let-up.layout")
    #expect(learner.run("check", "let-up").status == .passed)
    #expect(try !learner.names().contains("10-finding-a-conflict"))
  }

  @Test("give way to the lesson's own folder, and stay as they are")
  func both() throws {
    let learner = try learner()
    try FileManager.default.createDirectory(
      atPath: learner.path("05-sameness"), withIntermediateDirectories: false)
    try learner.write("Blue.width = 1", to: now)
    #expect(learner.run("check", "flip-around").status == .notYet)
    #expect(try learner.read(former) == Learner.solution(of: "flip-around"))
  }

  @Test("are kept beside themselves by reset, and the starter comes into the lesson's own folder")
  func reset() throws {
    let learner = try learner()
    #expect(
      learner.run("reset", "flip-around").output == """
          The starter of flip-around is back.
          Your answer is kept as
          layout-lessons/17-equality/flip-around.20261121-041500.layout.
        """)
    let kept = "17-equality/flip-around.20261121-041500.layout"
    #expect(try learner.read(kept) == Learner.solution(of: "flip-around"))
    #expect(try learner.read(now).contains("___"))
  }
}
