import LayoutLessons
import Terminal
import Testing

@Suite("Screen: a lesson's guess is one key, answered after the next pass")
struct GuessViewTests {
  /// A learner who has passed the first exercise, and goes on.
  private func screen() throws -> LearnerScreen {
    let screen = try LearnerScreen()
    screen.type("16")
    screen.press(.enter)
    #expect(!screen.text.contains("You guessed"))
    screen.press(.enter)
    return screen
  }

  @Test("the first lesson asks before its second exercise, without an answer")
  func asked() throws {
    let screen = try screen()
    #expect(
      screen.lines.filter { !$0.isEmpty } == [
        " Two windows",
        "  A window gets wider: from 320 to 400 points. A button stays 16 points from the",
        "  window's right edge. How far does the button move?",
        "    a. 16 points", "    b. 80 points", "    c. not at all",
        "  Press the letter of your guess. You will see the answer after you pass the",
        "  next exercise.", " a b c guess   ⏎ skip",
      ])
    #expect(screen.lines.count == 24)
  }

  @Test("a letter is kept in the progress, another replaces it, and Enter goes to the exercise")
  func kept() throws {
    let screen = try screen()
    screen.type("xa")
    #expect(screen.text.contains("  ▶ a. 16 points\n    b. 80 points"))
    #expect(screen.lines.last == " ⏎ next exercise   a b c change guess")
    screen.type("B")
    let progress = try screen.read("progress.json")
    #expect(progress.contains("\"guesses\" : {\n    \"two-screens\" : \"b\"\n  }"))
    screen.press(.enter)
    #expect(screen.lines[0].contains("exercise 2 of 3"))
  }

  @Test(
    "the next pass says whether it was correct",
    arguments: [
      (
        "a",
        "You guessed a. 16 points is the distance that stays the same. The button moves as far "
          + "as the edge moves. The answer is b: 80 points."
      ),
      (
        "b",
        "You guessed b. Yes. The edge moves by 400 − 320 = 80 points, and the button moves "
          + "with it."
      ),
    ])
  func worth(mark: String, words: String) throws {
    let screen = try screen()
    screen.type(mark)
    screen.press(.enter)
    screen.type("Superview")
    screen.press(.enter)
    #expect(screen.told.joined(separator: " ").hasSuffix(words))
    screen.press(.enter)
    #expect(screen.lines[0].contains("exercise 3 of 3"), "nothing is asked twice")
  }

  @Test("who skips it isn't told anything, and is asked again the next time")
  func skipped() throws {
    let screen = try screen()
    screen.press(.enter)
    #expect(screen.lines[0].contains("exercise 2 of 3"))
    #expect(try !screen.read("progress.json").contains("guesses"))
    screen.type("Superview")
    screen.press(.enter)
    #expect(!screen.text.contains("You guessed"))
  }

  @Test("other lessons ask before their first exercise, in a small window, too")
  func others() throws {
    let screen = try LearnerScreen()
    (screen.columns, screen.rows) = (40, 20)
    screen.press(.escape, .character("l"))
    screen.type("begin-at-the-end")
    screen.press(.enter)
    #expect(screen.lines[0] == " Equality, not assignment")
    #expect(screen.lines.count == 20 && screen.lines.allSatisfy { $0.count <= 40 })
    #expect(screen.text.contains("c. Nothing determines it"))
    screen.press(.escape)
    #expect(screen.lines[0].hasPrefix(" 5 · "))
  }
}
