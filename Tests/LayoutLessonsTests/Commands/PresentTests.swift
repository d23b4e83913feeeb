import Foundation
import LayoutLessons
import Terminal
import Testing
import TestRunners

@Suite("lessons present: guess, vote, reveal")
struct PresentTests {
  /// What tells the answer of lesson 8: the drawing's number, or the author's words.
  private static let answer = ["300", "Yes. In a 480-point window", "exact already"]

  private func tellsAnswer(_ page: String) -> Bool {
    Self.answer.contains { page.contains($0) }
  }

  @Test("the first page has the title, what can be done afterwards, and the keys")
  func opening() throws {
    let page = try #require(Projector().pages(of: "5", "").first)
    #expect(page.contains("Equality, not assignment"))
    #expect(page.contains("Lesson 5 of 12 · 3 exercises · about 11 minutes"))
    #expect(page.contains("After this lesson you can work out a position that"))
    #expect(page.contains("2\u{A0}Guess first · 3\u{A0}Hands up · 4\u{A0}What the solver computes"))
    #expect(page.hasSuffix("1 of 11   space next · b back · r reveal · ? keys · q quit"))
  }

  @Test("the guess has the empty window, the lines, the question and the choices")
  func guess() {
    let page = Projector(rows: 40).pages(of: "8", "n")[1]
    #expect(page.contains("│                                        │"))
    #expect(page.contains("Photo.width    = 280"))
    for choice in ["a. ", "b. nothing here", "c. "] {
      #expect(page.contains(choice))
    }
    #expect(!tellsAnswer(page))
  }

  @Test(
    "no key but r brings the answer, in lessons that seed 1 chooses, or in any",
    arguments: Sample.cases(3, of: (1...20).map(String.init), seed: 1))
  func locked(lesson: String) throws {
    let onward: [Key] = [
      .character(" "), .character("n"), .enter, .right, .pageDown, .down, .tab, .character("7"),
      .character("b"), .left, .up, .pageUp, .backspace, .escape, .character("?"), .character("x"),
      .character("g"), .character("9"), .enter, .character("g"), .character("4"), .enter,
    ]
    let locked = "r shows what the solver computes."
    let pages = Projector(course: RealCourse.root).pages(of: lesson, onward + onward, then: .right)
    let titles = Set(
      pages.map { $0.split(separator: "\n")[0].trimmingCharacters(in: .whitespaces) })
    #expect(titles.count == 4 && titles.isSuperset(of: ["Guess first", "Hands up", "Keys"]))
    #expect(pages.last?.hasSuffix(locked) == true)
    let next = Projector(rows: 40, course: RealCourse.root).pages(
      of: lesson, Array(repeating: .right, count: 20) + [.character("r")])
    let revealed = try #require(next.last)
    #expect(revealed.hasPrefix("  What the solver computes") || revealed.hasPrefix("  The answer"))
    #expect(revealed.contains("Yes"))
  }

  @Test("the reveal is what the engine draws, and what the author says to the right guess")
  func reveal() {
    let page = Projector().pages(of: "8", "r")[1]
    #expect(page.hasPrefix("  What the solver computes"))
    #expect(page.contains("Exactly one layout satisfies these constraints:"))
    #expect(page.contains("0   20                              300  320"))
    #expect(
      page.contains(
        """
        ✓ b. nothing here, but there is no layout in wider windows (right choice)
          Yes. In a 480-point window, the edges leave 440
        """))
  }

  @Test("once the answer is out, the right choice is marked wherever the choices stand")
  func marked() {
    let pages = Projector(rows: 40).pages(of: "8", "nnrnbbb")
    #expect(!pages[..<3].contains { $0.contains("✓") || $0.contains("(right choice)") })
    for page in pages[3...] {
      #expect(page.components(separatedBy: "✓ b. nothing here").count == 2, "\(page)")
      #expect(page.components(separatedBy: "(right choice)").count == 2, "\(page)")
    }
  }

  @Test("code that activates nothing has no layout, and a log has the conflict of its entries")
  func swiftAndLog() {
    let inactive = Projector(rows: 40).pages(of: "6", "r")[1]
    #expect(
      inactive.contains(
        """
          The code creates constraints but activates none of them, so they don't affect
          the layout. If the code activated them, this would be the layout:
        """), "\(inactive)")
    #expect(inactive.contains("0  16       112 120                 304  320"))
    let log = Projector(rows: 40).pages(of: "10", "r")[1]
    #expect(log.hasPrefix("  What the solver computes"))
    #expect(log.contains("The constraints conflict: no layout satisfies all of them."))
    #expect(log.contains("(16 + 320 - 320)") && log.contains("┌"), "\(log)")
  }

  @Test("g and a number go to that step, and not past the answer before it is out")
  func goTo() {
    let pages = Projector().pages(of: "5", "g10\rg3\r")
    #expect(pages[1].hasSuffix("Go to step: _ (1 to 11, then enter)"))
    #expect(pages[3].hasSuffix("Go to step: 10_ (1 to 11, then enter)"))
    #expect(pages[4].hasSuffix("r shows what the solver computes.") && pages[4].contains("After"))
    #expect(pages[7].hasPrefix("  Hands up"))
    let revealed = Projector().pages(of: "5", "rg11\rg2x2\r")
    #expect(revealed[5].hasPrefix("  Why it works"))
    #expect(revealed[8] == revealed[5], "x forgets the number")
    let typed: [Key] = [.character("g"), .character("9"), .backspace, .character("2"), .enter]
    #expect(Projector().pages(of: "5", typed).last?.hasPrefix("  Guess first") == true)
    let far = Projector().pages(of: "5", "rg999\r").last
    #expect(far == revealed[5], "no step has a larger number than the last")
  }

  @Test("a guess about a change has the layout before it, and the engine draws the one after it")
  func change() {
    let pages = Projector().pages(of: "1", "nr")
    #expect(pages[1].contains("Before the change, the window is 320 by 80:"))
    #expect(pages[1].contains("0                          208      304  320"))
    #expect(pages[2].contains("0                                    288      384  400"))
    let turned = Projector(rows: 40).pages(of: "7", "nr")
    #expect(turned[1].contains("0  16    80                              320"))
    #expect(turned[2].contains("0  16    80                  224    304  320"))
  }

  @Test("a constraint that a rule refuses has no layout, and the rule is told")
  func refused() {
    let page = Projector(rows: 40).pages(of: "A1", "r")[1]
    #expect(
      page.contains(
        """
          UIKit refuses this constraint, because it breaks a rule of Auto Layout.
          bar.leading is a position, but the constraint compares it with nothing but 16.
        """), "\(page)")
    #expect(!page.contains("┌"))
  }

  @Test("where many layouts are right two are drawn, and where none is that is said")
  func others() throws {
    let many = Projector(rows: 40).pages(of: "9", "r")[1]
    #expect(many.contains("The layout is ambiguous: both of these satisfy all constraints."))
    #expect(many.contains("216") && many.contains("416"))
    let course = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path()
    defer { try? FileManager.default.removeItem(atPath: course) }
    try FileManager.default.copyItem(atPath: Learner.course, toPath: course)
    let file = "\(course)/08-not-too-few-or-too-many/lesson.md"
    let listing = "window=320x80 axis=horizontal layouts=one gives=Photo.leading:20"
    let lesson = try String(contentsOfFile: file, encoding: .utf8)
    try #require(lesson.contains(listing))
    try lesson.replacingOccurrences(
      of: listing, with: "window=480x80 axis=horizontal layouts=none of=Photo.leading:20"
    ).write(toFile: file, atomically: false, encoding: .utf8)
    let none = Projector(rows: 40, course: course).pages(of: "8", "r")[1]
    #expect(none.contains("The constraints conflict: no layout satisfies all of them."))
    #expect(!none.contains("┌"))
  }

  @Test("hands are typed for each choice, and shown as bars with their numbers")
  func vote() throws {
    let page = try #require(Projector().pages(of: "5", "nn4\r12\r3").last)
    #expect(
      page.contains(
        """
          a. At 0: no constraint moves Blue.
             █████████████ 4 of 19
        """))
    #expect(page.contains("     \(String(repeating: "█", count: 40)) 12 of 19"))
    #expect(page.contains("> c. Nothing determines it: no constraint begins with Blue."))
    #expect(page.contains("     ██████████ 3 of 19"))
    let replies = try #require(Projector().pages(of: "5", "nn4\r12\r3rn").last)
    #expect(replies.hasPrefix("  If you guessed"))
    #expect(
      replies.contains("12 of 19") && replies.contains("A program would leave Blue where it was"))
  }

  @Test("a number can be taken back, and what is no digit counts nothing")
  func corrected() throws {
    let keys: [Key] = [
      .right, .right, .character("4"), .character("5"), .backspace, .down, .character("7"), .up,
      .character("1"), .character("x"),
    ]
    let page = try #require(Projector().pages(of: "5", keys).last)
    #expect(page.contains("41 of 48") && page.contains("7 of 48"))
  }

  @Test("going on without a vote shows no bars, and ends at the last page")
  func unvoted() {
    let pages = Projector().pages(of: "5", "r" + String(repeating: " ", count: 30))
    #expect(!pages.contains { $0.contains("█") || $0.contains(" of 0") })
    #expect(pages.last?.hasPrefix("  Why it works") == true)
    #expect(pages.last == pages.dropLast().last)
    #expect(pages.contains { $0.contains("Exercise 3 of 3 · ") })
  }

  @Test("q and control-C end it, and ? lists the keys until the next one")
  func keys() {
    #expect(Projector().pages(of: "5", "nq").count == 2)
    #expect(Projector().pages(of: "5", [.interrupt]).count == 1)
    let pages = Projector().pages(of: "5", "n?n")
    #expect(
      pages[2].contains("digits: the number of hands for a choice; backspace deletes a digit"))
    #expect(pages[3] == pages[1])
  }

  @Test(
    "every page of lessons that seed 2 chooses, or of all, fits the window",
    arguments: Sample.cases(3, of: Array(1...20), seed: 2))
  func fits(lesson: Int) {
    // The smallest, the ordinary and a large one.
    let windows = [(40, 12), (80, 24), (200, 60)].map {
      Projector(columns: $0.0, rows: $0.1, course: RealCourse.root)
    }
    let keys: [Key] = [.right, .right, .right, .character("7"), .enter, .character("r")]
    for (window, pages) in zip(
      windows, Projector.pages(of: "\(lesson)", keys, then: .right, in: windows))
    {
      for page in Set(pages) {
        let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count <= window.rows, "\(page)")
        let full = lines.filter { !$0.allSatisfy(\.isWhitespace) }.count - 2
        #expect(full > 2 || window.rows < 24, "a page with a line or two: \(page)")
        for line in lines {
          #expect(String(line).widthInColumns <= window.columns, "\(line)")
        }
      }
    }
  }
}

@Suite("lessons present in a pipe: all steps, one after the other")
struct PresentPrintedTests {
  private func headings(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.prefixMatch(of: #/\d+\. /#) != nil }
  }

  @Test(
    "a lesson has its number, id or folder",
    arguments: ["8", "08", "plenty", "08-not-too-few-or-too-many"])
  func names(name: String) throws {
    let learner = try Learner()
    let run = learner.run("present", name)
    #expect(run.status == .passed && run.errors.isEmpty)
    #expect(
      headings(run.output) == [
        "1. Enough, and not too many", "2. Guess first", "3. Hands up",
        "4. What the solver computes", "5. If you guessed …", "6. One idea", "7. Worked example",
        "8. Solve it together", "9. Solve it together", "10. Solve it together",
        "11. Solve it together", "12. Why it works",
      ])
  }

  @Test("without a name it is the lesson one is at")
  func current() throws {
    let learner = try Learner()
    #expect(learner.run("present").output.hasPrefix("  1. Two windows"))
  }

  @Test("a lesson that isn't there is a matter of usage")
  func unknown() throws {
    let run = try Learner().run("present", "99")
    #expect(run.status == .usage)
    #expect(
      run.errors == "lessons: there is no exercise or lesson 99; `lessons list` lists all of them")
  }

  @Test("--plain has words in place of drawings, and no escape codes")
  func plain() throws {
    var learner = try Learner()
    learner.isPlain = true
    let run = learner.run("present", "5", "--plain")
    #expect(run.output.contains("Blue: left 120, right 216"))
    #expect(!run.output.contains("┌") && !run.output.contains("\u{1B}"))
  }

  @Test("the file to begin with is shown without the comment that repeats the task")
  func starter() throws {
    let output = try Learner().run("present", "5").output
    #expect(output.contains("    // was: Red.trailing = 1.0 * Superview.trailing - 16.0"))
    #expect(!output.contains("Turn each constraint around. The layout"))
  }

  @Test(
    "lessons that seed 3 chooses, or all, say to one guess that it is right",
    arguments: Sample.cases(3, of: Array(1...20), seed: 3))
  func right(lesson: Int) throws {
    let run = try Learner(course: RealCourse.root).run("present", "\(lesson)", "--json")
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let steps = try #require((object as? [String: Any])?["steps"] as? [[String: Any]])
    let reveal = try #require(steps.first { $0["kind"] as? String == "reveal" })
    // An answer in words is told with the replies.
    let replies = try #require(steps.first { $0["kind"] as? String == "replies" } ?? reveal)
    let words = try #require(replies["markdown"] as? String)
    let mark = try #require(reveal["right"] as? String)
    #expect(words.contains("**\(mark).** Yes"))
    #expect(words.components(separatedBy: ".** Yes").count == 2)
  }
}
