import Feedback
import LayoutEngine
import Testing

@Suite("What of a Swift file is quoted")
struct SwiftExcerptTests {
  private func excerpt(_ line: String, column: Int, length: Int) -> AnswerExcerpt {
    SwiftExcerpt(
      lines: [line[...]], range: SourceRange(line: 1, column: column, length: length)
    ).excerpt
  }

  @Test("of a line of thousands of characters the part with the mark, and of others all")
  func longLine() {
    let line = String(repeating: "a", count: 5000) + "bcd" + String(repeating: "e", count: 5000)
    let quoted = excerpt(line, column: 5001, length: 3)
    let after = String(repeating: "e", count: 300 - 1 - 39 - 3 - 1)
    #expect(quoted.text == "…" + String(repeating: "a", count: 39) + "bcd" + after + "…")
    #expect(quoted.columns == 41..<44)
    #expect(excerpt("ab(c)", column: 4, length: 1).text == "ab(c)")
    let end = excerpt(line, column: 10_003, length: 1)
    #expect(end.text == "…" + String(repeating: "e", count: 40))
    #expect(end.columns == 41..<42)
    #expect(excerpt(line, column: 1, length: 1).text.count == 300)
  }
}
