import Testing

@Suite("Screen model: what a person sees of the bytes that a program writes")
struct ScreenModelTests {
  private func model(
    _ text: String, columns: Int = 8, rows: Int = 3, before: ScreenModel? = nil
  ) -> ScreenModel {
    var model = before ?? ScreenModel(columns: columns, rows: rows)
    model.take(text)
    #expect(model.unknown.isEmpty)
    return model
  }

  @Test(
    "the cursor goes where a sequence sends it",
    arguments: [
      ("\u{1B}[2;3H", 1, 2), ("\u{1B}[H", 0, 0), ("\u{1B}[9;99H", 2, 7), ("ab\u{1B}[D", 0, 1),
      ("ab\u{1B}[9D", 0, 0), ("\u{1B}[2C", 0, 2), ("\u{1B}[2B\u{1B}[A", 1, 0), ("\u{1B}[5G", 0, 4),
      ("\u{1B}[2d", 1, 0), ("ab\r\nc", 1, 1), ("abc\u{8}", 0, 2), ("a\t", 0, 7),
      ("ab\u{1B}7\u{1B}[3;3H\u{1B}8", 0, 2), ("ab\u{1B}[E", 1, 0), ("\u{1B}[3;4H\u{1B}[F", 1, 0),
    ])
  func cursor(text: String, row: Int, column: Int) {
    #expect(model(text).page.cursor == ScreenModel.Place(row: row, column: column))
  }

  @Test(
    "erasing, inserting and deleting change the cells that they name",
    arguments: [
      ("abcdef\u{1B}[3G\u{1B}[K", "ab"), ("abcdef\u{1B}[3G\u{1B}[1K", "   def"),
      ("abc\u{1B}[2K", ""), ("abcdef\u{1B}[3G\u{1B}[2X", "ab  ef"),
      ("abcdef\u{1B}[3G\u{1B}[2P", "abef"), ("abcdef\u{1B}[3G\u{1B}[2@", "ab  cdef"),
      ("a\r\nb\r\nc\u{1B}[2;1H\u{1B}[J", "a"), ("a\r\nb\r\nc\u{1B}[2;1H\u{1B}[1J", "\n\nc"),
      ("a\r\nb\u{1B}[2J", ""), ("a\r\nb\u{1B}[H\u{1B}[L", "\na\nb"),
      ("a\r\nb\u{1B}[H\u{1B}[M", "b"),
    ])
  func erasing(text: String, shown: String) {
    #expect(model(text).text == shown)
  }

  @Test(
    "rows scroll within their region",
    arguments: [
      ("a\r\nb\r\nc\r\nd", "b\nc\nd"), ("a\r\nb\r\nc\u{1B}[S", "b\nc"),
      ("a\r\nb\r\nc\u{1B}[T", "\na\nb"), ("a\r\nb\r\nc\u{1B}[1;2r\u{1B}[2;1H\nd", "b\nd\nc"),
      ("a\r\nb\r\nc\u{1B}[H\u{1B}M", "\na\nb"),
    ])
  func scrolling(text: String, shown: String) {
    #expect(model(text).text == shown)
  }

  @Test("a full row goes on in the next one, unless lines don't wrap")
  func wrapping() {
    #expect(model("abcdefgh").page.cursor == ScreenModel.Place(row: 0, column: 7))
    #expect(model("abcdefghij").text == "abcdefgh\nij")
    #expect(model("abcdefgh\r\nij").text == "abcdefgh\nij")
    #expect(model("\u{1B}[?7labcdefghij").text == "abcdefgj")
    #expect(model("\u{1B}[?7l\u{1B}[?7habcdefghij").text == "abcdefgh\nij")
    #expect(model("abcdefg漢").text == "abcdefg\n漢")
  }

  @Test("wide characters take two cells, and marks none")
  func widths() {
    #expect(model("漢a").page.cursor.column == 3)
    #expect(model("e\u{301}a").page.cursor.column == 2)
    #expect(model("e\u{301}a").text == "e\u{301}a")
    #expect(model("漢e\u{301}").text == "漢e\u{301}")
    #expect(model("漢字\u{1B}[2Ga").text == " a字")
    #expect(model("漢字\u{1B}[Ga").text == "a 字")
    #expect(model("漢\u{301}").text == "漢\u{301}")
  }

  @Test("characters and sequences may come in pieces")
  func pieces() {
    var model = ScreenModel(columns: 8, rows: 3)
    for byte in Array("\u{1B}[2;2H漢\u{1B}[31mé".utf8) { model.take([byte]) }
    #expect(model.text == "\n 漢é")
    #expect(model.styles(of: "é") == [ScreenStyle(foreground: .basic(1))])
  }

  @Test(
    "a cell keeps the look that it was written with",
    arguments: [
      ("\u{1B}[1;4mx", ScreenStyle(traits: [.bold, .underlined])),
      ("\u{1B}[1;4m\u{1B}[24mx", ScreenStyle(traits: [.bold])),
      ("\u{1B}[32;7mx", ScreenStyle(traits: [.inverse], foreground: .basic(2))),
      ("\u{1B}[38;5;99;1mx", ScreenStyle(traits: [.bold], foreground: .indexed(99))),
      ("\u{1B}[48;2;1;2;3mx", ScreenStyle(background: .own([1, 2, 3]))),
      ("\u{1B}[31m\u{1B}[mx", ScreenStyle()), ("\u{1B}[97;39mx", ScreenStyle()),
    ])
  func styles(text: String, style: ScreenStyle) {
    let model = model("漢" + text + "\u{1B}[0m.")
    #expect(model.styles(of: "x.") == [style, ScreenStyle()])
    #expect(model.isColourless == style.isColourless)
  }

  @Test("the other screen is empty, and leaving it brings back what was there")
  func otherScreen() {
    let before = model("ab")
    let entered = model("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2004h\u{1B}[Hc", before: before)
    #expect(entered.text == "c")
    #expect(entered.isAlternate && !entered.isCursorVisible && entered.takesPastes)
    let left = model("\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l", before: entered)
    #expect(left == before)
    #expect(left.modes == ScreenModel.firstModes)
  }

  @Test("another size keeps what fits, and the cursor's row")
  func resizing() {
    var model = model("abcdef\r\nb\r\nc")
    model.resize(columns: 4, rows: 2)
    #expect(model.lines == ["b", "c"])
    #expect(model.page.cursor == ScreenModel.Place(row: 1, column: 1))
    model.resize(columns: 8, rows: 3)
    model.take("\r\nd\r\ne")
    #expect(model.lines == ["c", "d", "e"])
  }

  @Test("words are found wherever lines break, and in boxes")
  func words() {
    let model = model("one two\r\n three\r\n\u{2502}four\u{2502}")
    #expect(model.shows("two three four"))
    #expect(!model.shows("onetwo"))
    #expect(model.text == "one two\n three\n\u{2502}four\u{2502}")
  }

  @Test("titles and links take no cell; what is unknown is kept for the tests to see")
  func others() {
    #expect(model("\u{1B}]0;a title\u{7}a").text == "a")
    #expect(model("\u{1B}]8;;https://swift.org\u{1B}\\a\u{1B}]8;;\u{1B}\\").text == "a")
    var unknown = ScreenModel()
    unknown.take("\u{1B}[>4;2ma\u{1B}[5y")
    #expect(unknown.text == "a")
    #expect(unknown.unknown.count == 2)
  }
}
