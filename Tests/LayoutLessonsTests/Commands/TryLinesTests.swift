import Foundation
import LayoutLessons
import Terminal
import TestRunners
import Testing

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
