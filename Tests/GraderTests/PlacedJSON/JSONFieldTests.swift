import LayoutEngine
import Course
import LayoutEngine
import Testing

@Suite("Placed JSON: fields are what they have to be")
struct JSONFieldTests {
  @Test("takes every kind of field, with defaults for absent ones")
  func takes() throws {
    let course = try read(
      """
      {"title": "A line", "kind": "fill", "windows": [[320, 72], [480, 72]],
       "hints": ["a", "b", "c"], "scene": {"root": "Superview"}}
      """)
    let expected = Course(
      title: "A line", kind: .fill, windows: [[320, 72], [480, 72]], hints: ["a", "b", "c"],
      minutes: 10, root: "Superview", rootPlace: SourcePlace(line: 2, column: 46))
    #expect(course == expected)
  }

  @Test(
    "says what a field must be",
    arguments: [
      ("[]", "1:1: the file must be an object, not an array with 0 items"),
      ("{}", "1:1: this object has no key \"title\": add it"),
      ("{\"title\": null}", "1:11: \"title\" must be a string, not null"),
      ("{\"title\": true}", "1:11: \"title\" must be a string, not true"),
      ("{\"title\": {}}", "1:11: \"title\" must be a string, not an object"),
      (
        "{\"title\": \"\", \"kind\": \"predikt\"}",
        "1:23: \"kind\" must be one of predict, fill, not \"predikt\""
      ),
      (
        "{\"title\": \"\", \"kind\": \"fill\",\n\"windows\": \"320\"}",
        "2:12: \"windows\" must be an array of sizes, not a string"
      ),
      (
        "{\"title\": \"\", \"kind\": \"fill\",\n\"windows\": [[320, 72], [480]]}",
        "2:24: item 2 of \"windows\" must be an array of 2 numbers, not an array with 1 item"
      ),
      (
        "{\"title\": \"\", \"kind\": \"fill\",\n\"windows\": [[320, \"72\"]]}",
        "2:19: item 2 of item 1 of \"windows\" must be a number, not a string"
      ),
      (
        "{\"title\": \"\", \"kind\": \"fill\", \"windows\": [],\n\"hints\": 3}",
        "2:10: \"hints\" must be an array of 3 strings, not 3"
      ),
    ])
  func refuses(text: String, message: String) {
    #expect(refusal(of: text) == message)
  }

  @Test(
    "refuses a key that nobody asked for, and names the nearest",
    arguments: [
      ("widnows", "there is no key \"widnows\" here: did you mean \"windows\"?"),
      ("hint", "there is no key \"hint\" here: did you mean \"hints\"?"),
      ("minute", "there is no key \"minute\" here: did you mean \"minutes\"?"),
      ("author", "there is no key \"author\" here: remove it"),
      ("", "there is no key \"\" here: remove it"),
    ])
  func refuses(key: String, message: String) {
    let text = """
      {"title": "", "kind": "fill", "windows": [], "hints": ["", "", ""],
       "scene": {"root": ""}, "\(key)": 1}
      """
    #expect(refusal(of: text) == "2:25: " + message)
  }

  @Test("refuses an unknown key of a million letters")
  func refusesLongKey() {
    let key = String(repeating: "a", count: 1_000_000)
    let text = """
      {"title": "", "kind": "fill", "windows": [], "hints": ["", "", ""],
       "scene": {"root": "", "\(key)": 1}}
      """
    #expect(refusal(of: text) == "2:24: there is no key \"\(key.prefix(40))\" here: remove it")
  }

  @Test("lets its caller refuse a value with the same words")
  func callersOwn() throws {
    let field = JSONField(file: try PlacedJSON.read(" -1"))
    let length = Sentence(verbatim: "a length")
    #expect(field.mismatch(length).sentence.told == "the file must be a length, not -1")
    let error = field.mismatch(length, found: "-1")
    #expect(error.sentence.told == "the file must be a length, not -1")
    #expect(error.place == SourcePlace(line: 1, column: 2))
  }

  private enum Kind: String, CaseIterable { case predict, fill }

  private struct Course: Equatable {
    let title: String
    let kind: Kind
    let windows: [[Double]]
    let hints: [String]
    let minutes: Double
    let root: String
    let rootPlace: SourcePlace
  }

  private func read(_ text: String) throws(CourseError) -> Course {
    try JSONField(file: try PlacedJSON.read(text)).object { object throws(CourseError) in
      let title = try object.required("title").string()
      let kind = try object.required("kind").oneOf(Kind.self)
      let windows = try object.required("windows").array(of: Sentence(verbatim: "sizes")) {
        (size) throws(CourseError) in try size.numbers(count: 2)
      }
      let hints = try object.required("hints").strings(count: 3)
      let minutes = try object.optional("minutes")?.number() ?? 10
      let root = try object.required("scene").object { (scene) throws(CourseError) in
        let root = try scene.required("root")
        return (try root.string(), root.json.place)
      }
      return Course(
        title: title, kind: kind, windows: windows, hints: hints, minutes: minutes, root: root.0,
        rootPlace: root.1)
    }
  }

  private func refusal(of text: String) -> String? {
    do throws(CourseError) {
      _ = try read(text)
      return nil
    } catch {
      let place = error.place.map { "\($0.line):\($0.column): " } ?? ""
      return place + error.sentence.told
    }
  }
}
