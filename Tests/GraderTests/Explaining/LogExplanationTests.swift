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
        == "Line 1 asks for a size below 0, which no view can have. A width can't be less "
        + "than 0, whatever the other constraints say. Check the code that computes this "
        + "negative number.")
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
