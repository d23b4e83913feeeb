import LayoutLessons
import Terminal
import Testing
import TestRunners

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
      text.wrapped(to: 30).map(\.text) == ["Write", "(a.width = 2.0 * b.width),", "then check."])
    #expect(
      text.wrapped(to: 23).map(\.text) == ["Write (", "a.width = 2.0 * b.width", "), then check."])
    #expect(
      text.wrapped(to: 14).map(\.text) == ["Write (a.width", "= 2.0 *", "b.width), then", "check."])
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

  @Test("splits a path behind a slash, where nobody copies it")
  func paths() {
    let text: StyledText = "It is in \("layout-lessons/05-sameness/flip-around.layout", .code)."
    let lines = text.wrapped(to: 36, splittingPaths: true).map(\.text)
    #expect(lines == ["It is in layout-lessons/05-sameness/", "flip-around.layout."])
    #expect(text.wrapped(to: 36).map(\.text)[1].hasSuffix("05-sameness/flip-around.layout"))
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

@Suite("Terminal: a text takes so many columns")
struct TextWidthTests {
  @Test(
    "counts columns by what is seen",
    arguments: [
      ("", 0), ("Blue.leading", 12), (" ", 1), ("\n", 0), ("a\nb", 2),
      // Latin, Greek, Cyrillic, one column even where East Asian fonts may take two
      ("café", 4), ("cafe\u{301}", 4), ("Ωж", 2), ("…—·×", 4), ("├─┤█", 4), ("①★", 2),
      // Wide and fullwidth
      ("布局", 4), ("，。、；：？！", 14), ("（）「」『』", 12), ("Ａ１", 4), ("ｱ", 1), ("ひらがな", 8),
      ("\u{3000}", 2), ("𠀀", 2), ("㈱", 2), ("☰", 2),
      // Hangul, composed and in letters
      ("한국", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{1161}", 0),
      // No width
      ("\u{301}", 0), ("\u{200B}\u{200D}\u{2060}\u{FEFF}", 0), ("\u{FE0F}", 0), ("a\u{20DD}", 1),
      // Emoji
      ("🙂", 2), ("👨‍👩‍👧‍👦", 2), ("👍🏽", 2), ("🇨🇳", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("❤️", 2), ("❤", 1), ("1️⃣", 2), ("©️", 2),
      ("©", 1), ("a\u{FE0F}", 1), ("🇨🇳🇫🇷", 4),
      // Signs that stand for control characters
      ("␛[31m", 5), ("\u{FFFD}", 1),
      // An Indic conjunct is as wide as its first letter
      ("नमस्ते", 3),
    ])
  func width(text: String, columns: Int) {
    #expect(text.widthInColumns == columns)
  }

  @Test("a long text is as wide as its parts together")
  func additive() {
    let parts = ["abc", "布局", "🙂", "한", "e\u{301}"]
    #expect(
      String(repeating: parts.joined(), count: 1000).widthInColumns
        == 1000 * parts.map(\.widthInColumns).reduce(0, +))
  }
}

@Suite("Terminal: tables fit the width")
struct TextTableTests {
  static let table = TextTable(
    header: ["Attribute", "属性", "pt"],
    rows: [["\("leading", .code)", "前缘，随阅读方向改变", "8"], ["\("width", .code)", "宽度", "120"]],
    alignments: [.leading, .centre, .trailing])

  @Test("sets columns side by side where they fit")
  func natural() {
    #expect(
      Self.table.lines(columns: 80).map(\.text) == [
        "Attribute          属性           pt",
        "─────────  ────────────────────  ───",
        "leading    前缘，随阅读方向改变    8",
        "width              宽度          120",
      ])
  }

  @Test("wraps cells where they don't")
  func wrapped() {
    #expect(
      Self.table.lines(columns: 31).map(\.text) == [
        "Attribute       属性         pt",
        "─────────  ───────────────  ───",
        "leading    前缘，随阅读方     8",
        "               向改变",
        "width           宽度        120",
      ])
  }

  @Test("stacks the cells of each row where columns would split words")
  func stacked() {
    #expect(
      Self.table.lines(columns: 24).map(\.text) == [
        "Attribute: leading", "属性: 前缘，随阅读方向改", "  变", "pt: 8", "", "Attribute: width",
        "属性: 宽度", "pt: 120",
      ])
  }

  @Test("keeps meanings, and makes plain titles strong")
  func meanings() {
    let lines = Self.table.lines(columns: 80)
    #expect(lines[0].runs.map(\.meaning) == [.strong, .plain, .strong, .plain, .strong])
    #expect(lines[2].runs.first == StyledText("leading", .code).runs.first)
  }

  @Test("has room for ragged rows and tables without titles")
  func ragged() {
    let table = TextTable(header: [], rows: [["a"], ["b", "c"], []])
    #expect(table.lines(columns: 40).map(\.text) == ["a", "b  c", ""])
    #expect(TextTable(header: [], rows: []).lines(columns: 40) == [])
    #expect(TextTable(header: ["a"], rows: []).lines(columns: 40).map(\.text) == ["a", "─"])
    let ragged = TextTable(header: ["a"], rows: [["1", "2"]])
    #expect(ragged.lines(columns: 3).map(\.text) == ["a:", " 1", "2"])
  }

  @Test("no line is wider than the width, and no word is lost", arguments: 0..<200 as Range<UInt64>)
  func laws(seed: UInt64) {
    var random = SeededGenerator(state: seed)
    let words = ["a", "layout", "约", "，", "🙂", "constraint", "priority", "1000"]
    let cell = {
      let count = Int.random(in: 0...12, using: &random)
      return StyledText(
        (0..<count).map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " "))
    }
    let rows = (0..<4).map { _ in (0..<5).map { _ in cell() } }
    let columns = 20 + Int(seed)
    let lines = TextTable(header: ["1", "2", "3"], rows: rows).lines(columns: columns)
    #expect(lines.allSatisfy { $0.widthInColumns <= columns })
    for word in words {
      let count = { (texts: [StyledText]) in
        texts.flatMap { $0.text.split(separator: " ") }.count { $0 == word }
      }
      #expect(count(lines) == count(rows.flatMap { $0 }))
    }
  }
}

@Suite("Terminal: text carries meanings, not colours")
struct StyledTextTests {
  @Test("neighbours with one meaning are one run, and empty runs vanish")
  func canonical() {
    let text = StyledText("a") + "" + "b" + StyledText("", .code) + StyledText("c", .code)
    #expect(text.runs.map(\.text) == ["ab", "c"])
    #expect(text.runs.map(\.meaning) == [.plain, .code])
    #expect(text == StyledText("ab") + StyledText("c", .code))
  }

  @Test("interpolates words and values with a meaning")
  func interpolation() {
    let anchor = StyledText("Blue.leading", .code)
    let text: StyledText = "\(anchor) is at \(120), \("wrong", .bad)."
    #expect(
      text
        == [
          anchor, StyledText(" is at 120, "), StyledText("wrong", .bad), StyledText("."),
        ].joined())
    #expect(text.text == "Blue.leading is at 120, wrong.")
  }

  @Test("splits into lines and joins back")
  func lines() {
    let text = StyledText("a\n\nb", .good) + "c\n"
    #expect(text.lines == [StyledText("a", .good), "", StyledText("b", .good) + "c", ""])
    #expect(text.lines.map(\.text).joined(separator: "\n") == text.text)
    #expect(StyledText().lines == [""])
    #expect([text, text].joined(separator: "\n").lines == text.lines + text.lines)
  }

  @Test("is as wide as its widest line", arguments: [("", 0), ("a\n布局\nb", 4), ("\n\n", 0)])
  func width(text: String, columns: Int) {
    #expect(StyledText(text, .code).widthInColumns == columns)
  }

  @Test("gives a meaning to plain parts only")
  func whenPlain() {
    let text: StyledText = "a \("b", .code) c"
    #expect(text.whenPlain(.strong) == "\("a ", .strong)\("b", .code)\(" c", .strong)")
  }
}

@Suite("Terminal: colour is optional and hostile text is harmless")
struct ANSITests {
  static let hostile = [
    "\u{1B}[31mred", "\u{1B}]0;title\u{7}", "\u{9B}2J", "a\u{8}\u{8}b", "a\rb", "\u{0}\u{7F}",
    "\u{1B}\u{1B}[", "\u{1B}\u{301}", "\u{202E}abc", "\u{2028}\u{2029}\u{85}", "\u{C}\u{B}",
    String((0...0x2100).compactMap(Unicode.Scalar.init).map(Character.init)),
  ]

  @Test("each meaning has its codes, closed at the end of every line")
  func codes() {
    let expected: [StyledText.Meaning: String] = [
      .plain: "a\n\nb", .heading: "\u{1B}[1;4ma\u{1B}[0m\n\n\u{1B}[1;4mb\u{1B}[0m",
      .strong: "\u{1B}[1ma\u{1B}[0m\n\n\u{1B}[1mb\u{1B}[0m",
      .emphasis: "\u{1B}[3ma\u{1B}[0m\n\n\u{1B}[3mb\u{1B}[0m",
      .code: "\u{1B}[36ma\u{1B}[0m\n\n\u{1B}[36mb\u{1B}[0m",
      .good: "\u{1B}[32ma\u{1B}[0m\n\n\u{1B}[32mb\u{1B}[0m",
      .bad: "\u{1B}[31ma\u{1B}[0m\n\n\u{1B}[31mb\u{1B}[0m",
      .quiet: "\u{1B}[2ma\u{1B}[0m\n\n\u{1B}[2mb\u{1B}[0m",
      .link: "\u{1B}[4ma\u{1B}[0m\n\n\u{1B}[4mb\u{1B}[0m",
      .selected: "\u{1B}[7ma\u{1B}[0m\n\n\u{1B}[7mb\u{1B}[0m",
    ]
    for meaning in StyledText.Meaning.allCases {
      let text = StyledText("a\n\nb", meaning)
      #expect(text.rendered(usingColour: true) == expected[meaning])
      #expect(text.rendered(usingColour: false) == "a\n\nb")
    }
  }

  @Test("prints nothing that steers a terminal when colour is off", arguments: hostile)
  func noEscapes(text: String) {
    for meaning in StyledText.Meaning.allCases {
      let printed = StyledText(text, meaning).rendered(usingColour: false)
      #expect(
        printed.unicodeScalars.allSatisfy {
          $0 == "\n" || $0.properties.generalCategory != .control
        })
    }
  }

  @Test("with colour, prints no escape but its own", arguments: hostile)
  func ownEscapes(text: String) {
    #expect(!StyledText(text).rendered(usingColour: true).unicodeScalars.contains("\u{1B}"))
    let coloured = StyledText("x" + text.filter { !$0.isNewline }, .bad).rendered(usingColour: true)
    #expect(coloured.unicodeScalars.filter { $0 == "\u{1B}" }.count == 2)
  }

  @Test(
    "shows what it replaces",
    arguments: [
      ("\u{1B}[31m", "␛[31m"), ("\t|", "    |"), ("a\r\nb", "a\nb"), ("a\rb", "a␍b"),
      ("\r\r\n", "␍\n"), ("\u{0}\u{7F}", "␀␡"), ("\u{9B}2J", "\u{FFFD}2J"),
      ("\u{202E}\u{2066}\u{2028}", "\u{FFFD}\u{FFFD}\u{FFFD}"), ("布局 👨‍👩‍👧 é", "布局 👨‍👩‍👧 é"),
    ])
  func visible(text: String, shown: String) {
    #expect(text.visible == shown)
    #expect(shown.visible == shown)
  }
}
