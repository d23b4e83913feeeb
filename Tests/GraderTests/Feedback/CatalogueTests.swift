import Course
import Feedback
import Foundation
import LayoutEngine
import Testing

@Suite("Strings: the catalogue and the program agree")
struct CatalogueTests {
  @Test(
    "numbers are written without needless decimals",
    arguments: [
      (80, "80"), (0.5, "0.5"), (94.33333, "94.333"), (-0.0001, "0"), (-8, "-8"), (1.25, "1.25"),
      (0.1 + 0.2, "0.3"), (1e16, "1e+16"), (.infinity, "inf"), (-1234.5678, "-1234.568"),
      (0.002, "0.002"), (-0.5, "-0.5"),
    ])
  func points(number: Double, text: String) { #expect(pointsText(number) == text) }

  @Test("a sentence chooses its words by number, and shows what it lacks")
  func sentences() throws {
    let catalogue = StringsCatalogue(
      language: "en", plurals: try PluralRules([.one: "i = 1 and v = 0"]),
      templates: [
        "feedback.unfinished.seen": "{line} {line|one=line|other=lines}: {missing}{",
        "feedback.window.with": "{window} in {name}",
        "feedback.conflict.points": "{points|one=point|other=points}",
      ])
    #expect(catalogue.text(FeedbackSentence.unfinished(line: 1)) == "1 line: {missing}{")
    #expect(catalogue.text(FeedbackSentence.unfinished(line: 3)) == "3 lines: {missing}{")
    let inner = FeedbackSentence.unfinished(line: 2)
    #expect(
      catalogue.text(FeedbackSentence.windowWith(window: inner, name: "a"))
        == "2 lines: {missing}{ in a")
    #expect(catalogue.text(FeedbackSentence.conflictPoints(points: 1)) == "point")
    #expect(catalogue.text(FeedbackSentence.ourMistake(reason: "a")) == "[feedback.ourMistake]")
    #expect(catalogue.text(Sentence(verbatim: "{line}")) == "{line}")
  }

  @Test("a sentence that ends with somebody else's question gets no full stop")
  func question() throws {
    let strings = try SampleCourse.load().strings
    let message = Sentence(verbatim: "cannot find 'a'; did you mean 'b'?")
    #expect(
      strings.text(ProgramSentence.notCompiledFile(message: message))
        == "The file doesn't compile: cannot find 'a'; did you mean 'b'?")
  }
}

@Suite("Strings: every language says what English says")
struct CatalogueProofTests {
  private func catalogue(_ template: String, _ rules: [PluralCategory: String]) throws
    -> StringsCatalogue
  {
    StringsCatalogue(language: "x", plurals: try PluralRules(rules), templates: ["a.key": template])
  }

  @Test(
    "a placeholder that is lost, made up or half open, and a plural form that is missing",
    arguments: [
      ("{n|one=Zeile|other=Zeilen} in {file}", nil),
      ("{n|other=Zeilen} in {file}", "\"a.key\" must have a word for each of one, other"),
      ("{n|one=a|few=b|other=c} in {file}", "\"a.key\" must have a word for each of one, other"),
      ("Zeilen in {file}", "\"a.key\" doesn't use {n}: add it to the sentence"),
      ("{n} in {file} {x}", "\"a.key\" has no value for {x}: remove it from the sentence"),
      (
        "{n in {file}",
        "\"a.key\" has a brace without its partner, or braces without a name: correct it"
      ),
      (
        "{n} in {file}}",
        "\"a.key\" has a brace without its partner, or braces without a name: correct it"
      ),
    ])
  func problems(template: String, complaint: String?) throws {
    let rules: [PluralCategory: String] = [.one: "i = 1 and v = 0"]
    let english = try catalogue("{n|one=line|other=lines} in {file}", rules)
    let problem = try catalogue(template, rules).problem(with: "a.key", comparedWith: english)
    #expect(problem?.told == complaint)
  }

  @Test("a language without plural forms needs one word, and a sentence has to be English's, too")
  func otherLanguages() throws {
    let english = try catalogue("{n|one=line|other=lines}", [.one: "i = 1 and v = 0"])
    #expect(try catalogue("{n|other=行}", [:]).problem(with: "a.key", comparedWith: english) == nil)
    let other = StringsCatalogue(
      language: "en", plurals: try PluralRules([:]), templates: ["b.key": ""])
    #expect(
      try catalogue("{n}", [:]).problem(with: "a.key", comparedWith: other)?.told
        == "\"a.key\" is not a sentence of the program: remove it")
  }
}

@Suite("Plural rules, as CLDR writes them")
struct PluralRulesTests {
  private static let english: [PluralCategory: String] = [.one: "i = 1 and v = 0"]
  private static let polish: [PluralCategory: String] = [
    .one: "i = 1 and v = 0",
    .few: "v = 0 and i % 10 = 2..4 and i % 100 != 12..14",
    .many:
      "v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 12..14",
  ]
  private static let latvian: [PluralCategory: String] = [
    .zero: "n % 10 = 0 or n % 100 = 11..19 or v = 2 and f % 100 = 11..19",
    .one:
      "n % 10 = 1 and n % 100 != 11 or v = 2 and f % 10 = 1 and f % 100 != 11 or v != 2 and f % 10 = 1",
  ]
  private static let danish: [PluralCategory: String] = [.one: "n = 1 or t != 0 and i = 0,1"]

  @Test(
    "a number gets the category of its language",
    arguments: [
      (english, "0 2 11 1.0 1.5 100", "other"), (english, "1 -1", "one"),
      (polish, "1", "one"), (polish, "2 3 4 22 104", "few"),
      (polish, "0 5 11 12 14 112 21", "many"),
      (polish, "1.5 2.0", "other"), (latvian, "0 10 11 19 30 0.11", "zero"),
      (latvian, "1 21 101 0.1 1.31", "one"), (latvian, "2 9 102 0.2", "other"),
      (danish, "1 0.5 1.25", "one"), (danish, "0 2 2.5 1.75e", "other"), ([:], "0 1 2", "other"),
    ] as [([PluralCategory: String], String, String)])
  func category(rules: [PluralCategory: String], numbers: String, category: String) throws {
    let rules = try PluralRules(rules)
    for number in numbers.split(separator: " ") {
      #expect(rules.category(of: String(number)).rawValue == category, "\(number)")
    }
  }

  @Test("a language has the categories of its rules, and other")
  func categories() throws {
    #expect(try PluralRules(Self.polish).categories == [.one, .few, .many, .other])
    #expect(try PluralRules([:]).categories == [.other])
  }

  @Test(
    "a rule that isn't written as in CLDR is refused",
    arguments: [
      "", "n", "n = ", "x = 1", "n = one", "n is 1", "n % 0 = 1", "n % 10 = 4..2", "n = 1 and",
      "n = 1 or or n = 2", "n = 1,", "n mod 10 = 1",
    ])
  func refused(rule: String) {
    #expect(throws: PluralRules.RuleError(rule: rule)) { try PluralRules([.one: rule]) }
  }
}

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

@Suite("Rules: what feedback says about a line that breaks one")
struct RuleSentenceTests {
  private static let catalogue = try? CourseLoader(root: SampleCourse.root).strings()

  private static let scene: Scene = {
    var scene = Scene()
    let window = try? scene.add(Item("Superview"))
    _ = try? scene.add(Item("Blue", in: window))
    _ = try? scene.add(Item("Red", in: window))
    _ = try? scene.add(Item("Stray"))
    return scene
  }()

  /// A draft and the three parts that are said about it.
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: String
    let draft: ConstraintDraft
    let words: [String]

    var testDescription: String { rule }

    init(_ rule: String, _ draft: ConstraintDraft, _ words: String...) {
      (self.rule, self.draft, self.words) = (rule, draft, words)
    }
  }

  private static func anchor(_ item: Int32, _ attribute: Attribute) -> Anchor {
    Anchor(ItemID(index: item), attribute)
  }

  private static func draft(
    _ first: Anchor?, _ second: Anchor? = nil, multiplier: Double = 1, constant: Double = 0,
    priority: Double = 1000
  ) -> ConstraintDraft {
    ConstraintDraft(
      first: first, relation: .equal, second: second, multiplier: multiplier, constant: constant,
      priority: priority)
  }

  private static let blueTrailing = anchor(1, .trailing)

  static let cases = [
    Case(
      "first-item-missing", draft(nil, anchor(1, .width)),
      "The constraint has no first item.",
      "So there is no view that it could position.",
      "Which view or guide do you mean?"),
    Case(
      "size-from-position", draft(anchor(1, .width), anchor(2, .leading)),
      "Blue.width is a size, and Red.leading is a position.",
      "A size says how large a view is, and a position says where it is. "
        + "Neither can be calculated from the other alone.",
      "Which attribute of the same kind as Blue.width do you mean?"),
    Case(
      "size-from-position", draft(blueTrailing, anchor(2, .width)),
      "Blue.trailing is a position, and Red.width is a size.",
      "A size says how large a view is, and a position says where it is. "
        + "Neither can be calculated from the other alone.",
      "Which attribute of the same kind as Blue.trailing do you mean?"),
    Case(
      "position-needs-anchor", draft(blueTrailing, constant: 216),
      "Blue.trailing is a position, but the constraint compares it with nothing but 216.",
      "The constraint doesn't say from which edge the 216 points are measured. "
        + "In another window, Blue.trailing can be elsewhere.",
      "From which anchor should Blue.trailing be measured?"),
    Case(
      "position-multiplier", draft(anchor(1, .top), anchor(2, .top), multiplier: 0.5),
      "Red.top is a position, and the constraint multiplies it by 0.5.",
      "A position is the distance from an edge, and the constraint doesn't say from which one. "
        + "So 0.5 times a position has no meaning.",
      "Which distance or which size should the constraint multiply instead?"),
    Case(
      "axes-mixed", draft(anchor(1, .leading), anchor(2, .top)),
      "Blue.leading and Red.top are on different axes: one is horizontal, and the other is "
        + "vertical.",
      "A horizontal position can't be calculated from a vertical one.",
      "Which attribute on the same axis as Blue.leading do you mean?"),
    Case(
      "leading-mixed-with-left", draft(blueTrailing, anchor(2, .left)),
      "The constraint relates Blue.trailing to Red.left.",
      "In a right-to-left window, the leading edge of Red is its right edge, "
        + "so the two attributes don't match there.",
      "Should Red.left change sides with the reading direction, or stay where it is?"),
    Case(
      "priority-out-of-range", draft(anchor(1, .width), constant: 80, priority: 1001),
      "1001 isn't a priority.",
      "Priorities are greater than 0 and at most 1000, and 1000 means required.",
      "Should the constraint be required or optional?"),
    Case(
      "no-common-ancestor", draft(blueTrailing, anchor(3, .leading)),
      "Blue.trailing and Stray.leading belong to views without a common superview.",
      "Blue and Stray aren't in the same view hierarchy, so there is no distance between them.",
      "Which of the two do you still have to add to a superview?"),
    Case(
      "not-finite", draft(anchor(1, .width), constant: .infinity),
      "The constant is inf, which isn't a number of points.",
      "A layout can't be calculated from it.",
      "Which division or which overflow in your code produces it?"),
    Case(
      "not-finite", draft(anchor(1, .width), anchor(2, .width), multiplier: .nan),
      "The multiplier is nan, which isn't a number.",
      "A layout can't be calculated from it.",
      "Which division or which overflow in your code produces it?"),
  ]

  @Test("what is seen, what it means, what to ask next", arguments: cases)
  func words(example: Case) throws {
    let catalogue = try #require(Self.catalogue)
    let violation = try #require(RuleSet.guide.violation(in: example.draft, scene: Self.scene))
    #expect(violation.rule == example.rule)
    let sentences = [
      violation.seen(in: Self.scene), violation.meaning(in: Self.scene),
      violation.next(in: Self.scene),
    ]
    #expect(sentences.map { catalogue.text($0) } == example.words)
  }

  @Test("every rule has an example here")
  func complete() {
    let rules = Set(RuleSet.guide.rules.map { $0.id })
    #expect(Set(Self.cases.map(\.rule)) == rules)
  }

  @Test("the line or the view is spoken of, and nobody is lectured", arguments: cases)
  func tone(example: Case) throws {
    let banned = #/\b(?:just|simply|obviously|should have|wrong)\b/#.ignoresCase()
    for words in example.words {
      #expect(words.firstMatch(of: banned) == nil, "\(words)")
    }
    #expect(example.words.last?.hasSuffix("?") == true)
    #expect(example.words.dropLast().allSatisfy { $0.hasSuffix(".") })
  }
}

@Suite("Equations: errors in words")
struct EquationSentenceTests {
  private let catalogue: StringsCatalogue

  init() throws {
    catalogue = try CourseLoader(root: SampleCourse.root).strings()
  }

  /// A JSON file of the project, found from here.
  private static func decoded<File: Decodable>(_ path: String) throws -> File {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return try JSONDecoder().decode(File.self, from: Data(contentsOf: root.appending(path: path)))
  }

  @Test(
    "what the documents don't show has words of its own",
    arguments: [
      (
        "v..width = 3",
        "there are two dots in a row: write one dot between a view and its attribute"
      ),
      ("v.width = (3", "this parenthesis is not closed: write ) where the parenthesis ends"),
      ("v.width = 3)", "this ) closes nothing"),
      ("v.trailing = 320.trailing", "trailing of which view?: write View.trailing"),
      (
        "v.frame = (0, 0, 9, 9); v.autoresizingMask = [flexibleWidth]",
        "a dot is missing before flexibleWidth: write .flexibleWidth"
      ),
      ("`v.width = 3", "the quoted name is not closed: write a second ` after the name"),
      ("v.width = 3 /*", "the comment is not closed: write */ where the comment ends"),
      ("* 3 = v.width", "something must come before *"),
      ("v.width != 3", "a constraint can't require two values to be different: write =, <= or >="),
      ("v.width = v.width", "v.width is related to itself"),
      ("v.width = \(String(repeating: "9", count: 400))", "a number becomes too large here"),
      (
        "v.edges = 3",
        "edges stands for several attributes: write top, leading, bottom and trailing"
      ),
      (
        "`my view` = 3",
        "my view is a view, not a number: name one of its attributes: "
          + "`my view`.width, `my view`.leading ..."
      ),
      (
        "v.width = 3 @1000.0001",
        "priority 1000.0001 is out of range: "
          + "a priority is greater than 0 and at most 1000 (1000 = required)"
      ),
      (
        "v.colour = 3",
        "unknown attribute colour: the attributes are left, right, top, bottom, leading, "
          + "trailing, width, height, centerX, centerY, lastBaseline, firstBaseline, and the "
          + "content priorities are horizontalHuggingPriority, verticalHuggingPriority, "
          + "horizontalCompressionResistancePriority, verticalCompressionResistancePriority"
      ),
      (
        "v.height = 12.5 %",
        "an equation can't contain a percentage: write a decimal number or a fraction: "
          + "50% of Superview.height is 0.5 * Superview.height"
      ),
      (
        "v.width = 1/425% * Superview.width",
        "an equation can't contain a percentage: write a decimal number or a fraction: "
          + "50% of Superview.width is 0.5 * Superview.width"
      ),
      (
        "v.width = 1:4 * Superview.width",
        "the character “:” has no meaning here: write a division with /, such as 2/3"
      ),
      (
        "v.width = 16.v.height = 4",
        "there is no operator between the number and the name: "
          + "write 16 * v, or begin a new line before v"
      ),
      (
        "v.width = \(String(repeating: "(", count: 101))",
        "at most 100 parentheses can be inside each other"
      ),
    ])
  func words(text: String, expected: String) throws {
    let error = try #require(EquationReader.read(text).errors.first)
    let sentences = [error.message, error.hint].compactMap { $0 }
    #expect(sentences.map(catalogue.text).joined(separator: ": ") == expected)
  }

  @Test("a percentage is told with the name of the window's view")
  func percent() throws {
    let document = EquationReader.read("card.width = 25%", names: ["view", "card"])
    let hint = try #require(document.errors.first?.hint)
    #expect(catalogue.text(hint).hasSuffix("50% of view.width is 0.5 * view.width"))
  }

  @Test(
    "several suggestions are listed",
    arguments: [
      (["Abcx"], "did you mean Abcx?"),
      (["Abcx", "Abcy"], "did you mean Abcx or Abcy?"),
      (["Abcx", "Abcy", "Abcz"], "did you mean Abcx, Abcy or Abcz?"),
      (["Abcx", "Ab d", "Abcz", "Abcw"], "did you mean Abcx, `Ab d`, Abcz or Abcw?"),
    ])
  func suggestions(names: [String], expected: String) throws {
    let error = try #require(EquationReader.read("Abcd.width = 3", names: names).errors.first)
    #expect(error.hint.map(catalogue.text) == expected)
  }

  @Test(
    "a number on its own has words of its own",
    arguments: [
      ("", "a number is missing: for example 320 - 200"),
      ("___", "this blank is still empty: write a number in its place"),
      ("Red", "Red is not a number: write the number of points"),
    ])
  func numbers(text: String, expected: String) throws {
    let error = try #require(throws: EquationError.self) {
      try EquationReader.number(text, at: SourcePlace(line: 1, column: 1))
    }
    let sentences = [error.message, error.hint].compactMap { $0 }
    #expect(sentences.map(catalogue.text).joined(separator: ": ") == expected)
  }

  @Test("Superview without a superview has words of its own")
  func superview() throws {
    var scene = Scene()
    try scene.add(Item("Root"))
    for (text, expected) in [
      ("Root.top = Superview.top", ["Root has no superview here"]),
      (
        "Superview.width = 3",
        ["Superview of which view?", "name a view inside it in the same equation"]
      ),
    ] {
      let written = try #require(EquationReader.read(text).constraints.first)
      let error = try #require(throws: EquationError.self) { try written.draft(in: scene) }
      #expect([error.message, error.hint].compactMap { $0 }.map(catalogue.text) == expected)
    }
  }
}
