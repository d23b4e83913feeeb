import ClassGrading
import Course
import TestRunners
import Testing

@Suite("Moodle's grading worksheet, filled")
struct MoodleWorksheetTests {
  private static let head =
    "Identifier,\"Full name\",\"Email address\",Status,Grade,\"Maximum grade\",\"Grade can be "
    + "changed\",\"Last modified (grade)\",\"Feedback comments\""

  private func filled(
    _ sheet: String, _ learners: [Learner]
  ) throws -> (text: String, notices: [String]) {
    let facts = try SampleClass.facts(count: 2)
    var file = try MoodleWorksheet(sheet, path: "sheet.csv")
    let results = learners.map {
      SampleClass.result(
        $0, [SampleClass.passed("flip-around"), SampleClass.misplaced("mend-the-bar")], facts)
    }
    return (file.whole(results, facts), file.notices)
  }

  private static let words =
    "\"Turn around: 1 of 1 point.<br>Mend, \"\"the\"\" row: 0 of 1 point. Blue ends at 232. Of 4 "
    + "hidden cases 3 don't hold: 3 in narrower windows.\""

  @Test("keeps every other cell byte for byte: mark, quotes, line ends, empty rows")
  func bytes() throws {
    let sheet =
      "\u{FEFF}\(Self.head)\r\n"
      + "\"Participant 12\", \"Ana\" Li,ana@uni.edu,\"Submitted\n late\",,2.00,Yes,-,\"\"\r\n\r\n"
      + "Participant 13,Bo,bo@uni.edu,None,\"7.00\",2.00,Yes,-,Fine"
    let (text, notices) = try filled(sheet, [Learner(key: "x", email: "ANA@uni.edu")])
    let expected =
      "\u{FEFF}\(Self.head)\r\n"
      + "\"Participant 12\", \"Ana\" Li,ana@uni.edu,\"Submitted\n late\",1,2.00,Yes,-,\(Self.words)"
      + "\r\n\r\nParticipant 13,Bo,bo@uni.edu,None,\"7.00\",2.00,Yes,-,Fine"
    #expect(Array(text.utf8) == Array(expected.utf8))
    #expect(
      notices
        == [
          "These rows of the worksheet are unchanged because there is no total for them: Bo."
        ])
  }

  @Test(
    "finds rows by Moodle's number, id, address, username or name",
    arguments: [
      Learner(key: "x", systemID: "12"), Learner(key: "x", systemID: "Participant 12"),
      Learner(key: "x", idNumber: "U1"), Learner(key: "x", email: "ana@uni.edu"),
      Learner(key: "x", name: "ANA  li"),
    ])
  func rows(learner: Learner) throws {
    let head = "Identifier,Full name,ID number,Email address,Grade,Feedback comments\n"
    let (text, notices) = try filled(head + "Teilnehmer 12,Ana Li,u1,ana@uni.edu,,\n", [learner])
    #expect(text == head + "Teilnehmer 12,Ana Li,u1,ana@uni.edu,1,\(Self.words)\n")
    #expect(notices.isEmpty)
  }

  @Test("writes numbers as the sheet does, and scales them to Moodle's maximum")
  func numbers() throws {
    let head = "Identifier;Grade;Maximum grade;Feedback comments\n"
    let (text, notices) = try filled(
      head + "Participant 12;;25,00;\n", [Learner(key: "x", systemID: "12")])
    #expect(text == head + "Participant 12;\"12,5\";25,00;\(Self.words)\n")
    #expect(
      notices == [
        "The highest grade of the worksheet is 25, and the exercises give 2 points. The grades "
          + "were scaled to the worksheet."
      ])
  }

  @Test("names the learners whose grades or comments it replaces, but not if they are equal")
  func replaced() throws {
    let head = "Identifier,Full name,Grade,Feedback comments\n"
    let learners = [
      Learner(key: "a", name: "Ana"), Learner(key: "b", name: "Bo"), Learner(key: "c", name: "Cy"),
    ]
    let (text, notices) = try filled(
      head + "Participant 1,Ana,1.00,\(Self.words)\nParticipant 2,Bo,2,\nParticipant 3,Cy,-,Well\n",
      learners)
    #expect(
      text
        == head + "Participant 1,Ana,1,\(Self.words)\nParticipant 2,Bo,1,\(Self.words)\n"
        + "Participant 3,Cy,1,\(Self.words)\n")
    #expect(
      notices == [
        "The worksheet had another grade or comment for these learners, which was replaced: Bo, Cy."
      ])
  }

  @Test("leaves rows unchanged that match no learner or several, or are locked, and says so")
  func left() throws {
    let head = "Identifier,Full name,Grade,Grade can be changed,Feedback comments\n"
    let sheet =
      head + "Participant 1,Ana,,Yes,\nParticipant 2,Bo,,Yes,\nParticipant 3,Bo,,Yes,\n"
      + "Participant 4,Cy,,No,\nParticipant 5,Di,,Yes,\n"
    let learners = [
      Learner(key: "a", name: "Ana"), Learner(key: "b", name: "ana"), Learner(key: "c", name: "Bo"),
      Learner(key: "d", name: "Cy"), Learner(key: "e", name: "Nobody"),
    ]
    let (text, notices) = try filled(sheet, learners)
    #expect(text == sheet)
    #expect(
      notices == [
        "The worksheet has no row for these learners: Nobody.",
        "The worksheet has more than one row for these learners, or one row for several of them, "
          + "so nothing was entered for them: Bo, Ana, ana.",
        "These rows of the worksheet are unchanged because there is no total for them: Bo, Bo, Di.",
        "These grades are unchanged because Moodle says that they can't be changed: Cy.",
      ])
  }

  @Test("reads back with every hostile name, and has no formula of ours")
  func hostile() throws {
    let facts = try SampleClass.facts(blanks: .asZero)
    let rows = SampleClass.hostileNames.indices.map { "Participant \($0),,\r\n" }.joined()
    var file = try MoodleWorksheet("Identifier,Grade,Feedback comments\r\n" + rows, path: "s.csv")
    let table = try ReadTable(
      file.whole(SampleClass.hostile(facts), facts), path: "t.csv")
    #expect(table.rows.count == SampleClass.hostileNames.count + 1)
    #expect(table.rows.dropFirst().allSatisfy { $0.cells[1].text == "1" && $0.cells.count == 3 })
    #expect(file.notices.isEmpty)
  }

  @Test("says what to download if a file isn't a worksheet")
  func errors() {
    let error = #expect(throws: CourseError.self) {
      try MoodleWorksheet("Kennung,Bewertung\n", path: "s.csv")
    }
    #expect(
      error.map(English.text)
        == "s.csv:1:1: error: no column has the heading Identifier: download the grading worksheet "
        + "with Moodle in English, and turn on feedback comments and the offline grading worksheet "
        + "in the assignment")
  }
}
