import LayoutEngine
import Testing

@Suite("Conflict logs: what can't be read is named")
struct UnreadLineTests {
  typealias Problem = UnreadLogLine.Problem

  struct Case: CustomTestStringConvertible {
    let line: String
    let error: Problem
    /// The part that can't be read; empty for the place where the line ends too early.
    let part: String
    var testDescription: String { line }
  }

  @Test(
    "an entry that isn't one, and exactly where",
    arguments: [
      Case(
        line: "<NSLayoutConstraint:0x1 V:[UIView:0x2(4o)]>", error: .notANumber("4o"), part: "4o"),
      Case(
        line: "<NSLayoutConstraint:0x1 UIView:0x2.width == nan   (active)>",
        error: .notANumber("nan"), part: "nan"),
      Case(
        line: "<NSLayoutConstraint:0x1 UIView:0x2.width == 2*UIView:0x3.width - nan   (active)>",
        error: .notANumber("nan"), part: "nan"),
      Case(
        line: "<NSLayoutConstraint:0x1 H:|-(-nan)-[UIView:0x2]   (active)>",
        error: .notANumber("-nan"), part: "-nan"),
      Case(
        line: "<NSLayoutConstraint:0x1 UIView:0x2.width == 1.2.3   (active)>",
        error: .notANumber("1.2.3"), part: "1.2.3"),
      Case(
        line: "<NSLayoutConstraint:0x1 UIView:0x2.girth == 40   (active)>",
        error: .unknownAttribute("girth"), part: "girth"),
      Case(
        line: "<NSLayoutConstraint:0x1 UIView:0x2.width == 2*UIView:0x3.girth   (active)>",
        error: .unknownAttribute("girth"), part: "girth"),
      Case(
        line: "<NSLayoutConstraint:0x1 UIView:0x2.width = 40   (active)>", error: .unknownForm,
        part: "= 40   (active)>"),
      Case(
        line: "<NSLayoutConstraint:0x1 H:|-(8)-|>", error: .unknownForm, part: ">"),
      Case(
        line: "<NSLayoutConstraint:0x1 UIView:0x2.width == 40 or so   (active)>",
        error: .unknownForm, part: "or so   (active)>"),
      Case(
        line: "<NSLayoutConstraint:0x1 UIView:0x2.width == 4", error: .cutOff, part: ""),
      Case(line: "<NSLayoutConstraint:0x1 V:|-(8)-[UIVi", error: .cutOff, part: ""),
      Case(line: "<NSLayoutConstraint:0x1", error: .cutOff, part: ""),
    ])
  func entry(unread: Case) throws {
    let reports = ConflictLog(reading: "(\n    \"\(unread.line)\n)").reports
    let line = try #require(reports.first?.unread.first)
    #expect(reports.flatMap(\.unread).count == 1)
    #expect(reports.flatMap(\.entries) == [])
    #expect(line.problem == unread.error)
    #expect(line.text == unread.line)
    let column = try #require(line.range.length.map { _ in line.range.start.column })
    let found = unread.line.dropFirst(column - 6).prefix(line.range.length ?? 0)
    #expect(line.range.line == 2)
    #expect(found == unread.part)
    if unread.part.isEmpty { #expect(column == 6 + unread.line.count) }
  }

  @Test("a line that ends too early ends before the escaped quote behind it")
  func escaped() throws {
    let report = try #require(
      ConflictLog(reading: #"<NSLayoutConstraint:0x1 V:[A\""#).reports.first)
    #expect(report.unread.map(\.text) == ["<NSLayoutConstraint:0x1 V:[A"])
    #expect(report.unread.map(\.range) == [SourceRange(line: 1, column: 29, length: 0)])
    #expect(report.range == SourceRange(line: 1, column: 1, length: 28))
  }

  @Test("lines of others in a list, and lines that somebody left out")
  func foreign() throws {
    let text = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1 UIView:0x2.width == 40   (active)>",
      2016-02-03 10:11:12.345 MyApp[1234:56789] loaded 3 rows
          "<NSLayoutConstraint:0x3 UIView:0x2.width == 50   (active)>",
          ...
      )
      Bye.
      """
    let report = try #require(ConflictLog(reading: text).reports.first)
    #expect(report.entries.count == 2)
    #expect(report.unread.map(\.problem) == [.foreign, .foreign])
    #expect(report.unread.map(\.text) == ["loaded 3 rows", "..."])
    #expect(report.unread[0].range == SourceRange(line: 4, column: 43, length: 13))
    #expect(report.range.end == SourcePlace(line: 7, column: 2))
  }

  @Test("a report in which nothing may be read is a report")
  func hidden() throws {
    let text = """
      2017-01-19 17:52:50.971640 MyApp[4899:703967] [Layout] Unable to simultaneously satisfy constraints:
      <private>

      Will attempt to recover by breaking constraint
      <private>

      Set the NSUserDefault NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints to YES.
      """
    let reports = ConflictLog(reading: text).reports
    #expect(reports.map(\.entries) == [[]])
    #expect(reports.map(\.broken) == [nil])
    #expect(reports[0].unread.map(\.text) == ["<private>"])
    #expect(reports[0].unread.map(\.range) == [SourceRange(line: 2, column: 1, length: 9)])
  }

  @Test(
    "where there is no report there is none",
    arguments: [
      "", "\n\n", "Try this: (1) look.", "<UIView: 0x1; frame = (0 0; 8 8)>", "a < b: c > d",
      "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints.", "(\n)\n",
    ])
  func none(text: String) {
    #expect(ConflictLog(reading: text).reports == [])
  }
}

@Suite("Conflict logs: what is missing from a report")
struct LogGapTests {
  private static let first = "<NSLayoutConstraint:0x1 UIView:0x2.width == 40   (active)>"
  private static let second = "<NSLayoutConstraint:0x3 UIView:0x2.width == 50   (active)>"
  private static let head = "Unable to simultaneously satisfy constraints.\n"
  private static let recovery = "\nWill attempt to recover by breaking constraint\n"

  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let text: String
    var gap: LogReport.Gap?
    var lines = 0

    init(_ name: String, _ text: String, _ gap: LogReport.Gap?, lines: Int = 0) {
      (testDescription, self.text, self.gap, self.lines) = (name, text, gap, lines)
    }
  }

  private static let cases = [
    Case("nothing", "\(head)(\n\"\(first)\",\n\"\(second)\"\n)\(recovery)\(first)", nil, lines: 2),
    Case("nothing, without a frame", "\(first)\n\(second)\n", nil, lines: 2),
    Case(
      "nothing, with a brace", "\(head)(\n\(first),\n\(second)\n}\(recovery)\(first)", nil, lines: 2
    ),
    Case("the list: only the head", head, .list),
    Case(
      "the list: head and advice",
      "\(head)\tProbably at least one of the constraints in the "
        + "following list is one you don't want.\n", .list),
    Case("the list: only what was broken", "\(recovery)\(first)\n", .list),
    Case("the list: an empty one", "\(head)(\n)\(recovery)\(first)\n", .list),
    Case(
      "the list: what was broken on the same line",
      "Will attempt to recover by breaking constraint \(first)\n", .list),
    Case(
      "the end: behind a line", "\(head)(\n    \"\(first)\",\n    \"\(second)\",\n", .end, lines: 2),
    Case(
      "the end: in a line", "\(head)(\n    \"\(first)\",\n    \"\(second.dropLast(20))", .end,
      lines: 1),
    Case("the end: behind the parenthesis", "\(head)(\n", .list),
    Case(
      "the end: behind AppKit's line", "Conflicting constraints detected: (\n\"\(first)\",\n", .end,
      lines: 1),
    Case("the end: another report begins", "\(head)(\n\"\(first)\",\n\(head)", .end, lines: 1),
    Case("lines: dots in place of the list", "\(head)...\(recovery)\(first)\n", .leftOut),
    Case("lines: dots between them", "\(head)(\n\(first)\n...\n\(second)\n)\n", .leftOut, lines: 2),
    Case(
      "lines: one sign for dots", "\(head)(\n\(first),\n…\n)\(recovery)\(first)\n", .leftOut,
      lines: 1),
    Case("lines: dots with words", "\(head)(\n... (2 more)\n\(first)\n)\n", .leftOut, lines: 1),
    Case("nothing: dots before the list", "\(head)...\n(\n\(first)\n)\n", nil, lines: 1),
    Case(
      "nothing: dots behind it", "\(head)(\n\(first)\n)\(recovery)\(first)\n...\n", nil, lines: 1),
    Case("lines: dots at the end", "\(head)(\n\(first)\n<…>\n", .leftOut, lines: 1),
    Case(
      "tags: two lines", "\(head)(\n\"\",\n\"\"\n)\(recovery)\nBreak on objc_exception_throw",
      .tags),
    Case("tags: one line", "\(head)(\n    \"\"\n)\n", .tags),
    Case("tags: spaces behind", "\(head)(\n\"\",  \n\"\" ,\n\"\"\n)\n", .tags),
    Case("tags: in a quotation", "> \(head)> (\n> \"\",\n> \"\"\n> )\n", .tags),
    Case("tags: AppKit's", "Conflicting constraints detected: (\n\"\",\n\"\"\n)\n", .tags),
    Case("hidden", "\(head)<private>\n\(recovery)<private>\n", .hidden),
  ]

  @Test("is told by the words and signs around its list", arguments: cases)
  private func gap(of example: Case) throws {
    let report = try #require(ConflictLog(reading: example.text).reports.first)
    #expect(report.gap == example.gap)
    #expect(report.entries.count == example.lines)
  }

  @Test(
    "AppKit's reports are known by their words",
    arguments: [
      ("Conflicting constraints detected: (\n\(first)\n)\n", true),
      (
        "\(head)(\n\(first)\n)\nSet the NSUserDefault NSConstraintBasedLayoutVisualizeMutually",
        true
      ),
      ("\(head)(\n\(first)\n)\nMake a symbolic breakpoint at UIViewAlert", false), (first, false),
    ])
  func appKit(text: String, isAppKits: Bool) throws {
    #expect(ConflictLog(reading: text).reports.map(\.isAppKits) == [isAppKits])
  }
}
