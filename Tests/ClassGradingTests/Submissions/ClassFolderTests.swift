import ClassGrading
import Course
import Foundation
import TestRunners
import Testing

@Suite("The learner to whom a folder belongs")
struct ClassFolderTests {
  private let file = "flip-around.layout"

  private func learners(_ folder: ClassFolder) -> [String] {
    folder.submissions.map { "\($0.learner.key)|\($0.learner.name)|\($0.learner.isListed)" }
  }

  @Test("the names of Moodle's folders and Canvas's files contain names and numbers")
  func downloads() throws {
    let handedIn = try ClassOnDisk()
    try handedIn.handIn("x", as: "Ana López_123_assignsubmission_file_/\(file)")
    try handedIn.handIn(ClassOnDisk.right, as: "doejane_LATE_12_3456_flip-around-1.layout")
    try handedIn.handIn("y", as: "__MACOSX/z")
    try handedIn.handIn("y", as: ".DS_Store")
    #expect(
      learners(try handedIn.classFolder()) == ["Ana López|Ana López|true", "doejane|doejane|true"])
    try handedIn.grade()
    #expect(
      try handedIn.told().contains(
        "doejane flip-around doejane_LATE_12_3456_flip-around-1.layout passed"))
  }

  @Test("a roster gives the order; who isn't on it comes last, and who handed in nothing is blank")
  func roster() throws {
    let handedIn = try ClassOnDisk()
    try handedIn.handIn(ClassOnDisk.right, as: "bo/\(file)")
    try handedIn.handIn(ClassOnDisk.right, as: "stranger/\(file)")
    let roster = try Roster.read("id,name\ncy,Cy\nbo,Bo\n", path: "r.csv")
    try handedIn.grade(roster)
    #expect(
      try handedIn.told().filter { !$0.contains("mend-the-bar") } == [
        "cy flip-around - blank nothing: Nothing was handed in.",
        "bo flip-around bo/flip-around.layout passed",
        "stranger flip-around stranger/flip-around.layout passed",
        "stranger: The roster has no row for this learner.",
      ])
  }

  @Test("two folders of one learner aren't graded, and are reported")
  func unclear() throws {
    let handedIn = try ClassOnDisk()
    try handedIn.handIn(ClassOnDisk.right, as: "bo/\(file)")
    try handedIn.handIn(ClassOnDisk.right, as: "Bo Li/\(file)")
    let roster = try Roster.read("id,name\nbo,Bo Li\n", path: "r.csv")
    try handedIn.grade(roster)
    #expect(
      try handedIn.told().first == "bo flip-around - blank unclear: Several folders could belong "
        + "to this learner, so none of them was graded: Bo Li, bo. Keep one of them and grade "
        + "again.")
  }

  @Test("a folder of answers or lessons is one learner's own")
  func own() throws {
    let handedIn = try ClassOnDisk()
    try handedIn.handIn(ClassOnDisk.right, as: "05-sameness/\(file)")
    #expect(learners(try handedIn.classFolder()) == ["class|class|true"])
    #expect(learners(try handedIn.classFolder(learner: "ana")) == ["ana|ana|true"])
    let former = try ClassOnDisk()
    try former.handIn(ClassOnDisk.right, as: "05-sameness/\(file)")
    #expect(learners(try former.classFolder()) == ["class|class|true"], "it had another number")
  }

  @Test("an archive or an empty folder is nobody's submission")
  func nobody() throws {
    let handedIn = try ClassOnDisk()
    #expect(throws: ClassFolder.Problem.empty) {
      _ = try handedIn.classFolder()
    }
    try handedIn.handIn("PK", as: "hw1.zip")
    let path = handedIn.submissions
    #expect(
      throws: ClassFolder.Problem.archive(command: "unzip \(path)/hw1.zip -d \(path)/hw1")
    ) {
      _ = try handedIn.classFolder()
    }
  }

  @Test("an archive beside folders is reported, with the command that unpacks it")
  func archiveBeside() throws {
    let handedIn = try ClassOnDisk()
    try handedIn.handIn(ClassOnDisk.right, as: "bo/\(file)")
    try handedIn.handIn("PK", as: "-late.zip")
    let strings = try TestCourse.load().strings
    #expect(
      try handedIn.classFolder().notices.map(strings.text).last
        == "-late.zip must be unpacked before it can be graded. Run this in the folder of "
        + "submissions: unzip ./-late.zip -d ./-late")
  }

  @Test("names that look the same but have different characters belong to different people")
  func spellings() throws {
    let handedIn = try ClassOnDisk()
    try handedIn.handIn("x", as: "e\u{301}/\(file)")
    try handedIn.handIn("x", as: "\u{e9}/\(file)")
    #expect(Set(try handedIn.classFolder().submissions.map(\.learner.key)).count == 2)
  }
}
