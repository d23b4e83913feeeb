import Foundation
import LayoutLessons
import Terminal
import Testing
import TestRunners

@Suite("Screen: the layout follows every key")
struct WindowViewTests {
  private static let solved = """
    Cover.width = 96
    Cover.height = 96
    Cover.centerX = Superview.centerX
    Cover.top = Superview.top + 16
    Title.leading = Superview.leading + 16
    Title.trailing = Superview.trailing - 16
    Title.top = Cover.bottom + 16
    Title.bottom = Superview.bottom - 16

    """

  /// The first row of the drawing, which names its windows.
  private func title(_ screen: LearnerScreen) -> String? {
    screen.lines.first { $0.hasPrefix(" 320 points") || $0.contains(/points.*[✓✗]/) }
  }

  @Test("each window says whether its layout is the wanted one, with every key")
  func marks() throws {
    let screen = try LearnerScreen(at: "cover-view", file: Self.solved)
    #expect(title(screen) == " 320 points ✓                    480 points ✓")
    for _ in 0..<6 { screen.press(.up) }
    screen.press(.end)
    screen.type(" + 8")
    #expect(
      title(screen)
        == " 320 points ✗                    480 points ✗            wanted ░   yours □")
    screen.press(.backspace)
    #expect(title(screen) == " 320 points                      480 points")
  }

  @Test("a conflict and an ambiguity are named at the window")
  func remarks() throws {
    let conflict = try LearnerScreen(at: "cover-view", file: Self.solved + "Cover.width = 80\n")
    conflict.columns = 60
    #expect(title(conflict) == " 320 points ✗  conflict    480 points ✗  conflict")
    let ambiguity = try LearnerScreen(at: "cover-view", file: "Cover.width = 80\n")
    ambiguity.columns = 60
    #expect(title(ambiguity) == " 320 points  many layouts  480 points  many layouts")
  }

  @Test(
    "Alt and an arrow drag the window, with Shift in bigger steps",
    arguments: [
      ([.alt(.left)], " 312 points ✓  conflict if narrower than 32 points"),
      ([.alt(.right), .alt(.right)], " 336 points ✓  conflict if narrower than 32 points"),
      ([.shiftAlt(.left)], " 280 points ✓  conflict if narrower than 32 points"),
      ([.alt(.down)], " 320 points ✓              480 points ✓"),
      ([.alt(.down), .alt(.left)], " 472 points ✓"),
      ([.alt(.character("r"))], " 320 points, right to left ✓"),
    ] as [([Key], String)])
  func dragging(keys: [Key], expected: String) throws {
    let screen = try LearnerScreen(at: "cover-view", file: Self.solved)
    screen.columns = 60
    for key in keys { screen.press(key) }
    #expect(title(screen)?.hasPrefix(expected) == true, "\(title(screen) ?? "")")
  }

  @Test("of two windows that are both shown, Alt and an arrow choose the other one")
  func choosing() throws {
    let screen = try LearnerScreen(at: "cover-view", file: Self.solved)
    func chosen() -> [String] {
      screen.frame.lines.flatMap(\.runs)
        .filter { $0.meaning == .strong && $0.text.contains(" points") }.map(\.text)
    }
    #expect(chosen() == ["320 points"])
    screen.press(.alt(.down))
    #expect(chosen() == ["480 points"])
    screen.press(.alt(.down))
    #expect(chosen() == ["320 points"])
  }

  @Test("a conflict in a dragged window is named")
  func breaking() throws {
    let screen = try LearnerScreen(
      at: "cover-view",
      file: Self.solved.replacingOccurrences(of: "leading + 16", with: "leading + 100"))
    screen.columns = 60
    for _ in 0..<6 { screen.press(.shiftAlt(.left)) }
    #expect(title(screen)?.contains(" points ✗  conflict") == true, "\(title(screen) ?? "")")
  }

  /// The drawing on a screen, with the row that names its windows.
  private func drawing(_ screen: LearnerScreen) -> String {
    let lines = screen.lines.drop { !$0.contains(" points") || !$0.contains(/[✓✗?]/) }
    let rows = lines.prefix { !$0.isEmpty && !$0.contains(/^[ ⋮][✗ ] ?[0-9]\s/) }
    return rows.joined(separator: "\n")
  }

  @Test("while lines determine nothing, nothing is drawn as the answer's, whatever was before")
  func undetermined() throws {
    let screen = try LearnerScreen(at: "cover-view", file: Self.solved)
    screen.columns = 60
    #expect(drawing(screen).contains("Title"))
    // The title's leading edge isn't determined while its number is missing.
    for _ in 0..<4 { screen.press(.up) }
    screen.press(.end)
    screen.press(.backspace)
    screen.press(.backspace)
    expectRecorded(drawing(screen), "WindowView/undetermined")
    screen.press(.alt(.character("r")))
    expectRecorded(drawing(screen), "WindowView/undetermined-2")
  }

  @Test("in 40 columns a window that becomes wider is never drawn narrower")
  func scale() throws {
    let screen = try LearnerScreen(at: "cover-view", file: Self.solved)
    (screen.columns, screen.rows) = (40, 20)
    var widths: [Int] = []
    for _ in 0..<40 {
      screen.press(.alt(.right))
      widths.append(screen.lines.first { $0.contains("┌─") }?.widthInColumns ?? 0)
    }
    #expect(widths == widths.sorted() && widths[0] > 20, "\(widths)")
  }

  @Test("the legend stays when a message takes rows")
  func legend() throws {
    let screen = try LearnerScreen()
    (screen.columns, screen.rows) = (40, 20)
    screen.type("8")
    #expect(drawing(screen).contains("wanted ░   yours □"))
    screen.press(.enter)
    #expect(
      drawing(screen) == """
         320 points ✗   wanted ░   yours □
         ┌────────────────────────────────┐ 0
         │                  ░├──Button──┤ │ 16
         └────────────────────────────────┘ 80
        """)
  }
}

/// With the variable `LESSONS_REDRAW` set, the picture is written instead.
@Suite("README: it opens with a picture of the screen")
struct ScreenPictureTests {
  @Test("the first exercise, after a wrong edge")
  func picture() throws {
    let screen = try LearnerScreen(course: RealCourse.root)
    screen.type("centerX")
    screen.press(.enter)
    let frame = screen.frame
    let svg = TerminalPicture(
      title: "The first exercise in a terminal", lines: frame.lines, columns: screen.columns,
      rows: screen.rows, cursor: frame.cursor.map { ($0.row, $0.column) }
    ).svg
    let file = Checkout.root.appending(path: "docs/screen.svg")
    if ProcessInfo.processInfo.environment["LESSONS_REDRAW"] != nil {
      try svg.write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(try String(contentsOf: file, encoding: .utf8) == svg)
    }
    let readme = try String(contentsOf: Checkout.root.appending(path: "README.md"), encoding: .utf8)
    #expect(readme.contains("](docs/screen.svg)"))
  }
}

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
