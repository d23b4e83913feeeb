import LayoutEngine
import Testing

@Suite("Equations: what is wrong with a statement, beyond the documents' examples")
struct EquationErrorTests {
  @Test(
    "a statement without its parts says which is missing",
    arguments: [
      ("View.top", .noRelation(example: "View.top = Superview.top")),
      ("Superview.top", .noRelation(example: nil)),
      ("View.width + 3", .noRelation(example: nil)),
      ("View.width @3", .noRelation(example: "View.width = 0")),
      ("@750", .leftSideEmpty),
      ("gap: = 3", .leftSideEmpty),
      ("gap:", .nothingAfter(":")),
      ("v.width =", .nothingAfter("=")),
      ("v.width = = 3", .nothingAfter("=")),
      ("v.width = 3 + * 2", .nothingAfter("+")),
      ("v.width = ()", .nothingAfter("(")),
      ("v.width = @high", .nothingAfter("=")),
      ("* 3 = v.width", .nothingBefore("*")),
      ("v.width = 3 @high-", .nothingAfter("-")),
      ("v.width = 3 @-5", .priorityOutOfRange(-5)),
      ("v.width = 3 @.high", .priorityMissing),
      ("v.width = 3 @required+1", .priorityOutOfRange(1001)),
    ] as [(String, EquationError.Reason)])
  func missing(text: String, expected: EquationError.Reason) {
    #expect(reason(text) == expected)
  }

  @Test(
    "what is at fault on several lines is marked on the first",
    arguments: [
      ("v.width = w.width / (0\n  + 0)", "E122 1:21 2"),
      ("Red.frame = (1, 2\n  / 3)", "E153 1:13 5"),
      ("Red.autoresizingMask = [.flexible]\n  /", "E152 1:24 11"),
      ("Red.frame = ", "E153 1:12 1"),
    ])
  func severalLines(text: String, expected: String) {
    #expect(summary(text) == [expected])
  }

  @Test(
    "a sign that is no relation says what to write",
    arguments: [
      ("v.width === 3", .notARelation("===", suggestion: .equal)),
      ("v.width <=> 3", .notARelation("<=>", suggestion: .equal)),
      ("v.width >>= 3", .notARelation(">>=", suggestion: .greaterThanOrEqual)),
      ("v.width: 3", .notARelation(":", suggestion: .equal)),
      ("v.width > 3", .strictInequality(suggestion: .greaterThanOrEqual)),
      ("v.width ≠ 3", .notEqual),
      ("v.width != 3", .notEqual),
      ("v.width <- 3", .assignment),
      (":= 3", .assignment),
    ] as [(String, EquationError.Reason)])
  func relations(text: String, expected: EquationError.Reason) {
    #expect(reason(text) == expected)
  }

  @Test(
    "a character out of place is named",
    arguments: [
      ("v..width = 3", .twoDots),
      ("v.width = 1..2", .twoDecimalPoints),
      ("v.width = 1,234.5", .decimalComma(suggestion: "1234.5")),
      ("v.width = ８，５", .decimalComma(suggestion: "8.5")),
      ("v.width = 20 Pixels", .pixels),
      ("v.height = 25 %", .percent(factor: 0.25, of: "Superview", .height)),
      ("v.leading = 25%", .percent(factor: 0.25, of: "Superview", .width)),
      ("v.width = %", .unexpectedCharacter("%")),
      ("v.width = 3)", .parenthesisNotOpened),
      ("v.width = (3 @5", .parenthesisNotClosed),
      ("``.width = 3", .itemMissing(.width, example: "View")),
      ("`a\tb`.width = 3", .unexpectedCharacter("U+0009")),
      ("v.width = 3\u{200B}", .unexpectedCharacter("U+200B")),
      ("v.width = \u{1B}[31m", .unexpectedCharacter("U+001B")),
      ("v.width = 3 @5 b.width", .unexpectedText("b")),
      ("v.width = 3 @5 ) ", .parenthesisNotOpened),
      ("🔴.width = 3", .unexpectedCharacter("🔴")),
    ] as [(String, EquationError.Reason)])
  func characters(text: String, expected: EquationError.Reason) {
    #expect(reason(text) == expected)
  }

  @Test(
    "two operands side by side lack an operator",
    arguments: [
      ("v.width = 1e5", .operatorMissingAfterNumber("1", name: "e5")),
      ("v.width = 2.`my view`.width", .operatorMissingAfterNumber("2.", name: "`my view`")),
      ("v.width = 2(w.width)", .operatorMissing(before: "(")),
      ("v.width 3", .operatorMissing(before: "3")),
      ("v.width = (2 w.width)", .operatorMissing(before: "w")),
    ] as [(String, EquationError.Reason)])
  func operators(text: String, expected: EquationError.Reason) {
    #expect(reason(text) == expected)
  }

  @Test(
    "what isn't one linear relation is refused",
    arguments: [
      ("v.width = v.width + 3", .relatedToItself("v.width")),
      ("v.width = 2 * `v`.WIDTH", .relatedToItself("v.width")),
      ("v.width = w.width + v.width", .relatedToItself("v.width")),
      ("v.width - v.width = 3", .allMultipliedByZero),
      ("nil = nil", .noAttribute),
      ("200 <= 300 <= v.width", .noAttribute),
      ("v.width = nil * w.width", .attributesMultiplied),
      ("v.width = (w.width + 1) * (w.width - 1)", .attributesMultiplied),
      ("v.width = 3 / nil", .attributeAsDivisor),
      ("v.width = 3 / (1 - 1)", .divisionByZero),
      ("v.width = 0 / -0", .divisionByZero),
      ("a.width - b.width = c.width", .thirdAttribute),
      ("a.width = b.width + 0 * c.width", .thirdAttribute),
    ] as [(String, EquationError.Reason)])
  func meaning(text: String, expected: EquationError.Reason) {
    #expect(reason(text) == expected)
  }

  @Test(
    "a number that can't be counted with is refused",
    arguments: [
      "v.width = \(String(repeating: "9", count: 400))",
      "v.width = \(String(repeating: "9", count: 100_000))",
      "v.width = 1\(String(repeating: "0", count: 308)) * 10",
      "v.width = 1\(String(repeating: "0", count: 308)) + 1\(String(repeating: "0", count: 308))",
      "v.width * 0.\(String(repeating: "0", count: 300))1 = 1\(String(repeating: "0", count: 300))",
    ])
  func notFinite(text: String) {
    let error = EquationReader.read(text).errors.first
    #expect(error?.reason == .notFinite)
    #expect(error?.code == "E123")
  }

  @Test("a number is read to the last digit that counts")
  func longNumbers() {
    let zeros = String(repeating: "0", count: 500)
    #expect(summary("v.width = \(zeros)80.5\(zeros)") == ["v.width = 80.5"])
    #expect(summary("v.width = 0.1\(zeros)1") == ["v.width = 0.1"])
  }
}

@Suite("Equations: names and what they may have meant")
struct EquationNameTests {
  let names = ["Superview", "Red", "Blue", "Blue.guide", "my view"]

  @Test(
    "an unknown view suggests the nearest ones",
    arguments: [
      ("Rad.width = 3", .unknownItem("Rad", suggestions: ["Red"])),
      ("red.width = 3", .unknownItem("red", suggestions: ["Red"])),
      ("Button.width = 3", .unknownItem("Button", suggestions: [])),
      ("window.width = 3", .unknownItem("window", suggestions: ["Superview"])),
      ("Bleu.guide.width = 3", .unknownItem("Bleu.guide", suggestions: ["Blue.guide"])),
      ("`my veiw`.width = 3", .unknownItem("my veiw", suggestions: ["my view"])),
      ("Rad = 3", .unknownItem("Rad", suggestions: ["Red"])),
      ("Blue.guide = 3", .attributeMissing(item: "Blue.guide")),
      ("`my view` = 3", .attributeMissing(item: "my view")),
      ("width = 3", .itemMissing(.width, example: "Red")),
      ("Red.width = .height", .itemMissing(.height, example: "Red")),
      ("size = 3", .composite("size", parts: [.width, .height])),
      ("Red. = 3", .attributeMissingAfterDot(item: "Red")),
      ("Red.5 = 3", .attributeMissingAfterDot(item: "Red")),
      ("Red.guide.top.left = 3", .attributeOfAttribute("top")),
      ("Red.edges.left = 3", .composite("edges", parts: [.top, .leading, .bottom, .trailing])),
    ] as [(String, EquationError.Reason)])
  func items(text: String, expected: EquationError.Reason) {
    #expect(reason(text, names: names) == expected)
  }

  @Test("Superview is known even where no item has the name")
  func superview() {
    #expect(
      summary("Red.top = Superview.top", names: ["Red"]) == ["Red.top = 1.0 * Superview.top + 0.0"])
  }

  @Test("a listed guide may have an attribute's name")
  func oddGuide() {
    #expect(summary("a.width.top = 3", names: ["a.width"]) == ["a.width.top = 3.0"])
  }

  @Test(
    "an unknown attribute suggests the nearest ones",
    arguments: [
      ("heigth", [.height]), ("traling", [.trailing]), ("leadingAnchor", [.leading]),
      ("centreX", [.centerX]), ("x", [.leading, .centerX]), ("lead", [.leading, .leadingMargin]),
      ("wdthAnchor", [.width]), ("colour", []), ("q", []),
    ] as [(String, [Attribute])])
  func attributes(word: String, expected: [Attribute]) {
    #expect(
      reason("View.\(word) = 40") == .unknownAttribute(word, suggestions: expected))
  }

  @Test(
    "the nearest names are those with the fewest slips, in the order given",
    arguments: [
      ("Button", ["Superview", "Button_1", "Button_2"], ["Button_1", "Button_2"]),
      ("Viw", ["v", "w", "View"], ["View"]),
      ("a", ["b", "c"], []),
      ("But", ["Button_1", "Blue"], ["Button_1"]),
      ("abcd", ["abce", "abcf", "abcg", "abch", "abci"], ["abce", "abcf", "abcg", "abch"]),
      ("", ["a"], []),
    ])
  func nearest(word: String, among: [String], expected: [String]) {
    #expect(NearestNames.suggestions(for: word, among: among) == expected)
  }

  @Test("a long word has no near names, and costs no time")
  func longWord() {
    let long = String(repeating: "a", count: 10_000)
    #expect(NearestNames.suggestions(for: long, among: [long + "b"]) == [])
    #expect(
      reason("\(long).width = 3", names: [long + "b"])
        == .unknownItem(long, suggestions: []))
  }
}
