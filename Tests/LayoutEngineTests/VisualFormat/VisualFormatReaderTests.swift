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
