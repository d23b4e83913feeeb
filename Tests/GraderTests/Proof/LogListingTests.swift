import Authoring
import Course
import Foundation
import Testing

@Suite("Proof: a log in a lesson is read and solved")
struct LogListingTests {
  private static let lesson = "01-width/lesson.md"
  private static let lines = """
    (
        "<NSAutoresizingMaskLayoutConstraint:0xa1 h=--& v=-&- UILabel:0xb1.width == 96   (active)>",
        "<NSLayoutConstraint:0xa2 'half' UILabel:0xb1.width >= 0.5*CardView:0xb2.width - 20   (active)>",
        "<NSLayoutConstraint:0xa3 'UIView-Encapsulated-Layout-Width' CardView:0xb2.width == 320   (active)>",
        "<NSLayoutConstraint:0xa4 H:|-(16)-[UILabel:0xb1]   (active, names: '|':CardView:0xb2 )>"
    )
    """

  private static let equations = """
    UILabel.width = 96
    UILabel.width >= 0.5 * CardView.width - 20
    CardView.width = 320
    UILabel.leading = CardView.leading + 16
    """

  /// What the proof says about a lesson with a log in it, apart from what the small course lacks.
  private func complaints(
    _ attributes: String, lines: String = lines, equations: String = equations,
    text: String = "How wide?"
  ) throws -> [String] {
    let course = try TemporaryCourse()
    try course.replace(
      "## Your turn",
      with: """
        ```layout figure=said
        \(equations)
        ```

        ```log \(attributes)
        \(lines)
        ```

        ## Your turn
        """, in: Self.lesson)
    try course.replace("How wide?", with: text, in: Self.lesson)
    return CourseProof(try course.load(), root: course.root).report().errors.map(\.told)
      .filter { $0.hasPrefix(Self.lesson) && !$0.contains("can't be run here") }
  }

  @Test(
    "what it promises is what solving it gives",
    arguments: [
      "", "sets=1", "set=1,2,3", "points=44", "unwanted=1", "same-as=said",
      "same-as=said sets=1 set=1,2,3 points=44 unwanted=1",
    ])
  func holds(attributes: String) throws { #expect(try complaints(attributes) == []) }

  @Test(
    "and what it doesn't give is refused",
    arguments: [
      ("sets=2", "there is 1 smallest set, not 2"),
      ("set=1,2,3,4", "a smallest set is 1,2,3, not 1,2,3,4"),
      ("points=45", "the constraints conflict by 44, not 45"),
      ("unwanted=2", "the unwanted line is 1, not 2"),
      ("same-as=nothing", "there is no listing nothing to compare with"),
      (
        "window=1x1",
        "log has no attribute window; its attributes are points, same-as, set, sets, "
          + "unwanted"
      ),
    ])
  func refused(attributes: String, complaint: String) throws {
    #expect(try complaints(attributes) == ["\(Self.lesson):44:1: error: \(complaint)"])
  }

  @Test("a log that can't be read or can all hold is refused")
  func badLogs() throws {
    let prefix = "\(Self.lesson):44:1: error: "
    let cut = Self.lines.replacing("UILabel:0xb1.width == 96", with: "UILabel:0xb1.widht == 96")
    #expect(
      try complaints("", lines: cut) == [
        prefix
          + "line 2 of the listing can't be read: <NSAutoresizingMaskLayoutConstraint:0xa1 h=--& v=-&- UILabel:0xb1.widht == 96   (active)>"
      ])
    let wide = Self.lines.replacing("== 96", with: "== 196")
    #expect(
      try complaints("", lines: wide) == [
        prefix + "the constraints of this log don't "
          + "conflict"
      ])
    #expect(
      try complaints("", lines: "All is well.") == [
        prefix + "a log listing has exactly one report of a conflict, but here are 0"
      ])
  }

  @Test("equations that don't say what the log says are refused")
  func otherEquations() throws {
    let prefix = "\(Self.lesson):44:1: error: "
    let signTurned = try complaints(
      "same-as=said", equations: Self.equations.replacing("- 20", with: "+ 20"))
    #expect(
      signTurned == [
        prefix
          + "line 2 of the log says half: UILabel.width >= 0.5 * CardView.width - 20.0, but said "
          + "says something else"
      ])
    let fewer = Self.equations.replacing("CardView.width = 320\n", with: "")
    #expect(
      try complaints("same-as=said", equations: fewer).map { $0.split(separator: "error: ").last }
        == ["the log has 4 lines, but said has 3"])
  }

  @Test("a bold number may be by how many points a log conflicts")
  func boldNumber() throws {
    #expect(try complaints("points=44", text: "By **44**.") == [])
    #expect(
      try complaints("", text: "By **44**.") == [
        "\(Self.lesson):15:1: error: no listing gives the bold number 44: add it to a `gives`, or "
          + "correct it"
      ])
  }
}
