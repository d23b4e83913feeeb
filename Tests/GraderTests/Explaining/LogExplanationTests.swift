import Course
import LayoutEngine
import LogExplaining
import Testing

@Suite("Explaining: what the lines of a report mean")
struct LogExplanationTests {
  private let strings: StringsCatalogue

  init() throws { strings = try SampleCourse.load().strings }

  private func text(_ sentences: [Sentence]) -> String {
    sentences.map { strings.text($0) }.joined(separator: " ")
  }

  static let label = [
    "NSLayoutConstraint:0x10 NoteLabel:0x1.height >= 5000   (active)",
    "NSAutoresizingMaskLayoutConstraint:0x11 h=--& v=--& NotesView:0x2.height == 416   (active)",
    "NSLayoutConstraint:0x12 NoteLabel:0x1.bottom == NotesView:0x2.bottom - 10   (active)",
    "NSLayoutConstraint:0x13 V:|-(1)-[NoteLabel:0x1]   (active, names: '|':NotesView:0x2 )",
  ]

  @Test("the set, its points, and the sum that the others lead to")
  func sum() throws {
    let explanation = try SampleReport.explained(Self.label, broken: 1)
    #expect(explanation.sets == [[0, 1, 2, 3]])
    #expect(
      text(explanation.findings) == "These 4 constraints can't all be satisfied: they conflict by "
        + "4595 points.")
    let balance = try #require(explanation.balance(of: [0, 1, 2, 3]))
    #expect(balance.entry == 0)
    #expect(balance.total == 405)
    #expect(balance.terms.map(\.value) == [416, -10, -1])
    #expect(
      text(explanation.sentences(for: balance))
        == "Without line 1, the other constraints give NoteLabel.height = 405 (416 - 10 - 1).")
  }

  @Test("a factor that all numbers share stands before the sum")
  func factor() throws {
    let explanation = try SampleReport.explained([
      "NSAutoresizingMaskLayoutConstraint:0x10 h=--& v=--& MapView:0x2.height == 234   (active)",
      "NSLayoutConstraint:0x11 PinView:0x1.width == 0.5*PinView:0x1.height   (active)",
      "NSLayoutConstraint:0x12 PinView:0x1.width == 85   (active)",
      "NSLayoutConstraint:0x13 V:[PinView:0x1]-(25)-|   (active, names: '|':MapView:0x2 )",
      "NSLayoutConstraint:0x14 V:|-(2)-[PinView:0x1]   (active, names: '|':MapView:0x2 )",
    ])
    let balance = try #require(explanation.balance(of: [0, 1, 2, 3, 4]))
    #expect(
      text(explanation.sentences(for: balance))
        == "Without line 3, the other constraints give PinView.width = 103.5 (0.5 × (234 - 25 - "
        + "2)).")
  }

  @Test("a view that would need less than nothing is named")
  func squeezed() throws {
    let explanation = try SampleReport.explained([
      "NSLayoutConstraint:0x10 H:|-(13)-[TagView:0x1]   (active, names: '|':HeaderView:0x2 )",
      "NSLayoutConstraint:0x11 H:[TagView:0x1]-(13)-|   (active, names: '|':HeaderView:0x2 )",
      "NSLayoutConstraint:0x12 'UIView-Encapsulated-Layout-Width' HeaderView:0x2.width == 0"
        + "   (active)",
    ])
    let balance = try #require(explanation.balance(of: [0, 1, 2]))
    #expect(
      text(explanation.sentences(for: balance))
        == "Without line 2, the other constraints give HeaderView.trailing = TagView.trailing - "
        + "13. TagView then has no space left: its width can't be less than 0.")
  }

  @Test("lines that nothing needs, and lines that stand there twice")
  func remarks() throws {
    let explanation = try SampleReport.explained([
      "NSLayoutConstraint:0x10 BadgeView:0x1.height == 10   (active)",
      "NSLayoutConstraint:0x11 BadgeView:0x1.width == 10   (active)",
      "NSLayoutConstraint:0x12 BadgeView:0x1.height == 20   (active)",
      "NSLayoutConstraint:0x13 BadgeView:0x1.height == 10   (active)",
    ])
    #expect(explanation.unneeded == [1])
    #expect(
      text(explanation.findings)
        == "Of these 4 constraints, lines 1 and 3 can't all be satisfied: they conflict by 10 "
        + "points. Lines 3 and 4 conflict as well, by 10 points.")
    #expect(
      text(explanation.remarks)
        == "Even without line 2, the others conflict: UIKit also lists constraints that aren't "
        + "part of the conflict. Lines 1 and 4 say the same: the code that makes this constraint "
        + "ran twice.")
  }

  @Test("little may come of a separator, or of the log's six digits")
  func little() throws {
    let separator = try SampleReport.explained([
      "NSLayoutConstraint:0x10 UITableViewCellContentView:0x2.height == BadgeView:0x1.height"
        + "   (active)",
      "NSLayoutConstraint:0x11 BadgeView:0x1.height == 52   (active)",
      "NSLayoutConstraint:0x12 'UIView-Encapsulated-Layout-Height' "
        + "UITableViewCellContentView:0x2.height == 52.5   (active)",
    ])
    #expect(
      text(separator.remarks)
        == "The separator between two rows takes up to 1 point of the height of a row.")
    let rounding = try SampleReport.explained([
      "NSLayoutConstraint:0x10 BadgeView:0x1.height == 1000.25   (active)",
      "NSLayoutConstraint:0x11 BadgeView:0x1.height == 1000.255   (active)",
    ])
    #expect(
      text(rounding.remarks) == "The log rounds numbers to six digits, so a conflict this small "
        + "may come from rounding alone.")
  }

  @Test("lines that can all hold, and nothing tells what UIKit broke: the others are missing")
  func kept() throws {
    let two = try SampleReport.explained(Array(Self.label[2...]))
    #expect(two.sets.isEmpty && two.suspects.isEmpty)
    #expect(
      text(two.findings)
        == "These 2 constraints don't conflict with each other: a constraint that is part of the "
        + "conflict is missing from the list. Copy the whole report, from \"Unable to "
        + "simultaneously satisfy constraints\" to the line that names the constraint that UIKit "
        + "broke.")
  }

  @Test(
    "what UIKit gave up is told apart from what is suspected",
    arguments: [
      (1, "UIKit broke the same constraint."),
      (2, "UIKit broke line 2, but that isn't the one to change."),
    ])
  func broken(line: Int, said: String) throws {
    let explanation = try SampleReport.explained(
      [
        "NSAutoresizingMaskLayoutConstraint:0x10 h=--& v=--& BadgeView:0x1.width == 12   (active)",
        "NSLayoutConstraint:0x11 BadgeView:0x1.width == 20   (active)",
      ], broken: line)
    #expect(explanation.brokenEntry == line - 1)
    #expect(explanation.brokenSentence.map { strings.text($0) } == said)
  }

  @Test("nothing points at one line, and nothing tells what UIKit broke: so it is said")
  func undecided() throws {
    let explanation = try SampleReport.explained([
      "NSLayoutConstraint:0x10 BadgeView:0x1.width == NameLabel:0x3.width   (active)",
      "NSLayoutConstraint:0x11 BadgeView:0x1.width >= 100   (active)",
      "NSLayoutConstraint:0x12 NameLabel:0x3.width <= 50   (active)",
    ])
    #expect(
      text([explanation.undecided, explanation.brokenSentence].compactMap { $0 })
        == "Nothing in the report shows which constraint is wrong. Lines 1, 2 and 3 are yours. To "
        + "end the conflict, remove any one of them, change its constant, or give it a priority "
        + "below 1000.")
  }

  @Test("a size below 0 is told as what it is")
  func negative() throws {
    let explanation = try SampleReport.explained(
      ["NSLayoutConstraint:0x10 BadgeView:0x1.width == -16   (active)"], broken: 1)
    let advice = explanation.advice(on: try #require(explanation.suspects.first))
    #expect(
      text([advice.headline, advice.reason, advice.change])
        == "Line 1 asks for a size below 0, which no view can have. A width can't be less than 0, "
        + "whatever the other constraints say. Check the code that computes this negative number.")
  }

  @Test("what UIKit gave up is an entry, even where the list has lost it")
  func lost() throws {
    let log = ConflictLog(
      reading: "Unable to simultaneously satisfy constraints.\n(\n    \"<\(Self.label[1])>\",\n"
        + "    \"<\(Self.label[2])>\",\n    \"<\(Self.label[3])>\"\n)\n\n"
        + "Will attempt to recover by breaking constraint\n<\(Self.label[0])>\n")
    let explanation = LogExplanation(try #require(log.reports.first))
    #expect(explanation.sets == [[0, 1, 2, 3]])
    #expect(explanation.brokenEntry == 3)
    #expect(explanation.suspects == [Suspicion(entry: 3, reason: .givenSize(by: 0))])
  }

  @Test(
    "the change is said as code, in names made of classes and identifiers",
    arguments: [
      ("UISegmentedControl:0x1", "segmentedControlHeight"),
      ("MyApp.BadgeView:0x1", "badgeViewHeight"),
      ("MASExampleView:0x1", "exampleViewHeight"), ("UISwitch:0x1", "switchViewHeight"),
      ("URL:0x1", "uRLHeight"),
    ])
  func names(view: String, variable: String) throws {
    let explanation = try SampleReport.explained([
      "NSLayoutConstraint:0x10 'UIView-Encapsulated-Layout-Height' \(view).height == 10   (active)",
      "NSLayoutConstraint:0x11 \(view).height == 20   (active)",
    ])
    let advice = explanation.advice(on: try #require(explanation.suspects.first))
    #expect(
      advice.code == [
        "\(variable).priority = UILayoutPriority(999)", "\(variable).isActive = true",
      ])
  }
}

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

@Suite("Explaining: what a conflict rests on besides its lines")
struct AssumptionTests {
  private let strings: StringsCatalogue

  init() throws { strings = try SampleCourse.load().strings }

  private func said(_ lines: [String]) throws -> [String] {
    let explanation = try SampleReport.explained(lines)
    return (explanation.findings + explanation.remarks).map { strings.text($0) }
  }

  private static let guide = "UILayoutGuide:0x3'UIViewLayoutMarginsGuide'"
  private static let start =
    "NSLayoutConstraint:0x10 NameLabel:0x1.leading == \(guide).leading   (active)"
  private static let owner =
    "NSLayoutConstraint:0x11 'UIView-leftMargin-guide-constraint' "
    + "H:|-(20)-[\(guide)](LTR)   (active, names: '|':CardView:0x2 )"
  private static let width = "NSLayoutConstraint:0x12 CardView:0x2.width == 100   (active)"
  private static let wide = "NSLayoutConstraint:0x13 NameLabel:0x1.width == 95   (active)"
  private static let inside =
    "NSLayoutConstraint:0x14 H:[NameLabel:0x1]-(0)-|   (active, names: '|':CardView:0x2 )"
  private static let margins =
    "The log doesn't say how large the margins of CardView are. This explanation assumes 8 points."

  private static let marginCases: [([String], Double, [String])] = [
    (
      [
        "NSLayoutConstraint:0x10 NameLabel:0x1.leading == CardView:0x2.leadingMargin   (active)",
        width, wide, inside,
      ], 3.0, [margins]
    ),
    (
      [
        "NSLayoutConstraint:0x10 NameLabel:0x1.left == CardView:0x2.leftMargin   (active)",
        "NSLayoutConstraint:0x11 NameLabel:0x1.right == CardView:0x2.rightMargin   (active)",
        width, wide,
      ], 11, [margins]
    ),
    (
      [
        "NSLayoutConstraint:0x10 NameLabel:0x1.top == CardView:0x2.topMargin   (active)",
        "NSLayoutConstraint:0x11 NameLabel:0x1.height == 95   (active)",
        "NSLayoutConstraint:0x12 CardView:0x2.height == 100   (active)",
        "NSLayoutConstraint:0x13 V:[NameLabel:0x1]-(0)-|   (active, names: '|':CardView:0x2 )",
      ], 3, [margins]
    ),
    ([start, owner, width, wide, inside], 15, []),
    (
      [
        "NSLayoutConstraint:0x10 NameLabel:0x1.leading == CardView:0x2.leading   (active)",
        width, wide.replacing("95", with: "195"), inside,
      ], 95, []
    ),
  ]

  @Test("margins that no line tells are said", arguments: marginCases)
  private func told(lines: [String], points: Double, remarks: [String]) throws {
    #expect(
      try said(lines) == [
        "These \(lines.count) constraints can't all be satisfied: they conflict by "
          + "\(pointsText(points)) points."
      ] + remarks)
  }

  @Test("lines that don't conflict may only agree because of what is assumed")
  func agreeing() throws {
    let explanation = try SampleReport.explained([
      "NSLayoutConstraint:0x10 V:|-(33)-[NameLabel:0x1]   (active, names: '|':BoxView:0x3 )",
      "NSLayoutConstraint:0x11 V:[NameLabel:0x1]-(29)-|   (active, names: '|':BoxView:0x3 )",
      "NSLayoutConstraint:0x12 CardView:0x2.topMargin == BoxView:0x3.top   (active)",
      "NSLayoutConstraint:0x13 CardView:0x2.bottomMargin == BoxView:0x3.bottom   (active)",
      "NSLayoutConstraint:0x14 NameLabel:0x1.height >= 86.3333   (active)",
      "NSLayoutConstraint:0x15 CardView:0x2.height == 164.333   (active)",
    ])
    #expect(explanation.sets.isEmpty)
    #expect(
      explanation.remarks.map { strings.text($0) } == [
        "A log prints at most six digits of a number. The numbers in lines 5 and 6 may be "
          + "rounded, so what follows from these lines is only approximately right.",
        Self.margins,
      ])
  }

  @Test(
    "numbers with six digits are about right, and so is what follows from them",
    arguments: [
      ("94.3333", "100", "about 5.667 points"),
      ("0.333333", "10", "about 9.667 points"),
      ("1234.57", "1200", "about 34.57 points"),
      ("12345.6", "12345.2", "about 0.4 points"),
      ("123.457", "100.1", "about 23.357 points"),
      ("94.33", "100", "5.67 points"), ("1234.5", "1200", "34.5 points"),
    ])
  func digits(number: String, other: String, points: String) throws {
    let said = try said([
      "NSLayoutConstraint:0x10 NameLabel:0x1.width == \(number)   (active)",
      "NSLayoutConstraint:0x11 NameLabel:0x1.width == \(other)   (active)",
    ])
    let rounded = [number, other].indices.filter {
      [number, other][$0].filter { $0 != "." }.drop { $0 == "0" }.count == 6
    }.map { "\($0 + 1)" }
    let remark =
      rounded.count == 1
      ? "The numbers in line \(rounded[0]) may be rounded, so what follows from this line is only "
        + "approximately right."
      : "The numbers in lines 1 and 2 may be rounded, so what follows from these lines is only "
        + "approximately right."
    #expect(
      said
        == ["These 2 constraints can't all be satisfied: they conflict by \(points)."]
        + (rounded.isEmpty ? [] : ["A log prints at most six digits of a number. \(remark)"]))
  }
}
