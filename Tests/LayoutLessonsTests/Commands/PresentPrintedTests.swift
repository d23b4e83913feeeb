import Foundation
import LayoutLessons
import Terminal
import TestRunners
import Testing

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
    #expect(run.errors == "lessons: there is no lesson 99; `lessons list` lists all of them")
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
