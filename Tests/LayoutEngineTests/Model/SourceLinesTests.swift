import LayoutEngine
import Testing

@Suite("Lines of a source")
struct SourceLinesTests {
  @Test(
    "end with a line feed, a carriage return or both, whatever stands around",
    arguments: [
      ("", [""]), ("a", ["a"]), ("\n", ["", ""]), ("a\r\nb", ["a", "b"]),
      ("a\rb\n", ["a", "b", ""]),
      ("a\n\rb", ["a", "", "b"]), ("é\n\u{301}x", ["é", "\u{301}x"]),
      ("a\u{2028}b", ["a\u{2028}b"]),
    ])
  func lines(text: String, lines: [String]) {
    #expect(text.sourceLines.map(String.init) == lines)
    #expect(text[...].sourceLines.map(String.init) == lines)
  }

  @Test("are those that splitting by characters gives, in 2000 texts of seeds 1 to 2000")
  func law() {
    let pieces = [
      "\n", "\r", "\r\n", "a", " ", "é", "e\u{301}", "\u{301}", "👩‍👩‍👧", "\u{85}", "\u{2028}",
    ]
    for seed in 1...2000 {
      var state = UInt64(seed)
      var text = ""
      for _ in 0..<12 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += pieces[Int(state >> 33) % pieces.count]
      }
      let expected = text.split(omittingEmptySubsequences: false) { character in
        let first = character.unicodeScalars.first
        return first == "\n" || first == "\r"
      }
      #expect(text.sourceLines == expected, "\(Array(text.unicodeScalars))")
    }
  }
}
