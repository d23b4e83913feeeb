import Course
import Foundation
import Grading
import LayoutLessons
import SwiftRunning
import Synchronization
import Terminal
import Testing

@Suite("Screen: from the first key to the next exercise")
struct CourseScreenTests {
  private static let right: [String] = [
    "Red.trailing + 16", "Red.leading - 8", "0.5 * Blue.width - 8",
  ]

  private static func total() throws -> Int {
    try Learner.loadedCourse().lessons.map(\.header.exerciseIDs.count).reduce(0, +)
  }

  private func fill(_ screen: LearnerScreen, _ values: [String] = Self.right) {
    for value in values {
      screen.type(value)
      screen.press(.tab)
    }
  }

  // MARK: The first start

  @Test("the first start makes the folder, and stands in a blank of the first exercise")
  func firstStart() throws {
    let screen = try LearnerScreen()
    let course = try Learner.loadedCourse()
    let id = try #require(course.lessons.first?.exerciseIDs.first)
    let first = try #require(course.exercise(id))
    #expect(screen.lines[0].hasPrefix(" 1 · \(first.lesson.title) "))
    #expect(screen.lines[0].hasSuffix("0 of \(try Self.total()) solved"))
    #expect(screen.cursor != nil)
    #expect(try screen.read(LearnerScreen.file(of: first.id)) == first.starters[0].text)
  }

  // MARK: Checking

  @Test("a wrong answer is told with its line, and the line is marked")
  func wrong() throws {
    let screen = try LearnerScreen(at: "flip-around")
    fill(screen, ["Red.trailing + 16", "Red.leading + 8", "0.5 * Blue.width - 8"])
    screen.press(.enter)
    #expect(screen.told.first == "Line 8 puts Blue.trailing at 232; Red.leading is at 224.")
    #expect(screen.lines.contains(" ✗  8 Blue.trailing = [Red.leading + 8]"))
    #expect(screen.lines.count == 24)
    #expect(screen.lines.allSatisfy { $0.count <= 80 })
  }

  @Test("of several wrong lines each is marked, and the one that is spoken of has the cursor")
  func severalWrong() throws {
    let screen = try LearnerScreen(at: "flip-around")
    fill(screen, ["Red.trailing + 16", "Red.leading + 8", "0.5 * Blue.width - 4"])
    screen.press(.enter)
    #expect(screen.told.first?.hasPrefix("Line 8 ") == true)
    #expect(screen.lines.filter { $0.hasPrefix(" ✗ ") || $0.hasPrefix("⋮✗ ") }.count == 3)
    let row = try #require(screen.cursor?.row)
    #expect(screen.lines[row].contains(" 8 Blue.trailing"))
  }

  @Test("a change heads old words as old, until undo brings back what they are about")
  func oldWords() throws {
    let screen = try LearnerScreen(at: "flip-around")
    fill(screen, ["Red.trailing + 16", "Red.leading + 8", "0.5 * Blue.width - 8"])
    screen.press(.enter)
    let before = screen.lines
    screen.type("1")
    let old = screen.frame.lines.filter { $0.text.contains("Line 8 puts") }
    #expect(
      old.map(\.text) == [
        "   Before your change: Line 8 puts Blue.trailing at 232; Red.leading is at 224."
      ])
    #expect(
      old.allSatisfy {
        $0.runs.allSatisfy { $0.meaning == .quiet || $0.text.allSatisfy { $0 == " " } }
      })
    screen.press(.alt(.character("u")))
    #expect(screen.lines == before)
  }

  @Test("a right answer passes, counts as it does for `check`, and Enter goes on")
  func right() throws {
    let screen = try LearnerScreen(at: "flip-around")
    fill(screen)
    screen.press(.enter)
    #expect(screen.text.contains(" ✓ "))
    #expect(screen.lines.last == " ⏎ next exercise  esc commands")
    #expect(screen.lines[0].hasSuffix("○●○   1 of \(try Self.total()) solved"))
    let progress = try screen.read("progress.json")
    #expect(progress.contains(#""state" : "solved""#) && progress.contains(#""checks" : 1"#))
    screen.press(.enter)
    #expect(screen.lines[0] == " Equality, not assignment", "an earlier exercise is open")
    #expect(!screen.text.contains("Turn it around"))
  }

  @Test("typing after a pass takes the answer up again")
  func typingOn() throws {
    let screen = try LearnerScreen(at: "flip-around")
    fill(screen)
    screen.press(.enter)
    screen.type("1")
    #expect(screen.told.isEmpty)
    #expect(screen.lines.last?.hasPrefix(" ⏎ check") == true)
  }

  @Test("of several questions it says how many are correct, with a mark at each")
  func questions() throws {
    let screen = try LearnerScreen(at: "counted-from-there")
    fill(screen, ["40", "100", "60"])
    screen.press(.enter)
    #expect(screen.told.first?.hasPrefix("2 of 3 answers are correct. ") == true)
    let marks = screen.lines.compactMap { $0.firstMatch(of: #/^ ([✓✗]) +(\d+) .*:/#) }
      .map { "\($0.2)\($0.1)" }
    #expect(marks == ["9✓", "10✗", "11✓"])
  }

  // MARK: Help

  @Test("three hints, then the solution")
  func hints() throws {
    let screen = try LearnerScreen(at: "flip-around")
    screen.press(.escape, .character("o"))
    #expect(screen.told == ["The solution opens after the third hint. You have taken 0 of 3."])
    for heading in ["Hint 1 of 3  ", "Hint 2 of 3  ", "Hint 3 of 3 (esc o shows the solution)  "] {
      screen.press(.escape, .character("h"))
      #expect(screen.told.first?.hasPrefix(heading) == true)
    }
    screen.press(.alt(.character("o")))
    #expect(screen.lines.first == " The solution")
    #expect(screen.text.contains("Red.width = 0.5 * Blue.width - 8.0"))
    #expect(try screen.read("progress.json").contains(#""state" : "seen""#))
    screen.press(.enter)
    #expect(screen.lines.first?.hasPrefix(" 5 · ") == true)
  }

  @Test("a hint leaves the marks of the answers as they are")
  func marks() throws {
    let screen = try LearnerScreen(at: "counted-from-there")
    fill(screen, ["40"])
    screen.press(.enter)
    let marks = screen.text.matches(of: /[✓✗] +\d/).count
    #expect(marks > 2)
    screen.press(.escape, .character("h"))
    #expect(screen.text.matches(of: /[✓✗] +\d/).count == marks - 1, "the verdict has none")
  }

  @Test("after the same finding twice, a hint is offered")
  func offer() throws {
    let screen = try LearnerScreen(at: "flip-around")
    fill(screen, ["Red.trailing + 16", "Red.leading + 8", "0.5 * Blue.width - 8"])
    screen.press(.enter)
    let offer = "A hint may help: press Esc, then h."
    #expect(!screen.text.contains(offer))
    screen.press(.enter)
    #expect(screen.text.contains(offer))
  }

  @Test("a page has the whole exercise, with every message so far")
  func page() throws {
    let screen = try LearnerScreen(at: "flip-around")
    fill(screen, ["1"])
    screen.press(.enter, .pageDown)
    #expect(screen.lines.first?.hasPrefix(" Turn it around  page 1 of ") == true)
    #expect(screen.text.contains("Exercise 2 of 3 · Turn it around (flip-around)"))
    for _ in 0..<9 { screen.press(.pageDown) }
    let last = screen.text
    screen.press(.pageUp)
    #expect(screen.text != last, "page up leaves the last page at once")
    screen.press(.escape)
    #expect(screen.lines.first?.hasPrefix(" 5 · ") == true)
  }

  // MARK: Going on

  @Test("n skips an exercise that isn't passed, as `next --skip` does")
  func skip() throws {
    let screen = try LearnerScreen(at: "flip-around")
    screen.press(.escape, .character("n"))
    #expect(!screen.text.contains("Turn it around"))
    #expect(try screen.read("progress.json").contains(#""isSkipped" : true"#))
  }

  @Test("Ctrl-C and Esc q end", arguments: [[.interrupt], [.escape, .character("q")]] as [[Key]])
  func quit(keys: [Key]) throws {
    let screen = try LearnerScreen(at: "flip-around")
    #expect(keys.map { screen.press($0) }.last == .end)
  }

  @Test("in a window that is too small, it says what to do")
  func small() throws {
    let screen = try LearnerScreen(at: "flip-around")
    screen.columns = 39
    #expect(
      screen.text
        == "Make the terminal at least 40 columns\nwide and 12 rows high, or press Ctrl-C\nto quit."
    )
  }

  // MARK: Files

  @Test("what was typed is in the file soon after, without a check")
  func saving() throws {
    let screen = try LearnerScreen(at: "flip-around")
    screen.type("16")
    screen.wait(milliseconds: 100)
    let file = try LearnerScreen.file(of: "flip-around")
    #expect(try screen.read(file).contains("Superview.trailing = ___"))
    screen.wait(milliseconds: 900)
    #expect(try screen.read(file).contains("Superview.trailing = 16"))
  }

  @Test("a change from outside is shown and checked at once")
  func outside() throws {
    let screen = try LearnerScreen(at: "flip-around")
    let file = try LearnerScreen.file(of: "flip-around")
    let text = try screen.read(file)
    try screen.write(
      text.replacingOccurrences(of: "Red.width = ___", with: "Red.width = 80"), to: file)
    #expect(screen.wait(milliseconds: 0))
    screen.rows = 40
    #expect(screen.answer.contains("Red.width = [80]"))
    #expect(screen.told.first == "Line 5 still has a blank to fill.")
  }

  @Test("a change from outside wins over keys that aren't in the file, which are kept and named")
  func bothChanged() throws {
    let screen = try LearnerScreen(at: "flip-around")
    let file = try LearnerScreen.file(of: "flip-around")
    let text = try screen.read(file)
    screen.type("16")
    let other = text.replacingOccurrences(of: "Red.width = ___", with: "Red.width = 80")
    try screen.write(other, to: file)
    screen.wait()
    #expect(
      screen.told == [
        "Another program changed your answer file, so you now see the changed text.",
        "What you typed is saved in another file:",
        "layout-lessons/05-sameness/flip-around.20261121-041500.layout.",
      ])
    #expect(try screen.read(file) == other)
    let kept = try screen.read("05-sameness/flip-around.20261121-041500.layout")
    #expect(kept.contains("Superview.trailing = 16") && kept.contains("Red.width = ___"))
  }

  @Test("coming back from the editor without a change is no check")
  func unchanged() throws {
    let screen = try LearnerScreen(at: "flip-around")
    screen.press(.escape, .character("e"))
    #expect(!screen.wait())
    #expect(screen.told.isEmpty)
    #expect(try screen.read("progress.json").contains(#""checks" : 0"#))
  }

  @Test("the editor opens the file as it stands, and its change is checked")
  func ownEditor() throws {
    let screen = try LearnerScreen(at: "flip-around")
    screen.type("16")
    guard case .lend = screen.press(.escape, .character("e")) else {
      Issue.record("no editor is opened")
      return
    }
    let file = try LearnerScreen.file(of: "flip-around")
    #expect(try screen.read(file).contains("Superview.trailing = 16"))
    try screen.write("Red.width = \n", to: file)
    screen.wait(milliseconds: 0)
    #expect(screen.answer.first == "Red.width = ")
    #expect(screen.text.contains(" ✗ "))
  }

  @Test("damaged progress is told, and kept")
  func damage() throws {
    let screen = try LearnerScreen(progress: "{")
    #expect(screen.told.joined(separator: " ").contains("progress.damaged-20261121-041500.json"))
    #expect(try screen.read("progress.damaged-20261121-041500.json") == "{")
  }

  // MARK: Programs

  @Test("a program is checked while the screen goes on")
  func program() throws {
    let runner = AnswerRunner { (_) throws(SwiftFailure) in throw .notRunHere }
    let screen = try LearnerScreen(at: "as-anchors", runner: runner)
    screen.press(.alt(.enter))
    #expect(screen.waits { screen.text.contains(" ✗ ") })
  }

  @Test("what a program's check says comes after the words that it runs")
  func checking() throws {
    let runner = AnswerRunner { (_) throws(SwiftFailure) in
      while true { sleep(60) }
    }
    let screen = try LearnerScreen(at: "as-anchors", runner: runner)
    screen.press(.alt(.enter))
    #expect(screen.told == ["Checking …"])
    #expect(screen.press(.escape, .character("q")) == .end)
  }

  @Test("a row counts the seconds of the modules' build, whatever else is said or shown")
  func building() throws {
    let isDone = Mutex(false)
    let screen = try LearnerScreen(at: "as-anchors", runner: AnswerRunner.none) { tell in
      tell(.building(compiler: "Swift", folder: "/cache", seconds: 90))
      while !isDone.withLock(\.self) { usleep(1000) }
    }
    let row = { screen.lines.dropLast().last ?? "" }
    #expect(screen.waits { row() == " Building UIKit for Swift answers: 0 s of about 90 s" })
    screen.wait(milliseconds: 34_500)
    for keys in [[], [.escape, .character("h")], [.alt(.enter)], [.pageDown]] as [[Key]] {
      for key in keys { screen.press(key) }
      #expect(row() == " Building UIKit for Swift answers: 34 s of about 90 s")
      #expect(screen.lines.count == 24)
    }
    screen.wait(milliseconds: 60_000)
    #expect(row() == " Building UIKit for Swift answers: 94 s, longer than usual")
    isDone.withLock { $0 = true }
    #expect(screen.waits { !screen.text.contains("Building") })
  }

  @Test("the build begins one exercise before the first lesson with an exercise in Swift")
  func begin() throws {
    let course = try Learner.loadedCourse()
    let first = try #require(
      course.lessons.firstIndex { course.exercises(of: $0).contains { $0.swift != nil } })
    let before = course.lessons[first - 1].header.exerciseIDs
    for (id, isBuilt) in [(before[before.count - 2], false), (before[before.count - 1], true)] {
      let isBegun = Mutex(false)
      let screen = try LearnerScreen(at: id, runner: AnswerRunner.none) { _ in
        isBegun.withLock { $0 = true }
      }
      #expect(screen.waits(times: isBuilt ? 2000 : 50) { isBegun.withLock(\.self) } == isBuilt)
    }
  }
}
