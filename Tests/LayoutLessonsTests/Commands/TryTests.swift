import Foundation
import LayoutLessons
import Terminal
import TestRunners
import Testing

@Suite("Program: try solves any lines")
struct TryTests {
  @Test("one layout: every view's edges and sizes, and the drawing")
  func solved() throws {
    let run = try Learner().run(
      "try", "Red.leading = Superview.leading + 16", "Red.width = 88",
      "Red.top = Superview.top + 16",
      "Red.height = 48", "Blue.leading = Red.trailing + 8; Blue.trailing = Superview.trailing - 16",
      "Blue.top = Red.top", "Blue.height = Red.height", "--window", "320x80")
    #expect(run.status == .passed)
    expectRecorded(run.output, "Try/solved")
  }

  @Test("one axis alone, in both reading directions")
  func oneAxis() throws {
    let lines = ["try", "Red.leading = Superview.leading + 16", "Red.width = 80"]
    let run = try Learner().run(words: lines + ["--direction", "rtl", "--window=320x80"])
    #expect(run.status == .passed)
    expectRecorded(run.output, "Try/oneAxis")
    let down = try Learner().run("try", "Red.top = Superview.top + 16", "Red.height = 80")
    #expect(down.output.contains("axis."))
    #expect(down.output.contains("Red   16      96      80"))
    #expect(down.output.hasSuffix("┘ 480"))
  }

  @Test("an ambiguous layout: the anchors, their ranges, and two layouts")
  func ambiguous() throws {
    let run = try Learner(isPlain: true).run(
      "try", "Red.leading = Superview.leading + 16", "Red.width >= 80", "Red.width <= 200")
    #expect(run.status == .notYet)
    expectRecorded(run.output, "Try/ambiguous")
  }

  @Test(
    "a range is shown with the limits that it has",
    arguments: [
      (["a.width >= 5", "a.leading = Superview.leading"], "a.width can be 5 or more."),
      (["a.leading <= Superview.leading", "a.width = 5"], "a.leading can be 0 or less."),
      (["a.width = 5"], "a.leading can be anything."),
      (["a.width = 5", "--direction=rtl"], "a.left can be anything."),
    ])
  func range(lines: [String], words: String) throws {
    let run = try Learner().run(words: ["try"] + lines)
    #expect(run.status == .notYet)
    #expect(run.output.contains("\n    \(words)\n"), "it says: \(run.output)")
  }

  @Test("every line that is in the way is shown with its place")
  func refused() throws {
    let run = try Learner().run(
      "try", "Red.leading = 16", "Red.widht = 80", "Red.width = ___", "Red.height = 5")
    #expect(run.status == .notYet)
    expectRecorded(run.output, "Try/refused")
  }

  @Test("an optional line may give way, and that is told")
  func missed() throws {
    let run = try Learner().run(
      "try", "a.leading = Superview.leading", "a.width = 80", "a.width = 90 @750")
    #expect(run.status == .passed)
    #expect(
      run.output.hasPrefix(
        """
          One layout satisfies all required constraints and comes nearest to the
          optional ones.
          Line 3 is optional (priority 750) and not satisfied: it is off by 10 points.
        """))
  }

  @Test("files and standard input, each with lines of its own")
  func sources() throws {
    var learner = try Learner()
    try "\n// a row\na.widht = 3\n".write(
      toFile: learner.folder + "/row.layout", atomically: false, encoding: .utf8)
    learner.input = Array("b.width = = 3".utf8)
    let run = learner.run("try", "c.width = 4", "row.layout", "-", "c.leading = 5")
    #expect(run.status == .notYet)
    expectRecorded(run.output, "Try/sources")
  }

  @Test("the order of the lines changes nothing")
  func shuffle() throws {
    let lines = [
      "Red.width = 0.5 * Blue.width", "Blue.leading = Superview.leading + 8",
      "Red.leading = Blue.trailing + 8", "Red.trailing = Superview.trailing - 8",
    ]
    let run = try Learner().run(words: ["try", "--shuffle"] + lines)
    #expect(run.status == .passed)
    #expect(
      run.output.hasSuffix(
        """
          Solved again with the lines in 4 other orders: nothing changes.
        """))
    #expect(
      try Learner().run("try", "a.width = 3", "--shuffle").output.hasSuffix(
        "  A single line has no other order."))
  }

  @Test("frames and masks are lines, too")
  func frames() throws {
    let run = try Learner().run(
      "try", "a.frame = (10, 10, 300, 40)", "a.autoresizingMask = [.flexibleWidth]",
      "b.leading = a.leading", "b.trailing = a.trailing", "b.top = a.bottom", "b.height = 20",
      "--plain")
    #expect(run.status == .passed)
    #expect(run.output.contains("b       10       310    300   50      70      20"))
  }

  @Test("the rules are the guide's, unless others are asked for")
  func rules() throws {
    let lines = [
      "a.leading = 2 * b.leading", "b.leading = Superview.leading", "b.width = 5", "a.width = 5",
    ]
    #expect(try Learner().run(words: ["try"] + lines).status == .notYet)
    #expect(try Learner().run(words: ["try", "--rules=runtime"] + lines).status == .passed)
  }

  @Test(
    "what can't be tried says what to type",
    arguments: [
      (
        ["try"],
        "lessons: there is nothing to solve; type `lessons try 'Red.width = 80'`, or name a file"
      ),
      (
        ["try", "// nothing", "--shuffle"],
        "lessons: there is nothing to solve; type `lessons try 'Red.width = 80'`, or name a file"
      ),
      (["try", "no.layout"], "no.layout: error: there is no such file"),
      (
        ["try", "a", "--window", "wide"],
        "lessons: a window is a width and a height, such as 320x80, not wide"
      ),
      (["try", "a", "--direction", "up"], "lessons: a direction is ltr or rtl, not up"),
      (["try", "a", "--rules", "none"], "lessons: the rules are guide or runtime, not none"),
    ])
  func usage(words: [String], error: String) throws {
    let run = try Learner().run(words: words)
    #expect(run.status == .usage)
    #expect(run.errors == error)
  }

  @Test("input of any size and any bytes gets an answer")
  func hostile() throws {
    var learner = try Learner()
    learner.input = [0x61, 0xFF]
    #expect(learner.run("try", "-").errors == "lessons: standard input is not UTF-8 text")
    learner.input = Array(repeating: 0x61, count: 2_000_000)
    #expect(
      learner.run("try", "-").errors
        == "lessons: standard input is too large; at most 1048576 bytes are read")
    learner.input = Array(String(repeating: "a.width = 3\n", count: 3000).utf8)
    #expect(
      learner.run("try", "-").errors == "lessons: there are 3000 lines; at most 2000 can be tried")
    learner.input = Array(String(repeating: "(", count: 100_000).utf8)
    #expect(learner.run("try", "-").status == .notYet)
    #expect(learner.run("try", "Superview.width = Superview.height").status == .notYet)
    #expect(learner.run("try", "a.width = 1e308", "a.leading = Superview.leading").status != .usage)
  }
}
