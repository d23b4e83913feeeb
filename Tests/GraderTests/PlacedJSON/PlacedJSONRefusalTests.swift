import Course
import Testing

@Suite("Placed JSON: what isn't JSON is refused where it stands")
struct PlacedJSONRefusalTests {
  @Test(
    "says where and what",
    arguments: [
      ("", "1:1: the file is empty: it needs a JSON value"),
      ("\u{FEFF} \r\n\n", "3:1: the file is empty: it needs a JSON value"),
      ("[1,\n]", "2:1: a comma stands before the closing bracket: remove it"),
      ("{\"a\": 1, }", "1:10: a comma stands before the closing bracket: remove it"),
      ("[1, // one\n2]", "1:5: JSON has no comments: remove this one"),
      ("/* one */ 1", "1:1: JSON has no comments: remove this one"),
      ("[1] # one", "1:5: JSON has no comments: remove this one"),
      ("{\"a\": 1} 2", "1:10: text follows the end of the JSON value: remove it"),
      (
        "{\"é\": 1, \"b\": 2,\n \"é\": 3}",
        "2:2: the key \"é\" is here again: it first stood at 1:2"
      ),
      ("[\"abc\n\"]", "1:2: this string has no end: close it with \" on the same line"),
      ("[\"abc\r\n\"]", "1:2: this string has no end: close it with \" on the same line"),
      ("{\"abc", "1:2: this string has no end: close it with \" on the same line"),
      ("\"abc\\", "1:1: this string has no end: close it with \" on the same line"),
      ("\"abc\\\"", "1:1: this string has no end: close it with \" on the same line"),
      ("[1", "1:1: this [ is never closed"),
      ("{\"a\": {\n", "1:7: this { is never closed"),
      ("{\"a\":", "1:6: expected a value, not the end of the file"),
      ("{\"a\"", "1:5: expected a colon after the key, not the end of the file"),
      ("{\"a\" 1}", "1:6: expected a colon after the key, not \"1\""),
      ("{a: 1}", "1:2: expected a key in double quotes, not \"a\""),
      ("{\"a\": 1 \"b\": 2}", "1:9: expected a comma or }, not \"\\\"\""),
      ("[1 中]", "1:4: expected a comma or ], not \"中\""),
      ("[1}", "1:3: expected a comma or ], not \"}\""),
      ("[,1]", "1:2: expected a value, not \",\""),
      ("['a']", "1:2: expected a value, not \"'\""),
      ("\0", "1:1: expected a value, not \"\\0\""),
      ("[1]\0", "1:4: text follows the end of the JSON value: remove it"),
      ("1e400", "1:1: \"1e400\" is too large for a number"),
      ("[-1e999]", "1:2: \"-1e999\" is too large for a number"),
      (#""a\q""#, "1:3: " + badEscape(#"\q"#)),
      (#""a\u12g4""#, "1:3: " + badEscape(#"\u"#)),
      (#""\u+123""#, "1:2: " + badEscape(#"\u"#)),
      (#""\u12"#, "1:2: " + badEscape(#"\u"#)),
      ("\"\\\n\"", "1:2: " + badEscape("\\")),
      (#""é\ud800""#, #"1:3: \ud800 is half of a pair: write the character itself"#),
      (#""\uD83Dx""#, #"1:2: \ud83d is half of a pair: write the character itself"#),
      (#""\uD83D\u0041""#, #"1:2: \ud83d is half of a pair: write the character itself"#),
      (#""\uDE00\uD83D""#, #"1:2: \ude00 is half of a pair: write the character itself"#),
      ("[\"a\tb\"]", #"1:4: a control character in a string: write it as \u0009"#),
      ("\"\0\"", #"1:2: a control character in a string: write it as \u0000"#),
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
      refusal(of: "[\(word)]") == "1:2: \"\(word)\" is not a JSON value: "
        + "numbers look like 0, -1.5 or 2e3, text stands in double quotes")
  }

  @Test(
    "refuses nesting that no course needs, however deep",
    arguments: [129, 10_000, 1_000_000])
  func refuses(depth: Int) {
    let message = "arrays and objects are nested deeper than 128 levels"
    #expect(refusal(of: String(repeating: "[", count: depth)) == "1:129: " + message)
    #expect(refusal(of: String(repeating: "{\"\":", count: depth)) == "1:513: " + message)
  }

  @Test("cuts what it quotes")
  func cuts() {
    let long = String(repeating: "a", count: 1_000_000)
    #expect(
      refusal(of: long) == "1:1: \"\(String(repeating: "a", count: 40))\" is not a JSON value: "
        + "numbers look like 0, -1.5 or 2e3, text stands in double quotes")
    #expect(
      refusal(of: String(repeating: "9", count: 1_000_000))
        == "1:1: \"\(String(repeating: "9", count: 40))\" is too large for a number")
  }

  @Test("stops at the first of 10,000 lone halves")
  func halves() {
    #expect(
      refusal(of: "\"" + String(repeating: #"\udc00"#, count: 10_000) + "\"")
        == #"1:2: \udc00 is half of a pair: write the character itself"#)
  }

  private static func badEscape(_ escape: String) -> String {
    #"\#(escape) is no escape: there are \" \\ \/ \b \f \n \r \t and \u with 4 digits"#
  }

  private func refusal(of text: String) -> String? {
    do throws(PlacedJSONError) {
      _ = try PlacedJSON.read(text)
      return nil
    } catch {
      return "\(error.place.line):\(error.place.column): \(error.message)"
    }
  }
}
