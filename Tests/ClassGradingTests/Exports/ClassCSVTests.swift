import ClassGrading
import Testing

@Suite("results.csv")
struct ClassCSVTests {
  @Test("has a row for each learner and exercise, and reads back unchanged")
  func rows() throws {
    let facts = try SampleClass.facts()
    var file = ClassCSV()
    let table = try ReadTable(
      file.whole(SampleClass.hostile(facts), facts), path: "t.csv")
    let head = try #require(table.rows.first).cells.map(\.text)
    #expect(table.rows.count == 1 + 3 * SampleClass.hostileNames.count)
    #expect(table.rows.allSatisfy { $0.cells.count == head.count && $0.end == "\r\n" })
    let column = { (name: String) throws -> [String] in
      let index = try #require(head.firstIndex(of: name))
      return table.rows.dropFirst().map { $0.cells[index].text }
    }
    let names = try column("name")
    #expect(names[0] == "'=cmd()")
    #expect(names[15] == "Li, Ana")
    #expect(names[3 * 10] == "nulbellesc[31m")
    #expect(names[3 * 13] == SampleClass.hostileNames[13])
    #expect(try column("outcome").prefix(3) == ["passed", "notYet", "blank"])
    #expect(try column("points").prefix(3) == ["1", "0", ""])
    #expect(try column("verdict").prefix(3) == ["passed", "misplaced", "missing"])
    #expect(
      try column("words").prefix(3) == [
        "", "misplaced Blue.trailing 232 not 216, window 320x72",
        "There is no file for this exercise.",
      ])
  }

  @Test("has no cell that a spreadsheet would take for a formula")
  func formulas() throws {
    let facts = try SampleClass.facts()
    var file = ClassCSV()
    let table = try ReadTable(
      file.whole(SampleClass.hostile(facts), facts), path: "t.csv")
    let first = table.rows.flatMap(\.cells).compactMap(\.text.unicodeScalars.first)
    #expect(Set(first).isDisjoint(with: ["=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠"]))
  }
}
