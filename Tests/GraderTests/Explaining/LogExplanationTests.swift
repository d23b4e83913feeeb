import Course
import LayoutEngine
import LogExplaining
import Testing

@Suite("Explaining: what the lines of a report mean")
struct LogExplanationTests {
  private let strings: StringsCatalogue

  init() throws { strings = try RealCourse.load().strings }

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
      text(explanation.findings) == "These 4 lines can't all hold: they conflict by 4595 points.")
    let balance = try #require(explanation.balance(of: [0, 1, 2, 3]))
    #expect(balance.entry == 0)
    #expect(balance.total == 405)
    #expect(balance.terms.map(\.value) == [416, -10, -1])
    #expect(
      text(explanation.sentences(for: balance))
        == "Without line 1, the others make it NoteLabel.height = 405 (416 - 10 - 1).")
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
        == "Without line 3, the others make it PinView.width = 103.5 (0.5 × (234 - 25 - 2)).")
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
        == "Without line 2, the others make it HeaderView.trailing = TagView.trailing - 13. "
        + "TagView has no room left then: no width is less than 0.")
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
        == "Of these 4 lines, 1 and 3 can't all hold: they conflict by 10 points. "
        + "Lines 3 and 4 conflict, too: by 10 points.")
    #expect(
      text(explanation.remarks)
        == "Without line 2 the others conflict all the same: UIKit lists what it met on its way. "
        + "Lines 1 and 4 say the same: the code that makes them ran twice.")
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
        == "The line between two rows takes up to 1 point of a row's height.")
    let rounding = try SampleReport.explained([
      "NSLayoutConstraint:0x10 BadgeView:0x1.height == 1000.25   (active)",
      "NSLayoutConstraint:0x11 BadgeView:0x1.height == 1000.255   (active)",
    ])
    #expect(
      text(rounding.remarks) == "So little may come of the log's rounding: it has six digits.")
  }

  @Test("lines that can all hold: the others are missing")
  func kept() throws {
    let two = try SampleReport.explained(Array(Self.label[2...]), broken: 1)
    #expect(two.sets.isEmpty && two.suspects.isEmpty)
    #expect(
      text(two.findings)
        == "These 2 lines don't conflict with each other: something that has part in it is missing "
        + "from the list. Copy the report whole: from \"Unable to simultaneously satisfy "
        + "constraints\" to the line that names what UIKit gave up.")
    let one = try SampleReport.explained([Self.label[0]])
    #expect(
      text(Array(one.findings.prefix(1)))
        == "This line alone doesn't conflict with anything: the others are missing.")
  }

  @Test(
    "what UIKit gave up is told apart from what is suspected",
    arguments: [
      (1, "UIKit gave up the same line."),
      (3, "UIKit gave up line 3; that isn't the one to change."),
    ])
  func broken(line: Int, said: String) throws {
    let explanation = try SampleReport.explained(Self.label, broken: line)
    #expect(explanation.brokenEntry == line - 1)
    #expect(explanation.brokenSentence.map { strings.text($0) } == said)
  }

  @Test("nothing points at one line: so it is said, and what UIKit gave up proves nothing")
  func undecided() throws {
    let explanation = try SampleReport.explained(
      [
        "NSLayoutConstraint:0x10 BadgeView:0x1.width == NameLabel:0x3.width   (active)",
        "NSLayoutConstraint:0x11 BadgeView:0x1.width >= 100   (active)",
        "NSLayoutConstraint:0x12 NameLabel:0x3.width <= 50   (active)",
      ], broken: 2)
    #expect(
      text([explanation.undecided, explanation.brokenSentence].compactMap { $0 })
        == "Nothing here tells which line is unwanted. Yours are 1, 2 and 3: each of them ends the "
        + "conflict if it goes, gets another number, or a priority below 1000. UIKit gave up line 2; "
        + "which line it takes says nothing about the cause.")
  }

  @Test("a size below 0 is told as what it is, and action sheets are named")
  func negative() throws {
    let explanation = try SampleReport.explained(
      ["NSLayoutConstraint:0x10 UIView:0x1.width == -16   (active)"], broken: 1)
    let advice = explanation.advice(on: try #require(explanation.suspects.first))
    #expect(
      text([advice.headline, advice.reason, advice.change])
        == "Line 1 asks for what no view can have. No width is less than 0, whatever the other "
        + "lines say. An action sheet of UIAlertController makes such a line by itself "
        + "(width == - 16); then there is nothing to change. Otherwise look where the number is "
        + "worked out.")
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
    #expect(advice.code == ["\(variable).priority = UILayoutPriority(999)"])
  }
}
