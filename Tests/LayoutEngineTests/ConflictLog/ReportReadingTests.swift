import LayoutEngine
import Testing

@Suite("Conflict logs: reports in a text")
struct ReportReadingTests {
  private typealias Item = ConstraintDescription.Item
  private typealias Side = ConstraintDescription.Side

  private static let card = Item("UIView:0x600")
  private static let label = Item("UILabel:0x601'Sale'")

  private static let descriptions = [
    ConstraintDescription(
      className: "NSAutoresizingMaskLayoutConstraint", address: "0xa0", mask: "h=--& v=--&",
      first: Side(card, "width"), constant: 120),
    ConstraintDescription(
      address: "0xa1", identifier: "gap", first: Side(label, "leading"),
      second: Side(card, "leading"), kinship: .firstInSecond, constant: 16),
    ConstraintDescription(
      address: "0xa2", first: Side(card, "trailing"), second: Side(label, "trailing"),
      kinship: .secondInFirst, constant: 16),
    ConstraintDescription(
      address: "0xa3", first: Side(label, "width"), relation: .greaterThanOrEqual, constant: 100),
  ]

  /// What UIKit writes for the four, the last of which is given up.
  private static func report(_ style: ConstraintDescription.Style) -> String {
    let entries = descriptions.map { $0.text(style) }
    return RuntimeMessage.unsatisfiable(entries, broken: entries[3], hasMasks: true).text
  }

  @Test(
    "the standard report is read, whichever form it has",
    arguments: ConstraintDescription.Style.allCases)
  func standard(style: ConstraintDescription.Style) throws {
    let text = Self.report(style)
    let log = ConflictLog(reading: text)
    let report = try #require(log.reports.first)
    #expect(log.reports.count == 1)
    #expect(report.unread == [])
    #expect(report.entries.map(\.text) == Self.descriptions.map { $0.text(style) })
    #expect(report.entries.map { $0.description.text(style) } == report.entries.map(\.text))
    #expect(report.broken?.text == Self.descriptions[3].text(style))
    #expect(report.entries[0].maker == .mask)
    #expect(report.entries[1].maker == .programmer)
    #expect(report.range.start == SourcePlace(line: 1, column: 1))
    #expect(report.entries[0].range.start == SourcePlace(line: 8, column: 6))
  }
}

extension ReportReadingTests {
  private static let two = RuntimeMessage.unsatisfiable(
    [
      "<NSLayoutConstraint:0x1 UIView:0x2.width == 40   (active)>",
      "<NSLayoutConstraint:0x3 UIView:0x2.width == 50   (active)>",
    ], broken: "<NSLayoutConstraint:0x3 UIView:0x2.width == 50   (active)>", hasMasks: false
  ).text

  @Test("several reports in one text, with other lines between them")
  func several() {
    let text = "start\n\(Self.two)\nrow 3 loaded\n\n\(Self.two)\n\(Self.two)\nend"
    let reports = ConflictLog(reading: text).reports
    #expect(
      reports.map { $0.entries.map(\.description.address) } == [
        ["0x1", "0x3"], ["0x1", "0x3"], ["0x1", "0x3"],
      ])
    #expect(reports.map { $0.broken?.description.address } == ["0x3", "0x3", "0x3"])
    #expect(reports.map(\.range.start.line) == [2, 19, 34])
    #expect(reports.map(\.range.end.line) == [16, 33, 48])
    #expect(reports.map(\.unread) == [[], [], []])
  }

  @Test("a report that is cut off anywhere is read as far as it goes")
  func cut() {
    let lines = Self.two.sourceLines
    for start in 0...lines.count {
      for end in start...lines.count {
        let reports = ConflictLog(reading: lines[start..<end].joined(separator: "\n")).reports
        let entries = lines[start..<end].filter { $0.hasPrefix("    \"<") }.count
        // Without the list's end the constraint that is given up is only another one of it.
        let isBroken = start <= 10 && end >= 12
        #expect(reports.flatMap(\.entries).count == entries + (start == 11 && end >= 12 ? 1 : 0))
        #expect(reports.compactMap(\.broken).count == (isBroken ? 1 : 0))
        #expect(reports.count <= 1)
        #expect(reports.flatMap(\.unread) == [])
      }
    }
  }

  private static let head = "Unable to simultaneously satisfy constraints"

  /// What prose, issues and search results say of reports.
  private static let mentions = [
    "It says \(head), as here:",
    "\(head).",
    "# \(head).\n\nMy app prints this since iOS 26:",
    "> `\(head).`",
    "Auto Layout reports that it is `\(head).` *That* is a conflict.",
    "First \(head)\nand then again \(head) (twice).",
    "\(head). Probably at least one of the constraints in the following list is one you don't want.",
    "Probably at least one of the constraints in the following list is what the code added.",
    "It says \"\(head)\" and \"Will attempt to recover by breaking constraint\".",
    "After \"Will attempt to recover by breaking constraint\" comes what was given up.",
    "ios - \(head) - Stack Overflow\nhttps://example.org/1\n\(head) when the keyboard shows ...",
    "See \(head): Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints, they say.",
    "\"\(head)\"\n\"quoted prose\"\n<b>and some of a page</b>",
  ]

  @Test("what is said of conflicts beside a report is no report", arguments: mentions)
  private func mention(of words: String) {
    let only = ConflictLog(reading: Self.two).reports.map(\.entries.count)
    for text in [
      "\(words)\n\(Self.two)", "\(Self.two)\n\(words)", "\(Self.two)\n\(words)\n\(words)\n",
      "\(words)\n\(Self.two)\n\(words)\n",
    ] {
      let reports = ConflictLog(reading: text).reports
      #expect(reports.map(\.entries.count) == only, "\(text)")
      #expect(reports.map(\.unread) == [[]], "\(text)")
    }
  }

  @Test("where nothing but words about a report has come, its list is missing", arguments: mentions)
  private func missing(words: String) {
    let reports = ConflictLog(reading: words).reports
    #expect(reports.map(\.entries) == [[]])
    #expect(reports.map(\.broken) == [nil])
  }

  @Test(
    "a head with more of a report behind it is one beside others",
    arguments: [
      "\(head).\n(\n)", "\(head).\nWill attempt to recover by breaking constraint",
      "\(head).\n\tProbably at least one of the constraints in the following list is one",
      "\(head).\n<NSLayoutConstraint:0x1 cut",
    ])
  func further(text: String) {
    #expect(ConflictLog(reading: "\(text)\n\n\(Self.two)").reports.map(\.entries.count) == [0, 2])
    #expect(ConflictLog(reading: "\(Self.two)\n\(text)\n").reports.map(\.entries.count) == [2, 0])
  }

  @Test("a text over several paragraphs belongs to its label")
  func paragraphs() {
    let text = """
      (
          "<NSLayoutConstraint:0x1 UILabel:0x2'Dear Ada,

      I write.


      Yours'.width == 40   (active)>",

          "<NSLayoutConstraint:0x3 H:[UILabel:0x2'Dear Ada,

      I write.


      Yours'(50)]   (active)>"
      )
      """
    let reports = ConflictLog(reading: text).reports
    #expect(reports.map(\.unread) == [[]])
    #expect(reports.first?.entries.map(\.description.address) == ["0x1", "0x3"])
    #expect(reports.first?.entries.map(\.description.constant) == [40, 50])
  }

  @Test("a mark that is written over the last character belongs to its place")
  func marks() throws {
    let entry = "<NSLayoutConstraint:0x1 UIView:0x10.width == 40   (active)>"
    for (text, length) in [(entry, entry.count), ("\(entry)\u{31E}\u{9E} )>", entry.count)] {
      let report = try #require(ConflictLog(reading: text).reports.first)
      #expect(report.entries.map(\.text) == [entry])
      #expect(
        report.entries.map(\.range) == [SourceRange(line: 1, column: 1, length: length)])
    }
  }

  private static let forty = "<NSLayoutConstraint:0x1 UIView:0x10.width == 40   (active)>"
  private static let keyed = "<MASLayoutConstraint:wide UIView:0x10.width == 40>"

  @Test(
    "a constraint that the list has twice counts once",
    arguments: [
      ([forty, forty], 1), ([forty, keyed, forty, keyed], 2), ([keyed, keyed, keyed], 1),
      ([forty, "<NSLayoutConstraint: 0x1  UIView:0x10.width == 40.0 (active)>"], 1),
      ([forty, "<NSKVONotifying_NSLayoutConstraint:0x1 UIView:0x10.width == 40   (active)>"], 1),
      ([forty, "<NSLayoutConstraint:0x2 UIView:0x10.width == 40   (active)>"], 2),
      ([forty, "<NSLayoutConstraint:0x1 UIView:0x10.width == 50   (active)>"], 2),
    ])
  func twice(lines: [String], count: Int) throws {
    let list = lines.map { "    \"\($0)\"" }.joined(separator: ",\n")
    let text = "Unable to simultaneously satisfy constraints.\n(\n\(list)\n)\n"
    let report = try #require(ConflictLog(reading: text).reports.first)
    #expect(report.entries.count == count)
    #expect(report.unread == [] && report.range.end.line == lines.count + 3)
  }
}

@Suite("Conflict logs: what consoles, mail and web pages do to them")
struct SurroundingsTests {
  private static let lines = [
    "<NSAutoresizingMaskLayoutConstraint:0xa0 h=--& v=--& UIView:0x600.width == 120   (active)>",
    "<NSLayoutConstraint:0xa1 'the gap' H:|-(16)-[UILabel:0x601'Sale']   (active, names: "
      + "'|':UIView:0x600 )>",
    "<NSLayoutConstraint:0xa2 UILabel:0x601'Sale'.width >= 0.5*Shop.Tag:0x602.width + 100.5"
      + "   (active)>",
  ]
  private static let plain = RuntimeMessage.unsatisfiable(lines, broken: lines[2], hasMasks: true)
    .text

  /// A way in which a report comes, and what it does to the standard one.
  struct Way: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let change: @Sendable (String) -> String

    init(_ name: String, _ change: @escaping @Sendable (String) -> String) {
      testDescription = name
      self.change = change
    }
  }

  private static let prefixes = [
    "> ", "> > ", "// ", "\t", "[        ] ", "[  +30 ms] ", "[LayoutConstraints] ",
    "2016-02-03 10:11:12.345 MyApp[1234:56789] ",
    "2023-05-01 10:11:12.345678+0200 My App[1234:56789] [LayoutConstraints] ",
    "11/15/14 7:37:32.893 MyApp[23288]: ", "default\t10:11:12.345678+0200\tMyApp[12:34] ",
    "(lldb) ", "I/flutter ( 123): ", "\u{1B}[31m", "\u{FEFF}",
  ]

  private static let ways =
    prefixes.map { prefix in
      Way("\(prefix.debugDescription) in front of every line") { text in
        text.sourceLines.map { prefix + $0 }.joined(separator: "\n")
      }
    } + [
      Way("lines ended as on Windows") { $0.replacing("\n", with: "\r\n") },
      Way("every line behind a blank one") { $0.replacing("\n", with: "\n\n") },
      Way("no line ends at all") { $0.replacing("\n", with: " ") },
      Way("no quotes around entries") { $0.replacing("\"", with: "") },
      Way("escaped quotes") { $0.replacing("\"", with: "\\\"") },
      Way("line ends and quotes as JSON has them") {
        $0.replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
      },
      Way("typographic quotes") {
        $0.replacing("    \"", with: "    “").replacing("\",", with: "”,")
          .replacing("'Sale'", with: "‘Sale’")
      },
      Way("full-width signs") { $0.replacing("\"<", with: "＂＜").replacing(">\"", with: "＞＂") },
      Way("HTML's spellings") {
        $0.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
          .replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
      },
      Way("Markdown's backslashes") {
        $0.replacing("<", with: "\\<").replacing(">", with: "\\>").replacing("|", with: "\\|")
      },
      Way("two dashes made one") { $0.replacing("h=--& v=--&", with: "h=—& v=–-&") },
      Way("no angle brackets") {
        $0.replacing("<", with: "").replacing("(active)>", with: "(active)")
          .replacing(" )>", with: " )")
      },
      Way("no angle brackets, no quotes, and bullets") {
        $0.replacing("    \"<", with: "    ").replacing(">\",", with: "")
          .replacing(">\"\n", with: "\n").replacing("\n<", with: "\n").replacing(">\n", with: "\n")
      },
      Way("no angle brackets, and the broken line behind the words about it") {
        $0.replacing("constraint \n<", with: "constraint ").replacing("\"<", with: "\"")
          .replacing(">\"", with: "\"").replacing("(active)>\n", with: "(active)\n")
      },
      Way("no first angle brackets") { $0.replacing("<", with: "") },
      Way("no last angle brackets") {
        $0.replacing("(active)>", with: "(active)").replacing(" )>", with: " )")
      },
      Way("no angle brackets in a quotation") {
        $0.replacing("<", with: "").replacing("(active)>", with: "(active)")
          .replacing(" )>", with: " )").sourceLines.map { "> " + $0 }.joined(separator: "\n")
      },
      Way("Xcode's fields below it") { $0 + SurroundingsTests.fields },
      Way("Xcode's fields below the message before it") { SurroundingsTests.fields + $0 },
      Way("Xcode's fields without a process, in a quotation") {
        ($0 + SurroundingsTests.fields.replacing("Process: Shop | ", with: "")).sourceLines
          .map { "> " + $0 }.joined(separator: "\n")
      },
      Way("Xcode's fields on two lines, in the list") {
        $0.replacing(
          "(active)>\",\n    \"<NSLayout",
          with: "(active)>\",\n" + SurroundingsTests.fields.replacing("| Sub", with: "|\nSub")
            + "    \"<NSLayout")
      },
      Way("Xcode's fields where the list begins") {
        $0.replacing("\n(\n", with: "\n" + SurroundingsTests.fields + "(\n")
      },
      Way("every line of the list twice") { text in
        lines[...1].reduce(text) { $0.replacing("\"\($1)\"", with: "\"\($1)\",\n\"\($1)\"") }
      },
      Way("the same constraint again, as an observed class") { text in
        text.replacing(
          "\n)\n", with: ",\n\"\(lines[1].replacing("<NS", with: "<NSKVONotifying_NS"))\"\n)\n")
      },
      Way("the whole list twice") { text in
        text.replacing("\n)\n", with: ",\n    \"\(lines.joined(separator: "\",\n    \""))\"\n)\n")
      },
      Way("a fence around it") { "```\n\($0)\n```" },
      Way("every entry in bold") {
        $0.replacing("    \"", with: "**\"").replacing(">\",", with: ">\",**")
      },
      Way("spaces that no line breaks at") { $0.replacing("   (", with: "\u{A0}\u{A0} (") },
      Way("runs of spaces made one") { $0.replacing("   (", with: " (") },
      Way("AppKit's words") { _ in
        "Conflicting constraints detected: (\n    \"\(lines.joined(separator: "\",\n    \""))\"\n).\n\n"
          + "Will attempt to recover by breaking \(lines[2]).\nSet the NSUserDefault "
          + "NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints to YES."
      },
      Way("broken at a width of 60") { SurroundingsTests.wrapped($0, at: 60, prefix: "") },
      Way("broken and quoted at a width of 47") {
        SurroundingsTests.wrapped($0, at: 47, prefix: "> ")
      },
      Way("other words before and behind") { "Hello,\nI see this:\n\($0)\nWhy < is that?\n" },
    ]

  /// What Xcode's console writes below a message.
  private static let fields =
    "Type: Error | Timestamp: 2025-10-17 11:01:23.249653-05:00 | Process: Shop | Library: UIKitCore "
    + "| Subsystem: com.apple.UIKit | Category: LayoutConstraints | TID: 0x178d9c\n"

  /// A text with its lines broken wherever a console's width ends.
  private static func wrapped(_ text: String, at width: Int, prefix: String) -> String {
    text.sourceLines.map { line in
      var pieces: [Substring] = []
      var rest = line
      repeat {
        pieces.append(rest.prefix(width))
        rest = rest.dropFirst(width)
      } while !rest.isEmpty
      return pieces.map { prefix + $0 }.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  @Test("the same report is read, whatever stands around it", arguments: ways)
  private func same(way: Way) throws {
    let wanted = try #require(ConflictLog(reading: Self.plain).reports.first)
    let text = way.change(Self.plain)
    #expect(text != Self.plain)
    let reports = ConflictLog(reading: text).reports
    #expect(reports.count == 1)
    let read = try #require(reports.first)
    #expect(read.entries.map { $0.description.text() } == Self.lines)
    #expect(read.entries.map(\.maker) == wanted.entries.map(\.maker))
    #expect(read.broken?.description.text() == Self.lines[2])
    #expect(read.unread == [])
  }
}
