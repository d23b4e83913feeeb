import Course
import Foundation
@testable import LayoutLessons
import Terminal
import TestRunners
import Testing

@Suite("Program: pages that stand on one screen")
struct ShortPageTests {
  private static func ids() throws -> [String] { try RealCourse.load().exercises.map(\.id) }

  @Test(
    "next stands above the prompt of 24 rows, with the task and how to go on", arguments: try ids())
  func next(id: String) throws {
    let learner = try Learner(isTerminal: true, course: RealCourse.root)
    learner.run("init", "layout-lessons")
    let exercise = try #require(RealCourse.load().exercise(id))
    let page = learner.run("next", id).output
    #expect(page.split(separator: "\n", omittingEmptySubsequences: false).count <= 23, "\(page)")
    #expect(page.contains("(\(id))"))
    let words = page.split(whereSeparator: \.isWhitespace)
    let task = exercise.task.split(whereSeparator: \.isWhitespace)
    #expect(words.firstRange(of: task) != nil, "\(page)")
    #expect(page.contains("layout-lessons/\(exercise.lessonFolder)/\(exercise.fileNames[0])"))
    #expect(page.contains("\n  Then    lessons check\n  Stuck?  lessons hint"))
  }

  @Test("what was cut is named with the command that prints it, which prints all of it")
  func all() throws {
    let learner = try Learner(isTerminal: true)
    learner.run("init", "layout-lessons")
    let short = learner.run("next", "chain-unrolled").output
    #expect(short.contains("\n  … 4 more rows: lessons next --all\n"), "\(short)")
    #expect(short.contains("\n  … 3 more drawings: lessons next --all\n"))
    #expect(!short.contains("caption.height = 48"))
    let all = learner.run("next", "--all").output
    #expect(all.contains("\n    caption.height = 48") && all.contains(" Window 544 by 224\n"))
  }

  @Test("nothing that goes into a pipe or a file is cut")
  func pipe() throws {
    var learner = try Learner(isTerminal: true)
    learner.run("init", "layout-lessons")
    let all = learner.run("next", "chain-unrolled", "--all").output
    learner.isTerminal = false
    #expect(learner.run("next", "chain-unrolled").output == all)
    #expect(learner.run("list").output == learner.run("list", "--all").output)
  }

  @Test(
    "an exercise is named by its beginning, or by its lesson's number",
    arguments: [("flip", "flip-around"), ("01", "hold-on"), ("samen", "begin-at-the-end")])
  func names(typed: String, id: String) throws {
    let learner = try Learner(isTerminal: true)
    #expect(learner.run("next", typed).output.contains("(\(id))"))
  }

  @Test("a lesson is named by the beginning of its name or title, wherever one is taken")
  func lessons() throws {
    let learner = try Learner(course: RealCourse.root)
    let all = ["9", "enough", "enou", "Enough, and"].map { learner.run("show", $0).output }
    #expect(all[0].contains("Enough, and not too many") && Set(all).count == 1)
    let presented = ["9", "enou"].map { learner.run("present", $0).output }
    #expect(presented[0].hasPrefix("  1. Enough") && Set(presented).count == 1)
    let sheets = ["2", "In c", "enou", "one-none"].map { learner.run("sheet", $0).output }
    #expect(sheets[0].hasPrefix("  In code\n") && Set(sheets).count == 1)
  }

  @Test(
    "a beginning that several names have is refused with all of them",
    arguments: [
      ("next", "whi", "which-view-holds-it or which-are-used"),
      ("show", "two-", "two-screens, two-edges, two-tiles or two-words"),
      ("sheet", "part", "part-and-part or part-way"),
    ])
  func severalNames(command: String, word: String, names: String) throws {
    let errors = try Learner().run(command, word).errors
    #expect(errors == "lessons: several names begin with \(word); did you mean \(names)?")
  }

  @Test("of a line of 3,000 characters, 200 columns around the mistake are quoted")
  func longLine() throws {
    let line = "Red.height = " + String(repeating: "Blue.width + ", count: 250) + "Blue.wdth"
    let output = try Learner().run("try", line).output
    let words = (output.split(separator: "│").last ?? "").split(whereSeparator: \.isWhitespace)
    #expect(words.suffix(3) == ["Blue.width", "+", "Blue.wdth"])
    #expect((190...202).contains(words.joined(separator: " ").count), "\(output)")
  }

  @Test("a chapter's sheet has each lesson with its idea and its Swift, as text and to print")
  func sheet() throws {
    let learner = try Learner(isTerminal: true, course: RealCourse.root)
    let page = learner.run("sheet", "1").output
    for lesson in try RealCourse.load().chapters[0].lessons {
      #expect(page.contains(lesson.title))
    }
    #expect(page.contains("constraint(equalTo:"))
    let html = learner.run("sheet", "1", "--html").output
    #expect(html.hasPrefix("<!DOCTYPE html>") && html.contains("</html>"))
    let refused = learner.run("sheet", "99")
    #expect(refused.status == .usage)
    #expect(refused.errors.contains("there is no chapter 99; the course has"))
  }

  @Test(
    "check and next stand above the prompt of 24 rows, whatever the file contains",
    arguments: [
      "Title.leading = " + String(repeating: "1", count: 40_000),
      "Title.leading = Superview.leading + 16 // " + String(repeating: "a word ", count: 8000),
      String(repeating: "Title.leading = Superview.leading\n", count: 3000),
      String(repeating: "x", count: 40_000) + ".width = 8", String(repeating: "\n", count: 5000),
      "Title.leading = Superview.leading + " + String(repeating: "(1 + ", count: 3000),
      "Title." + String(repeating: "é漢👍", count: 4000) + " = 1",
    ])
  func anyInput(text: String) throws {
    let learner = try Learner(isTerminal: true)
    learner.run("next", "two-edges")
    let file = "01-two-screens/two-edges.layout"
    for text in [text, try learner.read(file) + text] {
      try learner.write(text, to: file)
      for command in ["check", "next"] {
        let page = learner.run(command, "two-edges").output
        let rows = page.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(rows.count <= 23, "\(command): \(rows.count) rows")
        #expect(page.utf8.count < 20_000)
        #expect(command == "next" || page.contains("  Not yet: two-edges\n\n"))
      }
    }
  }

  @Test("two windows that a task speaks of stand side by side")
  func windows() throws {
    let page = try Learner(isTerminal: true).run("next", "two-edges").output
    #expect(
      page.contains(
        """
            Window 320 by 80               Window 480 by 80
            ┌────────────────────────┐ 0   ┌────────────────────────────────────┐ 0
            │ ┌───────Title────────┐ │ 16  │ ┌─────────────Title──────────────┐ │ 16
            │ └────────────────────┘ │ 64  │ └────────────────────────────────┘ │ 64
            └────────────────────────┘ 80  └────────────────────────────────────┘ 80
            0 16                 304 320   0 16                             464 480

        """), "\(page)")
  }

  @Test("a window's title that is too long ends at a word, with a sign")
  func titles() throws {
    let page = try Learner(isTerminal: true).run("next", "almost-as-wide").output
    #expect(page.contains("   Window 480 by 128, with margins of 24 and a…\n"), "\(page)")
  }

  @Test("given lines stand side by side, without what says nothing, where rows are few")
  func given() throws {
    #expect(
      try Learner(isTerminal: true).run("next", "flip-around").output.contains(
        """
          These constraints are given:
            Red.width = 80                 Blue.height = Red.height
            Red.height = 48                Blue.top = Red.top
            Red.top = Superview.top + 16
        """))
  }

  @Test("every line with a blank is shown, or every question", arguments: try ids())
  func blanks(id: String) throws {
    let exercise = try #require(RealCourse.load().exercise(id))
    let page = try Learner(isTerminal: true, course: RealCourse.root).run("next", id).output
    let questions = exercise.questions.filter { $0.lines != nil }
    #expect(questions.allSatisfy { page.contains("\n    \($0.name) ") }, "\(page)")
    let blanks = exercise.starter.text.split(separator: "\n").filter {
      $0.contains("___") && !$0.hasPrefix("//")
    }
    // A blank that is a line of its own says nothing.
    guard questions.isEmpty, blanks.contains(where: { $0 != "___" }) else { return }
    for blank in blanks {
      #expect(page.contains("    " + blank.drop { $0 == " " }.prefix(40)), "\(page)")
    }
  }

  @Test("the learner's file is shown around its blanks")
  func excerpt() throws {
    let learner = try Learner(isTerminal: true)
    let page = learner.run("next", "on-what-sides").output
    #expect(
      page.contains(
        """
          Your file from line 6 on (3 of 8 lines):
            Photo.right at 400: ___
            Photo.left at 320 right-to-left: ___
            Badge.left at 480 right-to-left: ___
        """), "\(page)")
  }

  @Test("where not every window is drawn, a line says how to see the others")
  func drawings() throws {
    let learner = try Learner(isTerminal: true)
    let page = learner.run("next", "right-in-one-screen").output
    let more = "\n  … 1 more drawing: lessons next --all\n"
    #expect(page.contains(more), "\(page)")
    #expect(page.split(separator: "\n", omittingEmptySubsequences: false).count <= 24)
    #expect(!learner.run("next", "--all").output.contains(more))
  }

  @Test("the lesson's first exercise says how to read the lesson, and prints none of it")
  func lesson() throws {
    let learner = try Learner(isTerminal: true)
    let first = learner.run("next", "begin-at-the-end").output
    #expect(first.hasSuffix("\n  Stuck?  lessons hint\n  Lesson  lessons show"))
    #expect(!first.contains("One idea"))
    #expect(learner.run("show").output.contains("One idea"))
    #expect(!learner.run("next", "mend-the-bar").output.contains("lessons show"))
  }

  @Test("a wrong answer to several questions gets a mark at each line, the wrong ones first")
  func marks() throws {
    let learner = try Learner(isTerminal: true)
    learner.run("next", "what-rule")
    let file = "07-leading-versus-left/what-rule.layout"
    try learner.solve("what-rule")
    try learner.edit(file, ["B: fine": "B: axes-mixed"])
    let page = learner.run("check").output
    #expect(
      page.contains(
        """
          2 of 3 answers are correct:
          ✗  9 │ B: axes-mixed
          ✓  6 │ A: size-from-position
          ✓ 12 │ C: leading-mixed-with-left

        """), "\(page)")
    #expect(page.split(separator: "\n", omittingEmptySubsequences: false).count <= 23)
  }

  @Test("after two failed checks the hint is within the screen, however long the page")
  func hint() throws {
    let learner = try Learner(isTerminal: true)
    learner.run("next", "between-two-limits")
    learner.run("check")
    let page = learner.run("check").output
    #expect(page.hasSuffix("\n  Stuck?  lessons hint between-two-limits"))
    #expect(page.split(separator: "\n", omittingEmptySubsequences: false).count <= 23)
  }
}

@Suite("Pages of parts: what gives way")
struct FittedPageTests {
  private func rows(_ text: String, _ count: Int, of rows: Int?) -> [StyledText] {
    Array((1...count).map { StyledText("\(text)\($0)") }.prefix(rows ?? count))
  }

  /// A page of fixed, given, drawn and remarked rows, as it is with so many rows.
  private func page(_ rows: Int?) -> String {
    var page = FittedPage(columns: 40)
    page.add { $0.paragraph("task", indent: 0) }
    page.add(.drawing, least: 2) { self.rows("d", 6, of: $0) }
    page.add(.given, least: 2) { self.rows("g", 4, of: $0) }
    page.add(.remark, least: 1) { self.rows("r", 1, of: $0) }
    return page.lines(rows: rows).map { $0.isEmpty ? "" : $0.text }.joined(separator: " ")
  }

  @Test(
    "parts are whole where they fit, and shrink to the least in the order in which they matter",
    arguments: [
      (nil, "task  d1 d2 d3 d4 d5 d6  g1 g2 g3 g4  r1"),
      (15, "task  d1 d2 d3 d4 d5 d6  g1 g2 g3 g4  r1"),
      (13, "task  d1 d2 d3 d4 d5 d6  g1 g2 g3 g4"), (10, "task  d1 d2 d3 d4 d5  g1 g2"),
      (7, "task  d1 d2  g1 g2"), (5, "task  d1 d2 d3"), (3, "task  d1"), (1, "task"),
    ])
  func shrinking(rows: Int?, text: String) {
    #expect(page(rows) == text)
  }
}
