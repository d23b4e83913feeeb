import Course
import LayoutEngine
import Testing
import TestRunners

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

extension MarkdownDocument {
  /// The whole structure on a line for each field and block, to be compared as text.
  var shown: [String] {
    frontMatter.map { "\($0.key)@\($0.place.shown)=\($0.value)@\($0.valuePlace.shown)" }
      + blocks.map { "\($0.place.shown) \($0.shown)" }
  }
}

extension SourcePlace {
  var shown: String { "\(line):\(column)" }
}

extension MarkdownDocument.Block {
  fileprivate var shown: String {
    switch content {
    case .heading(let level, let text): "h\(level) \(text.shown)"
    case .paragraph(let text): "p \(text.shown)"
    case .quote(let text): "quote \(text.shown)"
    case .bullets(let items): "bullets \(items.map(\.shown))"
    case .numbered(let items): "numbered \(items.map { $0.marker + $0.text.shown })"
    case .grid(let grid):
      "table \(grid.columns.map(\.shown)) \(grid.rows.map { $0.map(\.words.shown) })"
    case .listing(let listing): "\(listing.attributes.shown(kind: listing.kind)) \(listing.lines)"
    case .picture, .fold, .columns, .part, .styled, .tiles, .bar: "not in Markdown"
    }
  }
}

extension [Document.Listing.Attribute] {
  fileprivate func shown(kind: String) -> String {
    ([kind] + map { "\($0.name)=\($0.value ?? "-")@\($0.place.shown)" }).joined(separator: " ")
  }
}

extension [Document.Inline] {
  fileprivate var shown: String { map(\.shown).joined() }
}

extension Document.Inline {
  fileprivate var shown: String {
    switch self {
    case .text(let text): "(\(text))"
    case .code(let code): "`\(code)`"
    case .strong(let inlines): "strong\(inlines.shown)."
    case .emphasis(let inlines): "emphasis\(inlines.shown)."
    case .link(let text, let target): "link(\(text.map(\.plain).joined()) -> \(target))"
    case .small, .name, .styled, .sign, .meter, .lineBreak: "not in Markdown"
    }
  }
}

@Suite("Markdown: what the subset lacks is refused where it stands")
struct MarkdownRefusalTests {
  @Test(
    "refuses in running text",
    arguments: [
      (
        "a <b>c</b>",
        "1:3: HTML isn't supported here: put code between backticks, or write a space after <"
      ),
      (
        "</p>",
        "1:1: HTML isn't supported here: put code between backticks, or write a space after <"
      ),
      (
        "<!-- x -->",
        "1:1: HTML isn't supported here: put code between backticks, or write a space after <"
      ),
      ("é\nab ![x](y)", "2:4: images aren't supported here: use a drawing"),
      ("see [x][y]", "1:5: write a link as [text](target), and a bracket as \\["),
      ("[x]: https://a.b", "1:1: write a link as [text](target), and a bracket as \\["),
      ("- [ ] x", "1:3: write a link as [text](target), and a bracket as \\["),
      ("[x](a b)", "1:6: " + badTarget),
      ("[x](a(b))", "1:6: " + badTarget),
      ("[x](", "1:5: " + badTarget),
      ("[x]()", "1:5: " + badTarget),
      ("a _b_", "1:3: _ doesn't mark emphasis here: write *…*, or \\_ for the character"),
      ("___", "1:1: _ doesn't mark emphasis here: write *…*, or \\_ for the character"),
      ("a **b", "1:3: this ** is never closed: close it, or write \\ before it"),
      ("a\n*b\nc", "2:1: this * is never closed: close it, or write \\ before it"),
      ("a `b", "1:3: this ` is never closed: close it, or write \\ before it"),
      ("a [b", "1:3: this [ is never closed: close it, or write \\ before it"),
      ("| `a |", "1:3: this ` is never closed: close it, or write \\ before it"),
      (
        "a* b",
        "1:2: * neither opens nor closes anything here: write \\ before each of its characters"
      ),
      (
        "a ** b",
        "1:3: ** neither opens nor closes anything here: write \\ before each of its characters"
      ),
      (
        "***a***",
        "1:1: *** neither opens nor closes anything here: write \\ before each of its characters"
      ),
      ("``a``", "1:1: there is nothing inside `: write something, or remove it"),
      ("[](a)", "1:1: there is nothing inside [: write something, or remove it"),
      ("**a *b* c**", "1:5: * can't be inside **: close ** first"),
      ("*a **b** c*", "1:4: ** can't be inside *: close * first"),
      ("**[a](b)**", "1:3: [ can't be inside **: close ** first"),
      ("[*a*](b)", "1:2: * can't be inside [: close [ first"),
      ("[`a`](b)", "1:1: ` can't be inside [: close [ first"),
      ("[a [b](c)](d)", "1:4: [ can't be inside [: close [ first"),
      ("a \\q", "1:3: \\q isn't an escape sequence: \\ can only stand before * _ ` [ ] | \\"),
      ("a\\\nb", "1:2: \\  isn't an escape sequence: \\ can only stand before * _ ` [ ] | \\"),
    ])
  func inlines(text: String, message: String) {
    #expect(refusal(of: text) == message)
    let upper = message.hasPrefix("1:")
    if upper, text.first != "-", text.first != "|", !text.contains("\n") {
      #expect(refusal(of: "a\n\n## " + text) == moved(message, line: 3, columns: 3))
      #expect(refusal(of: "- \(text)") == moved(message, line: 1, columns: 2))
      #expect(refusal(of: "> a\n>  \(text)") == moved(message, line: 2, columns: 3))
      #expect(refusal(of: "| a |\n|--|\n|  \(text) |") == moved(message, line: 3, columns: 3))
    }
  }

  @Test(
    "refuses blocks",
    arguments: [
      ("a\n\n    code", "3:1: " + indented),
      ("- a\n\n  b", "3:1: " + indented),
      ("  ```x\n  ```", "1:1: " + indented),
      ("a\n b", "2:1: " + notSeparated),
      ("Title\n=====", "2:1: " + ruled),
      ("Title\n---", "2:1: " + ruled),
      ("a\n\n- - -", "3:1: " + ruled),
      ("-", "1:1: " + ruled),
      ("* a", "1:1: * isn't a bullet here: write -"),
      ("- a\n+ b", "2:1: + isn't a bullet here: write -"),
      ("a\n- b", "2:1: " + notSeparated),
      ("- a\n1. b", "2:1: " + notSeparated),
      ("- a\nb", "2:1: " + notSeparated),
      ("> a\nb", "2:1: " + notSeparated),
      ("| a |\n|---|\nb", "3:1: " + notSeparated),
      ("- a\n  - b", "2:1: a list item" + notPlain),
      ("- a\n   1. b", "2:1: a list item" + notPlain),
      ("- - b", "1:2: a list item" + notPlain),
      ("- a\n  ```x\n  ```", "2:1: a list item" + notPlain),
      ("> a\n> - b", "2:2: a quote" + notPlain),
      ("> a\n>\n> b", "2:2: a quote" + notPlain),
      (">> a", "1:2: a quote" + notPlain),
      ("#### a", "1:1: a heading is one to three #, a space and some text"),
      ("a\n#b", "2:1: a heading is one to three #, a space and some text"),
      ("#  ", "1:1: a heading is one to three #, a space and some text"),
      ("a\n```\nb\n```", "2:1: " + noKind),
      ("``` figure=a\n```", "1:1: " + noKind),
      ("~~~x\n~~~", "1:1: " + noKind),
      ("a\n```x\nb", "2:1: " + unclosedFence),
      ("```x\nb\n```y\nc\n```", "1:1: " + unclosedFence),
      ("````x\nb\n```", "1:1: " + unclosedFence),
      ("```x a= b", "1:6: \"a=\" isn't an attribute: write key=value"),
      ("```x =b\n```", "1:6: \"=b\" isn't an attribute: write key=value"),
      ("```x a=1  a=2\n```", "1:11: the attribute \"a\" is here twice: remove one of them"),
      (
        "| a\n|---|",
        "1:3: a table row ends with |: add one, and write \\| for a | in the text of a cell"
      ),
      ("|", "1:1: a table row ends with |: add one, and write \\| for a | in the text of a cell"),
      (
        "| a \\|",
        "1:6: a table row ends with |: add one, and write \\| for a | in the text of a cell"
      ),
      ("| a |", "1:1: the second line of a table must look like | --- | --- |"),
      ("| a |\nb", "1:1: the second line of a table must look like | --- | --- |"),
      ("| a |\n| b |", "1:1: the second line of a table must look like | --- | --- |"),
      ("| a |\n|:--|", "1:1: the second line of a table must look like | --- | --- |"),
      ("| a | b |\n|---|", "2:1: this row has 1 cell, but the first row of the table has 2"),
      (
        "| a |\n|---|\n| a | b |", "3:1: this row has 2 cells, but the first row of the table has 1"
      ),
      ("---\nid: a\n\n---", "3:1: a line of the front matter has the form `key: value`"),
      ("---\nid:a\n---", "2:1: a line of the front matter has the form `key: value`"),
      ("---\n: a\n---", "2:1: a line of the front matter has the form `key: value`"),
      ("---\na b: c\n---", "2:1: a line of the front matter has the form `key: value`"),
      ("---\nid: a\nid: b\n---", "3:1: the key \"id\" is here twice: it was first at 2:1"),
      ("---\nid: a", "1:1: the front matter has no end: add a line with ---"),
      ("é\u{0}", "1:2: remove the control character 0, or write spaces instead"),
      ("```x\n\ta\n```", "2:1: remove the control character 9, or write spaces instead"),
      ("a\rb", "1:2: remove the control character 13, or write spaces instead"),
    ])
  func blocks(text: String, message: String) {
    #expect(refusal(of: text) == message)
  }

  @Test(
    "comes to an end on a long row of the same",
    arguments: [
      (
        "*",
        "1:1: *** neither opens nor closes anything here: write \\ before each of its characters"
      ),
      ("[", "1:2: [ can't be inside [: close [ first"),
      ("`", "1:1: " + noKind),
      ("_", "1:1: _ doesn't mark emphasis here: write *…*, or \\_ for the character"),
      ("-", "1:1: " + ruled),
      ("#", "1:1: a heading is one to three #, a space and some text"),
      (">", "1:2: a quote" + notPlain),
      ("|", "1:1: the second line of a table must look like | --- | --- |"),
      ("*\n", "1:1: * isn't a bullet here: write -"),
      ("```x\n", "1:1: " + unclosedFence),
    ])
  func longRow(piece: String, message: String) {
    let length = Sample.size(50_000, whole: 1_000_000)
    #expect(refusal(of: String(repeating: piece, count: length / piece.utf8.count)) == message)
  }

  @Test(
    "reads any length of what is allowed",
    arguments: [
      "a", "a*", "a ", "中", "a\n", "**b** ", "`c` ", "[d](e) ", "\\*", "x * ", "1. a\n", "<", "0",
    ])
  func allowed(piece: String) throws {
    let length = Sample.size(20_000, whole: 200_000)
    let text = String(repeating: piece, count: length / piece.utf8.count)
    #expect(try MarkdownDocument.read(text).blocks.count == 1)
    #expect(refusal(of: "**" + text) != nil)
  }

  private static let badTarget =
    "the target of a link can't contain a space or a bracket: write %20, %28 or %29, and close the "
    + "target"
  private static let indented =
    "remove the space at the start of this line, or put code into a listing"
  private static let ruled =
    "remove this line of = or -: headings begin with #, and there are no ruled lines"
  private static let notSeparated =
    "a new part begins here: leave an empty line before it, or indent it in a list"
  private static let notPlain = " can only contain running text: no list, listing, table or heading"
  private static let noKind =
    "write the kind of the listing after ```: layout, drawing, swift or log"
  private static let unclosedFence =
    "this listing has no end: add a line with ```"

  private func refusal(of text: String) -> String? {
    do throws(CourseError) {
      _ = try MarkdownDocument.read(text)
      return nil
    } catch {
      return "\(error.place?.shown ?? ""): \(error.sentence.told)"
    }
  }

  private func moved(_ message: String, line: Int, columns: Int) -> String {
    let parts = message.split(separator: ":", maxSplits: 2)
    return "\(line):\((Int(parts[1]) ?? 0) + columns):\(parts[2])"
  }
}
