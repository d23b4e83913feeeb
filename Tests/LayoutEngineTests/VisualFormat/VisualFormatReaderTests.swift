import LayoutEngine
import Testing

@Suite("Visual format: what a format states")
struct VisualFormatReaderTests {
  @Test(
    "every rule of the grammar is read",
    arguments: [
      ("[a]", []),
      ("H:[a(50)]", ["a.width = 50"]),
      ("V:[a(50)]", ["a.height = 50"]),
      ("[a(==50.5)]", ["a.width = 50.5"]),
      ("[a(>=.5,<=100)]", ["a.width >= 0.5", "a.width <= 100"]),
      ("[a(-5)]", ["a.width = -5"]),
      ("[a(b)]", ["a.width = b.width"]),
      ("V:[a(<=b@250)]", ["a.height <= b.height @250"]),
      ("[a(gap)]", ["a.width = 12"]),
      ("[a(gap@strong)]", ["a.width = 12 @750"]),
      ("[a][b]", ["b.leading = a.trailing"]),
      ("[a]-[b]", ["b.leading = a.trailing + 8"]),
      ("[a]-20-[b]", ["b.leading = a.trailing + 20"]),
      ("[a]-20@750-[b]", ["b.leading = a.trailing + 20 @750"]),
      ("[a]-gap-[b]", ["b.leading = a.trailing + 12"]),
      ("[a]-(-8)-[b]", ["b.leading = a.trailing - 8"]),
      (
        "[a]-(>=8,<=gap@strong)-[b]",
        ["b.leading >= a.trailing + 8", "b.leading <= a.trailing + 12 @750"]
      ),
      ("V:[a]-[b]-[c]", ["b.top = a.bottom + 8", "c.top = b.bottom + 8"]),
      ("|[a]|", ["a.leading = |.leading", "|.trailing = a.trailing"]),
      ("|-[a]-|", ["a.leading = |.leadingMargin", "|.trailingMargin = a.trailing"]),
      ("V:|-[a]-|", ["a.top = |.topMargin", "|.bottomMargin = a.bottom"]),
      ("|-20-[a]-(>=20)-|", ["a.leading = |.leading + 20", "|.trailing >= a.trailing + 20"]),
      ("[a]-|", ["|.trailingMargin = a.trailing"]),
      (
        "|-20-[a(50)][b(a)]-|",
        [
          "a.leading = |.leading + 20", "a.width = 50", "b.leading = a.trailing",
          "b.width = a.width", "|.trailingMargin = b.trailing",
        ]
      ),
    ] as [(String, [String])])
  func grammar(format: String, expected: [String]) {
    let metrics = ["gap": 12.0, "strong": 750]
    #expect(formatSummary(format, metrics: metrics) == expected)
    #expect(statementSummary("\(format) metrics: [gap: 12, strong: 750]") == expected)
  }

  @Test("a metric comes before a view of the same name")
  func metricFirst() {
    #expect(formatSummary("[a(b)]", metrics: ["b": 7]) == ["a.width = 7"])
  }

  @Test(
    "the direction says which edges meet",
    arguments: [
      (
        .leadingToTrailing, "|-[a]-5-[b]|",
        ["a.leading = |.leadingMargin", "b.leading = a.trailing + 5", "|.trailing = b.trailing"]
      ),
      (
        .leftToRight, "|-[a]-5-[b]|",
        ["a.left = |.leftMargin", "b.left = a.right + 5", "|.right = b.right"]
      ),
      (
        .rightToLeft, "|-[a]-5-[b]|",
        ["|.rightMargin = a.right", "a.left = b.right + 5", "b.left = |.left"]
      ),
      (.rightToLeft, "V:|[a]-(>=5)-[b]", ["a.top = |.top", "b.top >= a.bottom + 5"]),
      (.rightToLeft, "[a]-(>=5)-[b]", ["a.left >= b.right + 5"]),
    ] as [(VisualFormatOptions.Direction, String, [String])])
  func direction(
    direction: VisualFormatOptions.Direction, format: String, expected: [String]
  ) {
    #expect(formatSummary(format, options: VisualFormatOptions(direction: direction)) == expected)
    #expect(statementSummary("\(format) options: .\(direction.rawValue)") == expected)
  }

  @Test(
    "each view is aligned with the next, across the format's axis",
    arguments: [
      ("", [Attribute.top, .bottom, .centerY, .lastBaseline, .firstBaseline]),
      ("V:", [.left, .right, .leading, .trailing, .centerX]),
    ])
  func alignment(orientation: String, attributes: [Attribute]) {
    for attribute in Attribute.allCases where attribute.kind == .position && !attribute.isMargin {
      let name = attribute.name
      let option = "alignAll\(name.prefix(1).uppercased())\(name.dropFirst())"
      let read = statementSummary("\(orientation)[a][b][c] options: [.\(option)]")
      if attributes.contains(attribute) {
        #expect(read.suffix(2) == ["a.\(name) = b.\(name)", "b.\(name) = c.\(name)"])
      } else {
        #expect(read == ["E426 1:1 \(orientation.count + 9)"], "\(option)")
      }
    }
  }

  @Test("UIKit names the axis along which nothing can be aligned")
  func alongAxis() {
    #expect(
      formatSummary("V:[a]-[b]", options: VisualFormatOptions(alignments: [.top])) == [
        """
        Unable to parse constraint format: 
        Options mask required views to be aligned on a vertical edge, which is not allowed for \
        layout that is also vertical. 
        V:[a]-[b] 
                 ^
        """
      ])
    #expect(
      formatSummary("[a]-[b]", options: VisualFormatOptions(alignments: [.centerX]))[0].contains(
        "\nOptions mask required views to be aligned on a horizontal edge, which is not allowed "
          + "for layout that is also horizontal. \n"))
  }

  @Test("several alignments come view by view, in the order of their attributes")
  func alignments() {
    #expect(
      statementSummary("[a][b][c] options: [.alignAllBottom, .alignAllTop]").suffix(4) == [
        "a.top = b.top", "a.bottom = b.bottom", "b.top = c.top", "b.bottom = c.bottom",
      ])
  }

  @Test(
    "options and metrics follow the format in Swift's spelling",
    arguments: [
      "[a]-gap-[b] options: [.alignAllTop] metrics: [gap: 12]",
      "[a]-gap-[b]  metrics: [gap: 12.0,]  options: .alignAllTop",
      "[a]-gap-[b], options: [.alignAllTop,], metrics: [\"gap\": 12]",
      "[a]-gap-[b] metrics:[`gap`:12]options:[.alignAllTop]",
      " [ a ] - gap - [ b ]options : [ . alignAllTop ] metrics : [ gap : 12 ] // note",
      "［a］－gap－［b］　options：［.alignAllTop］　metrics：［gap：１２］",
    ])
  func clauses(text: String) {
    #expect(statementSummary(text) == ["b.leading = a.trailing + 12", "a.top = b.top"])
  }

  @Test("empty clauses say nothing")
  func emptyClauses() {
    #expect(statementSummary("[a(5)] options: [] metrics: [:]") == ["a.width = 5"])
    #expect(statementSummary("[a(5)] metrics: []") == ["a.width = 5"])
  }

  @Test("a format ends with its line, and a semicolon ends it, too")
  func lines() {
    #expect(
      statementSummary("[a(5)] // five\n[b(6)]-\n|-[c]; c.width = 7 /* x */\nV:[a(1)]") == [
        "a.width = 5", "E416 2:8 1", "c.leading = |.leadingMargin", "c.width = 7", "a.height = 1",
      ])
  }

  @Test("names of answers are names of equations: quoted, dotted, in any script")
  func names() {
    #expect(
      statementSummary("[`my view`]-[view.safeArea]-[视图(`2nd`)]", names: nil) == [
        "view.safeArea.leading = my view.trailing + 8", "视图.leading = view.safeArea.trailing + 8",
        "视图.width = 2nd.width",
      ])
  }

  @Test("a program's format has no gaps, quotes, dots or other scripts")
  func strict() {
    let views = ["a", "self", "视图"]
    for (format, reason, caret) in [
      ("H: [a]", "Expected a view", 2),
      ("[a]- 5-[a]", VisualFormatReaderTests.valueMissing, 4),
      ("[a] ", "Expected a view or '|'", 3),
      ("[a]//", "Expected a view or '|'", 3),
      ("[self.a]", "Expected a ']' here. That is how you give the end of a view.", 5),
      (
        "[视图]",
        "Expected a view. View names must start with a letter or an underscore, then contain "
          + "letters, numbers, and underscores.", 1
      ),
      ("[a(≥5)]", VisualFormatReaderTests.valueMissing, 3),
    ] {
      let indent = String(repeating: " ", count: caret)
      #expect(
        formatSummary(format, views: views)
          == ["Unable to parse constraint format: \n\(reason) \n\(format) \n\(indent)^"])
    }
    #expect(formatSummary("") == ["Unable to parse constraint format: It's an empty string."])
  }

  static let valueMissing =
    "Expected a number or key from the metrics dictionary, but encountered something else"
}

@Suite("Visual format: what is wrong with a format")
struct VisualFormatErrorTests {
  private func reason(_ text: String) -> EquationError.Reason? {
    LayoutEngineTests.reason(text, names: ["a", "b", "Photo"])
  }

  @Test(
    "a fault has its code, and points at what is at fault",
    arguments: [
      ("V|[a]|", .colonMissing(after: "V"), "E411 1:2 1"),
      ("H[a]", .colonMissing(after: "H"), "E411 1:2 1"),
      ("H:", .viewMissing, "E412 1:3 1"),
      ("H:5", .viewMissing, "E412 1:3 1"),
      ("H:|-10-|", .viewMissing, "E412 1:8 1"),
      ("||[a]", .viewMissing, "E412 1:2 1"),
      ("[]", .nameMissing, "E412 1:2 1"),
      ("[5]", .nameMissing, "E412 1:2 1"),
      ("[``]", .nameMissing, "E412 1:2 2"),
      ("[\"\"][a]", .nameMissing, "E412 1:2 2"),
      ("[a(``)]", .valueMissing, "E419 1:4 2"),
      ("|-0-[a-0-|", .bracketNotClosed, "E413 1:7 1"),
      ("[a", .bracketNotClosed, "E413 1:3 1"),
      ("[a(5)(6)]", .bracketNotClosed, "E413 1:6 1"),
      ("[a](", .viewOrBarMissing, "E414 1:4 1"),
      ("[a]-5-b", .viewOrBarMissing, "E414 1:7 1"),
      ("[a] b", .viewOrBarMissing, "E414 1:5 1"),
      ("|", .barAlone, "E414 1:2 1"),
      ("[a]|[b]", .textAfterEnd, "E415 1:5 1"),
      ("[a]||", .textAfterEnd, "E415 1:5 1"),
      ("[a]-", .endsTooSoon, "E416 1:5 1"),
      ("[a]-5", .endsTooSoon, "E416 1:6 1"),
      ("[a(5", .endsTooSoon, "E416 1:5 1"),
      ("[a]-(5", .endsTooSoon, "E416 1:7 1"),
      ("[a]-5[b]", .dashMissing, "E417 1:6 1"),
      ("[a]-(5)[b]", .dashMissing, "E417 1:8 1"),
      ("[a]-5,6-[b]", .dashMissing, "E417 1:6 1"),
      ("[a]--5-[b]", .minusWithoutParentheses, "E418 1:5 1"),
      ("[a]-()-[b]", .valueMissing, "E419 1:6 1"),
      ("[a]->=5-[b]", .valueMissing, "E419 1:5 2"),
      ("[a(5@)]", .valueMissing, "E419 1:6 1"),
      ("[a(,5)]", .valueMissing, "E419 1:4 1"),
      ("[a((5))]", .valueMissing, "E419 1:4 1"),
      ("[a(->5)]", .valueMissing, "E419 1:4 1"),
      ("[a]-gap-[b]", .unknownMetric("gap", suggestions: []), "E421 1:5 3"),
      (
        "[a]-gpa-[b] metrics: [gap: 1]", .unknownMetric("gpa", suggestions: ["gap"]),
        "E421 1:5 3"
      ),
      ("[a(5@high)]", .unknownMetric("high", suggestions: []), "E421 1:6 4"),
      ("[a]-Photo-[b]", .viewAsDistance("Photo"), "E422 1:5 5"),
      ("[a(5@Photo)]", .viewAsPriority("Photo"), "E422 1:6 5"),
      ("[gap] metrics: [gap: 1]", .metricAsView("gap"), "E423 1:2 3"),
      ("[a(=5)]", .notAFormatRelation("=", suggestion: .equal), "E424 1:4 1"),
      ("[a(>5)]", .notAFormatRelation(">", suggestion: .greaterThanOrEqual), "E424 1:4 1"),
      ("[a(=<5)]", .notAFormatRelation("=<", suggestion: .lessThanOrEqual), "E424 1:4 2"),
      ("[a(!=5)]", .notAFormatRelation("!=", suggestion: .equal), "E424 1:4 2"),
      ("[a(5]", .sizesNotClosed, "E425 1:5 1"),
      ("[a(5 6)]", .sizesNotClosed, "E425 1:6 1"),
      ("[a]-(5-[b]", .distancesNotClosed, "E425 1:7 1"),
      ("[a(0.5*b)]", .formatMultiplied, "E427 1:7 1"),
      ("[a]-(5/2)-[b]", .formatMultiplied, "E427 1:7 1"),
      ("[a(5] metrics: [gap: 1]", .sizesNotClosed, "E425 1:5 1"),
    ] as [(String, EquationError.Reason, String)])
  func error(text: String, expected: EquationError.Reason, place: String) {
    #expect(reason(text) == expected)
    #expect(statementSummary(text, names: ["a", "b", "Photo"]) == [place])
  }

  @Test(
    "a fault in what follows the format has its code and its place",
    arguments: [
      (
        "[a] option: [.alignAllTop]", .unknownClause("option", suggestions: ["options"]),
        "E431 1:5 6"
      ),
      ("[a] options: [] [b]", .unknownClause("[", suggestions: []), "E431 1:17 1"),
      ("[a] options: [] metrics: [] options: []", .clauseRepeated("options"), "E431 1:29 7"),
      ("[a] options:", .notOptions, "E432 1:13 1"),
      ("[a] options: alignAllTop", .notOptions, "E432 1:14 11"),
      ("[a] options: [alignAllTop]", .notOptions, "E432 1:15 11"),
      ("[a] options: [.alignAllTop", .notOptions, "E432 1:27 1"),
      ("[a] metrics: gap: 5", .notMetrics, "E432 1:14 3"),
      ("[a] metrics: [gap 5]", .notMetrics, "E432 1:15 3"),
      ("[a] metrics: [gap: b]", .notMetrics, "E432 1:20 1"),
      ("[a] metrics: [gap: 5", .notMetrics, "E432 1:21 1"),
      (
        "[a] options: [.alignAllTops]",
        .unknownOption("alignAllTops", suggestions: ["alignAllTop"]), "E433 1:16 12"
      ),
      (
        "[a] options: [.directionLeftToRight, .directionRightToLeft]", .secondDirection,
        "E434 1:39 20"
      ),
      ("[a] metrics: [gap: 5, gap: 6]", .metricRepeated("gap"), "E435 1:23 3"),
    ] as [(String, EquationError.Reason, String)])
  func clauseFault(text: String, expected: EquationError.Reason, place: String) {
    #expect(reason(text) == expected)
    #expect(statementSummary(text, names: ["a", "b", "Photo"]) == [place])
  }

  @Test(
    "what equations can have wrong, too, has the same code",
    arguments: [
      ("[Poto]", .unknownItem("Poto", suggestions: ["Photo"]), "E202 1:2 4"),
      ("[a(5@0)]", .priorityOutOfRange(0), "E304 1:6 1"),
      ("[a(5@-1)]", .priorityOutOfRange(-1), "E304 1:6 2"),
      ("[a(5@1000.5)]", .priorityOutOfRange(1000.5), "E304 1:6 6"),
      ("[a(a)]", .relatedToItself("a.width"), "E131 1:4 1"),
      ("[a][a] options: .alignAllTop", .relatedToItself("a.top"), "E131 1:5 1"),
      ("[a(20px)]", .pixels, "E108 1:6 2"),
      ("[a]-20px-[b]", .pixels, "E108 1:7 2"),
      ("[a(1.2.3)]", .twoDecimalPoints, "E107 1:4 5"),
      ("[a]-5$-[b]", .unexpectedCharacter("$"), "E101 1:6 1"),
      ("[a] /*", .commentNotClosed, "E113 1:5 2"),
      ("[\"a`b\"]", .unexpectedCharacter("`"), "E101 1:2 5"),
      ("[`a]", .quoteNotClosed, "E112 1:2 1"),
    ] as [(String, EquationError.Reason, String)])
  func shared(text: String, expected: EquationError.Reason, place: String) {
    #expect(reason(text) == expected)
    #expect(statementSummary(text, names: ["a", "b", "Photo"]) == [place])
  }

  @Test("a blank is left, wherever it stands")
  func blanks() {
    #expect(statementSummary("|-___-[a]") == ["blank 1:3 3"])
    #expect(statementSummary("[a(___)] options: [.alignAllTop]") == ["blank 1:4 3"])
    #expect(statementSummary("___-[a]") != [])
  }

  @Test("where any name is a view's, a distance still needs its number")
  func anyName() {
    #expect(statementSummary("[x]-gap-[y]", names: nil) == ["E421 1:5 3"])
    #expect(statementSummary("[x(y)]", names: nil) == ["x.width = y.width"])
  }

  @Test("UIKit names what is missing in a list, and where a space is no view's size")
  func messages() {
    func middle(_ format: String) -> String? {
      formatSummary(format).first?.split(separator: "\n").dropFirst().first.map(String.init)
    }
    #expect(middle("[a]-(5-[b]") == "Expected ')' or ',' ")
    #expect(middle("[a]-5[b]") == "Expected a '-' here ")
    #expect(middle("[a]|[b]") == "Expected the end of the format string ")
    #expect(middle("|") == "Expected a connection after the '|' character ")
    #expect(middle("H:|-10-|") == "Expected a view ")
    #expect(
      middle("[a]--5-[b]")
        == "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. Use "
        + "parentheses around negative numbers. ")
    #expect(
      middle("[a]-b-[c]")
        == "It's not possible to set a space equal to the width or height of a view.  Perhaps you "
        + "want to use a view as a spacer? [view1][spacer(==view1)][view2] ")
    #expect(
      middle("H|[a]") == "Expected ':' after 'H' to specify horizontal arrangement ")
  }
}

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
