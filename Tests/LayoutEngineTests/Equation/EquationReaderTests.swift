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

@Suite("Equations: what they state")
struct EquationMeaningTests {
  @Test(
    "the leftmost anchor is first, and the rest is brought to the right",
    arguments: [
      ("2*a.width - b.width = 10", "a.width = 0.5 * b.width + 5.0"),
      ("40 = View.height", "View.height = 40.0"),
      ("10 - a.width <= 4", "a.width >= 6.0"),
      ("-2 * (a.width - 3) >= b.width", "a.width <= -0.5 * b.width + 3.0"),
      ("0 * v.width = w.width - 3", "w.width = 3.0"),
      ("v.width = 0 * w.width + 3", "v.width = 3.0"),
      ("0.1*v.width + 0.2*v.width - 0.3*v.width + w.width = 5", "w.width = 5.0"),
      ("v.width + v.width = 10", "v.width = 5.0"),
      ("v.width = w.width / 4 * 2", "v.width = 0.5 * w.width + 0.0"),
      ("v.width = 3 - -4", "v.width = 7.0"),
      ("v.width = 2 * -3", "v.width = -6.0"),
      ("v.width = -0", "v.width = 0.0"),
      ("v.height = nil + v.width * 2", "v.height = 2.0 * v.width + 0.0"),
      ("v.width = 1 * Not an attribute + 2", "v.width = 2.0"),
      ("nil.width = not.width", "nil.width = 1.0 * not.width + 0.0"),
      (
        "view.safeArea.top=`my guide`.`a b`.BOTTOM",
        "view.safeArea.top = 1.0 * my guide.a b.bottom + 0.0"
      ),
      ("pt.width = 2 * px.width + 3 pt", "pt.width = 2.0 * px.width + 3.0"),
    ])
  func solved(text: String, expected: String) {
    #expect(summary(text) == [expected])
  }

  @Test(
    "a chain states two constraints with one priority",
    arguments: [
      ("200 <= v.width <= 400 @5", "v.width >= 200.0 @5.0 and v.width <= 400.0 @5.0"),
      ("400 ≥ v.width = w.width", "v.width <= 400.0 and v.width = 1.0 * w.width + 0.0"),
      ("x: a.width = 3 = b.width", "x: a.width = 3.0 and x: b.width = 3.0"),
    ])
  func chains(text: String, expected: String) {
    #expect(summary(text) == [expected])
  }

  @Test(
    "a priority is a number, or a name that may be shifted",
    arguments: [
      ("@1000", 1000), ("@ 0.5", 0.5), ("@Required - 1", 999), ("@high+1.5", 751.5),
      ("@medium", 500), ("@fittingSizeLevel", 50), ("@defaultlow", 250), ("＠７５０", 750),
    ])
  func priorities(text: String, expected: Double) {
    #expect(
      EquationReader.read("v.width = 100 \(text)").constraints.map(\.priority) == [expected])
  }

  @Test("full-width characters are read as their ASCII twins")
  func fullWidth() {
    #expect(
      summary("ｇ：ａ．ｗｉｄｔｈ　＝　（１０．５＋ｂ．ｗｉｄｔｈ）＊２－１；ｃ．ｔｏｐ＞＝ｄ．ｔｏｐ／１")
        == ["g: a.width = 2.0 * b.width + 20.0", "c.top >= 1.0 * d.top + 0.0"])
  }

  @Test(
    "a minus sign, a hyphen of any kind and a dash are read as a minus",
    arguments: ["\u{2212}", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}"])
  func dashes(dash: String) throws {
    #expect(summary("a.top = b.top \(dash) 8") == ["a.top = 1.0 * b.top - 8.0"])
    #expect(summary("a.top = \(dash)8 + b.top") == ["a.top = 1.0 * b.top - 8.0"])
    #expect(
      summary("a.top = b.top\(dash)8 @required\(dash)1") == ["a.top = 1.0 * b.top - 8.0 @999.0"])
    #expect(
      statementSummary("[a]\(dash)20\(dash)[b(\(dash)5)]")
        == ["b.leading = a.trailing + 20", "b.width = -5"])
    #expect(
      try EquationReader.number("320 \(dash) 200"[...], at: SourcePlace(line: 1, column: 1)) == 120)
  }

  @Test("every attribute is read in any case", arguments: Attribute.allCases)
  func attributes(attribute: Attribute) {
    for name in [attribute.name, attribute.name.uppercased(), attribute.name.lowercased()] {
      let constraints = EquationReader.read("a.\(name) = b.\(name)").constraints
      #expect(constraints.map(\.first.attribute) == [attribute])
      #expect(constraints.map(\.second?.attribute) == [attribute])
    }
  }

  @Test("a constraint knows where its parts stand")
  func places() throws {
    let text = "\ngap: v.width =\n  2 * view.guide.width @low"
    let constraint = try #require(EquationReader.read(text).constraints.first)
    let second = try #require(constraint.second)
    #expect(summary(constraint.range) == "2:1 to 3:28")
    #expect(summary(constraint.first.range) == "2:6 7")
    #expect(summary(constraint.relationRange) == "2:14 1")
    #expect(summary(second.itemRange) == "3:7 10")
    #expect(summary(second.range) == "3:7 16")
  }
}

@Suite("Equations: numbers on their own")
struct EquationNumberTests {
  @Test(
    "arithmetic without attributes gives a number",
    arguments: [
      ("320 - 200", 120), ("+120pt", 120), (" １２０．５ ", 120.5), ("-(4 + 2) * 3 / 2", -9),
      ("120 // why", 120), (".5", 0.5), ("0", 0), ("-0", 0), ("1 +\n 2", 3),
    ])
  func numbers(text: String, expected: Double) throws {
    #expect(
      try EquationReader.number(text, at: SourcePlace(line: 1, column: 1)) == expected)
  }

  @Test(
    "anything else says what is wrong and where",
    arguments: [
      ("", .numberMissing, "4:21 1"),
      ("  // none", .numberMissing, "4:23 1"),
      ("___", .blank, "4:21 3"),
      (" Red.width", .notANumber("Red"), "4:22 3"),
      ("320 -", .nothingAfter("-"), "4:26 1"),
      ("320 = 3", .unexpectedCharacter("="), "4:25 1"),
      ("= 3", .unexpectedCharacter("="), "4:21 1"),
      ("320; 3", .unexpectedCharacter(";"), "4:24 1"),
      ("20 30", .operatorMissing(before: "30"), "4:24 1"),
      ("20px", .pixels, "4:23 2"),
      ("8,0", .decimalComma(suggestion: "8.0"), "4:22 1"),
      ("1/0", .divisionByZero, "4:23 1"),
      ("?", .unexpectedCharacter("?"), "4:21 1"),
    ] as [(String, EquationError.Reason, String)])
  func errors(text: String, reason: EquationError.Reason, place: String) {
    let error = #expect(throws: EquationError.self) {
      try EquationReader.number(text[...], at: SourcePlace(line: 4, column: 21))
    }
    #expect(error?.reason == reason)
    #expect(error.map { summary($0.range) } == place)
  }
}

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
