import LayoutLessons
import Terminal
import TestRunners
import Testing

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
    #expect(
      screen.text.contains(" centerX  centerXWithinMargins  centerY  centerYWithinMargins"))
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
