import ClassGrading
import Foundation
import Testing

@Suite("The folder of a report")
struct ReportFolderTests {
  @Test("is made with the folders above it, and can be used again")
  func made() throws {
    let handedIn = try ClassOnDisk()
    let path = handedIn.folder + "/a/b/report"
    do { _ = try ReportFolder(path) }
    _ = try ReportFolder(path)
    #expect(FileManager.default.fileExists(atPath: path))
  }

  @Test("is taken over if version 1 of the results is all that is left in it")
  func version1() throws {
    let handedIn = try ClassOnDisk()
    try handedIn.handIn(
      "{\"schema\":\"lessons/class/v1\",\"learners\":[]}", as: "report/results.json")
    _ = try ReportFolder(handedIn.submissions + "/report")
  }

  @Test("is left alone if it contains something else")
  func foreign() throws {
    let handedIn = try ClassOnDisk()
    try handedIn.handIn("mine", as: "essay.txt")
    #expect(throws: JournalError.foreignFolder(handedIn.submissions)) {
      _ = try ReportFolder(handedIn.submissions)
    }
  }

  @Test("is used by one process at a time")
  func lock() throws {
    let handedIn = try ClassOnDisk()
    let first = try ReportFolder(handedIn.report)
    let path = handedIn.report
    #expect(throws: JournalError.inUse(path)) { _ = try ReportFolder(path) }
    #expect(first.path == path)
  }

  @Test("doesn't include what a link in it leads to")
  func link() throws {
    let handedIn = try ClassOnDisk()
    try handedIn.handIn(ClassOnDisk.right, as: "ana/flip-around.layout")
    try handedIn.grade()
    try FileManager.default.removeItem(atPath: handedIn.report + "/learners")
    try FileManager.default.createDirectory(
      atPath: handedIn.folder + "/outside", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: handedIn.report + "/learners", withDestinationPath: handedIn.folder + "/outside")
    let path = handedIn.report + "/learners"
    #expect(throws: JournalError.foreignFolder(path)) { try handedIn.grade() }
    #expect(try FileManager.default.contentsOfDirectory(atPath: handedIn.folder + "/outside") == [])
  }
}
