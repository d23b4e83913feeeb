import LayoutEngine
import Testing

@Suite("Conflict logs: the shapes of an entry")
struct EntryShapeTests {
  typealias Item = ConstraintDescription.Item
  typealias Side = ConstraintDescription.Side

  struct Shape: CustomTestStringConvertible {
    let testDescription: String
    let line: String
    let says: ConstraintDescription
    var style = ConstraintDescription.Style.today
    var maker = LogEntry.Maker.programmer
    var isStandardSpace = false
  }

  @Test("says what it says, in whose form, and who made it", arguments: shapes + olderShapes)
  func read(shape: Shape) throws {
    let reports = ConflictLog(reading: shape.line).reports
    #expect(reports.map(\.unread) == [[]])
    let entry = try #require(reports.first?.entries.first)
    #expect(entry.description == shape.says)
    #expect(entry.style == shape.style)
    #expect(entry.maker == shape.maker)
    #expect(entry.isStandardSpace == shape.isStandardSpace)
    #expect(entry.text == shape.line)
  }

  private static let card = Item("UIView:0x2")
  private static let price = Item("UILabel:0x3'9.50'")

  private static func line(_ body: String, of kind: String = "NSLayoutConstraint") -> String {
    "<\(kind):0x1 \(body)>"
  }

  private static func says(
    _ first: Side, _ relation: Relation = .equal, _ second: Side? = nil,
    _ kinship: ConstraintDescription.Kinship = .none, times multiplier: Double = 1,
    plus constant: Double = 0, of kind: String = "NSLayoutConstraint",
    change: (inout ConstraintDescription) -> Void = { _ in }
  ) -> ConstraintDescription {
    var description = ConstraintDescription(
      className: kind, address: "0x1", first: first, relation: relation, second: second,
      kinship: kinship, multiplier: multiplier, constant: constant)
    change(&description)
    return description
  }

  private static let shapes = [
    Shape(
      testDescription: "a size of the smallest number that isn't 0",
      line: line("UIView:0x2.height == 2.22507e-308   (active)"),
      says: says(Side(card, "height"), plus: 2.22507e-308)),
    Shape(
      testDescription: "a ratio, less than required",
      line: line("UIView:0x2.width <= 0.384615*UIView:0x2.height - 1 priority:999.5   (active)"),
      says: says(
        Side(card, "width"), .lessThanOrEqual, Side(card, "height"), times: 0.384615, plus: -1
      ) { $0.priority = 999.5 }),
    Shape(
      testDescription: "one that doesn't count",
      line: line("UIView:0x2.width == 3   (inactive)"),
      says: says(Side(card, "width"), plus: 3) { $0.isActive = false }),
    Shape(
      testDescription: "left and right, and a module's class",
      line: line("H:|-(5)-[Shop.Tag:0x4](LTR)   (active, names: '|':UIView:0x2 )"),
      says: says(
        Side(Item("Shop.Tag:0x4"), "left"), .equal, Side(card, "left"), .firstInSecond, plus: 5)),
    Shape(
      testDescription: "read from right to left",
      line: line("H:[Shop.Tag:0x4]-(5)-[UIView:0x2](RTL)   (active)"),
      says: says(
        Side(Item("Shop.Tag:0x4"), "left"), .equal, Side(card, "right"), .siblings, plus: 5)),
    Shape(
      testDescription: "an anchor's standard space in a gap",
      line: line(
        "'UISV-spacing' V:[UIView:0x2]-(>=NSLayoutAnchorConstraintSpace(8))-[UILabel:0x3'9.50']"
          + "   (active)", of: "_UISystemBaselineConstraint"),
      says: says(
        Side(price, "top"), .greaterThanOrEqual, Side(card, "bottom"), .siblings, plus: 8,
        of: "_UISystemBaselineConstraint"
      ) { $0.identifier = "UISV-spacing" }, maker: .stack, isStandardSpace: true),
    Shape(
      testDescription: "a standard space behind an equation, without a sign",
      line: line("UIView:0x2.bottom == UILabel:0x3'9.50'.bottom NSSpace(12)   (active)"),
      says: says(Side(card, "bottom"), .equal, Side(price, "bottom"), plus: 12),
      isStandardSpace: true),
    Shape(
      testDescription: "a safe area's own line",
      line: line(
        "'UIViewSafeAreaLayoutGuide-top' V:|-(44)-[UILayoutGuide:0x5'UIViewSafeAreaLayoutGuide']"
          + "   (active, names: '|':UIView:0x2 )"),
      says: says(
        Side(Item("UILayoutGuide:0x5'UIViewSafeAreaLayoutGuide'"), "top"), .equal,
        Side(card, "top"), .firstInSecond, plus: 44
      ) { $0.identifier = "UIViewSafeAreaLayoutGuide-top" }, maker: .guide),
    Shape(
      testDescription: "a mask's position, which counts from the superview among the names",
      line: line(
        "h=--& v=&-- UIView:0x2.minX == 20   (active, names: '|':UIWindow:0x9 )",
        of: "NSAutoresizingMaskLayoutConstraint"),
      says: says(Side(card, "minX"), plus: 20, of: "NSAutoresizingMaskLayoutConstraint") {
        $0.mask = "h=--& v=&--"
        $0.reference = Item("UIWindow:0x9")
      }, maker: .mask),
    Shape(
      testDescription: "a size that a cell gives",
      line: line(
        "'UIView-Encapsulated-Layout-Width' UITableViewCellContentView:0x6.width == 94.3333"
          + "   (active)"),
      says: says(Side(Item("UITableViewCellContentView:0x6"), "width"), plus: 94.3333) {
        $0.identifier = "UIView-Encapsulated-Layout-Width"
      }, maker: .encapsulatedSize),
    Shape(
      testDescription: "a size from content",
      line: line(
        "UILabel:0x3'9.50'.width == 33 Hug:251 CompressionResistance:1000   (active)",
        of: "NSContentSizeLayoutConstraint"),
      says: says(Side(price, "width"), plus: 33, of: "NSContentSizeLayoutConstraint") {
        $0.content = ContentStrength(hugging: 251, compression: 1000)
      }, maker: .content),
    Shape(
      testDescription: "names with dots and spaces, and their addresses",
      line: line(
        "Toolbar.lock icon....top == My bar (main).centerY   "
          + "(active, names: Toolbar.lock icon...:0x7, My bar (main):0x8 )"),
      says: says(
        Side(Item("Toolbar.lock icon...", legend: "Toolbar.lock icon...:0x7"), "top"), .equal,
        Side(Item("My bar (main)", legend: "My bar (main):0x8"), "centerY"))),
    Shape(
      testDescription: "a superview with a name of its own",
      line: line(
        "V:|-(0)-[Row]   (active, names: Row:0x7, Page...:0x8, '|':Page...:0x8 )"),
      says: says(
        Side(Item("Row", legend: "Row:0x7"), "top"), .equal,
        Side(Item("Page...", legend: "Page...:0x8"), "top"), .firstInSecond)),
    Shape(
      testDescription: "two items of one name",
      line: line("V:[Row]-(7)-[Row]   (active, names: Row:0x7, Row:0x8 )"),
      says: says(
        Side(Item("Row", legend: "Row:0x7"), "top"), .equal,
        Side(Item("Row", legend: "Row:0x8"), "bottom"), .siblings, plus: 7)),
    Shape(
      testDescription: "an identifier and a text with quotes, brackets and signs in them",
      line: line("'the card's' V:[UILabel:0x3'Don't ]-(8)-| > '.x'.top']-(8)-|   (active)"),
      says: says(
        Side(Item("|"), "bottom"), .equal,
        Side(Item("UILabel:0x3'Don't ]-(8)-| > '.x'.top'"), "bottom"), .secondInFirst, plus: 8
      ) { $0.identifier = "the card's" }),
    Shape(
      testDescription: "an item that is gone",
      line: line("UIView:0x2.width == (null).width   (active)"),
      says: says(Side(card, "width"), .equal, Side(Item("(null)"), "width"))),
    Shape(
      testDescription: "a line of UIKit's between its own views",
      line: line("_UIBarStack:0x7.width <= 0   (active)"),
      says: says(Side(Item("_UIBarStack:0x7"), "width"), .lessThanOrEqual), maker: .system),
  ]

  private static func snap(_ body: String) -> String { "<Snap.LayoutConstraint:0x1> \(body)" }

  private static let scroll = Item("UIScrollView:0x5")

  private static let olderShapes = [
    Shape(
      testDescription: "Snap's at first, with items in angle brackets",
      line: snap("<UIView:0x2>.top == <UIScrollView:0x5>.bottom"),
      says: says(
        Side(card, "top"), .equal, Side(scroll, "bottom"), of: "Snap.LayoutConstraint"),
      style: .masonry),
    Shape(
      testDescription: "Snap's at first, with a multiplier, a number and a priority",
      line: snap("<UILabel:0x3'9.50'>.width >= <UIScrollView:0x5>.width * 0.5 - 8.0 ^750.0"),
      says: says(
        Side(price, "width"), .greaterThanOrEqual, Side(scroll, "width"), times: 0.5, plus: -8,
        of: "Snap.LayoutConstraint"
      ) { $0.priority = 750 }, style: .masonry),
    Shape(
      testDescription: "Snap's at first, about a size",
      line: snap("<UIView:0x2>.height == 40.0"),
      says: says(Side(card, "height"), plus: 40, of: "Snap.LayoutConstraint"), style: .masonry),
    Shape(
      testDescription: "a size before iOS 10, with its priority twice",
      line: line(
        "'IB auto generated at build time for view with ambiguity' H:[UIView:0x2(258@251)] "
          + "priority:251", of: "NSIBPrototypingLayoutConstraint"),
      says: says(Side(card, "width"), plus: 258, of: "NSIBPrototypingLayoutConstraint") {
        $0.identifier = "IB auto generated at build time for view with ambiguity"
        $0.priority = 251
      }, style: .beforeIOS10, maker: .prototype),
    Shape(
      testDescription: "a gap before iOS 10, with its priority twice and no room before the names",
      line: line("H:|-(137@251)-[UIView:0x2](LTR) priority:251(Names: '|':UIWindow:0x9 )"),
      says: says(
        Side(card, "left"), .equal, Side(Item("UIWindow:0x9"), "left"), .firstInSecond, plus: 137
      ) { $0.priority = 251 }, style: .beforeIOS10),
    Shape(
      testDescription: "a multiplier behind",
      line: line("UIView:0x2.width == UILabel:0x3'9.50'.width * 0.25 + 4"),
      says: says(Side(card, "width"), .equal, Side(price, "width"), times: 0.25, plus: 4),
      style: .beforeIOS10),
    Shape(
      testDescription: "a guide of bars",
      line: line("V:[_UILayoutGuide:0x7(20)]", of: "_UILayoutSupportConstraint"),
      says: says(
        Side(Item("_UILayoutGuide:0x7"), "height"), plus: 20, of: "_UILayoutSupportConstraint"),
      style: .beforeIOS10, maker: .guide),
    Shape(
      testDescription: "a mask's middle, with a sign that stands alone",
      line: line("h=--& v=--& UIView:0x2.midY == + 480", of: "NSAutoresizingMaskLayoutConstraint"),
      says: says(Side(card, "midY"), plus: 480, of: "NSAutoresizingMaskLayoutConstraint") {
        $0.mask = "h=--& v=--&"
      }, style: .beforeIOS10, maker: .mask),
    Shape(
      testDescription: "Masonry's keys and words",
      line: "<MASLayoutConstraint:bottomGap UILabel:note.baseline >= Page:page.top * 2 + 3 ^low>",
      says: says(
        Side(Item("UILabel:note"), "baseline"), .greaterThanOrEqual, Side(Item("Page:page"), "top"),
        times: 2, plus: 3, of: "MASLayoutConstraint"
      ) {
        $0.address = "bottomGap"
        $0.priority = 250
      }, style: .masonry),
    Shape(
      testDescription: "Masonry's word for the strength of fitting",
      line: "<MASLayoutConstraint:0x1 UIView:0x2.height == 40 ^fitting size>",
      says: says(Side(card, "height"), plus: 40, of: "MASLayoutConstraint") { $0.priority = 50 },
      style: .masonry),
    Shape(
      testDescription: "SnapKit's file and line",
      line:
        "<SnapKit.LayoutConstraint:0x1@/Users/me/My App/Row.swift#41 UIView:0x2.height == 30.0>",
      says: says(Side(card, "height"), plus: 30, of: "SnapKit.LayoutConstraint") {
        $0.address = "0x1@/Users/me/My App/Row.swift#41"
      }, style: .masonry),
    Shape(
      testDescription: "a class and address in brackets of their own",
      line: "<NSLayoutConstraint: 0x1> H:[UIView:0x2(80)]",
      says: says(Side(card, "width"), plus: 80), style: .beforeIOS10),
  ]
}

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
