import Foundation
import LayoutLessons
import Terminal
import TestRunners
import Testing

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
    screen.lines.first { $0.contains(" points") && $0.contains(/[✓✗?]/) }
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
    #expect(title(screen) == " 320 points ?                    480 points ?")
  }

  @Test("a conflict and an ambiguity are named at the window")
  func remarks() throws {
    let conflict = try LearnerScreen(at: "cover-view", file: Self.solved + "Cover.width = 80\n")
    conflict.columns = 60
    #expect(title(conflict) == " 320 points ✗  conflict    480 points ✗  conflict")
    let ambiguity = try LearnerScreen(at: "cover-view", file: "Cover.width = 80\n")
    ambiguity.columns = 60
    #expect(title(ambiguity) == " 320 points ?  ambiguous   480 points ?  ambiguous")
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
