import Course
import Feedback
import Foundation
import Grading
@testable import LayoutLessons
import Terminal
import Testing
import TestRunners

@Suite("Review: a lesson that was passed comes back after 1, 3, 7 and 21 days")
struct ReviewTests {
  private static let lesson = ["hold-on", "two-edges", "one-below-the-other"]
  private static let nothing = """
      Nothing is due. Lessons come due after you pass all of their exercises.
      Lessons with exercises only in Swift never come due.
    """

  /// Somebody who has passed the first lesson on 21 November 2026.
  private func learner() throws -> Learner {
    let learner = try Learner()
    for id in Self.lesson {
      learner.run("next", id)
      try learner.solve(id)
      #expect(learner.run("check", id).status == .passed)
    }
    return learner
  }

  /// The time stamp of a day, counted from the one on which the lesson was passed.
  private static func timestamp(_ day: Int) -> String {
    let calendar = Calendar(identifier: .gregorian)
    let start = DateComponents(calendar: calendar, year: 2026, month: 11, day: 21, hour: 12)
    let date = calendar.date(byAdding: .day, value: day, to: start.date ?? .now) ?? .now
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    return String(format: "%04d%02d%02d-120000", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
  }

  /// What is asked; `nil` if nothing is due.
  private func asked(_ learner: borrowing Learner) throws -> (exercise: String, line: Int)? {
    let data = Data(learner.run("review", "--json").output.utf8)
    let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    guard let exercise = object?["exercise"] as? String, let line = object?["line"] as? Int
    else { return nil }
    return (exercise, line)
  }

  /// The right answer to what is asked: what the exercise's solution has and its starter hasn't.
  private func answer(_ learner: borrowing Learner) throws -> String? {
    guard let (id, line) = try asked(learner) else { return nil }
    let exercise = try #require(Learner.loadedCourse().exercise(id))
    let lines = [exercise.starter.text, exercise.solution.text].map {
      $0.split(separator: "\n", omittingEmptySubsequences: false)[line - 1]
    }
    let parts = lines[0].components(separatedBy: "___")
    return String(lines[1].dropFirst(parts[0].count).dropLast(parts[1].count))
  }

  @Test("over 40 days it is asked about on the days 1, 4, 11 and 32, and never again")
  func calendar() throws {
    var learner = try learner()
    var days: [Int] = []
    for day in 0...40 {
      learner.timestamp = Self.timestamp(day)
      guard let answer = try answer(learner) else { continue }
      days.append(day)
      let run = learner.run("review", answer)
      #expect(run.status == .passed)
      let again = ["3 days", "7 days", "21 days"].dropFirst(days.count - 1).first
      #expect(
        run.output == "  Right.\n"
          + (again.map { "  This lesson comes again in \($0)." }
            ?? "  You have remembered this lesson after every interval. It doesn't come again."))
    }
    #expect(days == [1, 4, 11, 32])
    #expect(learner.run("review").output == Self.nothing)
  }

  @Test("a wrong answer says what follows from it, and the lesson is back in 1 day")
  func wrong() throws {
    var learner = try learner()
    #expect(
      learner.run("review").output
        == "  Nothing is due today. The next lesson is due in 1 day.")
    learner.timestamp = Self.timestamp(1)
    learner.run("review")
    #expect(learner.run("review", "17").status == .notYet)
    for day in [2, 5] {
      learner.timestamp = Self.timestamp(day)
      #expect(learner.run("review", try #require(try answer(learner))).status == .passed)
    }
    for day in [6, 11] {
      learner.timestamp = Self.timestamp(day)
      #expect(try asked(learner) == nil)
    }
    learner.timestamp = Self.timestamp(12)
    learner.run("review")
    #expect(learner.run("review", "0").status == .notYet)
    learner.timestamp = Self.timestamp(13)
    #expect(try asked(learner) != nil)
  }

  @Test("the words of a wrong answer are those of the finding; what can't be read doesn't count")
  func words() throws {
    var learner = try learner()
    learner.timestamp = Self.timestamp(1)
    learner.run("review")
    #expect(
      learner.run("review", "= =").output == """
          The program can't read this answer, so it doesn't count. Answer again.
          Line 4 can't be read: something must follow -.
        """)
    expectRecorded(learner.run("review", "17").output, "Review/words")
    #expect(
      learner.run("review").output
        == "  Nothing is due today. The next lesson is due in 1 day.")
  }

  @Test("a misconception that an answer shows is counted by its name")
  func mistakes() throws {
    var learner = try learner()
    learner.timestamp = Self.timestamp(1)
    learner.run("review")
    learner.run("review", "160")
    #expect(
      try learner.read("progress.json").contains(
        """
              "mistakes" : {
                "growth-for-distance" : 1
              },
        """))
  }

  @Test("an answer counts only for the question that was printed last, and only once")
  func unasked() throws {
    var learner = try learner()
    learner.timestamp = Self.timestamp(1)
    let early = learner.run("review", "16")
    #expect(early.status == .notYet)
    let remark = "  This question wasn't printed yet, so your answer doesn't count.\n\n"
    #expect(early.output.hasPrefix(remark + "  Review of lesson 1, Two windows\n"))
    #expect(early.output.contains("\n    Button.trailing = Superview.trailing - ___\n"))
    #expect(learner.run("review", "16").output.hasPrefix("  Right.\n"))
    learner.timestamp = Self.timestamp(4)
    #expect(learner.run("review", "16").output.hasPrefix(remark))
  }

  @Test("a negative number is an answer")
  func negative() throws {
    var learner = try learner()
    learner.timestamp = Self.timestamp(1)
    learner.run("review")
    #expect(learner.run("review", "-16").output.hasPrefix("  Not right.\n"))
  }

  @Test("an item shows its exercise, the other lines and how to answer")
  func page() throws {
    var learner = try learner()
    learner.timestamp = Self.timestamp(1)
    expectRecorded(learner.run("review").output, "Review/page")
  }

  @Test("a clock that is wrong for a while, far ahead or far behind, loses nothing")
  func clock() throws {
    var learner = try learner()
    learner.timestamp = "20991231-235959"
    #expect(learner.run("review", try #require(try answer(learner))).status == .passed)
    learner.timestamp = Self.timestamp(1)
    #expect(
      learner.run("review").output
        == "  Nothing is due today. The next lesson is due in 3 days.")
    learner.timestamp = Self.timestamp(4)
    #expect(learner.run("review", try #require(try answer(learner))).status == .passed)
    learner.timestamp = "19700101-000000"
    #expect(
      learner.run("review").output
        == "  Nothing is due today. The next lesson is due in 7 days.")
    // It may come sooner, and it is where it was.
    learner.timestamp = Self.timestamp(5)
    let run = learner.run("review", try #require(try answer(learner)))
    #expect(run.output == "  Right.\n  This lesson comes again in 21 days.")
  }

  @Test("who has passed no lesson, and whose file is of before, are asked later")
  func older() throws {
    var learner = try Learner()
    #expect(learner.run("review").status == .usage)
    learner.run("next")
    #expect(learner.run("review").output == Self.nothing)
    let records = Self.lesson.map {
      #""\#($0)": {"checks": 1, "hints": 0, "isRestarted": false, "isSkipped": false, "#
        + #""state": "solved"}"#
    }
    try learner.write(
      "{\"exercises\": {\(records.joined(separator: ", "))}, \"version\": 1}", to: "progress.json")
    #expect(
      learner.run("review").output
        == "  Nothing is due today. The next lesson is due in 1 day.")
    learner.timestamp = Self.timestamp(1)
    #expect(try asked(learner)?.exercise == "hold-on")
  }
}

@Suite("Review: items are made from the exercises of a lesson")
struct ReviewItemTests {
  @Test("the solution's words pass in every item, and nothing in their place doesn't")
  func right() throws {
    let course = try RealCourse.load()
    var without = course.lessons.map(\.id)
    for exercise in course.exercises {
      let prepared = try PreparedExercise(exercise)
      for number in 0..<4 {
        guard let item = ReviewItem(prepared, number: number) else { continue }
        without.removeAll { $0 == exercise.lesson.id }
        #expect(item.findings(on: item.right).verdict == .passed, "\(exercise.id) \(number)")
        #expect(item.findings(on: "___").verdict != .passed, "\(exercise.id) \(number)")
      }
    }
    // All of their exercises are in Swift.
    let inSwift = course.lessons.filter { lesson in
      course.exercises(of: lesson).allSatisfy { $0.notations == [.swift] }
    }
    #expect(without == inSwift.map(\.id))
  }

  @Test(
    "the comment that says what a blank is about goes with it, unless the page shows the question",
    arguments: [
      ("chain-unrolled", 4, "// stamp.mas_makeConstraints { make in"),
      ("which-are-used", 1, "// Two constraints are active: photo.width = 64 and"),
      ("which-are-used", 2, nil), ("which-view-holds-it", 2, nil),
    ])
  func comments(id: String, number: Int, start: String?) throws {
    let exercise = try #require(Learner.loadedCourse().exercise(id))
    let item = try #require(ReviewItem(PreparedExercise(exercise), number: number))
    #expect(item.comments.first?.hasPrefix(start ?? " ") == start.map { _ in true })
    #expect(!item.comments.contains { $0.contains("─") })
  }

  @Test("days are counted over the ends of months, leap days and years")
  func days() throws {
    var learner = try Learner()
    let days = ["19700101", "20240229", "20240301", "20261121", "20991231", "", "x-1"].map {
      learner.timestamp = $0 + "-120000"
      return learner.surroundings().today
    }
    #expect(days == [0, 19_782, 19_783, 20_778, 47_481, 0, 0])
  }
}

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
