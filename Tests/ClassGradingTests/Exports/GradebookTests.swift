import ClassGrading
import Testing

@Suite("Gradebooks")
struct GradebookTests {
  private let ana = Learner(
    key: "u1", name: "Ana Li", idNumber: "u1", username: "ana", email: "ana@uni.edu",
    systemID: "701", section: "A")

  private func cells(
    _ file: inout some ClassFile, _ results: [LearnerResult], _ facts: ClassFacts
  ) throws -> [[String]] {
    try ReadTable.cells(file.whole(results, facts))
  }

  private func results(_ facts: ClassFacts) -> [LearnerResult] {
    [
      SampleClass.result(
        ana,
        [
          SampleClass.passed("flip-around"), SampleClass.misplaced("mend-the-bar"),
          SampleClass.blank("photo-bar", .missing),
        ], facts),
      SampleClass.result(
        Learner(key: "u2", name: "Bo", username: "bo"),
        [SampleClass.blank("flip-around", .nothing)], facts),
      SampleClass.result(
        Learner(key: "stray", isListed: false), [SampleClass.passed("flip-around")], facts),
    ]
  }

  @Test(
    "of Canvas have the headings that Canvas needs, a row of points, and only learners with points")
  func canvas() throws {
    var policy = GradingPolicy()
    policy.defaultPoints = 1234.5
    let facts = try SampleClass.facts(policy, blanks: .leaveOut)
    var file = CanvasCSV(.total(title: "Homework, 1 (1234)"))
    #expect(
      try cells(&file, results(facts), facts) == [
        ["Student", "ID", "SIS User ID", "SIS Login ID", "Section", "Homework, 1 (1234)"],
        ["    Points Possible", "", "", "", "", "3703.5"],
        ["Ana Li", "701", "u1", "ana", "A", "1851.75"],
      ])
    #expect(
      file.notices == [
        "canvas.csv leaves out these learners, who aren't on the roster: "
          + "stray."
      ])
  }

  @Test("can have a column for each exercise")
  func each() throws {
    let facts = try SampleClass.facts()
    var canvas = CanvasCSV(.exercises)
    let rows = try cells(&canvas, results(facts), facts)
    #expect(rows[0].suffix(3) == ["Turn around", "Mend, \"the\" row", "Photo <row>"])
    #expect(rows[2].suffix(3) == ["1", "0", ""])
    var moodle = MoodleCSV(.exercises)
    #expect(
      try cells(&moodle, results(facts), facts)[1].dropFirst(3) == [
        "1", "Turn around: 1 of 1 point.", "0",
        "Blue ends at 232. Of 4 hidden cases 3 don't hold: 3 in narrower windows.", "",
        "No grade: There is no file for this exercise.",
      ])
    func words(_ file: String) -> String {
      "\(file) has empty cells for learners without a grade: Ana Li (Photo <row>). A gradebook may "
        + "replace an existing grade with an empty cell. To keep the grades, export the gradebook "
        + "with these columns and give that file to --roster."
    }
    #expect(canvas.notices.last == words("canvas.csv"))
    #expect(moodle.notices.last == words("moodle.csv"))
  }

  @Test("leave the cells of answers without a grade as they are, if the roster is the gradebook")
  func kept() throws {
    let facts = try SampleClass.facts()
    let roster = try Roster.read(
      """
      Student,ID,SIS User ID,SIS Login ID,Section,Turn around (12),Photo <row> (345)
      "Li, Ana",701,u1,ana,A,0.25,0.75
      """, path: "gradebook.csv")
    var canvas = CanvasCSV(.exercises, roster: roster)
    #expect(try cells(&canvas, results(facts), facts)[2].suffix(3) == ["1", "0", "0.75"])
    #expect(
      canvas.notices.last
        == "canvas.csv leaves the roster's cells unchanged for learners without a grade: Ana Li "
        + "(Photo <row>).")
  }

  @Test("of Moodle have feedback for every grade, and only learners whom Moodle can know")
  func moodle() throws {
    let facts = try SampleClass.facts(blanks: .leaveOut)
    var file = MoodleCSV()
    let nameless = SampleClass.result(
      Learner(key: "Cy"), [SampleClass.passed("flip-around")], facts)
    #expect(
      try cells(&file, results(facts) + [nameless], facts) == [
        ["username", "idnumber", "Email address", "hw1", "hw1 (feedback)"],
        [
          "ana", "u1", "ana@uni.edu", "1.5",
          "Turn around: 1 of 1 point.\n"
            + "Mend, \"the\" row: 0 of 1 point. Blue ends at 232. Of 4 hidden cases 3 don't hold: 3 "
            + "in narrower windows.\n"
            + "Photo <row>: No grade: There is no file for this exercise.",
        ],
      ])
    #expect(
      file.notices == [
        "moodle.csv leaves out these learners, who aren't on the roster: stray.",
        "moodle.csv leaves out these learners, because their username, id and address are unknown: "
          + "Cy. Add them to the roster.",
      ])
  }

  @Test("read back unchanged with any learner's name, and contain no formula")
  func hostile() throws {
    let facts = try SampleClass.facts(blanks: .asZero, name: "=hw1")
    let results = SampleClass.hostile(facts)
    var (canvas, moodle) = (CanvasCSV(), MoodleCSV())
    let canvasRows = try cells(&canvas, results, facts)
    let moodleRows = try cells(&moodle, results, facts)
    #expect(canvasRows.count == results.count + 2 && moodleRows.count == results.count + 1)
    for rows in [canvasRows, moodleRows] {
      #expect(Set(rows.map(\.count)).count == 1)
      let first = rows.joined().compactMap(\.unicodeScalars.first)
      #expect(Set(first).isDisjoint(with: ["=", "+", "-", "@", "\t", "\r", "\n", "＝"]))
    }
    let plain = [5, 6, 7, 8, 13, 14, 15, 18, 19]
    #expect(plain.map { canvasRows[$0 + 2][0] } == plain.map { SampleClass.hostileNames[$0] })
    #expect(plain.map { moodleRows[$0 + 1][0] } == plain.map { SampleClass.hostileNames[$0] })
  }
}
