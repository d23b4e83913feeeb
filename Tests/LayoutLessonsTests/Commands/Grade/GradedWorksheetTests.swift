import Foundation
import Testing
import TestRunners

@Suite("A worksheet that grade fills")
struct GradedWorksheetTests {
  @Test("keeps its byte order mark, its delimiter and its line ends")
  func bytes() throws {
    let handedIn = try GradedClass(course: Learner.course)
    try handedIn.handIn(
      Learner.solution(of: "photo-bar"), as: "Ana Li_12_assignsubmission_file_/photo-bar.layout")
    let head = "\u{FEFF}Identifier;\"Full name\";Grade;\"Maximum grade\";\"Feedback comments\"\r\n"
    let sheet = handedIn.folder + "/sheet.csv"
    try Data((head + "\"Participant 12\";Ana Li;;1,00;\r\n").utf8).write(to: URL(filePath: sheet))
    #expect(
      try handedIn.grade(["--exercises", "photo-bar", "--worksheet", sheet]) == 0,
      "\(handedIn.lastErrors)")
    let filled = try #require(handedIn.reportContents["moodle-worksheet.csv"])
    #expect(
      String(decoding: filled, as: UTF8.self)
        == head + "\"Participant 12\";Ana Li;1;1,00;Tie a row together: 1 of 1 point.\r\n")
    #expect(filled.starts(with: [0xEF, 0xBB, 0xBF]))
  }
}
