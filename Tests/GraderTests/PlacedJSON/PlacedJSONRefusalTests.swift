import Course
import LayoutEngine
import Testing

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
      (
        "{\"é\": 1, \"b\": 2,\n \"é\": 3}",
        "2:2: the key \"é\" is here twice: it was first at 1:2"
      ),
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

  @Test(
    "refuses nesting that no course needs, however deep",
    arguments: [129, 10_000, 1_000_000])
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
    do throws(PlacedJSONError) {
      _ = try PlacedJSON.read(text)
      return nil
    } catch {
      return "\(error.place.line):\(error.place.column): \(error.sentence.told)"
    }
  }
}
