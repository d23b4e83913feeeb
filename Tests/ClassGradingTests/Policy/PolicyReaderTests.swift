import ClassGrading
import Course
import TestRunners
import Testing

@Suite("A policy file")
struct PolicyReaderTests {
  private func read(_ text: String) throws -> GradingPolicy {
    try GradingPolicy.read(
      text, path: "policy.json", exercises: ["flip-around", "mend-the-bar"],
      lessons: ["05-sameness"])
  }

  @Test("changes what it names, and nothing else")
  func partly() throws {
    var policy = GradingPolicy()
    #expect(try read("{\"formatVersion\": 1}") == policy)
    policy.points = ["flip-around": 0.5]
    #expect(try read("{\"formatVersion\": 1, \"exercises\": {\"flip-around\": 0.5}}") == policy)
  }

  @Test("can set everything")
  func everything() throws {
    var policy = GradingPolicy()
    policy.defaultPoints = 2
    policy.points = ["mend-the-bar": 5]
    policy.weights = ["05-sameness": 1.5]
    policy.hintCost = 0.1
    policy.partial = .cases
    policy.missing = .zero
    policy.hiddenCases = 6
    policy.telling = .full
    let text = """
      {"formatVersion": 1, "points": 2, "exercises": {"mend-the-bar": 5},
       "lessonWeights": {"05-sameness": 1.5}, "hintCost": 0.1, "partial": "cases",
       "missing": "zero", "hiddenCases": 6, "telling": "full"}
      """
    #expect(try read(text) == policy)
  }

  @Test(
    "is refused with the place and what to do",
    arguments: [
      ("{}", "1:1: error: this object has no key \"formatVersion\": add it"),
      ("{\"formatVersion\": 2}", "1:19: error: \"formatVersion\" must be 1, not 2"),
      (
        "{\"formatVersion\": 1,\n \"point\": 2}",
        "2:2: error: there is no key \"point\" here: did you mean \"points\"?"
      ),
      (
        "{\"formatVersion\": 1, \"exercises\": {\"flip-arond\": 2}}",
        "1:36: error: there is no key \"flip-arond\" here: did you mean \"flip-around\"?"
      ),
      (
        "{\"formatVersion\": 1, \"lessonWeights\": {\"x\": 2}}",
        "1:40: error: there is no key \"x\" here: remove it"
      ),
      (
        "{\"formatVersion\": 1, \"exercises\": {\"flip-around\": -1}}",
        "1:51: error: \"flip-around\" must be a number from 0 to 1000, not -1"
      ),
      (
        "{\"formatVersion\": 1, \"hintCost\": 10}",
        "1:34: error: \"hintCost\" must be a number from 0 to 1, not 10"
      ),
      (
        "{\"formatVersion\": 1, \"hiddenCases\": 1.5}",
        "1:37: error: \"hiddenCases\" must be a whole number from 0 to 100, not 1.5"
      ),
      (
        "{\"formatVersion\": 1, \"missing\": \"nothing\"}",
        "1:33: error: \"missing\" must be one of blank, zero, not \"nothing\""
      ),
      (
        "{\"formatVersion\": 1, \"points\": 1, \"points\": 2}",
        "1:35: error: the key \"points\" is here twice: it was first at 1:22"
      ),
    ])
  func errors(text: String, message: String) {
    let error = #expect(throws: CourseError.self) { try read(text) }
    #expect(error.map(English.text) == "policy.json:" + message)
  }
}
