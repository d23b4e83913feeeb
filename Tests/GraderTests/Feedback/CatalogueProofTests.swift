import Course
import Testing

@Suite("Strings: every language says what English says")
struct CatalogueProofTests {
  private func catalogue(_ template: String, _ rules: [PluralCategory: String]) throws
    -> StringsCatalogue
  {
    StringsCatalogue(
      language: "x", plurals: try PluralRules(rules), templates: ["a.key": template])
  }

  @Test(
    "a placeholder that is lost, made up or half open, and a plural form that is missing",
    arguments: [
      ("{n|one=Zeile|other=Zeilen} in {file}", nil),
      ("{n|other=Zeilen} in {file}", "\"a.key\" must have a word for each of one, other"),
      ("{n|one=a|few=b|other=c} in {file}", "\"a.key\" must have a word for each of one, other"),
      ("Zeilen in {file}", "\"a.key\" doesn't use {n}: add it to the sentence"),
      (
        "{n} in {file} {x}", "\"a.key\" has no value for {x}: remove it from the sentence"
      ),
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
    #expect(
      try catalogue("{n|other=行}", [:]).problem(with: "a.key", comparedWith: english) == nil)
    let other = StringsCatalogue(
      language: "en", plurals: try PluralRules([:]), templates: ["b.key": ""])
    #expect(
      try catalogue("{n}", [:]).problem(with: "a.key", comparedWith: other)?.told
        == "\"a.key\" is not a sentence of the program: remove it")
  }
}
