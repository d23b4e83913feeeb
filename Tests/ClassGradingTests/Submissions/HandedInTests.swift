import ClassGrading
import Course
import Foundation
import Testing

@Suite("What learners hand in")
struct HandedInTests {
  private let file = "flip-around.layout"

  @Test("is found by its name, wherever in the learner's folder it is")
  func anywhere() throws {
    let handedIn = try ClassOnDisk()
    try handedIn.handIn(ClassOnDisk.right, as: "ana/\(file)")
    try handedIn.handIn(ClassOnDisk.off, as: "bo/deep/er/05-sameness/\(file)")
    try handedIn.handIn("no answer", as: "cy/essay.txt")
    try FileManager.default.createDirectory(
      atPath: handedIn.submissions + "/dee", withIntermediateDirectories: true)
    try handedIn.grade()
    #expect(
      try handedIn.told() == [
        "ana flip-around ana/flip-around.layout passed",
        "ana mend-the-bar - blank missing: No file named mend-the-bar.layout was found.",
        "bo flip-around bo/deep/er/05-sameness/flip-around.layout notYet",
        "bo mend-the-bar - blank missing: No file named mend-the-bar.layout was found.",
        "cy flip-around - blank missing: No file named flip-around.layout was found.",
        "cy mend-the-bar - blank missing: No file named mend-the-bar.layout was found.",
        "cy: No file has the name of an answer. These files were found: cy/essay.txt. If one of them is an answer, rename it and grade again.",
        "dee flip-around - blank nothing: Nothing was handed in.",
        "dee mend-the-bar - blank nothing: Nothing was handed in.",
      ])
  }

  @Test("counts once if copies are the same, and not at all if they differ")
  func several() throws {
    let handedIn = try ClassOnDisk()
    for name in ["a", "b"] { try handedIn.handIn(ClassOnDisk.right, as: "ana/\(name)/\(file)") }
    try handedIn.handIn(ClassOnDisk.right, as: "bo/a/\(file)")
    try handedIn.handIn(ClassOnDisk.off, as: "bo/b/\(file)")
    try handedIn.handIn(ClassOnDisk.right, as: "cy/05-sameness/\(file)")
    try handedIn.handIn(ClassOnDisk.off, as: "cy/old/\(file)")
    try handedIn.grade()
    #expect(
      try handedIn.told().filter { $0.contains("flip-around") } == [
        "ana flip-around ana/a/flip-around.layout passed (These files have the same text: "
          + "ana/a/flip-around.layout, ana/b/flip-around.layout.)",
        "bo flip-around bo/a/flip-around.layout blank several: Several files could be the answer, "
          + "and their texts differ: bo/a/flip-around.layout, bo/b/flip-around.layout. Keep one of "
          + "them and grade again.",
        "cy flip-around cy/05-sameness/flip-around.layout passed",
      ])
  }

  @Test("is the version that was changed an hour or more after the others, in several folders")
  func changedLast() throws {
    let handedIn = try ClassOnDisk()
    for (learner, seconds) in [("ana", 3600), ("bo", 3599)] {
      for (folder, text, time) in [("a", ClassOnDisk.right, seconds), ("b", ClassOnDisk.off, 0)] {
        let path = "\(learner)/\(folder)/\(file)"
        try handedIn.handIn(text, as: path)
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000 + Double(time))],
          ofItemAtPath: "\(handedIn.submissions)/\(path)")
      }
    }
    try handedIn.grade()
    #expect(
      try handedIn.told().filter { $0.contains("flip-around") } == [
        "ana flip-around ana/a/flip-around.layout passed (ana/a/flip-around.layout was graded, "
          + "because it was changed last. Skipped: ana/b/flip-around.layout.)",
        "bo flip-around bo/a/flip-around.layout blank several: Several files could be the answer, "
          + "and their texts differ: bo/a/flip-around.layout, bo/b/flip-around.layout. Keep one of "
          + "them and grade again.",
      ])
  }

  @Test("is the version in which something of the starter was changed")
  func starter() throws {
    let handedIn = try ClassOnDisk()
    let starter = try #require(handedIn.exercises().first?.starters.first?.text)
    try handedIn.handIn(ClassOnDisk.right, as: "ana/\(file)")
    try handedIn.handIn(starter, as: "ana/flip-around (1).layout")
    try handedIn.grade()
    #expect(
      try handedIn.told().first
        == "ana flip-around ana/flip-around.layout passed (ana/flip-around.layout was graded. "
        + "Skipped, because nothing in the starter was changed: ana/flip-around (1).layout.)")
  }

  @Test("may have a name that is nearly right in each notation")
  func notations() throws {
    var handedIn = try ClassOnDisk()
    handedIn.ids = ["part-and-part"]
    let starters = try #require(handedIn.exercises().first?.starters.map(\.text))
    try handedIn.handIn(starters[0], as: "ana/Part and part.layout")
    try handedIn.handIn("// changed\n" + starters[1], as: "ana/part-and-part (1).swift.txt")
    try handedIn.grade()
    #expect(
      try #require(handedIn.told().first).hasSuffix(
        "(ana/part-and-part (1).swift.txt was read as part-and-part.swift.) "
          + "(ana/part-and-part (1).swift.txt was graded. Skipped, because nothing in the starter "
          + "was changed: ana/Part and part.layout.)"))
  }

  @Test("makes a folder one learner's own, even if its name is nearly right")
  func ownFolder() throws {
    let handedIn = try ClassOnDisk()
    try handedIn.handIn(ClassOnDisk.right, as: "Flip around (1).layout.txt")
    try handedIn.grade(learner: nil)
    #expect(
      try handedIn.told().first
        == "class flip-around Flip around (1).layout.txt passed (Flip around (1).layout.txt was "
        + "read as flip-around.layout.)")
  }

  @Test("isn't graded if it is a link, and links to folders are left out")
  func links() throws {
    let handedIn = try ClassOnDisk()
    let manager = FileManager.default
    try handedIn.handIn(ClassOnDisk.right, as: "ana/\(file)")
    try manager.createDirectory(
      atPath: handedIn.submissions + "/bo", withIntermediateDirectories: true)
    try manager.createSymbolicLink(
      atPath: handedIn.submissions + "/bo/\(file)",
      withDestinationPath: handedIn.submissions + "/ana/\(file)")
    try handedIn.handIn("x", as: "cy/x")
    try manager.createSymbolicLink(
      atPath: handedIn.submissions + "/cy/more", withDestinationPath: "../ana")
    try manager.createSymbolicLink(
      atPath: handedIn.submissions + "/dee", withDestinationPath: "ana")
    try handedIn.grade()
    #expect(
      try handedIn.told().filter { !$0.contains("mend-the-bar") } == [
        "ana flip-around ana/flip-around.layout passed",
        "bo flip-around bo/flip-around.layout blank damaged: bo/flip-around.layout can't be "
          + "graded: this is a link: replace it with the file itself.",
        "cy flip-around - blank damaged: Links aren't followed. This one was skipped: cy/more.",
        "cy: Links aren't followed. This one was skipped: cy/more.",
        "cy: No file has the name of an answer. These files were found: cy/x. If one of them is an answer, rename it and grade again.",
        "dee flip-around - blank damaged: dee can't be graded, because it is a link. Replace it with "
          + "what it leads to.",
      ])
  }

  @Test("isn't looked for among thousands of files, nor below eight folders")
  func bounds() throws {
    let handedIn = try ClassOnDisk()
    for number in 0...2000 { try handedIn.handIn("", as: "ana/\(number)") }
    let deep = (1...8).map { "\($0)" }.joined(separator: "/")
    try handedIn.handIn(ClassOnDisk.right, as: "bo/\(deep)/\(file)")
    try handedIn.grade()
    #expect(
      try handedIn.told().filter { !$0.contains("mend-the-bar") } == [
        "ana flip-around - blank damaged: There are more than 2000 files and folders, so none of "
          + "them was read. Remove the files that are not answers, then grade again.",
        "bo flip-around - blank damaged: Folders that are more than 8 levels deep were skipped.",
        "bo: Folders that are more than 8 levels deep were skipped.",
      ])
  }

  @Test("includes the hints in its progress file")
  func hints() throws {
    let handedIn = try ClassOnDisk()
    try handedIn.handIn(ClassOnDisk.right, as: "ana/05-sameness/\(file)")
    try handedIn.handIn("{}", as: "ana/progress.json")
    try handedIn.grade()
    let text = try #require(try handedIn.written()["results.json"])
    #expect(String(decoding: text, as: UTF8.self).contains(#""hints":2"#))
  }
}
