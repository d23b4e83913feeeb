import LayoutEngine
import Testing

@Suite("Visual format: no text stops the reader")
struct VisualFormatHostileTests {
  @Test("names of ten thousand characters are names")
  func longNames() {
    let long = String(repeating: "n", count: 10_000)
    #expect(statementSummary("[\(long)(5)]", names: nil) == ["\(long).width = 5"])
    #expect(formatSummary("[\(long)(5)]", views: [long]) == ["\(long).width = 5"])
    #expect(statementSummary("[\(long)]") == ["E202 1:2 10000"])
  }

  @Test(
    "a long run of anything is read in one go",
    arguments: [
      "|", "[", "]", "(", ")", "-", "5", "a", ",", "@", "[a]", "[a]-", "[a(", "(5,", "-5-", ">=",
      "H:", "V:|", "options:", "metrics:[", "a:1,", ".a", "\"", "`", "\u{0}", "🙂", "［", "｜", "￼",
      "\u{301}", "\r\n", "//", "/*", "_", ">", "\t", ";|",
    ])
  func longRuns(piece: String) {
    for start in ["", "|", "[a]", "[a(", "[a]-(", "[a] options: [", "[a] metrics: ["] {
      let text = start + String(repeating: piece, count: Sample.size(1_000, whole: 5_000))
      for statement in EquationReader.read(text, names: ["a", "b"]).statements {
        #expect(statement.range.start <= statement.range.end)
      }
      #expect(!formatSummary(text).isEmpty || text.contains("[a]"))
    }
  }

  @Test("deep parentheses are refused at the second")
  func nesting() {
    let deep = String(repeating: "(", count: 200_000)
    #expect(statementSummary("[a\(deep)5") == ["E419 1:4 1"])
  }

  @Test(
    "characters that can't be seen or have no place are named",
    arguments: [
      ("[a\u{0}]", "U+0000", "E101 1:3 1"), ("[\u{200B}]", "U+200B", "E101 1:2 1"),
      ("[a]-🙂-[b]", "🙂", "E101 1:5 1"), ("[a{5}]", "{", "E101 1:3 1"),
    ])
  func odd(text: String, character: String, place: String) {
    #expect(reason(text) == .unexpectedCharacter(character))
    #expect(statementSummary(text) == [place])
  }

  @Test("numbers too large to count with are refused")
  func large() {
    let nines = String(repeating: "9", count: 400)
    #expect(reason("[a(\(nines))]") == .notFinite)
    #expect(reason("[a] metrics: [gap: \(nines)]") == .notFinite)
  }

  @Test("random texts are read, and errors point into the text", arguments: 0..<20)
  func noise(seed: UInt64) throws {
    let pieces = [
      "|", "[", "]", "(", ")", "-", "5", ".5", "a", "b", "gap", "@", "750", ">=", "==", "<", ",",
      "H:", "V:", "options:", "metrics:", "[gap: 5]", ".alignAllTop", " ", "\n", ";", "___", "`",
      "\"", "é", "［", "$", "//", "/*", "*/", "\u{301}", "\r\n", "[a]", "|-", "-|",
    ]
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let text = (0..<Int.random(in: 0..<30, using: &random))
        .map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
      let lines = text.split(omittingEmptySubsequences: false) { "\n\r\n".contains($0) }
      for error in EquationReader.read("|" + text, names: ["a", "b"]).errors {
        let line = try #require(
          lines.indices.contains(error.range.line - 1) ? lines[error.range.line - 1] : nil,
          "\(text.debugDescription)")
        #expect((1...line.count + 2).contains(error.range.start.column), "\(text.debugDescription)")
        #expect(error.range.start < error.range.end, "\(text.debugDescription)")
      }
    }
  }
}
