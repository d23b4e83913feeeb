import ClassGrading
import Course
import Testing

@Suite("JUnit's XML")
struct JUnitXMLTests {
  private func read(_ results: [LearnerResult], _ facts: ClassFacts) throws -> ParsedPage {
    var file = JUnitXML()
    return try ParsedPage(file.whole(results, facts))
  }

  @Test("is well formed, whatever learners are called, and keeps their names")
  func names() throws {
    let facts = try SampleClass.facts(name: "a<b>&\"c\"")
    let reader = try read(SampleClass.hostile(facts), facts)
    let suites = reader.elements.filter { $0.name == "testsuite" }
    #expect(
      suites.map { $0.attributes["name"] } == SampleClass.hostileNames.map { $0.withoutControls })
    #expect(reader.elements[0].attributes["name"] == "a<b>&\"c\"")
    #expect(reader.text.contains("Blue.width = 192 // <b>&amp;]]>"))
  }

  @Test("an answer that isn't compiled and one that can't be read are errors alike")
  func unread() throws {
    let facts = try SampleClass.facts()
    var all = ["flip-around", "mend-the-bar", "photo-bar"].map { SampleClass.misplaced($0) }
    (all[0].verdict, all[1].verdict) = (.notCompiled, .unreadable)
    let reader = try read([SampleClass.result(Learner(key: "ana"), all, facts)], facts)
    let kinds = reader.elements.filter { ["failure", "error", "skipped"].contains($0.name) }
    #expect(kinds.map(\.name) == ["error", "error", "failure"])
  }

  @Test("counts answers that don't pass yet, that couldn't be run or read, and that are missing")
  func kinds() throws {
    let facts = try SampleClass.facts()
    var crashed = SampleClass.misplaced("mend-the-bar")
    crashed.verdict = .crashed
    let reader = try read(
      [
        SampleClass.result(
          Learner(key: "ana"),
          [
            SampleClass.passed("flip-around", hiddenFailed: 1), crashed,
            SampleClass.blank("photo-bar", .missing),
          ], facts),
        SampleClass.result(
          Learner(key: "bo"),
          [
            SampleClass.passed("flip-around"), SampleClass.misplaced("mend-the-bar"),
            SampleClass.blank("photo-bar", .ourMistake),
          ], facts),
      ], facts)
    let suites = reader.elements.filter { $0.name == "testsuite" }.map(\.attributes)
    #expect(
      suites == [
        [
          "name": "ana", "tests": "3", "failures": "1", "errors": "1", "skipped": "1",
          "time": "0.000",
        ],
        [
          "name": "bo", "tests": "3", "failures": "1", "errors": "1", "skipped": "0",
          "time": "0.000",
        ],
      ])
    let kinds = reader.elements.filter { ["failure", "error", "skipped"].contains($0.name) }
    #expect(kinds.map(\.name) == ["failure", "error", "skipped", "failure", "error"])
    #expect(
      kinds.map { $0.attributes["type"] } == ["hidden", "crashed", nil, "misplaced", "ourMistake"])
    #expect(kinds[0].attributes["message"] == "Of 4 hidden cases 1 don't hold.")
    #expect(kinds[2].attributes["message"] == "No grade: There is no file for this exercise.")
    let points = reader.elements.filter { $0.attributes["name"] == "points" }
    #expect(points.map { $0.attributes["value"] } == ["-/3", "-/3"])
    let cases = reader.elements.filter { $0.name == "testcase" }.prefix(1).map(\.attributes)
    #expect(
      cases == [
        [
          "classname": "ana", "name": "flip-around", "file": "ana/flip-around.layout",
          "time": "0.000",
        ]
      ])
  }
}
