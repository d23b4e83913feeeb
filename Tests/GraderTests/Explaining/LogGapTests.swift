import Course
import LayoutEngine
import LogExplaining
import Testing

@Suite("Explaining: a report of which lines are missing")
struct LogGapTests {
  private let strings: StringsCatalogue

  init() throws { strings = try SampleCourse.load().strings }

  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let said: String

    init(_ name: String, _ text: String, _ said: String) {
      (testDescription, self.text, self.said) = (name, text, said)
    }
  }

  private static let head = "Unable to simultaneously satisfy constraints.\n"
  private static let recovery = "\nWill attempt to recover by breaking constraint\n"
  private static let width = "<NSLayoutConstraint:0x1 BadgeView:0x2.width == 40   (active)>"
  private static let ratio =
    "<NSLayoutConstraint:0x3 BadgeView:0x2.width == 2*BadgeView:0x2.height   (active)>"
  private static let gap =
    "<NSLayoutConstraint:0x4 H:[NameLabel:0x5]-(8)-[BadgeView:0x2]   (active)>"
  private static let mask =
    "<NSAutoresizingMaskLayoutConstraint:0x6 h=--& v=--& BadgeView:0x2.height == 0   (active)>"
  private static let cell =
    "<NSLayoutConstraint:0x7 'UIView-Encapsulated-Layout-Height' "
    + "UITableViewCellContentView:0x8.height == 44   (active)>"
  private static let past =
    "<NSLayoutConstraint:0x9 BadgeView:0x2.left == NameLabel:0x5.width   (active)>"

  private static let noList =
    "The text has the words of a report, but not its list of constraints. "
    + "Copy the list, too, from its ( to its )."
  private static let onlyBroken =
    "The list of constraints is missing: only the constraint that UIKit broke can be read. To see "
    + "which constraints conflict, copy the list, too, from its ( to its )."
  private static let dots =
    "The list of constraints isn't complete: it has dots where lines were "
    + "left out. To see which constraints conflict, copy these lines, too."
  private static let noEnd =
    "The list of constraints is cut off: it has no closing parenthesis. To "
    + "see which constraints conflict, copy the rest of the list and the constraint that UIKit broke."
  private static let again = "Copy the report again, with each line complete, up to its >."
  private static let sized =
    "Line 1 is yours and sets BadgeView.width. The missing constraints need another size."
  private static let distance = "The missing constraints need another distance between the two."

  private static let cases = [
    Case("no list", head, noList),
    Case("an empty list", "\(head)(\n)\n", noList),
    Case("only what was broken: a size", recovery + width, "\(onlyBroken) \(sized)"),
    Case(
      "only what was broken: a gap", recovery + gap,
      "\(onlyBroken) Line 1 is yours and relates BadgeView.leading to NameLabel.trailing. "
        + distance),
    Case(
      "only what was broken: a ratio", recovery + ratio,
      "\(onlyBroken) Line 1 is yours and relates BadgeView.width to BadgeView.height. \(distance)"),
    Case(
      "only what was broken: a mask's", recovery + mask,
      "\(onlyBroken) Line 1 comes from the frame of BadgeView, because its "
        + "translatesAutoresizingMaskIntoConstraints is true. This is a frequent cause of "
        + "conflicts. If you place BadgeView with constraints, set that property to false."),
    Case(
      "only what was broken: a cell's", recovery + cell,
      "\(onlyBroken) Line 1 isn't yours (the height that the table view gives the cell while "
        + "measuring it)."),
    Case("only what was broken: no equation", recovery + past, onlyBroken),
    Case("dots in place of the list", "\(head)...\(recovery)\(width)\n", "\(dots) \(sized)"),
    Case("dots between lines", "\(head)(\n\(width)\n…\n\(ratio)\n)\n", dots),
    Case("no end of the list", "\(head)(\n\"\(width)\",\n\"\(gap)\",\n", noEnd),
    Case("no end of a list of one line", "\(head)(\n\"\(width)\",\n", "\(noEnd) \(sized)"),
    Case(
      "one line without a report", width,
      "A constraint on its own doesn't conflict with anything. To see which constraints conflict, "
        + "copy the whole list, from its ( to its ). \(sized)"),
    Case(
      "one line is cut off",
      "\(head)(\n\"\(width)\",\n\"\(gap.dropLast(30))\n)\(recovery)\(width)",
      "1 line of the list is cut off. \(again) \(sized)"),
    Case(
      "two lines are cut off",
      "\(head)(\n\"\(mask.dropLast(30))\n\"\(gap.dropLast(30))\n\(width)\n)",
      "2 lines of the list are cut off. \(again) \(sized)"),
    Case(
      "every line is cut off", "\(head)(\n\"\(mask.dropLast(30))\n\"\(gap.dropLast(30))\n)",
      "2 lines of the list are cut off. \(again)"),
    Case(
      "tags", "\(head)(\n\"\",\n\"\"\n)\(recovery)\n",
      "A web page removed the constraints: it treated the text between < and > as tags and "
        + "kept only the quotation marks. Copy the report from Xcode's console, or from the "
        + "text that the author of the page typed."),
    Case(
      "hidden", "\(head)<private>\(recovery)<private>\n",
      "The system's log hides the constraints: it prints <private> in their place. Run the app "
        + "from Xcode, and copy the report from Xcode's console."),
  ]

  @Test("says what was read, what can still be said, and what to copy", arguments: cases)
  private func findings(of example: Case) throws {
    let report = try #require(ConflictLog(reading: example.text).reports.first)
    let explanation = LogExplanation(report)
    #expect(explanation.findings.map { strings.text($0) }.joined(separator: " ") == example.said)
  }

  @Test("what conflicts is told all the same, and that there may be more")
  func more() throws {
    let text =
      "\(Self.head)(\n\(Self.width)\n\(Self.width.replacing("0x1", with: "0xa").replacing("40", with: "50"))\n"
    let explanation = LogExplanation(try #require(ConflictLog(reading: text).reports.first))
    #expect(
      (explanation.findings + explanation.remarks).map { strings.text($0) } == [
        "These 2 constraints can't all be satisfied: they conflict by 10 points.",
        "The list isn't complete, so there may be more conflicts than these.",
      ])
  }
}
