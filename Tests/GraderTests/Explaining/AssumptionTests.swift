import Course
import LayoutEngine
import LogExplaining
import Testing

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
    "The log doesn't say how large the margins of CardView are. This "
    + "explanation assumes 8 points."

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
