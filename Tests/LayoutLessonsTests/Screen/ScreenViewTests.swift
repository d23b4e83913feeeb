import LayoutLessons
import Terminal
import Testing
import TestRunners

@Suite("Screen: the list of exercises")
struct ListViewTests {
  private func list(at exercise: String = "two-edges") throws -> LearnerScreen {
    let screen = try LearnerScreen(at: exercise)
    screen.press(.escape, .character("l"))
    return screen
  }

  @Test("shows lessons under their chapters, with states, and where the learner is")
  func shown() throws {
    let lines = try list().lines
    #expect(
      lines.prefix(10) == [
        " Search: ", "", " First steps", "  1 · Two windows",
        "     hold-on              open", "   ▶ two-edges            started  you are here",
        "     one-below-the-other  open", "  2 · One line, one equation",
        "     where-it-is          open", "     photo-bar            open",
      ])
    #expect(lines.count == 24)
    #expect(lines.last == " ⏎ open  esc back  type to filter  ↑ ↓ choose")
  }

  @Test("the place is in sight however far it is in the course, in small windows, too")
  func place() throws {
    let screen = try list(at: "toast-moves-in")
    (screen.columns, screen.rows) = (40, 20)
    #expect(screen.lines.count == 20 && screen.lines.allSatisfy { $0.count <= 40 })
    #expect(screen.text.contains("▶ toast-moves-in"))
  }

  @Test("keys choose an exercise and stop at both ends; Enter opens it, and makes its file")
  func opened() throws {
    let screen = try list()
    screen.press(.up, .up, .up)
    #expect(screen.text.contains("▶ hold-on"))
    screen.press(.end, .down)
    #expect(screen.text.contains("▶ toast-moves-in"))
    screen.press(.home, .down, .down, .enter)
    #expect(screen.lines[0].hasPrefix(" 1 · Two windows "))
    #expect(screen.lines[0].contains("exercise 3 of 3"))
    #expect(try screen.read("01-two-screens/one-below-the-other.layout").contains("___"))
    #expect(try screen.read("progress.json").contains("\"current\" : \"one-below-the-other\""))
  }

  @Test("letters filter by exercise, lesson and number, and the first that is left is chosen")
  func filtered() throws {
    let screen = try list()
    screen.type("the-bar")
    #expect(
      screen.lines.filter { !$0.isEmpty }.dropLast() == [
        " Search: the-bar", " First steps", "  5 · Equality, not assignment",
        "   ▶ mend-the-bar         open", " When not everything fits",
        "  9 · At least, at most", "     under-the-bar        open",
      ])
    for _ in 0..<7 { screen.press(.backspace) }
    screen.type("11 ")
    #expect(screen.lines[3] == "  11 · Change it later")
    #expect(screen.text.contains("▶ twice-the-image"))
    screen.type("x")
    #expect(screen.text.contains("  No lesson or exercise has these letters in its name."))
    screen.columns = 40
    #expect(screen.text.contains("  No lesson or exercise has these\n  letters in its name."))
    #expect(screen.lines.last == " ⏎ open  esc back  type to filter")
    screen.columns = 80
    screen.press(.enter)
    #expect(screen.lines[0] == " Search: 11 x", "there is nothing to open")
    screen.press(.escape)
    #expect(screen.lines[0].contains("exercise 2 of 3"))
  }
}

@Suite("Screen: a lesson in pages")
struct PagesViewTests {
  /// The pages of the first lesson, by one key after another.
  private func pages(columns: Int = 80, rows: Int = 24) throws -> [[String]] {
    let screen = try LearnerScreen()
    (screen.columns, screen.rows) = (columns, rows)
    _ = screen.lines
    screen.press(.escape, .character("t"))
    var pages = [screen.lines]
    while screen.lines.last?.contains("next page") == true, pages.count < 30 {
      screen.press(.enter)
      pages.append(screen.lines)
    }
    return pages
  }

  @Test(
    "each fills the window, says which it is, and parts no drawing",
    arguments: [(80, 24), (40, 20)])
  func whole(columns: Int, rows: Int) throws {
    let pages = try pages(columns: columns, rows: rows)
    #expect(pages.count > 2)
    for (index, page) in pages.enumerated() {
      #expect(page.count == rows && page.allSatisfy { $0.count <= columns })
      #expect(page[0] == " Two windows  page \(index + 1) of \(pages.count)")
      // A drawing's box begins and ends on the same page.
      #expect(page.count { $0.contains("  ┌──") } == page.count { $0.contains("  └──") })
    }
  }

  @Test("have the idea and the example, and no answer before the exercises have passed")
  func text() throws {
    let text = try pages().joined().joined(separator: "\n")
    #expect(text.contains("You write constraints: equations that stay"))
    #expect(text.contains("Badge.trailing = Superview.trailing - 24"))
    #expect(!text.contains("If you guessed"))
  }

  @Test("a heading is never the last row of a page")
  func headings() throws {
    for page in try pages(columns: 40, rows: 20) {
      let last = page.dropFirst(2).dropLast().last { !$0.isEmpty }
      #expect(!["  Guess first", "  One idea", "  Worked example", "  Your turn"].contains(last))
    }
  }

  @Test("keys go forward and back, and the last Enter goes back to the exercise")
  func keys() throws {
    let screen = try LearnerScreen()
    screen.press(.left)
    let exercise = screen.lines
    screen.press(.escape, .character("t"))
    let first = screen.lines
    screen.press(.pageDown)
    let second = screen.lines
    #expect(second != first)
    screen.press(.left)
    #expect(screen.lines == first)
    screen.press(.up)
    #expect(screen.lines == first)
    screen.press(.character(" "))
    #expect(screen.lines == second)
    screen.press(.end)
    #expect(screen.lines.last == " ⏎ back   ← previous")
    screen.press(.home)
    #expect(screen.lines == first)
    screen.press(.end, .enter)
    #expect(screen.lines == exercise)
    screen.press(.escape, .character("t"), .escape)
    #expect(screen.lines == exercise)
  }

  @Test("explain why it works once the lesson's exercises have passed")
  func afterwards() throws {
    let solved = ["hold-on", "two-edges", "one-below-the-other"].map {
      #""\#($0)": {"checks": 1, "hints": 0, "isRestarted": false, "isSkipped": false, "state": "solved"}"#
    }.joined(separator: ",")
    let screen = try LearnerScreen(
      progress: #"{"current": "hold-on", "exercises": {\#(solved)}, "version": 1}"#)
    screen.press(.escape, .character("l"))
    screen.type("hold-on")
    screen.press(.enter, .escape, .character("t"), .end)
    #expect(screen.lines.joined(separator: " ").contains("Understanding Auto Layout"))
  }
}

@Suite("Screen: the sandbox solves any equations at each key")
struct SandboxTests {
  private func sandbox() throws -> LearnerScreen {
    let screen = try LearnerScreen(at: "flip-around")
    screen.press(.escape, .character("s"))
    return screen
  }

  @Test("it begins with two boxes that can be moved")
  func first() throws {
    let screen = try sandbox()
    expectRecorded(screen.text.replacing("9 \n", with: "9\n"), "Sandbox/first")
    #expect(screen.lines.count <= 24)
    #expect(screen.cursor != nil)
  }

  @Test("Alt and the arrows change the window, and Alt-R the reading direction")
  func drag() throws {
    let screen = try sandbox()
    screen.press(.shiftAlt(.right), .alt(.right), .alt(.down), .alt(.character("r")))
    #expect(screen.lines[0] == " Sandbox · window 368 by 88")
    #expect(screen.lines[2].contains("←"))
    screen.press(.alt(.left), .alt(.up), .alt(.character("r")))
    #expect(screen.lines[0] == " Sandbox · window 360 by 80")
    #expect(!screen.lines[2].contains("←"))
  }

  @Test("it says at each key why there is no single layout, and undo takes a change back")
  func told() throws {
    let screen = try sandbox()
    let before = screen.text
    screen.type("Red.width = 80")
    #expect(
      screen.text.contains("  No layout satisfies all required constraints. These can't all be"))
    for _ in 0..<14 { screen.press(.alt(.character("u"))) }
    #expect(screen.text == before)
  }

  @Test("Tab completes the names of its views and of attributes, and says which there are")
  func completion() throws {
    let screen = try sandbox()
    screen.type("Bl")
    screen.press(.tab)
    screen.type(".ce")
    screen.press(.tab)
    #expect(screen.answer.last == "Blue.center")
    #expect(screen.text.contains(" centerX  centerXWithinMargins  centerY  centerYWithinMargins"))
  }

  @Test("Alt-S keeps the equations in a file beside the learner's folder")
  func keep() throws {
    let screen = try sandbox()
    screen.press(.alt(.character("s")))
    #expect(screen.text.contains(" The equations are in sandbox.20261121-041500.layout."))
    #expect(try screen.read("../sandbox.20261121-041500.layout").hasPrefix("Red.leading = "))
  }

  @Test("Esc goes back to the exercise, in screens of any size", arguments: [(40, 20), (200, 60)])
  func sizes(columns: Int, rows: Int) throws {
    let screen = try sandbox()
    (screen.columns, screen.rows) = (columns, rows)
    #expect(screen.lines.count <= rows)
    #expect(screen.lines.allSatisfy { $0.widthInColumns <= columns })
    #expect(screen.lines.last?.hasPrefix(" esc back  alt ← → ↑ ↓ window") == true)
    screen.press(.escape)
    #expect(!screen.lines[0].contains("Sandbox"))
  }
}
