import ClassGrading
import Course
import Testing

@Suite("Gradescope's results.json")
struct GradescopeJSONTests {
  /// The rules of Gradescope's specification; this project always gives a score above the tests.
  private static let rules = """
    {"type": "object", "additionalProperties": false, "required": ["score", "tests"],
     "properties": {
       "score": {"type": "number"}, "execution_time": {"type": "number"},
       "output": {"type": "string"}, "output_format": {"$ref": "#/$defs/format"},
       "test_output_format": {"$ref": "#/$defs/format"},
       "test_name_format": {"$ref": "#/$defs/format"},
       "visibility": {"$ref": "#/$defs/visibility"},
       "stdout_visibility": {"$ref": "#/$defs/visibility"}, "extra_data": {"type": "object"},
       "tests": {"type": "array", "items": {"$ref": "#/$defs/test"}}},
     "$defs": {
       "format": {"enum": ["text", "html", "simple_format", "md", "ansi"]},
       "visibility": {"enum": ["hidden", "after_due_date", "after_published", "visible"]},
       "test": {"type": "object", "additionalProperties": false, "properties": {
         "score": {"type": "number"}, "max_score": {"type": "number"},
         "status": {"enum": ["passed", "failed"]}, "name": {"type": "string"},
         "name_format": {"$ref": "#/$defs/format"}, "number": {"type": "string"},
         "output": {"type": "string"}, "output_format": {"$ref": "#/$defs/format"},
         "tags": {"type": "array", "items": {"type": "string"}},
         "visibility": {"$ref": "#/$defs/visibility"}, "extra_data": {"type": "object"}}}}}
    """

  private func json(
    _ answers: [GradedAnswer], _ policy: GradingPolicy = GradingPolicy(), blanks: BlankRule? = nil,
    name: String = "ana"
  ) throws -> PlacedJSON {
    let facts = try SampleClass.facts(policy, blanks: blanks, count: answers.count)
    let text = try #require(
      GradescopeJSON().text(for: SampleClass.result(Learner(key: name), answers, facts), facts))
    #expect(try JSONSchema(Self.rules).mistakes(in: text) == [])
    return try PlacedJSON.read(text)
  }

  @Test(
    "fits Gradescope's rules, whatever learners are called", arguments: SampleClass.hostileNames)
  func valid(name: String) throws {
    let json = try json(
      [SampleClass.passed("flip-around"), SampleClass.misplaced("mend-the-bar", in: name)],
      name: name)
    let output = try #require(json["tests"]?.items[1]["output"]?.string)
    // Databases take no NUL, and students' screens nothing that steers them.
    #expect(!output.unicodeScalars.contains { $0.value < 32 && $0 != "\n" || $0.value == 0x202E })
  }

  @Test("shows the line, the feedback, what to try, the windows in words, and the hidden cases")
  func output() throws {
    let json = try json([SampleClass.misplaced("flip-around")])
    let test = try #require(json["tests"]?.items.first)
    #expect(
      test["output"]?.string == """
        2 | Blue.width = 192 // ana
                         ^^^

        Blue ends at 232.

        It is 16 points too wide.

        How wide is it?

        Window 320 by 72
        Blue: wanted left 40, right 216, top 16, bottom 56; got left 40, right 232, top 16, bottom 56
        Red: left 0, right 0.333, top 0, bottom 1

        Of 4 hidden cases 3 don't hold: 3 in narrower windows.
        """)
    #expect(test["status"]?.string == "failed")
    #expect(test["score"]?.number == 0)
    #expect(test["max_score"]?.number == 1)
  }

  @Test("never says that everything passed if a hidden case fails")
  func hidden() throws {
    let tests = try #require(
      json([SampleClass.passed("flip-around", hiddenFailed: 2)])["tests"]?.items)
    #expect(tests.map { $0["status"]?.string } == ["failed", "failed"])
    #expect(tests.map { $0["score"]?.number } == [0, nil])
    #expect(tests.map { $0["name"]?.string } == ["Turn around", "Turn around: hidden cases"])
    #expect(tests[0]["output"]?.string == "Of 4 hidden cases 2 don't hold.")
  }

  @Test(
    "shows the kinds of hidden cases to those whom the policy tells",
    arguments: [(.full, "visible"), (.kind, "visible"), (.none, "hidden")]
      as [(GradingPolicy.Telling, String)])
  func visibility(telling: GradingPolicy.Telling, visibility: String) throws {
    var policy = GradingPolicy()
    policy.telling = telling
    let tests = try #require(
      json([SampleClass.passed("flip-around", hiddenFailed: 2)], policy)["tests"]?.items)
    #expect(tests.map { $0["visibility"]?.string } == ["visible", visibility])
  }

  @Test("gives an answer without a grade no score, says why, and says that the total leaves it out")
  func blank() throws {
    let json = try json(
      [SampleClass.passed("flip-around"), SampleClass.blank("mend-the-bar", .damaged)],
      blanks: .leaveOut)
    let test = try #require(json["tests"]?.items[1])
    #expect(test["score"] == nil)
    #expect(test["max_score"] == nil)
    #expect(test["name"]?.string == "Mend, \"the\" row: no grade")
    #expect(test["output"]?.string == "No grade: There is no file for this exercise.")
    #expect(
      json["output"]?.string
        == "1 of 1 point; 1 of 2 exercises passed.\nThe total counts only graded "
        + "exercises. These exercises have no grade: Mend, \"the\" row. The result of each one "
        + "gives the reason.")
    #expect(json["score"]?.number == 2)
  }

  @Test("gives a missing answer 0 if the policy says so, with the reason")
  func zero() throws {
    var policy = GradingPolicy()
    policy.missing = .zero
    let json = try json([SampleClass.blank("flip-around", .missing)], policy)
    let test = try #require(json["tests"]?.items[0])
    #expect(test["score"]?.number == 0)
    #expect(test["name"]?.string == "Turn around")
    #expect(test["output"]?.string == "There is no file for this exercise.")
    #expect(json["output"]?.string == "0 of 1 point; 0 of 1 exercise passed.")
  }
}
