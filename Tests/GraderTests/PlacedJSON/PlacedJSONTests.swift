import LayoutEngine
import Course
import LayoutEngine
import Testing

@Suite("Placed JSON: every value knows where it stands")
struct PlacedJSONTests {
  @Test(
    "keeps values, member order and places",
    arguments: [
      ("null", "null@1:1"),
      (" true\n", "true@1:2"),
      ("\u{FEFF}false", "false@1:1"),
      ("-0.5e+2", "-50.0@1:1"),
      ("[0, 1E2,\r\n 3.25]", "[0.0@1:2 100.0@1:5 3.25@2:2]@1:1"),
      ("[]", "[]@1:1"),
      ("{\"b\": 1,\n\t\"a\": [ {} ]}", "{b@1:2=1.0@1:7 a@2:2=[{}@2:9]@2:7}@1:1"),
      ("[\"e\u{301}👩‍👩‍👧\", \"中\",1]", "[e\u{301}👩‍👩‍👧@1:2 中@1:8 1.0@1:12]@1:1"),
      (
        #"["\"\\\/\b\f\n\r\t", "\u00e9\uD83D\uDE00\u0041"]"#,
        "[\"\\/\u{8}\u{C}\n\r\t@1:2 é😀A@1:22]@1:1"
      ),
      ("1e-400", "0.0@1:1"),
    ])
  func reads(text: String, shape: String) throws {
    #expect(shown(try PlacedJSON.read(text)) == shape)
  }

  @Test("reads 128 levels, and a flat file of any length")
  func limits() throws {
    let nested = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
    #expect(try PlacedJSON.read(nested).place == SourcePlace(line: 1, column: 1))
    let flat = "[" + String(repeating: "[],\n", count: 50_000) + "\"é\"]"
    guard case .array(let items) = try PlacedJSON.read(flat).value else {
      Issue.record("not an array")
      return
    }
    #expect(items.last.map(shown) == "é@50001:1")
    #expect(items.count == 50_001)
  }

  private func shown(_ json: PlacedJSON) -> String {
    let value =
      switch json.value {
      case .null: "null"
      case .bool(let value): "\(value)"
      case .number(let number): "\(number)"
      case .string(let text): text
      case .array(let items): "[" + items.map(shown).joined(separator: " ") + "]"
      case .object(let members):
        "{" + members.map(shown).joined(separator: " ") + "}"
      }
    return "\(value)@\(json.place.line):\(json.place.column)"
  }

  private func shown(_ member: PlacedJSON.Member) -> String {
    "\(member.key)@\(member.place.line):\(member.place.column)=\(shown(member.json))"
  }
}

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

@Suite("Placed JSON: what isn't JSON is refused where it stands")
struct PlacedJSONRefusalTests {
  @Test(
    "says where and what",
    arguments: [
      ("", "1:1: the file is empty: write a JSON value"),
      ("\u{FEFF} \r\n\n", "3:1: the file is empty: write a JSON value"),
      ("[1,\n]", "2:1: remove the comma before the closing bracket"),
      ("{\"a\": 1, }", "1:10: remove the comma before the closing bracket"),
      ("[1, // one\n2]", "1:5: remove this comment: JSON has no comments"),
      ("/* one */ 1", "1:1: remove this comment: JSON has no comments"),
      ("[1] # one", "1:5: remove this comment: JSON has no comments"),
      ("{\"a\": 1} 2", "1:10: remove the text after the end of the JSON value"),
      ("{\"é\": 1, \"b\": 2,\n \"é\": 3}", "2:2: the key \"é\" is here twice: it was first at 1:2"),
      ("[\"abc\n\"]", "1:2: this string has no end: close it with \" on the same line"),
      ("[\"abc\r\n\"]", "1:2: this string has no end: close it with \" on the same line"),
      ("{\"abc", "1:2: this string has no end: close it with \" on the same line"),
      ("\"abc\\", "1:1: this string has no end: close it with \" on the same line"),
      ("\"abc\\\"", "1:1: this string has no end: close it with \" on the same line"),
      ("[1", "1:1: this [ is never closed: close it"),
      ("{\"a\": {\n", "1:7: this { is never closed: close it"),
      ("{\"a\":", "1:6: expected a value, but found the end of the file"),
      ("{\"a\"", "1:5: expected a colon after the key, but found the end of the file"),
      ("{\"a\" 1}", "1:6: expected a colon after the key, but found \"1\""),
      ("{a: 1}", "1:2: expected a key in double quotes, but found \"a\""),
      ("{\"a\": 1 \"b\": 2}", "1:9: expected a comma or }, but found \"\\\"\""),
      ("[1 中]", "1:4: expected a comma or ], but found \"中\""),
      ("[1}", "1:3: expected a comma or ], but found \"}\""),
      ("[,1]", "1:2: expected a value, but found \",\""),
      ("['a']", "1:2: expected a value, but found \"'\""),
      ("\0", "1:1: expected a value, but found \"\\0\""),
      ("[1]\0", "1:4: remove the text after the end of the JSON value"),
      ("1e400", "1:1: the number \"1e400\" is too large"),
      ("[-1e999]", "1:2: the number \"-1e999\" is too large"),
      (#""a\q""#, "1:3: " + badEscape(#"\q"#)),
      (#""a\u12g4""#, "1:3: " + badEscape(#"\u"#)),
      (#""\u+123""#, "1:2: " + badEscape(#"\u"#)),
      (#""\u12"#, "1:2: " + badEscape(#"\u"#)),
      ("\"\\\n\"", "1:2: " + badEscape("\\")),
      (#""é\ud800""#, #"1:3: \ud800 is half of a surrogate pair: write the character itself"#),
      (#""\uD83Dx""#, #"1:2: \ud83d is half of a surrogate pair: write the character itself"#),
      (#""\uD83D\u0041""#, #"1:2: \ud83d is half of a surrogate pair: write the character itself"#),
      (#""\uDE00\uD83D""#, #"1:2: \ude00 is half of a surrogate pair: write the character itself"#),
      ("[\"a\tb\"]", #"1:4: this string contains a tab: write \t instead, or spaces"#),
      (
        "\"\0\"",
        #"1:2: this string contains an invisible control character: delete it, or write \u0000 instead"#
      ),
    ])
  func refuses(text: String, message: String) {
    #expect(refusal(of: text) == message)
  }

  @Test(
    "takes JSON's own words and numbers only",
    arguments: [
      "NaN", "Infinity", "-Infinity", "inf", "nan", "True", "yes", "undefined", "01", "-01", "00",
      "+1", ".5", "-.5", "1.", "1.e5", "1e", "1e+", "1e5.5", "1-2", "-", "--1", "0x10", "1_000",
      "1.2.3", "1e5e5", "12pt",
    ])
  func refuses(word: String) {
    #expect(
      refusal(of: "[\(word)]") == "1:2: \"\(word)\" isn't a JSON value: numbers look like 0, -1.5 "
        + "or 2e3, and text is in double quotes")
  }

  @Test("refuses nesting that no course needs, however deep", arguments: [129, 10_000, 1_000_000])
  func refuses(depth: Int) {
    let message = "arrays and objects are nested more than 128 levels deep: use fewer levels"
    #expect(refusal(of: String(repeating: "[", count: depth)) == "1:129: " + message)
    #expect(refusal(of: String(repeating: "{\"\":", count: depth)) == "1:513: " + message)
  }

  @Test("cuts what it quotes")
  func cuts() {
    let long = String(repeating: "a", count: 1_000_000)
    #expect(
      refusal(of: long) == "1:1: \"\(String(repeating: "a", count: 40))\" isn't a JSON value: "
        + "numbers look like 0, -1.5 or 2e3, and text is in double quotes")
    #expect(
      refusal(of: String(repeating: "9", count: 1_000_000))
        == "1:1: the number \"\(String(repeating: "9", count: 40))\" is too large")
  }

  @Test("stops at the first of 10,000 lone halves")
  func halves() {
    #expect(
      refusal(of: "\"" + String(repeating: #"\udc00"#, count: 10_000) + "\"")
        == #"1:2: \udc00 is half of a surrogate pair: write the character itself"#)
  }

  private static func badEscape(_ escape: String) -> String {
    #"\#(escape) isn't an escape sequence: there are \" \\ \/ \b \f \n \r \t, and \u with 4 digits"#
  }

  private func refusal(of text: String) -> String? {
    do throws(CourseError) {
      _ = try PlacedJSON.read(text)
      return nil
    } catch {
      let place = error.place.map { "\($0.line):\($0.column): " } ?? ""
      return place + error.sentence.told
    }
  }
}
