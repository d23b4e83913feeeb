import Foundation
import LayoutLessons
import Testing

@Suite("Program: what explain reads, and what it can't")
struct ExplainSourceTests {
  @Test("a file, standard input, and -")
  func sources() throws {
    var learner = try Learner()
    learner.input = Array(SampleLog.label.utf8)
    let piped = learner.run("explain")
    try SampleLog.label.write(
      toFile: learner.folder + "/log.txt", atomically: false, encoding: .utf8)
    #expect(learner.run("explain", "-").output == piped.output)
    #expect(learner.run("explain", "log.txt").output == piped.output)
  }

  @Test("several conflicts are numbered, and one that comes again is counted")
  func several() throws {
    var learner = try Learner()
    let again = SampleLog.label.replacingOccurrences(of: "0x71a", with: "0x62b")
    let other = SampleLog.segmentedControl
    learner.input = Array((SampleLog.label + "and so on\n" + other + again).utf8)
    let run = learner.run("explain")
    #expect(run.status == .passed)
    #expect(
      run.output.hasPrefix(
        """
          Report 1 of 2
          These 4 constraints can't all be satisfied: they conflict by 4595 points.
          The log reports this conflict 2 times.
        """))
    #expect(
      run.output.contains("\n\n  Report 2 of 2\n  These 6 constraints can't all be satisfied"))
  }

  @Test("bytes that aren't UTF-8 are in nobody's way")
  func repaired() throws {
    var learner = try Learner()
    learner.input = [0xFF, 0xFE, 0x0A] + Array(SampleLog.label.utf8)
    #expect(learner.run("explain").status == .passed)
    try Data(learner.input).write(to: URL(filePath: learner.folder + "/log.txt"))
    #expect(learner.run("explain", "log.txt").status == .passed)
  }

  @Test("what can't be read is named by its line, and the rest is explained")
  func unread() throws {
    var learner = try Learner()
    learner.input = Array(
      SampleLog.label.replacingOccurrences(of: "(>=5000)]>\",", with: "(>=many)]>\",").utf8)
    let run = learner.run("explain")
    #expect(run.status == .notYet)
    #expect(
      run.output == """
          These 4 constraints can't all be satisfied: they conflict by 4595 points.

            1 • NotesView.height = 416
                from its frame: translatesAutoresizingMaskIntoConstraints is true
            2 • NoteLabel.bottom = NotesView.bottom - 10   yours
            3 • NoteLabel.top = NotesView.top + 1   yours
            4 ► NoteLabel.height >= 5000   yours; UIKit broke this constraint

            ► suspected   • part of the conflict

          Without line 4, the other constraints give NoteLabel.height = 405 (416 - 10 -
          1).

          The layout without line 4, and the layout without line 1, from top to bottom:
            ┌─────────────────────────────┐ 0
            │┌░──────────░┐ ┌░──────────░┐│ 1      without 4 ░
            ││            │ │            ││        without 1 □
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

          Line 4 doesn't fit the size that line 1 sets: change one of them. Line 1 sets
          the height of NotesView to 416 points, whatever the constraints inside it say.
          UIKit broke line 4.
          First change the size where it is set: it comes from outside the view, and
          constraints inside can't change it. If you can't, make your constraint
          optional before you activate it:
              noteLabelHeight.priority = UILayoutPriority(999)
          The debugger shows which view that is:
              expression -l objc -O -- 0x71a6980

          These lines couldn't be read:
            3: many isn't a number
              <NSLayoutConstraint:0x71a9ac0 V:[NoteLabel:0x71a6980(>=many)]>
        """)
  }

  @Test("nothing that conflicts by its numbers: the reading is likely, and the status says so")
  func cutOff() throws {
    var learner = try Learner()
    learner.input = Array(
      SampleLog.label.split(separator: "\n").filter { !$0.contains("416") }
        .joined(separator: "\n").utf8)
    let run = learner.run("explain")
    #expect(run.status == .notYet)
    #expect(
      run.output.hasPrefix(
        """
          The numbers in these 3 constraints don't prove a conflict, because a report
          doesn't tell everything about the views.
        """))
  }

  @Test(
    "nothing to explain",
    arguments: [
      ("", "standard input is empty"), (" \n\n", "standard input is empty"),
      ("Build succeeded\n", "standard input has no report of a conflict"),
    ])
  func nothing(text: String, said: String) throws {
    var learner = try Learner()
    learner.input = Array(text.utf8)
    let run = learner.run("explain")
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
    #expect(
      run.errors
        == "lessons: \(said); copy the log from Xcode's console, from \"Unable to "
        + "simultaneously satisfy constraints\" on, then type `pbpaste | lessons explain`")
  }

  @Test("files that aren't there, or are too large")
  func files() throws {
    var learner = try Learner()
    #expect(learner.run("explain", "log.txt").status == .usage)
    #expect(
      learner.run("explain", "log.txt").errors == "log.txt: error: there is no such file")
    learner.input = [UInt8](repeating: 0x20, count: 16 << 20 + 1)
    #expect(
      learner.run("explain").errors
        == "lessons: standard input is too large; at most 16777216 bytes are read")
    try Data(learner.input).write(to: URL(filePath: learner.folder + "/log.txt"))
    #expect(
      learner.run("explain", "log.txt").errors
        == "log.txt: error: the file is too large: it has 16777217 bytes, and the limit is 16777216"
    )
  }

  @Test("somebody at a terminal is told what to do")
  func typed() throws {
    let told = Told()
    let outcome = Program.run(
      ["explain"],
      in: Surroundings(
        folder: "/", environment: ["LESSONS_COURSE": Learner.course],
        settings: TerminalSettings(
          environment: [:], isTerminal: true, windowColumns: 80, isPlain: false),
        executable: "lessons", timestamp: "20261121-041500",
        standardInput: { _ in Array(SampleLog.label.utf8) }, isTypedInto: true,
        announce: { told.add($0) }))
    #expect(outcome.status == .passed)
    #expect(outcome.output.first?.isEmpty == true)
    #expect(told.words == ["Paste the log, then press Return and Ctrl-D."])
  }

  /// What a command announces, in its order.
  private final class Told: @unchecked Sendable {
    private let lock = NSLock()
    private var all: [String] = []

    func add(_ text: String) { lock.withLock { all.append(text) } }
    var words: [String] { lock.withLock { all } }
  }
}
