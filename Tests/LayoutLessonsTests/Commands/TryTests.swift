import Course
import Foundation
import LayoutLessons
import Terminal
import Testing
import TestRunners

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
      (
        ["a.trailing <= Superview.trailing", "a.width = 5", "--direction=rtl"],
        "a.left can be 0 or more."
      ),
    ])
  func range(lines: [String], words: String) throws {
    let run = try Learner().run(words: ["try"] + lines)
    #expect(run.status == .notYet)
    #expect(run.output.contains("\n    \(words)\n"), "it says: \(run.output)")
  }

  @Test(
    "what nothing determines is said in one sentence",
    arguments: [
      (["Red.width = 80"], "the horizontal position of Red, and no constraint is vertical."),
      (["Red.height = 80"], "the vertical position of Red, and no constraint is horizontal."),
    ])
  func undetermined(lines: [String], words: String) throws {
    let output = try Learner().run(words: ["try"] + lines).output
    let said = output.prefix { $0 != "." }.split(whereSeparator: \.isWhitespace)
    #expect(
      said.joined(separator: " ") + "." == "The layout is ambiguous: nothing determines \(words)")
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
    try learner.place("\n// a row\na.widht = 3\n", at: "row.layout")
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

@Suite("Program: try quotes the lines that conflict")
struct TryConflictTests {
  @Test("lines that conflict: one smallest set, without those that have no part in it")
  func conflicting() throws {
    let run = try Learner().run(
      "try", "Red.leading = Superview.leading + 16", "Red.height = 3", "Red.width = 80",
      "Red.trailing = Superview.trailing")
    #expect(run.status == .notYet)
    expectRecorded(run.output, "TryConflict/conflicting")
    expectRecorded(try Learner().run("try", "a.width = -5").output, "TryConflict/conflicting-2")
  }

  @Test("every smallest set is quoted, each with the points that it is off by")
  func conflicts() throws {
    let run = try Learner().run(
      "try", "a.width = 80", "a.width = 90", "b.height = 4", "b.height = 5", "b.height = 5.5")
    expectRecorded(run.output, "TryConflict/conflicts")
  }

  @Test(
    "of many smallest sets the first few are quoted and the others counted",
    arguments: [
      (4, "\n  There is 1 more conflict."), (5, "\n  There are 5 more conflicts."),
      (40, "\n  There are at least 495 more conflicts."),
    ])
  func manyConflicts(lines: Int, end: String) throws {
    let run = try Learner().run(words: ["try"] + (1...lines).map { "a.width = \($0)" })
    #expect(run.output.hasSuffix(end))
    #expect(run.output.components(separatedBy: "They differ by").count == 6)
  }
}

@Suite("try: lines that are no equations")
struct TryLinesTests {
  @Test("pictures are tried as equations are")
  func visualFormat() throws {
    let run = try Learner().run(
      "try", "H:|-16-[Red(88)]-[Blue]-16-|  options: [.alignAllTop, .alignAllBottom]",
      "V:|-16-[Red(48)]", "--window", "320x80")
    #expect(run.status == .passed)
    #expect(run.output.contains("Red        16       104     88   16      64      48"))
    #expect(run.output.contains("Blue      112       304    192   16      64      48"))
    let refused = try Learner().run("try", "H:|-16-[Red(88]")
    #expect(refused.status == .notYet)
    #expect(refused.output.contains("1:15: error: "))
    #expect(refused.output.contains("this list is not closed; write ) where the list ends"))
  }

  private static let field = """
    Field.bottom = view.keyboardLayoutGuide.top - 8; Field.height = 40; Field.leading = view.leading
    Field.width = 80
    """

  @Test(
    "a keyboard and scrolled content are where UIKit has them",
    arguments: [
      ("noKeyboard", [field]),
      (
        "keyboard",
        [field, "view.keyboardHeight = 272", "Superview.safeAreaInsets = (20, 0, 34, 0)"]
      ),
      (
        "scrolled",
        [
          "H:|-20-[List]|; V:|-40-[List]|; Page.top = List.contentLayoutGuide.top + 10",
          "Page.leading = List.contentLayoutGuide.leading; Page.height = 900",
          "Page.trailing = List.contentLayoutGuide.trailing; List.contentOffset = (0, 120)",
          "Page.bottom = List.contentLayoutGuide.bottom; Page.width = List.frameLayoutGuide.width",
        ]
      ),
    ])
  func ownGuides(name: String, lines: [String]) throws {
    let run = try Learner().run(words: ["try"] + lines)
    #expect(run.status == .passed)
    expectRecorded(run.output, "TryGuides/\(name)")
  }

  @Test("guides that aren't modelled are refused, and never free")
  func refusedGuides() throws {
    let run = try Learner().run(
      "try", "Box.top = view.layoutMarginsGuide.safeAreaLayoutGuide.top",
      "Box.bottom = Box.keyboardLayoutGuide.top", "Box.keyboardHeight = 336",
      "view.keyboardHeight = high", "List.contentOffset = 120")
    #expect(run.status == .notYet)
    expectRecorded(run.output, "TryGuides/refused")
  }

  @Test("content, margins and safe areas are said in lines of their own")
  func facts() throws {
    let learner = try Learner()
    let lines = [
      "try", "Superview.layoutMargins = (8, 16, 8, 16)", "Superview.safeAreaInsets = (16, 0, 0, 0)",
      "Title.intrinsicContentSize = (120, 48)", "Price.intrinsicContentSize = (56, 48)",
      "Title.leading = Superview.leadingMargin", "Price.leading = Title.trailing + 8",
      "Price.trailing = Superview.layoutMarginsGuide.trailing",
      "Title.top = Superview.safeAreaLayoutGuide.top; Price.top = Title.top", "--window=320x80",
    ]
    let open = learner.run(words: lines)
    #expect(open.status == .notYet)
    #expect(open.output.contains("Title.width can be anything from 120 to 224."))
    let firm = learner.run(words: lines + ["Price.horizontalHuggingPriority = 251"])
    #expect(firm.status == .passed)
    expectRecorded(firm.output, "TryLines/facts")
    let across = learner.run(
      "try", "A.leading = Superview.layoutMarginsGuide.leading", "A.width = 9")
    #expect(across.status == .passed, "\(across.output)")
    let wrong = learner.run("try", "Price.horizontalHugging = 251")
    #expect(wrong.output.contains("did you mean"), "\(wrong.output)")
  }

  @Test("too large numbers are reported, and aren't called our mistake")
  func hugeNumbers() throws {
    let nines = String(repeating: "9", count: 308)
    let learner = try Learner()
    let lines = ["try", "A.width = \(nines) * B.width", "B.width = \(nines) * A.width + 8"]
    let run = learner.run(words: lines)
    #expect(run.status == .notYet)
    #expect(
      run.output == """
          A number in these constraints is too large or too small to calculate with.
          Numbers in a layout are points, and a few thousand are enough.
        """)
    let report = learner.run(words: lines + ["--json"]).output
    #expect(report.contains(#""outcome":"limitExceeded""#))
    #expect(report.contains(#""reason":"A number in these constraints is too large"#))
  }

  @Test("a line ends where the reader ends it, whatever else looks like a new line on paper")
  func lineEnds() throws {
    let run = try Learner().run(
      "try", "Red.width = 80 // one\u{2028}line\rRed.height = 40\nRed.hight = 40")
    #expect(run.status == .notYet)
    #expect(run.output.contains("3:5: error: "), "\(run.output)")
    #expect(run.output.contains("3 │ Red.hight = 40"), "\(run.output)")
  }

  @Test("a line that follows from others is told, and whether it does so in this window alone")
  func follows() throws {
    let learner = try Learner()
    let lines = [
      "Red.width = 80", "Red.leading = Superview.leading + 8",
      "Red.trailing = Superview.trailing - 232", "Red.centerX = Superview.leading + 48",
    ]
    let run = learner.run(words: ["try"] + lines)
    #expect(run.status == .passed)
    #expect(
      run.output.hasPrefix(
        """
          Exactly one layout satisfies all constraints.
          In this window, line 3 is redundant: it follows from line 1, line 2 and
          Superview.width, which is 320 in this window. In a window of another size,
          these constraints may conflict.
          Line 4 is redundant: it follows from line 1 and line 2.

        """))
    let report = learner.run(words: ["try", "--json"] + lines).output
    #expect(
      report.contains(
        """
        {"from":[{"line":1,"words":"Red.width = 80"},\
        {"line":2,"words":"Red.leading = Superview.leading + 8"}],\
        "place":{"column":1,"endColumn":37,"endLine":4,"line":4}}
        """), "\(report)")
    #expect(!learner.run(words: ["try", "--json"] + lines.prefix(2)).output.contains("redundant"))
  }
}

@Suite("Program: try prints a conflict as UIKit logs it")
struct TryLogTests {
  private static let lines = [
    "Card.width = 80", "Card.leading = Superview.layoutMarginsGuide.leading",
    "Superview.trailing = Card.trailing + 8",
  ]

  @Test("in today's form, with views by their names and guides by their identifiers")
  func today() throws {
    let run = try Learner().run(words: ["try", "--log", "today"] + Self.lines)
    #expect(run.status == .notYet)
    expectRecorded(run.output, "TryLog/today")
  }

  @Test("in the form of iOS 9, which has the note on masks always")
  func older() throws {
    let run = try Learner().run(
      "try", "--log=ios9", "Card.width = 0.5 * Photo.width", "Card.width = 80", "Photo.width >= 200"
    )
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines[5].hasPrefix("    (Note: If you're seeing NSAutoresizingMaskLayoutConstraints"))
    #expect(
      Array(lines[7...9]) == [
        """
            "<NSLayoutConstraint:0xc001 Card.width == Photo.width * 0.5   (Names: Card:0x200, \
        Photo:0x300 )>",
        """,
        "    \"<NSLayoutConstraint:0xc002 H:[Card(80)]   (Names: Card:0x200 )>\",",
        "    \"<NSLayoutConstraint:0xc003 H:[Photo(>=200)]   (Names: Photo:0x300 )>\"",
      ])
    // Of the three the inequality gives way.
    #expect(lines[12] == "<NSLayoutConstraint:0xc003 H:[Photo(>=200)]   (Names: Photo:0x300 )>")
    #expect(lines.last?.contains("<UIKit/UIView.h>") == true)
  }

  @Test("where nothing conflicts the page is the usual one, and another form is refused")
  func others() throws {
    let learner = try Learner()
    let plain = learner.run("try", "Card.width = 80", "Card.leading = Superview.leading")
    #expect(
      learner.run("try", "--log", "today", "Card.width = 80", "Card.leading = Superview.leading")
        .output == plain.output)
    let refused = learner.run("try", "--log", "ios8", "Card.width = 80")
    #expect(refused.status == .usage)
    #expect(refused.errors.contains("--log is today or ios9, not ios8"))
  }
}
