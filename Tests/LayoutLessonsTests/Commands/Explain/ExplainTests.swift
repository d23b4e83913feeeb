import Foundation
import LayoutLessons
import Terminal
import Testing

@Suite("Program: explain says what a conflict's log means")
struct ExplainTests {
  /// Pipes a log into the command.
  private func explained(
    _ log: String, columns: Int = 80, isPlain: Bool = false
  ) throws -> Learner.Run {
    var learner = try Learner(columns: columns, isPlain: isPlain)
    learner.input = Array(log.utf8)
    return learner.run("explain")
  }

  @Test("a mask that was left on, and what UIKit gave up in its place")
  func mask() throws {
    let run = try explained(SampleLog.segmentedControl)
    #expect(run.status == .passed)
    #expect(run.errors.isEmpty)
    #expect(
      run.output == """
          These 6 constraints can't all be satisfied: they conflict by 212 points.

            1 ► UISegmentedControl.width = 212
                from its frame: translatesAutoresizingMaskIntoConstraints is true
            2 • UISegmentedControl.leading = PlacesView.layoutMarginsGuide.leading
                yours
            3 • UISegmentedControl.trailing = PlacesView.layoutMarginsGuide.trailing
                yours; UIKit broke this constraint
            4 • PlacesView.width = 0   the width that the view's superview gives it
            5 • PlacesView.layoutMarginsGuide.left = PlacesView.left
                made by UIKit for the left layout margin
            6 • PlacesView.right = PlacesView.layoutMarginsGuide.right
                made by UIKit for the right layout margin

            ► suspected   • part of the conflict

          Without line 1, the other constraints give UISegmentedControl.width = 0.

          The layout without line 1, and the layout without line 3:
            ┌───────────────────────────┐
            ││                          │    without 1 ░
            ││ PlacesView               │    without 3 □
            ││                          │
            │┌─────────────────────────┐│
            │░   UISegmentedControl    ││
            │└─────────────────────────┘│
            ││                          │
            ││ layoutMarginsGuide       │
            ││                          │
            └───────────────────────────┘
            0                           212

          Line 1 is almost certainly the one to change. Your constraints place
          UISegmentedControl, but UIKit also made constraints from the frame of
          UISegmentedControl. UIKit broke line 3, but that isn't the one to change.
          Switch off the autoresizing mask of the view before you activate the
          constraints:
              segmentedControl.translatesAutoresizingMaskIntoConstraints = false
          The debugger shows which view that is:
              expression -l objc -O -- 0x7f9b0c610390
        """)
  }

  @Test("a label of 5000 points in a view of 416, in the older form")
  func label() throws {
    let run = try explained(SampleLog.label)
    #expect(run.status == .passed)
    #expect(
      run.output == """
          These 4 constraints can't all be satisfied: they conflict by 4595 points.

            1 ► NoteLabel.height >= 5000   yours; UIKit broke this constraint
            2 • NotesView.height = 416
                from its frame: translatesAutoresizingMaskIntoConstraints is true
            3 • NoteLabel.bottom = NotesView.bottom - 10   yours
            4 • NoteLabel.top = NotesView.top + 1   yours

            ► suspected   • part of the conflict

          Without line 1, the other constraints give NoteLabel.height = 405 (416 - 10 -
          1).

          The layout without line 1, and the layout without line 2, from top to bottom:
            ┌─────────────────────────────┐ 0
            │┌░──────────░┐ ┌░──────────░┐│ 1      without 1 ░
            ││            │ │            ││        without 2 □
            ││            │ │            ││
            ││            │ │            ││
            ││            │ │            ││
            ││            │ │            ││
            ││            │ │            ││
            ││ NotesView  │ │ NoteLabel  ││
            ││            │ │            ││
            ││            │ │            ││
            ││            │ │            ││
            ││            │ │            ││
            ││            │ │            ││
            ││            │ │            ││
            ││            │ │            ││
            │└────────────┘ └────────────┘│ 5001
            └─────────────────────────────┘ 5011

          Line 1 doesn't fit the size that line 2 sets: change one of them. Line 2 sets
          the height of NotesView to 416 points, whatever the constraints inside it say.
          UIKit broke line 1.
          If constraints should give NotesView its size, switch off its autoresizing
          mask. If its frame should give NotesView its size, set the frame to a size
          that fits, or make this constraint optional before you activate it:
              notesView.translatesAutoresizingMaskIntoConstraints = false
              noteLabelHeight.priority = UILayoutPriority(999)
              noteLabelHeight.isActive = true
          The debugger shows which view that is:
              expression -l objc -O -- 0x71a6980
        """)
  }

  @Test("the same log as Masonry prints it says the same by the names given")
  func named() throws {
    let run = try explained(SampleLog.namedLabel, isPlain: true)
    #expect(run.status == .passed)
    #expect(
      run.output == """
          These 4 constraints can't all be satisfied: they conflict by 4595 points.

            1 • superview.height = 416
                from its frame: translatesAutoresizingMaskIntoConstraints is true
            2 ► note.height >= 5000   yours; FixedHeight; UIKit broke this constraint
            3 • note.bottom = superview.bottom - 10   yours; Bottom
            4 • note.top = superview.top + 1   yours; Edges[0]

            ► suspected   • part of the conflict

          Without line 2, the other constraints give note.height = 405 (416 - 10 - 1).

          The layout without line 2, and the layout without line 1, from top to bottom:
            superview: without 2 top 0, bottom 416; without 1 top 0, bottom 5011
            note: without 2 top 1, bottom 406; without 1 top 1, bottom 5001

          Line 2 doesn't fit the size that line 1 sets: change one of them. Line 1 sets
          the height of superview to 416 points, whatever the constraints inside it say.
          UIKit broke line 2.
          If constraints should give superview its size, switch off its autoresizing
          mask. If its frame should give superview its size, set the frame to a size
          that fits, or make this constraint optional before you activate it:
              superview.translatesAutoresizingMaskIntoConstraints = false
              make.height.greaterThanOrEqualTo(@5000).priority(999)
        """)
  }

  @Test("40 columns")
  func narrow() throws {
    #expect(
      try explained(SampleLog.segmentedControl, columns: 40).output == """
          These 6 constraints can't all be
          satisfied: they conflict by 212
          points.

            1 ► UISegmentedControl.width = 212
                from its frame:
                translatesAutoresizingMaskIntoCo
                nstraints is true
            2 • UISegmentedControl.leading =
                PlacesView.layoutMarginsGuide
                .leading
                yours
            3 • UISegmentedControl.trailing =
                PlacesView.layoutMarginsGuide
                .trailing
                yours; UIKit broke this
                constraint
            4 • PlacesView.width = 0
                the width that the view's
                superview gives it
            5 • PlacesView.layoutMarginsGuide
                .left = PlacesView.left
                made by UIKit for the left
                layout margin
            6 • PlacesView.right = PlacesView
                .layoutMarginsGuide.right
                made by UIKit for the right
                layout margin

            ► suspected   • part of the conflict

          Without line 1, the other constraints
          give UISegmentedControl.width = 0.

          The layout without line 1, and the
          layout without line 3:
            ┌───────────────────────────┐
            ││                          │
            ││ PlacesView               │
            ││                          │
            │┌─────────────────────────┐│
            │░   UISegmentedControl    ││
            │└─────────────────────────┘│
            ││                          │
            ││ layoutMarginsGuide       │
            ││                          │
            └───────────────────────────┘
            0                           212
             without 1 ░   without 3 □

          Line 1 is almost certainly the one to
          change. Your constraints place
          UISegmentedControl, but UIKit also
          made constraints from the frame of
          UISegmentedControl. UIKit broke line
          3, but that isn't the one to change.
          Switch off the autoresizing mask of
          the view before you activate the
          constraints:
              segmentedControl.translatesAutoresizingMaskIntoConstraints = false
          The debugger shows which view that is:
              expression -l objc -O -- 0x7f9b0c610390
        """)
  }

  private static let appKit = """
    Unable to simultaneously satisfy constraints:
    (
        "<NSLayoutConstraint:0x78a6c1180 NSTextField:0x78a522d80.width >= 152   (active)>",
        "<NSLayoutConstraint:0x78a6c1630 H:|-(8)-[NSTextField:0x78a522d80]   (active, names: '|':ItemCell:0x78b50a400 )>",
        "<NSLayoutConstraint:0x78a6c1640 H:[NSTextField:0x78a522d80]-(8)-|   (active, names: '|':ItemCell:0x78b50a400 )>",
        "<NSAutoresizingMaskLayoutConstraint:0x78a6c21c0 h=--& v=--& ItemCell:0x78b50a400.width == 94   (active)>"
    )

    Will attempt to recover by breaking constraint\u{20}
    <NSLayoutConstraint:0x78a6c1180 NSTextField:0x78a522d80.width >= 152   (active)>

    Set the NSUserDefault NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints to YES.

    """

  @Test("AppKit's reports speak of AppKit, and their code is AppKit's")
  func appKit() throws {
    let lines = try explained(Self.appKit, isPlain: true).output.components(separatedBy: "\n")
    #expect(
      lines.filter { $0.contains("Kit") || $0.contains("Priority") } == [
        "    1 ► NSTextField.width >= 152   yours; AppKit broke this constraint",
        "  AppKit broke line 1.",
        "      textFieldWidth.priority = NSLayoutConstraint.Priority(999)",
      ])
  }

  @Test(
    "AppKit is known by words, classes and identifiers; UIKit's classes may be observed",
    arguments: [
      ("NSView:0x1.width", true), ("_NSBoxView:0x1.width", true), ("MyApp.Card:0x1.width", false),
      ("'NSView-Encapsulated-Layout-Width' MyApp.Card:0x1.width", true),
      ("NSKVONotifying_Card:0x1.width", false), ("UIView:0x1.width", false),
    ])
  func framework(line: String, isAppKits: Bool) throws {
    let log = """
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x2 \(line) == 40   (active)>
      """
    let said = try explained(log).output.prefix { $0 != "." }.split(separator: " ")
    #expect(said.contains(isAppKits ? "AppKit" : "UIKit"))
  }

  @Test("--plain has words in place of the drawing")
  func plain() throws {
    var learner = try Learner(isPlain: true)
    learner.input = Array(SampleLog.label.utf8)
    let lines = learner.run("explain", "--plain").output.components(separatedBy: "\n")
    #expect(
      lines.filter { $0.contains("without 1 ") } == [
        "    NotesView: without 1 top 0, bottom 416; without 2 top 0, bottom 5011",
        "    NoteLabel: without 1 top 1, bottom 406; without 2 top 1, bottom 5001",
      ])
    #expect(!lines.contains { $0.contains("█") || $0.contains("├") })
  }
}
