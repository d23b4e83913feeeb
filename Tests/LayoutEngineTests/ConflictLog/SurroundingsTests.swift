import LayoutEngine
import Testing

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
