import ClassGrading
import Course
import Foundation
import TestRunners
import Testing

@Suite("Overrides: a teacher's decisions")
struct OverridesTests {
  private static let roster = """
    id,name,email
    7,Ana López,ana@school.example
    8,Bo Li,bo@school.example
    9,Bo Li,li@school.example
    """

  private static func read(_ text: String) throws -> GradeOverrides {
    let handedIn = try ClassOnDisk()
    try handedIn.handIn(ClassOnDisk.right, as: "ana@school.example/draft.txt")
    try FileManager.default.createSymbolicLink(
      atPath: "\(handedIn.submissions)/link", withDestinationPath: "ana@school.example")
    let roster = try Roster.read(roster, path: "roster.csv")
    return try handedIn.overrides(text, in: handedIn.classFolder(roster))
  }

  @Test(
    "a learner is found by id, address or name, in any order of columns",
    arguments: [
      "learner,exercise,grade,why\n7,flip-around,0.5,Late\n",
      "Why;Grade;Exercise;Learner\r\nLate;0,5;flip-around;ANA@school.example\r\n",
      "learner\texercise\tgrade\twhy\n\"López, Ana\"\tflip-around\t 0.5 \tLate\n\n",
    ])
  func found(text: String) throws {
    let overrides = try Self.read(text)
    #expect(overrides.count == 1)
    #expect(overrides["7", "flip-around"] == GradeOverride(.points(0.5), why: "Late"))
  }

  @Test("a grade is a number of points, an excuse or a file")
  func grades() throws {
    let overrides = try Self.read(
      """
      learner,exercise,grade,why
      7,flip-around,ana@school.example/draft.txt,Wrong name
      7,mend-the-bar,Excused,Ill
      8,flip-around,1,Oral exam
      8,photo-bar,99,Of another assignment
      """)
    #expect(overrides.count == 3)
    #expect(
      overrides["7", "flip-around"]
        == GradeOverride(.file("ana@school.example/draft.txt"), why: "Wrong name"))
    #expect(overrides["7", "mend-the-bar"] == GradeOverride(.excused, why: "Ill"))
    #expect(overrides["8", "flip-around"] == GradeOverride(.points(1), why: "Oral exam"))
  }

  @Test(
    "a row that fits nothing is refused with its place",
    arguments: [
      (
        "cy,flip-around,1,Why",
        "2:1: error: nobody in this class has the id, username, e-mail address or name \"cy\": correct it, or remove the row"
      ),
      (
        "Bo Li,flip-around,1,Why",
        "2:1: error: several learners match \"Bo Li\". Write one of these ids instead: 8, 9"
      ),
      (
        "7,turn,1,Why",
        "2:3: error: no exercise of this course has the id \"turn\": correct it, or remove the row"
      ),
      (
        "7,flip-around,1.5,Why",
        "2:15: error: 1.5 isn't between 0 and 1, the maximum for this exercise: correct the number, or allow more with \"bonus\": true in the policy"
      ),
      (
        "7,flip-around,ana@school.example/../../roster.csv,Why",
        "2:15: error: \"ana@school.example/../../roster.csv\" isn't a number, the word excused, or a file in the folder of submissions: write one of these"
      ),
      (
        "7,flip-around,link/draft.txt,Why",
        "2:15: error: \"link/draft.txt\" isn't a number, the word excused, or a file in the folder of submissions: write one of these"
      ),
      (
        "7,flip-around,1, ",
        "2:17: error: the reason is missing: write it in the column why, because the learner reads it, too"
      ),
      (
        "7,flip-around,1",
        "2:1: error: this row has too few cells: write learner, exercise, grade and why"
      ),
      (
        "7,flip-around,1,Why\nAna López,flip-around,0,Why",
        "3:1: error: line 2 already has a decision about this answer: remove one of the two rows"
      ),
    ])
  func refused(row: String, message: String) {
    let error = #expect(throws: CourseError.self) {
      try Self.read("learner,exercise,grade,why\n\(row)\n")
    }
    #expect(error.map(English.text) == "overrides.csv:\(message)")
  }

  @Test("headings that are missing are named")
  func headings() {
    let error = #expect(throws: CourseError.self) { try Self.read("learner,points\n7,1\n") }
    #expect(
      error.map(English.text)
        == "overrides.csv:1:1: error: the overrides need these headings: learner, exercise, grade, why. Write them in the first row"
    )
  }

  @Test("a chosen file is graded, and every regrade keeps the decisions")
  func regrades() throws {
    let handedIn = try ClassOnDisk()
    try handedIn.handIn(ClassOnDisk.right, as: "ana/draft.txt")
    try handedIn.handIn(ClassOnDisk.off, as: "bo/flip-around.layout")
    let overrides = """
      learner,exercise,grade,why
      ana,flip-around,ana/draft.txt,Wrong name
      bo,mend-the-bar,excused,Ill
      """
    try handedIn.grade(overrides: overrides)
    let first = try handedIn.written()
    #expect(try handedIn.told().contains("ana flip-around ana/draft.txt passed"))
    try handedIn.grade(overrides: overrides)
    #expect(try handedIn.written() == first)
    try handedIn.grade()
    #expect(try handedIn.told()[0].hasPrefix("ana flip-around - blank missing"))
  }
}
