import Course
import Foundation
import LayoutLessons
import Terminal
import Testing
import TestRunners

@Suite("Program: draw prints a drawing alone")
struct DrawTests {
  private let red = [
    "Red.leading = Superview.leading + 16", "Red.width = 80", "Red.top = Superview.top + 16",
    "Red.height = 48",
  ]

  @Test("of equations, in a window of any size and either direction")
  func equations() throws {
    let run = try Learner().run(words: ["draw", "--window", "320x80"] + red)
    #expect(run.status == .passed)
    expectRecorded(run.output, "Draw/equations")
    let turned = try Learner().run(words: ["draw", "--window=320x80", "--right-to-left"] + red)
    expectRecorded(turned.output, "Draw/equations-2")
  }

  @Test("margins that lines count from are dashed, as guides are")
  func margins() throws {
    let lines = [
      "Superview.layoutMargins = (8, 16, 8, 16)", "Red.leading = Superview.leadingMargin",
      "Red.width = 80", "Red.top = Superview.topMargin", "Red.height = 40",
    ]
    expectRecorded(
      try Learner().run(words: ["draw", "--window", "320x80"] + lines).output, "Draw/margins")
  }

  @Test("of an exercise, the wanted layout in its first window or another one")
  func exercise() throws {
    let run = try Learner().run("draw", "photo-and-text")
    #expect(run.status == .passed)
    expectRecorded(run.output, "Draw/exercise")
    var learner = try Learner()
    learner.isPlain = true
    let wide = learner.run("draw", "photo-and-text", "--window", "448x176")
    #expect(
      wide.output == "Photo: left 16, right 176, top 16, bottom 96\n"
        + "Note: left 192, right 432, top 16, bottom 160")
  }

  @Test("of an answer, with what is wanted and the distance between them")
  func answer() throws {
    let learner = try Learner(after: "next")
    let exercise = try #require(Learner.loadedCourse().exercise("photo-and-text"))
    let folder = "\(Learner.course)/\(exercise.lessonFolder)/photo-and-text"
    try learner.write(
      String(contentsOfFile: folder + "/wrong/bottom-outside.layout", encoding: .utf8),
      to: "photo-and-text.layout")
    let run = learner.run("draw", "layout-lessons/photo-and-text.layout")
    #expect(run.status == .passed)
    expectRecorded(run.output, "Draw/answer")
  }

  @Test("as SVG, with a title and all positions for screen readers")
  func svg() throws {
    let run = try Learner().run(words: ["draw", "--svg", "--window", "320x80"] + red)
    let lines = run.output.split(separator: "\n").map(String.init)
    let style = try #require(lines.firstIndex(of: "</style>"))
    #expect(
      lines.prefix(3).joined(separator: "\n") == """
        <svg xmlns="http://www.w3.org/2000/svg" class="layout" role="img" width="516" height="150" viewBox="0 0 516 150">
        <title>Window 320 by 80</title>
        <desc>Red: left 16, right 96, top 16, bottom 64</desc>
        """)
    expectRecorded(lines[(style + 1)...].joined(separator: "\n"), "Draw/svg")
  }

  @Test("as JSON")
  func json() throws {
    let run = try Learner().run(words: ["draw", "--json", "--window", "320x80"] + red)
    #expect(run.output.contains(#""command":"draw","drawing":["┌───"#))
  }

  @Test("without a single layout, it says why on standard error and draws nothing")
  func undrawable() throws {
    let conflict = try Learner().run("draw", "a.width = 80", "a.width = 90")
    #expect(conflict.status == .notYet)
    #expect(conflict.output.isEmpty)
    #expect(conflict.errors.contains("They differ by 10 points."))
    let learner = try Learner(after: "next")
    let exercise = try #require(Learner.loadedCourse().exercise("photo-and-text"))
    try learner.write(exercise.starters[0].text, to: "photo-and-text.layout")
    let untouched = learner.run("draw", "layout-lessons/photo-and-text.layout")
    #expect(untouched.status == .notYet)
    #expect(untouched.output.isEmpty && untouched.errors.contains("Not yet: "))
  }

  @Test(
    "what can't be drawn is refused",
    arguments: [
      (["draw"], "lessons: there is nothing to solve; type `lessons draw 'Red.width = 80'`"),
      (
        ["draw", "photo-and-text", "--window", "99x80"],
        "lessons: the exercise shows no such window; its windows are 320x144, 448x176"
      ),
      (
        ["draw", "what-rule"], "lessons: what-rule asks for no layout, so there is nothing to draw"
      ),
      (["draw", "a.width = 3", "--window", "wide"], "lessons: "),
      (["draw", "no.layout"], "no.layout: error: there is no such file"),
    ])
  func refused(words: [String], message: String) throws {
    let run = try Learner().run(words: words)
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix(message), "\(run.errors)")
  }
}
