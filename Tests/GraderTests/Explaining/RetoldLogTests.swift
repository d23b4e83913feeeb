import Course
import LayoutEngine
import LogExplaining
import Testing

/// The scenes of public logs in `Vectors/conflict-logs.json`, printed as logs, and what is said.
@Suite("Explaining: scenes of public logs")
struct RetoldLogTests {
  struct Case: CustomTestStringConvertible {
    let name: String
    /// The lines that are suspected, counted from 1.
    let suspects: [Int]
    let said: String
    let lines: [String]

    var testDescription: String { name }
  }

  @Test("each is put down to a line, or said to be undecided", arguments: cases + more)
  func said(_ example: Case) throws {
    let explanation = try SampleReport.explained(example.lines)
    #expect(explanation.suspects.map { explanation.number(of: $0.entry) } == example.suspects)
    let strings = try SampleCourse.load().strings
    let advice = explanation.suspects.first.map { explanation.advice(on: $0) }
    let said = advice.map { [$0.headline, $0.reason] } ?? [explanation.undecided].compactMap { $0 }
    #expect(said.map { strings.text($0) }.joined(separator: " ") == example.said)
  }

  static let cases = [
    Case(
      name: "an image of 60 in a cell of 80", suspects: [1],
      said: "Line 1 doesn't fit the size that line 4 sets: change one of them. Line 4 sets the "
        + "height of UITableViewCellContentView to 80 points, whatever the constraints inside "
        + "it say.",
      lines: [
        "NSLayoutConstraint:0x60000000 UIImageView:0x7f000002.height == 60   (active)",
        "NSLayoutConstraint:0x60000001 V:|-(0)-[UIImageView:0x7f000002]   (active, names: "
          + "'|':UITableViewCellContentView:0x7f000001 )",
        "NSLayoutConstraint:0x60000002 V:[UIImageView:0x7f000002]-(0)-|   (active, names: "
          + "'|':UITableViewCellContentView:0x7f000001 )",
        "NSLayoutConstraint:0x60000003 'UIView-Encapsulated-Layout-Height' "
          + "UITableViewCellContentView:0x7f000001.height == 80   (active)",
      ]),
    Case(
      name: "a height of 25, and at least 50", suspects: [2, 1],
      said: "Lines 1 and 2 can't both stay: change one of them. Both are about UILabel.height, and "
        + "no value satisfies both.",
      lines: [
        "NSLayoutConstraint:0x60000000 UILabel:0x7f000002.height == 25   (active)",
        "NSLayoutConstraint:0x60000001 UILabel:0x7f000002.height >= 50   (active)",
      ]),
    Case(
      name: "a button of 0 with a label 15 in from both sides", suspects: [3],
      said: "Line 3 doesn't fit the size that line 1 sets: change one of them. Line 1 sets the "
        + "width of UIButton to 0, and line 3 needs space inside it.",
      lines: [
        "NSLayoutConstraint:0x60000000 UIButton:0x7f000001.width == 0   (active)",
        "NSLayoutConstraint:0x60000001 H:|-(15)-[UILabel:0x7f000002]   (active, names: "
          + "'|':UIButton:0x7f000001 )",
        "NSLayoutConstraint:0x60000002 H:[UILabel:0x7f000002]-(15)-|   (active, names: "
          + "'|':UIButton:0x7f000001 )",
      ]),
    Case(
      name: "24, 21 and 9 in a header of almost 0", suspects: [3],
      said: "Line 3 doesn't fit the size that line 4 sets: change one of them. At this moment "
        + "the height of HeaderView is 0 (line 4), as is usual before a view is laid out. Line "
        + "3 needs space inside it.",
      lines: [
        "NSLayoutConstraint:0x60000000 UIStackView:0x7f000002.height == 24   (active)",
        "NSLayoutConstraint:0x60000001 V:|-(21)-[UIStackView:0x7f000002]   (active, names: "
          + "'|':HeaderView:0x7f000001 )",
        "NSLayoutConstraint:0x60000002 V:[UIStackView:0x7f000002]-(9)-|   (active, names: "
          + "'|':HeaderView:0x7f000001 )",
        "NSLayoutConstraint:0x60000003 'UIView-Encapsulated-Layout-Height' "
          + "HeaderView:0x7f000001.height == 2.22507e-308   (active)",
      ]),
    Case(
      name: "one leading edge at 6 and at 0", suspects: [],
      said: "Nothing in the report shows which constraint is wrong. Lines 1, 2 and 3 are yours. To "
        + "end the conflict, remove any one of them, change its constant, or give it a priority "
        + "below 1000.",
      lines: [
        "NSLayoutConstraint:0x60000000 CircleView:0x7f000002.leading == "
          + "UILabel:0x7f000003.leading   (active)",
        "NSLayoutConstraint:0x60000001 H:|-(6)-[CircleView:0x7f000002]   (active, names: "
          + "'|':OverView:0x7f000001 )",
        "NSLayoutConstraint:0x60000002 H:|-(0)-[UILabel:0x7f000003]   (active, names: "
          + "'|':OverView:0x7f000001 )",
      ]),
    Case(
      name: "3 above and below in a view of 0", suspects: [1],
      said: "Line 1 doesn't fit the size that line 3 sets: change one of them. At this moment "
        + "the height of OuterView is 0 (line 3), as is usual before a view is laid out. Line "
        + "1 needs space inside it.",
      lines: [
        "NSLayoutConstraint:0x60000000 V:[UILabel:0x7f000003]-(3)-|   (active, names: "
          + "'|':InnerView:0x7f000002 )",
        "NSLayoutConstraint:0x60000001 V:|-(3)-[UILabel:0x7f000003]   (active, names: "
          + "'|':InnerView:0x7f000002 )",
        "NSLayoutConstraint:0x60000002 'UIView-Encapsulated-Layout-Height' "
          + "OuterView:0x7f000001.height == 0   (active)",
        "NSLayoutConstraint:0x60000003 V:[InnerView:0x7f000002]-(0)-|   (active, names: "
          + "'|':OuterView:0x7f000001 )",
        "NSLayoutConstraint:0x60000004 V:|-(0)-[InnerView:0x7f000002]   (active, names: "
          + "'|':OuterView:0x7f000001 )",
      ]),
    Case(
      name: "54 centred in 70, and 2 outside", suspects: [4],
      said: "Line 4 may be the one to change, but the report doesn't prove it. It makes ItemView "
        + "extend 2 points past an edge, which is rarely intended.",
      lines: [
        "NSAutoresizingMaskLayoutConstraint:0x60000000 h=--& v=--& UIView:0x7f000001.width "
          + "== 70   (active)",
        "NSLayoutConstraint:0x60000001 ItemView:0x7f000002.width == 54   (active)",
        "NSLayoutConstraint:0x60000002 ItemView:0x7f000002.centerX == "
          + "UIView:0x7f000001.centerX   (active)",
        "NSLayoutConstraint:0x60000003 H:[ItemView:0x7f000002]-(-2)-|   (active, names: "
          + "'|':UIView:0x7f000001 )",
      ]),
  ]
}
