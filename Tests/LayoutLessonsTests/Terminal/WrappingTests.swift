import LayoutLessons
import Terminal
import TestRunners
import Testing

@Suite("Terminal: wrapping breaks lines where a reader would")
struct WrappingTests {
  @Test(
    "breaks at spaces, between ideographs, and never before closing punctuation",
    arguments: [
      ("", 10, [""]), ("one two three", 7, ["one two", "three"]), ("one  two", 20, ["one  two"]),
      ("one   two", 5, ["one", "two"]), ("one two ", 20, ["one two"]),
      ("a\n\nb c", 9, ["a", "", "b c"]),
      ("  indented text", 10, ["  indented", "text"]), ("abcdefghij", 4, ["abcd", "efgh", "ij"]),
      ("ab abcdefghij", 4, ["ab", "abcd", "efgh", "ij"]),
      ("e\u{301}e\u{301}e\u{301}", 2, ["éé", "é"]),
      ("约束决定布局", 8, ["约束决定", "布局"]), ("约束决定布局", 7, ["约束决", "定布局"]),
      ("约束决，定", 6, ["约束", "决，定"]), ("约束决定。", 8, ["约束决", "定。"]),
      ("约束（决定）", 6, ["约束", "（决", "定）"]), ("约束「决定」吗？", 8, ["约束「决", "定」吗？"]),
      ("用Auto Layout写", 6, ["用Auto", "Layout", "写"]), ("约束, 布局", 6, ["约束,", "布局"]),
      ("说“好”。", 6, ["说", "“好”。"]), ("布局", 1, ["布", "局"]), ("👨‍👩‍👧👍🏽🇨🇳", 4, ["👨‍👩‍👧👍🏽", "🇨🇳"]),
      ("nbsp\u{A0}kept here", 9, ["nbsp\u{A0}kept", "here"]),
    ])
  func breaks(text: String, columns: Int, lines: [String]) {
    #expect(StyledText(text).wrapped(to: columns).map(\.text) == lines)
  }

  @Test("keeps code in one piece where it fits on a line of its own")
  func code() {
    let text: StyledText = "Write (\("a.width = 2.0 * b.width", .code)), then check."
    #expect(
      text.wrapped(to: 30).map(\.text) == [
        "Write", "(a.width = 2.0 * b.width),", "then check.",
      ])
    #expect(
      text.wrapped(to: 23).map(\.text) == [
        "Write (", "a.width = 2.0 * b.width", "), then check.",
      ])
    #expect(
      text.wrapped(to: 14).map(\.text) == [
        "Write (a.width", "= 2.0 *", "b.width), then", "check.",
      ])
  }

  @Test("cuts code that is wider than a line behind a parenthesis or a comma, where it can")
  func joints() {
    let call: StyledText = "12 │ \("box.widthAnchor.constraint(equalTo:[a,b],to:c)", .code)"
    #expect(
      call.wrapped(to: 32, hangingIndent: 5).map(\.text) == [
        "12 │ box.widthAnchor.constraint(", "     equalTo:[a,b],to:c)",
      ])
    #expect(
      call.wrapped(to: 20, hangingIndent: 5).map(\.text) == [
        "12 │ box.widthAnchor", "     .constraint(", "     equalTo:[a,b],", "     to:c)",
      ])
    #expect(
      call.wrapped(to: 18, hangingIndent: 5).map(\.text) == [
        "12 │ box", "     .widthAnchor", "     .constraint(", "     equalTo:[a,", "     b],to:c)",
      ])
    #expect(StyledText("one(two,three)").wrapped(to: 6).map(\.text) == ["one(tw", "o,thre", "e)"])
  }

  @Test("keeps meanings across breaks")
  func meanings() {
    let text: StyledText = "\("one two", .strong) three"
    #expect(
      text.wrapped(to: 5) == [StyledText("one", .strong), StyledText("two", .strong), "three"])
  }

  @Test("indents the first line and the others, and leaves empty lines empty")
  func indents() {
    #expect(
      StyledText("one two three\n\nfour").wrapped(to: 9, firstIndent: 1, hangingIndent: 3).map(
        \.text)
        == [" one two", "   three", "", "   four"])
    #expect(
      StyledText("one two").wrapped(to: 6, firstIndent: 50, hangingIndent: 50).map(\.text)
        == ["   one", "   two"])
    #expect(StyledText("ab").wrapped(to: -1, firstIndent: -1).map(\.text) == ["a", "b"])
  }

  @Test("loses nothing and fits, whatever the text", arguments: 0..<300 as Range<UInt64>)
  func laws(seed: UInt64) {
    var random = SeededGenerator(state: seed)
    let text = randomText(&random)
    let columns = Int.random(in: 1...60, using: &random)
    let indents = [Int.random(in: 0...8, using: &random), Int.random(in: 0...8, using: &random)]
    let lines = text.wrapped(to: columns, firstIndent: indents[0], hangingIndent: indents[1])

    for meaning in StyledText.Meaning.allCases {
      #expect(ink(lines.flatMap(\.runs), meaning) == ink(text.runs, meaning))
    }
    #expect(ink(lines.flatMap(\.runs)) == ink(text.runs))
    for line in lines where line.widthInColumns > columns {
      #expect(line.text.filter { $0.widthInColumns > 0 && $0 != " " }.count == 1)
    }
    #expect(lines.allSatisfy { $0.text.last != " " || $0.runs.last?.meaning == .code })
  }

  @Test("splits no word that fits", arguments: 0..<100 as Range<UInt64>)
  func words(seed: UInt64) {
    var random = SeededGenerator(state: seed)
    let words = (0..<40).map { _ in
      String(repeating: "x", count: Int.random(in: 1...12, using: &random))
    }
    let columns = Int.random(in: 12...60, using: &random)
    let lines = StyledText(words.joined(separator: " ")).wrapped(to: columns)
    #expect(lines.flatMap { $0.text.split(separator: " ") }.map(String.init) == words)
    for (line, next) in zip(lines, lines.dropFirst()) {
      let first = next.text.prefix { $0 != " " }.count
      #expect(line.widthInColumns + 1 + first > columns, "the next word would have fitted")
    }
  }

  /// What is not space, in all runs or in those with one meaning.
  private func ink(_ runs: [StyledText.Run], _ meaning: StyledText.Meaning? = nil) -> String {
    let kept = meaning.map { meaning in runs.filter { $0.meaning == meaning } } ?? runs
    return kept.map(\.text).joined().filter { $0 != " " && $0 != "\n" }
  }

  private func randomText(_ random: inout SeededGenerator) -> StyledText {
    let pieces = [
      " ", " ", " ", "a", "layout", "约", "束", "，", "（", "）", "🙂", "👨‍👩‍👧", "e\u{301}", "\n", "  ", "-",
      "constraint", "。", "한", "”", "\u{200B}",
    ]
    return (0..<Int.random(in: 0...60, using: &random)).map { _ in
      StyledText(
        pieces.randomElement(using: &random) ?? "",
        StyledText.Meaning.allCases.randomElement(using: &random) ?? .plain)
    }.joined()
  }
}
