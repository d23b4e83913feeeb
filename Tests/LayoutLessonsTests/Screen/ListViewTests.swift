import LayoutLessons
import Terminal
import Testing

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
