import Course
import LayoutEngine
import Testing

@Suite("Markdown: the course's subset")
struct MarkdownDocumentTests {
  @Test(
    "reads running text",
    arguments: [
      ("one\ntwo  \nthree", "p (one two three)"),
      ("一行\n二行。\nthree\n四", "p (一行二行。 three 四)"),
      ("**重点**\n然后", "p strong(重点).(然后)"),
      ("한국어\n말", "p (한국어 말)"),
      ("a **b `c` d** e", "p (a )strong(b )`c`( d).( e)"),
      ("*a*, **b**.", "p emphasis(a).(, )strong(b).(.)"),
      ("**a\nb**", "p strong(a b)."),
      ("`a\nb`", "p `a b`"),
      ("**a.** b", "p strong(a.).( b)"),
      ("`*_[<\\`", "p `*_[<\\`"),
      ("2 * 3 * x", "p (2 * 3 * x)"),
      ("Button_2 and a__b, x_ _ y", "p (Button_2 and a__b, x_ _ y)"),
      ("\\*\\_\\`\\[\\]\\|\\\\", "p (*_`[]|\\)"),
      ("**a\\*\\***", "p strong(a**)."),
      ("a ] b! 3 < 4 <= 5 | 6", "p (a ] b! 3 < 4 <= 5 | 6)"),
      (
        "see [the guide](https://a.b/c_d#e), or [a\\]b](x)",
        "p (see )link(the guide -> https://a.b/c_d#e)(, or )link(a]b -> x)"
      ),
      ("-8 is less. 320 − 16 = **304**", "p (-8 is less. 320 − 16 = )strong(304)."),
      ("I. guess 1.5 or a.b", "p (I. guess 1.5 or a.b)"),
      ("e\u{301}", "p (e\u{301})"),
    ])
  func inlines(text: String, shape: String) throws {
    #expect(try MarkdownDocument.read(text).shown == ["1:1 " + shape])
  }

  @Test(
    "reads blocks",
    arguments: [
      ("", []),
      ("\n \n\n", []),
      ("\u{FEFF}# A `b`\n## C\n### D #", ["1:1 h1 (A )`b`", "2:1 h2 (C)", "3:1 h3 (D #)"]),
      ("a\n# b\nc", ["1:1 p (a)", "2:1 h1 (b)", "3:1 p (c)"]),
      (
        "- a\n  b\n- **c**\n\n- d",
        [#"1:1 bullets ["(a b)", "strong(c)."]"#, #"5:1 bullets ["(d)"]"#]
      ),
      ("a. at 0\nb. at 120", [#"1:1 numbered ["a.(at 0)", "b.(at 120)"]"#]),
      (
        "1. one\n   more\n12. two\n```x\n```",
        [#"1:1 numbered ["1.(one more)", "12.(two)"]"#, "4:1 x []"]
      ),
      (">  a\n> **b**\n>c", ["1:1 quote (a )strong(b).( c)"]),
      (
        "| a | |\n|---|-|\n| `x|y` \\| z | `p\\|q\\` |\n||b|  ",
        [#"1:1 table ["(a)", ""] [["`x|y`( | z)", "`p|q\\`"], ["", "(b)"]]"#]
      ),
      (
        "a\n```layout figure=one gives=Red.trailing:304 equivalent\n  x = 1 \n\n| b\n```  \nb",
        [
          "1:1 p (a)",
          "2:1 layout figure=one@2:11 gives=Red.trailing:304@2:22 equivalent=-@2:45 "
            + #"["  x = 1 ", "", "| b"]"#,
          "7:1 p (b)",
        ]
      ),
      ("````x\n```y\n````", [#"1:1 x ["```y"]"#]),
    ])
  func blocks(text: String, shape: [String]) throws {
    #expect(try MarkdownDocument.read(text).shown == shape)
    let windows = text.replacing("\n", with: "\r\n")
    #expect(try MarkdownDocument.read(windows).shown == shape)
    if !text.isEmpty { #expect(try MarkdownDocument.read(text + "\n").shown == shape) }
  }

  @Test("reads the front matter in file order")
  func frontMatter() throws {
    let text = """
      ---
      title: Equality: not "assignment"
      needs:
      leaves-out:   inequalities (lesson 7)  
      ---
      # A
      """
    #expect(
      try MarkdownDocument.read(text).shown == [
        #"title@2:1=Equality: not "assignment"@2:8"#, "needs@3:1=@3:7",
        "leaves-out@4:1=inequalities (lesson 7)@4:15", "6:1 h1 (A)",
      ])
    #expect(try MarkdownDocument.read("---\n---").shown == [])
  }

  @Test("finds attributes by name, and says where a listing's lines stand")
  func listing() throws {
    let document = try MarkdownDocument.read("a\n\n```layout figure=one equivalent\nx\n```")
    guard case .listing(let listing)? = document.blocks.last?.content else {
      Issue.record("not a listing")
      return
    }
    #expect(listing["figure"] == "one")
    #expect(listing["equivalent"] == "")
    #expect(listing["window"] == nil)
    #expect(listing.firstLine == 4)
  }

  @Test("splits at the second level of headings")
  func sections() throws {
    let document = try MarkdownDocument.read("# A\n\nb\n\n## C *d*\n\ne\n\n### F\n## G\n## H\n\ni")
    #expect(document.sections.map(\.title) == [nil, "C d", "G", "H"])
    #expect(document.sections.map(\.place.line) == [1, 5, 10, 11])
    #expect(document.sections.map(\.blocks.count) == [2, 2, 0, 1])
    #expect(document.sections.flatMap(\.blocks).count == document.blocks.count - 3)
    #expect(try MarkdownDocument.read("## A").sections.map(\.title) == ["A"])
    #expect(try MarkdownDocument.read("").sections.isEmpty)
  }

  @Test(
    "counts what is read as words",
    arguments: [
      ("", 0),
      ("One, two — three.", 3),
      ("Red.trailing = 320 − 16 = **304**", 4),
      ("don't `a = b`", 1),
      ("**a**b *c*d", 2),
      ("你好，世界。Auto Layout 很好", 8),
      ("안녕 하세요", 2),
      ("# A b\n\n- c\n- d e\n\n1. f\n\n> g", 7),
      ("| a | b c |\n|---|---|\n| d | |", 4),
      ("```swift\none two three\n```\n[four](five)", 1),
    ])
  func words(text: String, count: Int) throws {
    #expect(try MarkdownDocument.read(text).blocks.wordCount == count)
  }
}
