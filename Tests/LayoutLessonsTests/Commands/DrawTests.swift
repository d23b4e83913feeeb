import Course
import Foundation
import LayoutLessons
import Terminal
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
        ┌────────────────────────────────────────┐ 0
        │  ┌────────┐                            │ 16
        │  │  Red   │                            │
        │  └────────┘                            │ 64
        └────────────────────────────────────────┘ 80
        0  16      96                            320
        """)
    let turned = try Learner().run(words: ["draw", "--window=320x80", "--right-to-left"] + red)
    #expect(
      turned.output == """
        ┌────────────────── ← ───────────────────┐ 0
        │                            ┌────────┐  │ 16
        │                            │  Red   │  │
        │                            └────────┘  │ 64
        └────────────────────────────────────────┘ 80
        0                            224    304  320
        """)
  }

  @Test("margins that lines count from are dashed, as guides are")
  func margins() throws {
    let lines = [
      "Superview.layoutMargins = (8, 16, 8, 16)", "Red.leading = Superview.leadingMargin",
      "Red.width = 80", "Red.top = Superview.topMargin", "Red.height = 40",
    ]
    #expect(
      try Learner().run(words: ["draw", "--window", "320x80"] + lines).output == """
        ┌────────────────────────────────────────┐ 0
        │  ┌──Red───┬╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┐  │ 8
        │  ├────────┘                         ╎  │ 48
        │  ╎                                  ╎  │
        │  └╌╌╌╌╌╌╌╌layoutMarginsGuide╌╌╌╌╌╌╌╌┘  │
        └────────────────────────────────────────┘ 80
        0  16      96                            320
        """)
  }

  @Test("of an exercise, the wanted layout in its first window or another one")
  func exercise() throws {
    let run = try Learner().run("draw", "photo-and-text")
    #expect(run.status == .passed)
    #expect(
      run.output == """
        ┌────────────────────────────────────────┐ 0
        │  ┌──────────┐  ┌────────────────────┐  │ 16
        │  │  Photo   │  │                    │  │
        │  └──────────┘  │                    │  │ 64
        │                │        Note        │  │
        │                │                    │  │
        │                │                    │  │
        │                └────────────────────┘  │ 128
        └────────────────────────────────────────┘ 144
        0  16       112  128                304  320
        """)
    var learner = try Learner()
    learner.isPlain = true
    let wide = learner.run("draw", "photo-and-text", "--window", "448x176")
    #expect(
      wide.output == "Photo: left 16, right 176, top 16, bottom 96\n"
        + "Note: left 192, right 432, top 16, bottom 160")
  }

  @Test("of an answer, with what is wanted and the distance between them")
  func answer() throws {
    let learner = try Learner()
    learner.run("next")
    let exercise = try #require(Learner.loadedCourse().exercise("photo-and-text"))
    let folder = "\(Learner.course)/\(exercise.lessonFolder)/photo-and-text"
    try learner.write(
      String(contentsOfFile: folder + "/wrong/bottom-outside.layout", encoding: .utf8),
      to: "photo-and-text.layout")
    let run = learner.run("draw", "layout-lessons/photo-and-text.layout")
    #expect(run.status == .passed)
    #expect(
      run.output == """
        ┌────────────────────────────────────────┐ 0
        │  ┌──────────┐  ┌────────────────────┐  │ 16         wanted  ░
        │  │  Photo   │  │░░░░░░░░░░░░░░░░░░░░│  │            yours   □
        │  └──────────┘  │░░░░░░░░░░░░░░░░░░░░│  │ 64         outside ▾
        │                │░░░░░░░░Note░░░░░░░░│  │
        │                │░░░░░░░░░░░░░░░░░░░░│  │
        │                │░░░░░░░░░░░░░░░░░░░░│  │
        │                │░░░░░░░░░░░░░░░░░░░░│  │ 128 ┬
        │                ▾                    ▾  │     ┴ 32
        └────────────────────────────────────────┘ 144
        0  16       112  128                304  320
        """)
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
    #expect(
      lines[(style + 1)...].joined(separator: "\n") == """
        <rect class="window" x="14" y="8" width="480" height="120"/>
        <rect class="yours" x="38" y="32" width="120" height="72"/>
        <text x="98" y="68">Red</text>
        <text x="14" y="141">0</text>
        <text x="494" y="141">320</text>
        <text x="38" y="141">16</text>
        <text x="158" y="141">96</text>
        <text x="506.5" y="8">0</text>
        <text x="506.5" y="128">80</text>
        <text x="506.5" y="32">16</text>
        <text x="506.5" y="104">64</text>
        </svg>
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
        ["draw", "what-rule"],
        "lessons: what-rule asks for no layout, so there is nothing to draw"
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
