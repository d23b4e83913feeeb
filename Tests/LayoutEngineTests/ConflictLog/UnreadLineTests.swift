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
