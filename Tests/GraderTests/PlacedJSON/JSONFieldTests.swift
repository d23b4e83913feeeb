import Course
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
      minutes: 10, root: "Superview", rootPlace: TextPlace(line: 2, column: 46))
    #expect(course == expected)
  }

  @Test(
    "says what a field must be",
    arguments: [
      ("[]", "1:1: the file must be an object, not an array of 0"),
      ("{}", "1:1: the key \"title\" is missing in this object"),
      ("{\"title\": null}", "1:11: \"title\" must be a string, not null"),
      ("{\"title\": true}", "1:11: \"title\" must be a string, not true"),
      ("{\"title\": {}}", "1:11: \"title\" must be a string, not an object"),
      (
        "{\"title\": \"\", \"kind\": \"predikt\"}",
        "1:23: \"kind\" must be one of: predict, fill; it is \"predikt\""
      ),
      (
        "{\"title\": \"\", \"kind\": \"fill\",\n\"windows\": \"320\"}",
        "2:12: \"windows\" must be an array of sizes, not a string"
      ),
      (
        "{\"title\": \"\", \"kind\": \"fill\",\n\"windows\": [[320, 72], [480]]}",
        "2:24: item 2 of \"windows\" must be an array of 2 numbers, not an array of 1"
      ),
      (
        "{\"title\": \"\", \"kind\": \"fill\",\n\"windows\": [[320, \"72\"]]}",
        "2:19: item 2 of item 1 of \"windows\" must be a number, not a string"
      ),
      (
        "{\"title\": \"\", \"kind\": \"fill\", \"windows\": [],\n\"hints\": 3}",
        "2:10: \"hints\" must be an array of 3 strings, not a number"
      ),
    ])
  func refuses(text: String, message: String) {
    #expect(refusal(of: text) == message)
  }

  @Test(
    "refuses a key that nobody asked for, and names the nearest",
    arguments: [
      ("widnows", "unknown key \"widnows\": did you mean \"windows\"?"),
      ("hint", "unknown key \"hint\": did you mean \"hints\"?"),
      ("minute", "unknown key \"minute\": did you mean \"minutes\"?"),
      ("author", "unknown key \"author\": remove it"),
      ("", "unknown key \"\": remove it"),
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
    #expect(refusal(of: text) == "2:24: unknown key \"\(key.prefix(40))\": remove it")
  }

  @Test("lets its caller refuse a value with the same words")
  func callersOwn() throws {
    let field = JSONField(file: try PlacedJSON.read(" -1"))
    let length = Sentence(verbatim: "a length")
    #expect(field.mismatch(length).sentence.told == "the file must be a length, not a number")
    #expect(
      field.mismatch(length, found: "-1")
        == PlacedJSONError(
          .mismatch(subject: field.subject, expected: length, found: .text("-1")),
          at: TextPlace(line: 1, column: 2)))
  }

  private enum Kind: String, CaseIterable { case predict, fill }

  private struct Course: Equatable {
    let title: String
    let kind: Kind
    let windows: [[Double]]
    let hints: [String]
    let minutes: Double
    let root: String
    let rootPlace: TextPlace
  }

  private func read(_ text: String) throws(PlacedJSONError) -> Course {
    try JSONField(file: try PlacedJSON.read(text)).object { object throws(PlacedJSONError) in
      let title = try object.required("title").string()
      let kind = try object.required("kind").oneOf(Kind.self)
      let windows = try object.required("windows").array(of: "sizes") {
        (size) throws(PlacedJSONError) in try size.numbers(count: 2)
      }
      let hints = try object.required("hints").strings(count: 3)
      let minutes = try object.optional("minutes")?.number() ?? 10
      let root = try object.required("scene").object { (scene) throws(PlacedJSONError) in
        let root = try scene.required("root")
        return (try root.string(), root.json.place)
      }
      return Course(
        title: title, kind: kind, windows: windows, hints: hints, minutes: minutes, root: root.0,
        rootPlace: root.1)
    }
  }

  private func refusal(of text: String) -> String? {
    do throws(PlacedJSONError) {
      _ = try read(text)
      return nil
    } catch {
      return "\(error.place.line):\(error.place.column): \(error.sentence.told)"
    }
  }
}
