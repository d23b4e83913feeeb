import LayoutLessons
import Terminal
import Testing

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
    let margin = "UILayoutGuide:0x300'UIViewLayoutMarginsGuide'"
    #expect(
      run.output == """
        Unable to simultaneously satisfy constraints.
            Probably at least one of the constraints in the following list is one you don't want. 
            Try this: 
                (1) look at each constraint and try to figure out which you don't expect; 
                (2) find the code that added the unwanted constraint or constraints and fix it. 
        (
            "<NSLayoutConstraint:0xc001 Card.width == 80   (active, names: Card:0x200 )>",
            "<NSLayoutConstraint:0xc002 Card.leading == \(margin).leading   (active, names: Card:0x200 )>",
            "<NSLayoutConstraint:0xc003 H:[Card]-(8)-|   (active, names: Card:0x200, \
        Superview:0x100, '|':Superview:0x100 )>",
            "<NSLayoutConstraint:0x118 'UIView-Encapsulated-Layout-Width' \
        Superview.width == 320   (active, names: Superview:0x100 )>",
            "<NSLayoutConstraint:0x308 'UIView-leftMargin-guide-constraint' \
        H:|-(8)-[\(margin)](LTR)   (active, names: Superview:0x100, '|':Superview:0x100 )>"
        )

        Will attempt to recover by breaking constraint 
        <NSLayoutConstraint:0xc003 H:[Card]-(8)-|   (active, names: Card:0x200, Superview:0x100, \
        '|':Superview:0x100 )>

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
        debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
        <UIKitCore/UIView.h> may also be helpful.
        """)
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
