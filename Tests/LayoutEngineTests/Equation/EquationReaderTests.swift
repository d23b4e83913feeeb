import LayoutEngine
import Testing

@Suite("Equations: how statements follow each other")
struct EquationReaderTests {
  @Test(
    "a line goes on where it can't be over",
    arguments: [
      ("v.width =\n  2 * w.width\n  + 8 @low", ["v.width = 2.0 * w.width + 8.0 @250.0"]),
      ("v.width\n<= 8\n@750", ["v.width <= 8.0 @750.0"]),
      ("v.width = (\n  3\n) * 2", ["v.width = 6.0"]),
      ("v.width = // why\n\n/* two\nlines */ 3", ["v.width = 3.0"]),
      ("v.width = 3\n\nw.width = 4", ["v.width = 3.0", "w.width = 4.0"]),
      ("v.width = 3 /* two\nlines */ w.width = 4", ["v.width = 3.0", "w.width = 4.0"]),
      ("v.width = 3 +; 4 = w.width", ["E104 1:14 1", "w.width = 4.0"]),
    ])
  func continuation(text: String, expected: [String]) {
    #expect(summary(text) == expected)
  }

  @Test(
    "comments, empty lines and semicolons are no statements",
    arguments: ["", "\n\n", ";;", " ; \n;", "# a", "// a", "/* a\n b */", "\u{FEFF}", "\r\n\r"])
  func nothing(text: String) {
    #expect(summary(text) == [])
  }

  @Test("CR, LF and the two together each end one line", arguments: ["\r", "\n", "\r\n"])
  func lineEnds(end: String) {
    let text = ["a.width = 1", "", "b.widht = 2", "c.width ="].joined(separator: end)
    #expect(summary(text) == ["a.width = 1.0", "E201 3:3 5", "E104 4:10 1"])
  }

  @Test("columns count characters, however many scalars make one up")
  func columns() {
    #expect(summary("`👨‍👩‍👧`.width = e\u{301}.widht") == ["E201 1:15 5"])
    #expect(summary("红色视图.leading = 蓝色视图.trailng") == ["E201 1:21 7"])
    #expect(summary("\t\ta.widht = 3") == ["E201 1:5 5"])
  }

  @Test("one bad line doesn't keep the others from being read")
  func recovery() {
    let text = """
      a.width = 20px
      b.width = 3
      c.width := 3; d.width = 4 $ 5; e.width = 5
      `f.width = 3
      g.width = (3
      H:|-[g]-|
      |-[a]
      [a]-[b]
      + 3
      h.width = 6 /* never closed
      i.width = 7
      """
    #expect(
      summary(text) == [
        "E108 1:13 2", "b.width = 3.0", "E114 3:9 2", "E101 3:27 1", "e.width = 5.0",
        "E112 4:1 1", "E111 5:11 1",
        "g.leading = 1.0 * Superview.leadingMargin + 0.0 and "
          + "Superview.trailingMargin = 1.0 * g.trailing + 0.0",
        "a.leading = 1.0 * Superview.leadingMargin + 0.0", "b.leading = 1.0 * a.trailing + 8.0",
        "E102 9:4 1",
        "E113 10:13 2",
      ])
  }

  @Test("H and V begin visual format with their colon, or where they have lost it")
  func visualFormat() {
    for text in ["H:|-[red]-|", "V:[red]-", "V|[red]|", "V: 5", "|-", "["] {
      #expect(EquationReader.read(text).statements.map(\.isVisualFormat) == [true], "\(text)")
    }
    for text in ["H := 5", "V .width = 3", "a.width = |[b]|", "a.width =\n[b]"] {
      #expect(EquationReader.read(text).statements.map(\.isVisualFormat) == [false], "\(text)")
    }
    #expect(summary("H.width = V.width") == ["H.width = 1.0 * V.width + 0.0"])
    #expect(summary("h: a.width = 3") == ["h: a.width = 3.0"])
  }

  @Test("a statement keeps its text and its place")
  func textAndPlace() {
    let text = "  gap:  a.width /* x */ =\n   3 // note\n b.width ≤ ４; c.width=5"
    let statements = EquationReader.read(text).statements
    #expect(
      statements.map(\.text) == ["gap:  a.width = 3", "b.width ≤ ４", "c.width=5"])
    #expect(statements.map { summary($0.range) } == ["1:3 to 2:5", "3:2 11", "3:15 9"])
  }

  @Test("tokens have one spelling, whatever way they were typed")
  func tokens() {
    let text = "gap：`red view`.Width ＝＝ １.50 × `b`.baseline ÷ 2pt ＠high"
    #expect(
      EquationReader.read(text).statements.map(\.tokens) == [
        [
          "gap", ":", "`red view`", ".", "width", "=", "1.50", "*", "b", ".", "lastBaseline", "/",
          "2", "pt", "@", "high",
        ]
      ])
    #expect(
      EquationReader.read("a.width ≥ ____ ＋ ___").statements.map(\.tokens) == [
        ["a", ".", "width", ">=", "___", "+", "___"]
      ])
  }

  @Test(
    "a blank is three or more underscores on their own",
    arguments: [
      ("Red.leading = ___ * Blue.trailing + 8.0", "blank 1:15 3"),
      ("Red.____ = 80", "blank 1:5 4"),
      ("___", "blank 1:1 3"),
      ("Red.width = ___ $", "E101 1:17 1"),
      ("Red.width = `___`.width", "Red.width = 1.0 * ___.width + 0.0"),
      ("__.width = ___a.width", "__.width = 1.0 * ___a.width + 0.0"),
    ])
  func blanks(text: String, expected: String) {
    #expect(summary(text) == [expected])
  }
}
