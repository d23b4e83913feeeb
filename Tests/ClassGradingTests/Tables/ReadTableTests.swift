import LayoutEngine
import ClassGrading
import Course
import TestRunners
import Testing

@Suite("Reading comma-separated text")
struct ReadTableTests {
  @Test(
    "gives the same cells with any line ends, with a byte order mark, and without a last line end",
    arguments: [
      "id,name\n1,Ana\n", "id,name\r\n1,Ana\r\n", "id,name\r1,Ana", "\u{FEFF}id,name\n1,Ana",
    ])
  func lineEnds(text: String) throws {
    #expect(try ReadTable.cells(text) == [["id", "name"], ["1", "Ana"]])
  }

  @Test(
    "takes the most frequent candidate in the first row, outside quotes, as the delimiter",
    arguments: [
      ("id;name;first,last\n1;Ana;B\n", ";"), ("a;b,c\n", ","), ("id\tname\n1\tA,B\n", "\t"),
      ("\"a;b;c\",name\n1,2\n", ","), ("name\nAna\n", ","), ("\r\nid;name\r\n", ";"),
      ("Course 1, autumn\nid;name\n7;Ana\n", ";"), ("sep=;\r\nid,a;name\n", ";"),
      ("\u{FEFF}sep=\t\nid,a\tname\n", "\t"), ("sep=x\nid;name\n", ";"), ("sep=;", ";"),
    ])
  func delimiter(text: String, delimiter: String) throws {
    #expect(try ReadTable(text, path: "t.csv").delimiter == delimiter)
  }

  @Test("takes delimiters, quotes and line ends inside quotes as text of the cell")
  func quotes() throws {
    let text = "\"a,b\",\"say \"\"hi\"\"\",\"two\r\nlines\"\r\nplain 5\" long,\"\",\r\n"
    #expect(
      try ReadTable.cells(text) == [
        ["a,b", "say \"hi\"", "two\r\nlines"], ["plain 5\" long", "", ""],
      ])
  }

  @Test("knows where every cell begins, after cells of several lines too")
  func places() throws {
    let rows = try ReadTable("é,\"a\nb\",c\n🦊,d\n", path: "t.csv").rows
    #expect(rows.map(\.line) == [1, 3])
    #expect(rows[0].cells.map(\.place.column) == [1, 3, 4])
    #expect(rows[0].cells.map(\.place.line) == [1, 1, 2])
    #expect(rows[1].cells.map(\.place.column) == [1, 3])
  }

  @Test("counts the columns of a line of very many cells once")
  func manyCells() throws {
    let cells = try ReadTable(String(repeating: "é,", count: 100_000), path: "t.csv").rows[0].cells
    #expect(cells.count == 100_001)
    #expect(cells.last?.place.column == 200_001)
  }

  @Test(
    "reports a quote that is never closed, and text after the quote that ends a cell",
    arguments: [
      (
        "id,name\n1,\"Ana\n2,Bo\n",
        "t.csv:2:3: error: this quote is never closed: end the cell with \", and write each quote "
          + "inside it twice"
      ),
      (
        "\"a\"b,c\n",
        "t.csv:1:4: error: text follows the quote that ends this cell: write each quote inside a cell "
          + "twice"
      ),
    ])
  func errors(text: String, message: String) {
    let error = #expect(throws: CourseError.self) { try ReadTable(text, path: "t.csv") }
    #expect(error.map(English.text) == message)
  }

  @Test("reads an empty text as no rows, and recognises empty rows")
  func empty() throws {
    #expect(try ReadTable("", path: "t.csv").rows.isEmpty)
    #expect(try ReadTable("a\n\n , \n", path: "t.csv").rows.map(\.isEmpty) == [false, true, true])
  }

  @Test(
    "can write the same bytes again",
    arguments: [
      "\u{FEFF}\"a\";b\r\n\"x\ny\";\r\n", "a,b", "a\tb\n\n", "\n", "sep=;\r\na;b\r\n",
      "\"q\"\"q\",  spaced ,é\r",
    ])
  func sameBytes(text: String) throws {
    #expect(Array(try ReadTable(text, path: "t.csv").text { _, _ in nil }.utf8) == Array(text.utf8))
  }

  @Test("can replace one cell and keep all other bytes")
  func replacing() throws {
    let table = try ReadTable("\"id\";grade\r\n7;\"\"\r\n", path: "t.csv")
    let text = table.text { row, index in row.line == 2 && index == 1 ? "9.5" : nil }
    #expect(Array(text.utf8) == Array("\"id\";grade\r\n7;9.5\r\n".utf8))
  }
}
