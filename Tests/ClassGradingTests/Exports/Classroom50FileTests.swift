import ClassGrading
import Course
import TestRunners
import Testing

@Suite("Classroom 50's files")
struct Classroom50FileTests {
  private static let rules = """
    {"type": "object", "additionalProperties": false,
     "required": ["schema", "classroom", "assignment", "assignment_type", "owner", "submission",
       "commit", "release", "review", "datetime", "score", "max-score", "tests"],
     "properties": {
       "schema": {"const": "classroom50/result/v1"}, "classroom": {"type": "string"},
       "assignment": {"type": "string"},
       "assignment_type": {"enum": ["individual", "group", "team"]}, "owner": {"type": "string"},
       "submission": {"type": "string", "pattern": "^submit/"}, "commit": {"type": "string"},
       "release": {"type": "string"}, "review": {"type": "string"},
       "datetime": {"type": "string", "pattern": "^[0-9-]{10}T[0-9:]{8}Z$"},
       "graded_at": {"type": "string"}, "submitted_by": {"type": "object"},
       "score": {"type": "integer", "minimum": 0}, "max-score": {"type": "integer", "minimum": 0},
       "tests": {"type": "array", "items": {"type": "object",
         "required": ["test-name", "passed", "score", "max-score"],
         "properties": {
           "test-name": {"type": "string"}, "passed": {"type": "boolean"},
           "score": {"type": "integer", "minimum": 0},
           "max-score": {"type": "integer", "minimum": 0}}}}}}
    """

  private static let testRules = """
    {"type": "object", "additionalProperties": false, "required": ["schema", "tests"],
     "properties": {
       "schema": {"const": "classroom50/tests/v1"},
       "tests": {"type": "array", "minItems": 1, "maxItems": 100, "items": {"type": "object",
         "additionalProperties": false, "required": ["name", "type", "run"],
         "properties": {
           "name": {"type": "string", "maxLength": 100}, "type": {"enum": ["io", "run", "python"]},
           "run": {"type": "string"}, "timeout": {"type": "integer", "minimum": 1, "maximum": 600},
           "points": {"type": "integer", "minimum": 0, "maximum": 1000}}}}}}
    """

  private static let environment = [
    "CLASSROOM": "cs", "ASSIGNMENT": "hw1", "SUBMISSION_TAG": "submit/2026-06-01T14-32-05Z-a1b2c3d",
    "COMMIT_URL": "https://h/c", "RELEASE_URL": "https://h/r", "USERNAME": "ana",
  ]

  private func json(
    _ policy: GradingPolicy, _ answers: [GradedAnswer], blanks: BlankRule? = nil, name: String
  ) throws -> PlacedJSON {
    let submission = try #require(try Classroom50Submission(environment: Self.environment))
    let facts = try SampleClass.facts(policy, blanks: blanks, count: answers.count)
    let text = try #require(
      Classroom50Result(submission).text(
        for: SampleClass.result(Learner(key: name), answers, facts), facts))
    #expect(try JSONSchema(Self.rules).mistakes(in: text) == [])
    return try PlacedJSON.read(text)
  }

  @Test(
    "fit the published rules, whatever learners are called", arguments: SampleClass.hostileNames)
  func valid(name: String) throws {
    let json = try json(
      GradingPolicy(),
      [SampleClass.passed("flip-around"), SampleClass.misplaced("mend-the-bar", in: name)],
      name: name)
    #expect(json["owner"]?.string == "ana")
    #expect(json["review"]?.string == "https://h/c")
    #expect(json["datetime"]?.string == "2026-06-01T14:32:05Z")
    #expect(json["score"]?.number == 1)
    #expect(json["max-score"]?.number == 2)
  }

  @Test("count in hundredths if points aren't whole, in every learner's file")
  func scale() throws {
    var policy = GradingPolicy()
    policy.partial = .cases
    let json = try json(
      policy, [SampleClass.passed("flip-around"), SampleClass.misplaced("mend-the-bar")], name: "a")
    #expect(json["tests"]?.items.map { $0["score"]?.number } == [100, 30])
    #expect(json["score"]?.number == 130)
    #expect(json["max-score"]?.number == 200)
  }

  @Test("leave answers without a grade out of the total, and say why")
  func blank() throws {
    let json = try json(
      GradingPolicy(),
      [SampleClass.passed("flip-around"), SampleClass.blank("mend-the-bar", .ourMistake)],
      blanks: .leaveOut, name: "a")
    let test = try #require(json["tests"]?.items[1])
    #expect(test["test-name"]?.string == "Mend, \"the\" row: no grade")
    #expect(test["max-score"]?.number == 0)
    #expect(test["output"]?.string == "No grade: There is no file for this exercise.")
    #expect(json["max-score"]?.number == 1)
  }

  @Test("need all of the runner's variables, or none")
  func variables() throws {
    #expect(try Classroom50Submission(environment: ["HOME": "/"]) == nil)
    let error = #expect(throws: ExportError.self) {
      try Classroom50Submission(environment: ["CLASSROOM": "cs", "COMMIT_URL": "x"])
    }
    #expect(
      error.map { English.text($0.sentence) }
        == "classroom50: the variables ASSIGNMENT, SUBMISSION_TAG, RELEASE_URL, OWNER aren't set: "
        + "run this inside Classroom 50's runner, or set them")
    var odd = Self.environment
    odd["SUBMISSION_TAG"] = "v1"
    #expect(throws: ExportError.self) { try Classroom50Submission(environment: odd) }
  }

  @Test("have a test for each exercise, at most as many as an assignment takes")
  func tests() throws {
    for (count, written) in [(3, 3), (120, 100)] {
      var file = Classroom50Tests()
      let facts = try SampleClass.facts(count: count)
      let text = file.whole([], facts)
      #expect(try JSONSchema(Self.testRules).mistakes(in: text) == [])
      let tests = try #require(try PlacedJSON.read(text)["tests"]?.items)
      #expect(tests.count == written)
      #expect(tests[0]["run"]?.string == "lessons check flip-around --course \"$LESSONS_COURSE\"")
      #expect(file.notices.isEmpty == (count == written))
    }
  }
}
