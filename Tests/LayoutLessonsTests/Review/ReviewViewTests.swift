import LayoutLessons
import Terminal
import Testing

@Suite("Screen: a review opens before the next exercise, and one key skips it")
struct ReviewViewTests {
  /// A learner who passed the first lesson long ago.
  private func screen() throws -> LearnerScreen {
    try LearnerScreen(progress: Learner.passedLongAgo)
  }

  @Test("it shows the item with its answer's line, in a small window, too")
  func opened() throws {
    let screen = try screen()
    #expect(screen.lines[0] == "  Review of lesson 1, Two windows")
    #expect(screen.lines.count == 24)
    #expect(
      screen.lines.filter { !$0.isEmpty }.suffix(4) == [
        "  Here is line 4 of the solution, with a blank. What belongs in the blank?",
        "    Button.trailing = Superview.trailing - ___", "  Answer: ", " ⏎ answer   esc skip",
      ])
    (screen.columns, screen.rows) = (40, 20)
    #expect(screen.lines.count == 20 && screen.lines.allSatisfy { $0.count <= 40 })
    #expect(screen.text.contains("\n  Answer: \n"))
    #expect(screen.cursor?.column == 10)
  }

  @Test("Escape goes to the exercise, and it isn't opened again before the screen is")
  func skipped() throws {
    let screen = try screen()
    screen.press(.escape)
    #expect(screen.lines[0].contains("exercise 1 of 2"))
    screen.press(.escape, .character("n"))
    #expect(!screen.text.contains("Review of lesson 1"))
    #expect(try screen.read("progress.json").contains("\"answers\" : 0"))
  }

  @Test("a right answer is kept, and Enter goes on")
  func right() throws {
    let screen = try screen()
    screen.type("17")
    screen.press(.backspace)
    screen.type("6\n")
    #expect(
      screen.lines.filter { !$0.isEmpty }.suffix(4) == [
        "  Answer: 16", "  Right.", "  This lesson comes again in 3 days.", " ⏎ go on",
      ])
    #expect(screen.cursor == nil)
    let progress = try screen.read("progress.json")
    #expect(progress.contains("\"since\" : 20778,\n      \"step\" : 1"))
    screen.press(.enter)
    #expect(screen.lines[0].contains("exercise 1 of 2"))
  }

  @Test("what can't be read is answered again; a wrong answer ends it")
  func wrong() throws {
    let screen = try screen()
    screen.type("= \n")
    #expect(
      screen.text.contains(
        "  The program can't read this answer, so it doesn't count. Answer again."))
    screen.press(.backspace, .backspace)
    screen.type("17\n")
    #expect(screen.text.contains("  Not right.\n  Line 4 puts Button.trailing at 303 points."))
    #expect(screen.lines.last == " ⏎ go on")
    #expect(try screen.read("progress.json").contains("\"answers\" : 1"))
  }
}
