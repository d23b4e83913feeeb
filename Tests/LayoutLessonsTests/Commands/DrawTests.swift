import Foundation
import LayoutLessons
import Testing

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
    #expect(
      run.output == """
        """)
    let turned = try Learner().run(words: ["draw", "--window=320x80", "--right-to-left"] + red)
    #expect(
      turned.output == """
        """)
  }

  @Test("of an exercise, the wanted layout in its first window or another one")
  func exercise() throws {
    let run = try Learner().run("draw", "photo-and-note")
    #expect(run.status == .passed)
    #expect(
      run.output == """
        """)
    let wide = try Learner().run("draw", "photo-and-note", "--window", "448x176", "--plain")
    #expect(wide.output.contains("448  "))
  }

  @Test("of an answer, with what is wanted and the distance between them")
  func answer() throws {
    let learner = try Learner()
    learner.run("show", "photo-and-note")
    try FileManager.default.createDirectory(
      atPath: learner.folder + "/layout-lessons", withIntermediateDirectories: true)
    let wrong = try String(
      contentsOfFile: Learner.course
        + "/03-multiplier-and-constant/photo-and-note/wrong/bottom-outside.layout", encoding: .utf8)
    try learner.write(wrong, to: "photo-and-note.layout")
    let run = learner.run("draw", "layout-lessons/photo-and-note.layout")
    #expect(run.status == .passed)
    #expect(
      run.output == """
        """)
  }

  @Test("as SVG, with a title and all positions for screen readers")
  func svg() throws {
    let run = try Learner().run(words: ["draw", "--svg", "--window", "320x80"] + red)
    let lines = run.output.split(separator: "\n").map(String.init)
    let style = try #require(lines.firstIndex(of: "</style>"))
    #expect(
      lines.prefix(3).joined(separator: "\n") == """
        """)
    #expect(
      lines[(style + 1)...].joined(separator: "\n") == """
        """)
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
    let learner = try Learner()
    learner.run("next")
    let name = try #require(try learner.names().first { $0.hasSuffix(".layout") })
    let untouched = learner.run("draw", "layout-lessons/\(name)")
    #expect(untouched.status == .notYet)
    #expect(untouched.output.isEmpty && untouched.errors.contains("Not yet: "))
  }

  @Test(
    "what can't be drawn is refused",
    arguments: [
      (["draw"], "lessons: type at least one equation"),
      (
        ["draw", "photo-and-note", "--window", "99x80"],
        "lessons: the exercise shows no such window; its windows are 320x144, 448x176"
      ),
      (
        ["draw", "after-scaling"],
        "lessons: after-scaling asks for no layout, so there is nothing to draw"
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
