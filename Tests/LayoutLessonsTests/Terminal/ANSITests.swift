import LayoutLessons
import Terminal
import Testing

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
