import Course
import Foundation
import Grading
import LayoutLessons
import SwiftRunning
import Synchronization
import Terminal
import Testing
import TestRunners

@Suite("Screen: a lesson's guess is tried in a window, and answered by one key")
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

  /// A learner who opens an exercise of the list.
  private func screen(
    at exercise: String, _ size: (columns: Int, rows: Int), course: String = Learner.course
  ) throws -> LearnerScreen {
    let screen = try LearnerScreen(course: course)
    (screen.columns, screen.rows) = size
    screen.press(.escape, .character("l"))
    screen.type(exercise)
    screen.press(.enter)
    return screen
  }

  private static let sizes = [(columns: 80, rows: 24), (columns: 40, rows: 20)]

  @Test(
    "before the choice stands what doesn't tell the answer, after it what the engine computes",
    arguments: [
      "two-edges", "where-it-is", "on-what-sides", "counted-from-there", "chain-unrolled",
    ], sizes)
  func frames(exercise: String, size: (columns: Int, rows: Int)) throws {
    let screen = try screen(at: exercise, size)
    var frames = [screen.text]
    screen.press(.shiftAlt(.right))
    frames.append(screen.text)
    screen.type("b")
    frames.append(screen.text)
    screen.press(.alt(.left))
    frames.append(screen.text)
    expectRecorded(
      frames.joined(separator: "\n=====\n") + "\n", "Guess/\(exercise)-\(size.columns)")
  }

  @Test("in every lesson of the course, all choices are in sight", arguments: sizes)
  func choices(size: (columns: Int, rows: Int)) throws {
    for (index, lesson) in try RealCourse.load().lessons.enumerated() {
      let id = lesson.exerciseIDs[index == 0 ? 1 : 0]
      let screen = try screen(at: id, size, course: RealCourse.root)
      let guess = try #require(Guess(lesson))
      // Longer questions open at their beginning, and the arrows reach their end.
      var asked = Page(columns: size.columns)
      asked.paragraph(StyledText(guess.asked.first?.texts.first ?? []))
      #expect(screen.lines[1...2].contains(asked.lines[0].text))
      if screen.text.contains("↑ ↓ question") {
        let first = screen.lines
        for _ in 0..<30 { screen.press(.down) }
        #expect(screen.lines != first)
        for _ in 0..<9 { screen.press(.pageUp) }
        #expect(screen.lines == first)
      }
      let keys: [Key] = [.alt(.right), .alt(.character("r")), .character("a"), .character("c")]
      for key in [.escape] + keys + [.alt(.right)] {
        screen.press(key)
        #expect(screen.lines.count == size.rows && screen.lines[0] == " \(lesson.title)")
        #expect(screen.lines.allSatisfy { $0.widthInColumns <= size.columns }, "\(screen.text)")
        for choice in guess.choices {
          let beginning = "\(choice.mark). \(choice.words.map(\.plain).joined().prefix(10))"
          #expect(screen.text.contains(beginning), "\(screen.text)")
        }
      }
    }
  }

  @Test("the first lesson asks before its second exercise")
  func asked() throws {
    let screen = try screen()
    #expect(screen.lines[0] == " Two windows" && screen.lines.count == 24)
    #expect(screen.lines.last == " a b c guess   ⏎ skip  alt ← → window  esc q quit")
  }

  @Test("the first letter is kept in the progress, others show replies, and Enter goes on")
  func kept() throws {
    let screen = try screen()
    screen.type("xA")
    #expect(screen.text.contains("  ✗ a. 16 points\n  ✓ b. 80 points"))
    #expect(screen.text.contains("  a. 16 points is the distance that stays the same."))
    #expect(screen.lines.last == " ⏎ next exercise   a b c replies  alt ← → window  esc q quit")
    screen.type("b")
    #expect(screen.text.contains("  b. Yes. The edge moves by 400 − 320 = 80 points"))
    let progress = try screen.read("progress.json")
    #expect(progress.contains("\"guesses\" : {\n    \"two-screens\" : \"a\"\n  }"))
    screen.press(.enter)
    #expect(screen.lines[0].contains("exercise 2 of 3"))
  }

  @Test("a click on a choice is its letter", arguments: sizes)
  func click(size: (columns: Int, rows: Int)) throws {
    let screens = try (0..<3).map { _ in try screen(at: "where-it-is", size) }
    let row = try #require(screens[0].lines.firstIndex { $0.hasPrefix("    b. ") })
    screens[0].press(.click(row: row, column: 9))
    screens[1].type("b")
    screens[2].press(.click(row: 1, column: 9))
    #expect(screens[0].lines == screens[1].lines && screens[0].lines != screens[2].lines)
    #expect(screens.allSatisfy { $0.frame.takesClicks })
    screens[0].press(.enter)
    #expect(!screens[0].frame.takesClicks)
  }

  @Test("what is built takes no row from it", arguments: sizes)
  func building(size: (columns: Int, rows: Int)) throws {
    let before = try screen(at: "where-it-is", size).lines
    let isDone = Mutex(false)
    let screen = try LearnerScreen(at: "as-anchors", runner: AnswerRunner.none) { tell in
      tell(.building(compiler: "Swift", folder: "/cache", seconds: 90))
      while !isDone.withLock(\.self) { usleep(1000) }
    }
    (screen.columns, screen.rows) = size
    #expect(screen.waits { screen.text.contains("Building UIKit") })
    screen.press(.escape, .character("l"))
    screen.type("where-it-is")
    screen.press(.enter)
    #expect(screen.lines.count == size.rows)
    for (line, own) in zip(screen.lines, before) { #expect(line == own || own.isEmpty) }
    isDone.withLock { $0 = true }
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
        "You guessed b. Yes. The edge moves by 400 − 320 = 80 points, and the button moves with it."
      ),
    ])
  func worth(mark: String, words: String) throws {
    let screen = try screen()
    screen.type(mark)
    screen.press(.enter)
    screen.type("Superview")
    screen.press(.enter)
    let heading = "The question before this exercise  "
    #expect(screen.told.joined(separator: " ").hasSuffix(heading + words))
    screen.press(.enter)
    #expect(screen.lines[0].contains("exercise 3 of 3"), "nothing is asked twice")
  }

  @Test("Esc alone does nothing, Esc q quits, and Esc twice skips it")
  func escape() throws {
    let screen = try screen()
    let question = screen.lines
    screen.press(.escape)
    #expect(screen.lines == question)
    #expect(screen.press(.character("q")) == .end)
    screen.press(.escape, .character("x"), .escape)
    #expect(screen.lines == question)
    screen.press(.escape)
    #expect(screen.lines[0].contains("exercise 2 of 3"))
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
    screen.press(.escape, .escape)
    #expect(screen.lines[0].hasPrefix(" 5 · "))
  }
}
