import ClassGrading
import Testing

@Suite("Writing comma-separated text")
struct TableCellTests {
  @Test("ends rows as RFC 4180 does, and leaves plain words alone")
  func row() {
    #expect(tableRow([.text("Ana Lopez"), .number(1.5), .empty]) == "Ana Lopez,1.5,\r\n")
  }

  @Test(
    "quotes cells that would be read differently",
    arguments: [
      ("a,b", "\"a,b\""), ("a;b", "\"a;b\""), ("say \"hi\"", "\"say \"\"hi\"\"\""),
      ("two\r\nlines", "\"two\nlines\""), (" x", "\" x\""),
    ])
  func quotes(words: String, spelling: String) {
    #expect(TableCell.text(words).spelling == spelling)
  }

  @Test(
    "prevents spreadsheets from reading text as a formula",
    arguments: [
      ("=cmd()", "'=cmd()"), ("+1", "'+1"), ("-1", "'-1"), ("@SUM(A1)", "'@SUM(A1)"),
      ("＝cmd()", "'＝cmd()"), ("＋1", "'＋1"), ("－1", "'－1"), ("＠x", "'＠x"),
      ("\tx", "\"'\tx\""), ("\rx", "\"'\nx\""), ("\u{0}=1", "'=1"), ("\u{FEFF}=1", "'=1"),
      ("=1,\"a\"", "\"'=1,\"\"a\"\"\""),
    ])
  func formulas(words: String, spelling: String) {
    #expect(TableCell.text(words).spelling == spelling)
  }

  @Test(
    "writes numbers without separators or needless decimals",
    arguments: [
      (-1.0, "-1"), (0, "0"), (12345.67, "12345.67"), (0.1, "0.1"), (1_000_000, "1000000"),
    ])
  func numbers(number: Double, spelling: String) {
    #expect(TableCell.number(number).spelling == spelling)
  }

  @Test(
    "removes control characters and keeps every script",
    arguments: [
      ("a\u{0}\u{7}\u{1B}[31mb", "a[31mb"), ("a\u{FFFE}\u{FFFF}b", "ab"),
      ("\u{202E}abc", "abc"), ("مرحبا", "مرحبا"), ("🦊👩‍👩‍👧", "🦊👩‍👩‍👧"), ("a\u{85}b", "ab"),
    ])
  func controls(words: String, spelling: String) {
    #expect(TableCell.text(words).spelling == spelling)
  }

  @Test(
    "is read back unchanged",
    arguments: [
      "a,b", "\"", "a\"b\"\"", "x\ny", "Łukasz; the 2nd", " ", "", "\u{200F}שלום",
      String(repeating: "n,\"", count: 100),
    ])
  func roundTrip(words: String) throws {
    #expect(try ReadTable.cells(tableRow([.text(words), .text("end")])) == [[words, "end"]])
  }
}
