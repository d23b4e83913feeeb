import Foundation
import LayoutLessons
import Terminal
import Testing
import TestRunners

@Suite("Program: explain says what a conflict's log means")
struct ExplainTests {
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

@Suite("Program: what explain reads, and what it can't")
struct ExplainSourceTests {
  @Test("a file, standard input, and -")
  func sources() throws {
    var learner = try Learner()
    learner.input = Array(SampleLog.label.utf8)
    let piped = learner.run("explain")
    try learner.place(SampleLog.label, at: "log.txt")
    #expect(learner.run("explain", "-").output == piped.output)
    #expect(learner.run("explain", "log.txt").output == piped.output)
  }

  /// Three conflicts, of which the second comes twice and the last says little.
  private static let several =
    SampleLog.segmentedControl + SampleLog.label + "and so on\n"
    + SampleLog.label.replacingOccurrences(of: "0x71a", with: "0x62b")
    + "Will attempt to recover by breaking constraint\n<NSLayoutConstraint:0x9 V:[TagView:0x8(3)]>\n"

  @Test(
    "several conflicts begin with a summary, those first that come most often",
    arguments: [(80, 10, "ExplainSource/several-80"), (40, 24, "ExplainSource/several-40")])
  func several(columns: Int, lines: Int, summary: String) throws {
    var learner = try Learner(columns: columns, isPlain: false)
    learner.input = Array(Self.several.utf8)
    let run = learner.run("explain")
    #expect(run.status == .notYet)
    expectRecorded(run.output.firstLines(lines), summary)
    let titles = run.output.components(separatedBy: "\n").filter { $0.hasPrefix("  Report ") }
    #expect(titles == (1...3).map { "  Report \($0) of 3" })
  }

  @Test("--json has the same order, and counts")
  func counts() throws {
    var learner = try Learner()
    learner.input = Array(Self.several.utf8)
    let json = try JSONSerialization.jsonObject(
      with: Data(learner.run("explain", "--json").output.utf8))
    let object = try #require(json as? [String: Any])
    let reports = try #require(object["reports"] as? [[String: Any]])
    #expect(object["count"] as? Int == 4)
    #expect(reports.map { $0["times"] as? Int } == [2, 1, 1])
    #expect(
      reports.map { ($0["place"] as? [String: Any])?["line"] as? Int } == [19, 1, 40])
  }

  private func utf16(_ text: String, isLittle: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return isLittle ? bytes : bytes.reversed()
    }
  }

  @Test(
    "UTF-16 with and without a mark, in a file and on standard input",
    arguments: [
      ("", true), ("", false), ("\u{FEFF}", true), ("\u{FEFF}", false), ("原因は？\n", true),
      ("\u{FEFF}Ärger 🤯\r\n", false),
    ])
  func utf16(start: String, isLittle: Bool) throws {
    var learner = try Learner()
    learner.input = Array(SampleLog.label.utf8)
    let plain = learner.run("explain").output
    learner.input = utf16(start + SampleLog.label, isLittle: isLittle)
    #expect(learner.run("explain").output == plain)
    // The last byte may be lost.
    try Data(learner.input + [0]).write(to: URL(filePath: learner.folder + "/log.txt"))
    #expect(learner.run("explain", "log.txt").output == plain)
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
    expectRecorded(run.output, "ExplainSource/unread")
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
    #expect(learner.run("explain", "log.txt").errors == "log.txt: error: there is no such file")
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
    let outcome = BothPrograms.run(
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

  private final class Told: @unchecked Sendable {
    private let lock = NSLock()
    private var all: [String] = []

    func add(_ text: String) { lock.withLock { all.append(text) } }
    var words: [String] { lock.withLock { all } }
  }
}
