import LayoutEngine
import Testing

@Suite("Equations: no text stops the reader")
struct EquationHostileTests {
  @Test("a hundred parentheses are read, one more is refused")
  func nesting() {
    func nested(_ depth: Int) -> String {
      "v.width = " + String(repeating: "(", count: depth) + "3"
        + String(repeating: ")", count: depth)
    }
    #expect(summary(nested(100)) == ["v.width = 3.0"])
    #expect(reason(nested(101)) == .nestedTooDeeply(limit: 100))
    #expect(summary(nested(101)) == ["E111 1:111 1"])
    let deep = Sample.size(20_000, whole: 200_000)
    #expect(reason(nested(deep)) == .nestedTooDeeply(limit: 100))
  }

  @Test("parentheses side by side don't count as nested")
  func sideBySide() {
    let terms = Array(repeating: "(1)", count: 500).joined(separator: " + ")
    #expect(summary("v.width = \(terms)") == ["v.width = 500.0"])
  }

  @Test(
    "a long run of anything is read in one go",
    arguments: [
      "+", "-", "*", "/", "(", ")", "a", "a.", ".", "=", "<", "1", "1.", "1 ", "1+", "2*", "`", "@",
      "@1", ":", "a:", ";", "_", "/*", "/**/", "//\n", "#\n", "\r\n", "$", ",", "1,", "% ", "nil+",
      "a.width+", "a.width=", "a.width*2*", "not an ", "|", "[", "\u{301}", "＝", "\u{0}",
      "\u{200B}",
      "a.width = 3\n", "a.widht = 3;", "0/",
    ])
  func longRuns(piece: String) {
    let text = String(repeating: piece, count: Sample.size(1_000, whole: 5_000))
    let document = EquationReader.read(text, names: ["a", "b"])
    #expect(document.statements.count <= 5_000)
    for statement in document.statements {
      #expect(statement.range.start <= statement.range.end)
    }
  }

  @Test("names of ten thousand characters are names")
  func longNames() {
    let long = String(repeating: "n", count: 10_000)
    #expect(summary("\(long).width = 3") == ["\(long).width = 3.0"])
    #expect(summary("`\(long) `.width = 3") == ["\(long) .width = 3.0"])
  }

  @Test("random texts are read, and errors point into the text", arguments: 0..<20)
  func noise(seed: UInt64) throws {
    let pieces = [
      "a", "b", ".", "width", "top", " ", "=", "<=", ">=", "+", "-", "*", "/", "(", ")", "3", ".5",
      "@", "high", ":", "`", "___", "/*", "*/", "//", "\n", ";", ",", "%", "px", "pt", "nil", "$",
      "é", "视", "＝", "\u{301}", "\r\n", "H:", "|", "!",
    ]
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let text = (0..<Int.random(in: 0..<30, using: &random))
        .map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
      let lines = text.split(omittingEmptySubsequences: false) { "\n\r\n".contains($0) }
      for error in EquationReader.read(text).errors {
        let line = try #require(
          lines.indices.contains(error.range.line - 1) ? lines[error.range.line - 1] : nil,
          "\(text.debugDescription)")
        #expect((1...line.count + 1).contains(error.range.start.column), "\(text.debugDescription)")
        #expect(error.range.start < error.range.end, "\(text.debugDescription)")
      }
    }
  }
}
