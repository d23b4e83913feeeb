import LayoutLessons
import Terminal
import TestRunners
import Testing

@Suite("Terminal: tables fit the width")
struct TextTableTests {
  static let table = TextTable(
    header: ["Attribute", "属性", "pt"],
    rows: [
      ["\("leading", .code)", "前缘，随阅读方向改变", "8"],
      ["\("width", .code)", "宽度", "120"],
    ],
    alignments: [.leading, .centre, .trailing])

  @Test("sets columns side by side where they fit")
  func natural() {
    #expect(
      Self.table.lines(columns: 80).map(\.text) == [
        "Attribute          属性           pt",
        "─────────  ────────────────────  ───",
        "leading    前缘，随阅读方向改变    8",
        "width              宽度          120",
      ])
  }

  @Test("wraps cells where they don't")
  func wrapped() {
    #expect(
      Self.table.lines(columns: 31).map(\.text) == [
        "Attribute       属性         pt",
        "─────────  ───────────────  ───",
        "leading    前缘，随阅读方     8",
        "               向改变",
        "width           宽度        120",
      ])
  }

  @Test("stacks the cells of each row where columns would split words")
  func stacked() {
    #expect(
      Self.table.lines(columns: 24).map(\.text) == [
        "Attribute: leading", "属性: 前缘，随阅读方向改", "  变", "pt: 8", "", "Attribute: width",
        "属性: 宽度", "pt: 120",
      ])
  }

  @Test("keeps meanings, and makes plain titles strong")
  func meanings() {
    let lines = Self.table.lines(columns: 80)
    #expect(lines[0].runs.map(\.meaning) == [.strong, .plain, .strong, .plain, .strong])
    #expect(lines[2].runs.first == StyledText("leading", .code).runs.first)
  }

  @Test("has room for ragged rows and tables without titles")
  func ragged() {
    let table = TextTable(header: [], rows: [["a"], ["b", "c"], []])
    #expect(table.lines(columns: 40).map(\.text) == ["a", "b  c", ""])
    #expect(TextTable(header: [], rows: []).lines(columns: 40) == [])
    #expect(TextTable(header: ["a"], rows: []).lines(columns: 40).map(\.text) == ["a", "─"])
    let ragged = TextTable(header: ["a"], rows: [["1", "2"]])
    #expect(ragged.lines(columns: 3).map(\.text) == ["a:", " 1", "2"])
  }

  @Test("no line is wider than the width, and no word is lost", arguments: 0..<200 as Range<UInt64>)
  func laws(seed: UInt64) {
    var random = SeededGenerator(state: seed)
    let words = ["a", "layout", "约", "，", "🙂", "constraint", "priority", "1000"]
    let cell = {
      let count = Int.random(in: 0...12, using: &random)
      return StyledText(
        (0..<count).map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " "))
    }
    let rows = (0..<4).map { _ in (0..<5).map { _ in cell() } }
    let columns = 20 + Int(seed)
    let lines = TextTable(header: ["1", "2", "3"], rows: rows).lines(columns: columns)
    #expect(lines.allSatisfy { $0.widthInColumns <= columns })
    for word in words {
      let count = { (texts: [StyledText]) in
        texts.flatMap { $0.text.split(separator: " ") }.count { $0 == word }
      }
      #expect(count(lines) == count(rows.flatMap { $0 }))
    }
  }
}
