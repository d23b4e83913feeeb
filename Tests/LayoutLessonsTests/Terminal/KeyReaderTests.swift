import LayoutLessons
import Terminal
import Testing

@Suite("Keys: told from the bytes of a terminal in raw mode")
struct KeyReaderTests {
  @Test(
    "each key, whole",
    arguments: [
      ("n", [.character("n")]), (" ", [.character(" ")]), ("?", [.character("?")]),
      ("é", [.character("é")]), ("视", [.character("视")]), ("\r", [.enter]), ("\n", [.enter]),
      ("\t", [.tab]), ("\u{7F}", [.backspace]), ("\u{08}", [.backspace]),
      ("\u{03}", [.interrupt]), ("\u{1A}", [.suspend]),
      ("\u{1B}[A", [.up]), ("\u{1B}[B", [.down]), ("\u{1B}[C", [.right]), ("\u{1B}[D", [.left]),
      ("\u{1B}OA", [.up]), ("\u{1B}OD", [.left]),
      ("\u{1B}[5~", [.pageUp]), ("\u{1B}[6~", [.pageDown]),
      ("12\r", [.character("1"), .character("2"), .enter]),
      ("\u{1B}\u{1B}[6~", [.escape, .pageDown]),
      ("\u{1B}[3~", [.delete]), ("\u{1B}[H", [.home]), ("\u{1B}[4~", [.end]),
      ("\u{1B}[Z", [.backTab]), ("\u{01}", [.control("a")]),
      ("\u{1B}[1;3D", [.alt(.left)]), ("\u{1B}[1;4C", [.shiftAlt(.right)]),
      ("\u{1B}b", [.alt(.left)]), ("\u{1B}F", [.shiftAlt(.right)]),
      ("\u{1B}r", [.alt(.character("r"))]),
      ("\u{1B}\r", [.alt(.enter)]), ("\u{1B}[1;2A", [.up]),
      ("\u{1B}[200~a\r\nb\u{1B}[201~n", [.paste("a\r\nb"), .character("n")]),
    ] as [(String, [Key])])
  func whole(bytes: String, keys: [Key]) {
    var reader = KeyReader()
    #expect(reader.keys(from: Array(bytes.utf8)) == keys)
    #expect(reader.rest().isEmpty)
  }

  @Test(
    "a key whose bytes come one by one is one key",
    arguments: [("\u{1B}[6~", .pageDown), ("\u{1B}OC", .right), ("视", .character("视"))]
      as [(String, Key)])
  func split(bytes: String, key: Key) {
    var reader = KeyReader()
    #expect(bytes.utf8.flatMap { reader.keys(from: [$0]) } == [key])
  }

  @Test("an escape alone is a key once nothing follows")
  func escape() {
    var reader = KeyReader()
    #expect(reader.keys(from: [0x1B]).isEmpty)
    #expect(reader.rest() == [.escape])
    #expect(reader.keys(from: Array("n".utf8)) == [.character("n")])
  }

  @Test(
    "what is no key is left out, and the keys after it are not",
    arguments: ["\u{1B}[1;5Hn", "\u{00}n", "\u{1B}[<0;10;10Mn"])
  func other(bytes: String) {
    var reader = KeyReader()
    #expect(reader.keys(from: Array(bytes.utf8)) == [.character("n")])
  }

  @Test("broken UTF-8 is no key, and holds nothing up for good")
  func broken() {
    var reader = KeyReader()
    #expect(reader.keys(from: [0xFF]).isEmpty)
    #expect(reader.rest().isEmpty)
    #expect(reader.keys(from: [0x80, 0x6E]) == [.character("n")])
  }
}
