@testable import LayoutLessons
import Terminal
import TestRunners
import Testing

@Suite("Screen: an answer is edited in place")
struct AnswerEditingTests {
  // MARK: Blanks

  @Test("keys change only the blanks, and the file keeps the sign of an empty one")
  func blanks() throws {
    let screen = try LearnerScreen(at: "flip-around")
    screen.type("Red.trailing + 16")
    screen.press(.tab)
    screen.type("Red.leading")
    screen.wait()
    let file = try screen.read(LearnerScreen.file(of: "flip-around"))
    expectRecorded(file, "AnswerEditing/blanks")
  }

  @Test("a blank stands in brackets, with the cursor in it")
  func brackets() throws {
    let screen = try LearnerScreen(at: "flip-around")
    screen.rows = 40
    #expect(screen.answer.contains("Superview.trailing = [__]"))
    let empty = screen.cursor
    screen.type("16")
    #expect(screen.answer.contains("Superview.trailing = [16]"))
    #expect(screen.cursor?.column == empty.map { $0.column + 2 })
    #expect(screen.cursor?.row == empty?.row)
  }

  @Test(
    "Tab, Shift-Tab and the arrows go round the blanks",
    arguments: [
      ([.tab], "Blue.trailing = [7_]"), ([.tab, .tab], "Red.width = [7_]"),
      ([.tab, .tab, .tab], "Superview.trailing = [7_]"), ([.backTab], "Red.width = [7_]"),
      ([.down], "Blue.trailing = [7_]"), ([.up], "Red.width = [7_]"),
    ] as [([Key], String)])
  func round(keys: [Key], line: String) throws {
    let screen = try LearnerScreen(at: "flip-around")
    screen.rows = 40
    for key in keys { screen.press(key) }
    screen.type("7")
    #expect(screen.answer.contains(line))
  }

  @Test("no key leaves a blank, or deletes what stands around it")
  func edges() throws {
    let screen = try LearnerScreen(at: "flip-around")
    screen.rows = 40
    let before = screen.answer
    screen.press(.left, .left, .backspace, .delete, .right, .end, .delete, .home, .backspace)
    #expect(screen.answer == before)
    screen.type("12")
    screen.press(.left, .backspace, .home)
    screen.type("3")
    #expect(screen.answer.contains("Superview.trailing = [32]"))
    screen.press(.paste("4\r\n5"))
    #expect(screen.answer.contains("Superview.trailing = [3452]"))
  }

  @Test("an answer whose blanks are filled is edited in its blanks again")
  func again() throws {
    let first = try LearnerScreen(at: "flip-around")
    first.type("16 * 2")
    first.wait()
    let file = try first.read(LearnerScreen.file(of: "flip-around"))
    let screen = try LearnerScreen(at: "flip-around", file: file)
    screen.rows = 40
    #expect(screen.answer.contains("Superview.trailing = [16 * 2]"))
    screen.type("1")
    #expect(screen.answer.contains("Blue.trailing = [1_]"), "the first empty blank has the cursor")
  }

  @Test("where more than the blanks was changed, everything may be edited")
  func free() throws {
    let screen = try LearnerScreen(at: "flip-around", file: "Superview.trailing = ___\n")
    #expect(screen.answer == ["Superview.trailing = ___"])
    screen.press(.backspace, .backspace, .backspace)
    screen.type("16")
    #expect(screen.answer == ["Superview.trailing = 16"])
  }

  // MARK: Letters in a blank for a number

  @Test("in a blank that takes only numbers, letters type nothing, and it says what they need")
  func letters() throws {
    let numbers = try LearnerScreen(at: "photo-bar")
    numbers.rows = 40
    for letter in ["e", "s", "n", "q", "h", "x", "?"] {
      numbers.type("1")
      #expect(numbers.press(.character(Character(letter))) == .goOn)
      #expect(numbers.told == ["A number goes here. For a command, press Esc first."])
      numbers.press(.backspace)
      #expect(numbers.told.isEmpty)
    }
    #expect(numbers.lines.last?.contains("esc commands") == true)
    let words = try LearnerScreen(at: "photo-bar")
    words.rows = 40
    words.press(.tab)
    words.type("hq")
    #expect(words.answer.contains("Badge.trailing = [hq]"))
  }

  @Test("the words about a letter leave the finding for the next key, and a pass, too")
  func lettersAfterCheck() throws {
    let screen = try LearnerScreen()
    screen.type("8")
    screen.press(.enter)
    let finding = screen.told
    screen.type("x")
    #expect(screen.told != finding)
    screen.press(.left)
    #expect(screen.told == finding)
    screen.press(.control("u"))
    screen.type("16")
    screen.press(.enter)
    screen.type("x")
    screen.press(.enter)
    #expect(!screen.lines[0].contains("exercise 1 of 3"), "Enter goes on")
  }

  @Test("after Esc, a key that is no command closes the command line and is typed")
  func afterEscape() throws {
    let screen = try LearnerScreen(at: "flip-around")
    screen.rows = 40
    screen.press(.escape)
    #expect(screen.cursor == nil && screen.lines.last?.hasPrefix(" c check") == true)
    screen.type("12")
    #expect(screen.answer.contains("Superview.trailing = [12]"))
    #expect(screen.cursor != nil)
    screen.press(.escape, .escape)
    screen.type("h")
    #expect(screen.answer.contains("Superview.trailing = [12h]"))
  }

  @Test("Ctrl-U empties a blank, or the line in front of the cursor")
  func clearing() throws {
    let screen = try LearnerScreen(at: "flip-around")
    screen.rows = 40
    screen.type("123")
    screen.press(.left, .control("u"))
    #expect(screen.answer.contains("Superview.trailing = [__]"))
    let lines = try LearnerScreen(at: "cover-view", file: "Cover.width = 9\nCover.top = 1\n")
    lines.press(.up, .end, .left, .control("u"))
    #expect(lines.answer == ["Cover.width = 9", "1"])
  }

  // MARK: The editor

  @Test("elsewhere every key types, and a new line begins as deep as the one before")
  func editor() throws {
    let screen = try LearnerScreen(at: "cover-view", file: "Cover.width = 9\n")
    screen.press(.up, .end)
    screen.type("6\n  Cover.height = 96\nx")
    #expect(screen.answer == ["Cover.width = 96", "  Cover.height = 96", "  x"])
    screen.press(.backspace, .up, .up, .home, .delete, .right, .paste("--\r\n"))
    #expect(screen.answer == ["o--", "ver.width = 96", "  Cover.height = 96", "  "])
  }

  @Test(
    "a change can be taken back, one after the other",
    arguments: [[.escape, .character("u")], [.alt(.character("u"))]] as [[Key]])
  func undo(keys: [Key]) throws {
    let screen = try LearnerScreen(at: "cover-view", file: "Cover.width = 9\n")
    screen.type("ab")
    screen.press(.up, .backspace)
    for key in keys { screen.press(key) }
    #expect(screen.answer == ["Cover.width = 9", "ab"])
    for key in keys + keys { screen.press(key) }
    #expect(screen.answer == ["Cover.width = 9", ""])
    for key in keys { screen.press(key) }
    #expect(screen.answer == ["Cover.width = 9", ""], "there is nothing more to take back")
  }

  @Test("a word is taken back as one, and what is typed elsewhere by itself")
  func undoOfWords() throws {
    let screen = try LearnerScreen(at: "cover-view", file: "")
    screen.type("Cover.top = 1")
    screen.press(.home)
    screen.type("x")
    for left in ["Cover.top = 1", "Cover.top = ", "Cover.top =", "Cover.top ", "Cover.top"] {
      screen.press(.alt(.character("u")))
      #expect(screen.answer == [left])
    }
    screen.press(.alt(.character("u")), .alt(.character("u")))
    #expect(screen.answer == ["Cover"])
  }

  @Test(
    "after a check, what is typed replaces the blank of the line that is wrong",
    arguments: [
      ("0.5", "60", "[0.5] * Superview.width - [7_]"), ("2", "64", "[7_] * Superview.width - [64]"),
    ])
  func wrongBlank(multiplier: String, constant: String, then line: String) throws {
    let screen = try LearnerScreen(at: "photo-and-text")
    screen.rows = 40
    screen.type(multiplier)
    screen.press(.tab)
    screen.type(constant)
    screen.press(.enter)
    screen.type("7")
    #expect(screen.answer.contains("Photo.width = \(line)"))
  }

  @Test(
    "Backspace takes one character of a selected blank, and Ctrl-W takes a word, with its underscores",
    arguments: [
      (Key.backspace, "1", "Blue.trailing = [1_]"), (.control("w"), "Re_d", "Blue.trailing = [__]"),
    ])
  func partOfBlank(key: Key, typed: String, line: String) throws {
    let screen = try LearnerScreen(at: "flip-around")
    screen.rows = 40
    screen.press(.tab)
    screen.type(typed + (key == .backspace ? "2" : ""))
    screen.press(.tab)
    screen.press(.backTab)
    screen.press(key)
    #expect(screen.answer.contains(line), "\(screen.answer)")
  }

  @Test(
    "in a program, Tab completes what constraints are made with",
    arguments: [
      ("NSL", "NSLayoutConstraint"), ("photo.lead", "photo.leadingAnchor"),
      ("photo.widthAnchor.con", "photo.widthAnchor.constraint"), ("mul", "multiplier"),
      ("equalToC", "equalToConstant"), ("view.safe", "view.safeAreaLayoutGuide"),
    ])
  func programCompletion(typed: String, line: String) {
    var editor = AnswerEditor(typed, starter: nil)
    let others = Completion.complete(in: &editor, names: nil, isSwift: true)
    #expect(editor.text == line)
    #expect(others == nil)
  }

  @Test(
    "Tab completes the names of views and attributes",
    arguments: [
      ("Cov", "Cover"), ("cover.wi", "cover.width"), ("Title.lead", "Title.leading"),
      ("S", "Superview"), ("Cover.", "Cover."), ("Cover.first", "Cover.firstBaseline"),
      ("Nobody", "Nobody"), ("", ""),
    ])
  func completion(typed: String, line: String) throws {
    let screen = try LearnerScreen(at: "cover-view", file: "")
    screen.type(typed)
    screen.press(.tab)
    #expect(screen.answer == [line])
  }

  @Test("where a word can become several, Tab says which")
  func choices() throws {
    let screen = try LearnerScreen(at: "cover-view", file: "")
    screen.type("Cover.ce")
    screen.press(.tab)
    #expect(screen.answer == ["Cover.center"])
    #expect(screen.told == ["centerX  centerXWithinMargins  centerY  centerYWithinMargins"])
  }

  // MARK: Rows

  @Test("the line edited and the one spoken of stay in sight, and no message is cut")
  func inSight() throws {
    let lines = (1...20).map { "Cover.width = \($0)  // \($0)" }
    let file = (["// A comment"] + lines + ["", "// Another", "Cover.widht = 9"])
      .joined(separator: "\n")
    let screen = try LearnerScreen(at: "cover-view", file: file + "\n")
    (screen.columns, screen.rows) = (40, 20)
    for _ in 0..<24 { screen.press(.up) }
    screen.type("Cover.top = 16\n")
    screen.press(.alt(.enter))
    #expect(screen.lines.contains { $0.hasPrefix(" ✗ 25 Cover.widht = 9") })
    #expect(screen.lines.contains { $0.hasPrefix("⋮") })
    #expect(screen.lines.count == 20 && screen.lines.allSatisfy { $0.widthInColumns <= 40 })
    #expect(!screen.told.joined().contains("…"))
    let row = try #require(screen.cursor?.row)
    #expect(screen.lines[row].hasPrefix(" ✗ 25 Cover.widht = 9"))
  }

  @Test("task rows go before rows of a message")
  func messageBeforeTask() throws {
    let screen = try LearnerScreen()
    (screen.columns, screen.rows) = (40, 20)
    #expect(!screen.text.contains("…"))
    screen.type("5")
    screen.press(.enter)
    #expect(screen.told.last == "numbers." && screen.lines.contains { $0.hasSuffix(" …") })
    #expect(screen.lines.contains { $0.hasPrefix("⋮✗ 4 Button.trailing =") })
    #expect(screen.lines.last == " page down more  ⏎ check  esc commands")
    #expect(!screen.text.contains("┌"))
    screen.type("6")
    #expect(screen.text.contains("┌"), "the layout follows the keys again")
  }

  @Test("a line that is too long goes on in the next row, and the cursor with it")
  func longLine() throws {
    let screen = try LearnerScreen(at: "cover-view", file: "")
    screen.columns = 40
    let words = "// one two three four five six seven eight nine ten"
    screen.type(words)
    let rows = screen.lines.filter { $0.contains("one") || $0.contains("ten") }
    #expect(rows == ["   1 // one two three four five six ", "     seven eight nine ten"])
    #expect(screen.cursor?.column == 25)
  }
}
