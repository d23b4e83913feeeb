import Foundation
import LayoutLessons
import Terminal
import Testing

@Suite("Program: a learner's folder anywhere")
struct InitTests {
  private func names(_ path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  @Test("init makes a folder that commands inside of it find")
  func make() throws {
    var learner = try Learner()
    let run = learner.run("init", "deep/my answers/")
    #expect(run.status == .passed)
    #expect(
      run.output == """
          Made deep/my answers for your answers and your progress.

          Go there  cd 'deep/my answers'
          Then      lessons next
        """)
    learner.place = "/deep/my answers"
    #expect(
      try names(learner.folder + learner.place) == [".layout-lessons", "progress.json"])
    let next = learner.run("next")
    #expect(!next.output.contains("Made the folder"))
    #expect(next.output.contains("Edit    01-two-screens/hold-on.layout"))
    learner.place += "/01-two-screens"
    #expect(learner.run("check").status == .notYet)
    learner.place = ""
    #expect(learner.run("check").status == .usage)
  }

  @Test("a folder that is ours already stays as it is")
  func again() throws {
    var learner = try Learner()
    learner.run("init", "answers")
    learner.place = "/answers"
    learner.run("next")
    learner.place = ""
    let before = try names(learner.folder + "/answers")
    #expect(
      learner.run("init", "answers").output.hasPrefix(
        "  answers is your folder already; nothing has changed."))
    #expect(try names(learner.folder + "/answers") == before)
    learner.run("next")
    #expect(learner.run("init", "layout-lessons").output.contains("already"))
  }

  @Test(
    "a folder with anything in it, or a file, is left alone",
    arguments: [".hidden", "progress.json"])
  func refused(name: String) throws {
    let learner = try Learner()
    try FileManager.default.createDirectory(
      atPath: learner.folder + "/full", withIntermediateDirectories: false)
    try "mine".write(
      toFile: learner.folder + "/full/\(name)", atomically: false, encoding: .utf8)
    for target in ["full", "full/\(name)"] {
      let run = learner.run("init", target)
      #expect(run.status == .usage)
      #expect(
        run.errors
          == "lessons: \(target) isn't empty; name an empty folder, or one that isn't there yet")
    }
    #expect(try names(learner.folder + "/full") == [name])
  }

  @Test("another program's progress.json is no learner's folder")
  func foreign() throws {
    let learner = try Learner()
    try "{}".write(
      toFile: learner.folder + "/progress.json", atomically: false, encoding: .utf8)
    #expect(learner.run("next").output.contains("  Edit    layout-lessons/01-two-screens/"))
    #expect(try names(learner.folder) == ["layout-lessons", "progress.json"])
  }

  @Test("what can't be made is told")
  func failures() throws {
    let learner = try Learner()
    #expect(learner.run("init", "").errors == "lessons: name the folder to make")
    try "x".write(toFile: learner.folder + "/file", atomically: false, encoding: .utf8)
    #expect(learner.run("init", "file/below").errors.hasSuffix("the folder can't be made here"))
  }
}
