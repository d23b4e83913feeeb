import Foundation
import LayoutLessons
import Terminal
import TestRunners
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
    expectRecorded(run.output, "Explain/mask")
  }

  @Test("a label of 5000 points in a view of 416, in the older form")
  func label() throws {
    let run = try explained(SampleLog.label)
    #expect(run.status == .passed)
    expectRecorded(run.output, "Explain/label")
  }

  @Test("the same log as Masonry prints it says the same by the names given")
  func named() throws {
    let run = try explained(SampleLog.namedLabel, isPlain: true)
    #expect(run.status == .passed)
    expectRecorded(run.output, "Explain/named")
  }

  @Test("40 columns")
  func narrow() throws {
    expectRecorded(try explained(SampleLog.segmentedControl, columns: 40).output, "Explain/narrow")
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
