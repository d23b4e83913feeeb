import Course
import Testing

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
