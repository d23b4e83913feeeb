import ClassGrading
import Course
import Testing

@Suite("Overrides: what reports and exports say")
struct OverriddenReportTests {
  /// One learner with points for a missing answer, an excuse, and a file that the teacher chose.
  private static func result(
    _ facts: ClassFacts, _ decisions: [GradeOverride.Decision?]
  ) -> LearnerResult {
    let answers = [
      SampleClass.blank("flip-around", .missing), SampleClass.misplaced("mend-the-bar"),
      SampleClass.passed("photo-bar"),
    ]
    let scored = zip(zip(answers, facts.exercises), decisions).map { pair, decision in
      LearnerResult.Scored(
        pair.0, points: facts.policy.points(of: pair.0, outOf: pair.1.most), most: pair.1.most,
        override: decision.map { GradeOverride($0, why: "Was <ill>") })
    }
    return LearnerResult(
      Learner(key: "ana", email: "ana@uni.edu"), answers: scored, notices: [],
      blanks: facts.policy.blanks)
  }

  private static let decisions: [GradeOverride.Decision?] = [
    .points(0.5), .excused, .file("ana/photo-bar.layout"),
  ]

  private func text(_ file: some ClassFile) throws -> String {
    var file = file
    let facts = try SampleClass.facts()
    return file.whole([Self.result(facts, Self.decisions)], facts)
  }

  @Test(
    "an excused exercise counts in no total, by every rule for blanks",
    arguments: BlankRule.allCases)
  func totals(rule: BlankRule) throws {
    let facts = try SampleClass.facts(blanks: rule)
    let page = { (decisions: [GradeOverride.Decision?]) in
      LearnerPage(facts.strings).text(for: Self.result(facts, decisions), facts)
    }
    let some = try ParsedPage(try #require(page(Self.decisions))).text
    #expect(some.contains("Points: 1.5 of 2 (doesn't count excused exercises)"), "\(some)")
    let none = try ParsedPage(try #require(page([.excused, .excused, .excused]))).text
    #expect(none.contains("Points: no total, because every exercise is excused"), "\(none)")
  }

  @Test(
    "whose grades are decided needs no attention",
    arguments: [
      ([.points(0.5), .points(0), nil], 0), ([.excused, .excused, nil], 0),
      ([.points(0.5), nil, nil], 0), ([nil, .excused, nil], 1),
      ([.file("ana/x.layout"), .points(1), nil], 1),
    ] as [([GradeOverride.Decision?], Int)])
  func attention(decisions: [GradeOverride.Decision?], needs: Int) throws {
    var overview = ClassOverview()
    overview.add(Self.result(try SampleClass.facts(), decisions))
    #expect(overview.needs == needs)
  }

  @Test("the learner and the teacher read each decision and its reason")
  func pages() throws {
    let facts = try SampleClass.facts()
    let own = LearnerPage(facts.strings).text(for: Self.result(facts, Self.decisions), facts)
    for text in [
      try ParsedPage(try #require(own)).text, try ParsedPage(text(ClassPage(facts.strings))).text,
    ] {
      #expect(text.contains("The teacher decided on 0.5 of 1 points: Was <ill>"), "\(text)")
      #expect(text.contains("Excused by the teacher: Was <ill>"), "\(text)")
      #expect(
        text.contains("The teacher chose the file ana/photo-bar.layout to be graded: Was <ill>"),
        "\(text)")
    }
  }

  @Test("gradebooks get the decided points, and Canvas the excuse")
  func gradebooks() throws {
    let canvas = try ReadTable.cells(text(CanvasCSV(.exercises)))
    #expect(canvas.last?.suffix(3) == ["0.5", "EX", "1"])
    let total = try ReadTable.cells(text(CanvasCSV()))
    #expect(total.last?.last == "2.25")
    let moodle = try ReadTable.cells(text(MoodleCSV(.exercises)))
    #expect(
      moodle.last?.suffix(6) == [
        "0.5", "The teacher decided on 0.5 of 1 points: Was <ill>", "",
        "Excused by the teacher: Was <ill>", "1",
        "The teacher chose the file ana/photo-bar.layout to be graded: Was <ill>",
      ])
  }

  @Test("results.json and results.csv have the decision and the reason")
  func results() throws {
    let json = try PlacedJSON.read(text(ClassJSON()))
    let answers = try #require(json["learners"]?.items.first?["answers"]?.items)
    #expect(answers[0]["override"]?["points"]?.number == 0.5)
    #expect(answers[0]["points"]?.number == 0.5 && answers[1]["points"] == nil)
    #expect(answers[1]["override"]?["excused"] != nil)
    #expect(answers[2]["override"]?["file"]?.string == "ana/photo-bar.layout")
    #expect(answers.allSatisfy { $0["override"]?["why"]?.string == "Was <ill>" })
    let rows = try ReadTable.cells(text(ClassCSV()))
    let title = try #require(rows.first?.firstIndex(of: "override"))
    #expect(
      rows.dropFirst().map { [$0[title], $0[title + 1]] }
        == ["points", "excused", "file"].map { [$0, "Was <ill>"] })
  }

  @Test("JUnit skips what is excused")
  func junit() throws {
    #expect(
      try text(JUnitXML()).contains("skipped message=\"Excused by the teacher: Was &lt;ill&gt;\"/>")
    )
  }
}
