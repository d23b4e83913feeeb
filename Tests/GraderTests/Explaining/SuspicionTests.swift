import LayoutEngine
import LogExplaining
import Testing

@Suite("Explaining: which line is most likely not wanted")
struct SuspicionTests {
  /// A list, and the lines that are suspected, counted from 1.
  struct Case: CustomTestStringConvertible {
    let name: String
    let suspects: [Suspicion]
    let lines: [String]

    init(_ name: String, _ suspects: [(Int, Suspicion.Reason)], _ lines: [String]) {
      self.name = name
      self.suspects = suspects.map { Suspicion(entry: $0.0 - 1, reason: $0.1) }
      self.lines = lines
    }

    var testDescription: String { name }
  }

  @Test("each cause is told by its marks", arguments: masks + sizes + lines + uikits)
  func cause(_ example: Case) throws {
    let explanation = try SampleReport.explained(example.lines)
    #expect(explanation.suspects == example.suspects)
  }

  static let masks = [
    Case(
      "a mask beside the programmer's lines", [(1, .maskLeftOn)],
      [
        "NSAutoresizingMaskLayoutConstraint:0x10 h=--& v=--& BadgeView:0x1.width == 120   (active)",
        "NSLayoutConstraint:0x11 H:|-(8)-[BadgeView:0x1]   (active, names: '|':CardView:0x2 )",
        "NSLayoutConstraint:0x12 H:[BadgeView:0x1]-(8)-|   (active, names: '|':CardView:0x2 )",
        "NSLayoutConstraint:0x13 'UIView-Encapsulated-Layout-Width' CardView:0x2.width == 320   "
          + "(active)",
      ]),
    Case(
      "a mask's position", [(1, .maskLeftOn)],
      [
        "NSAutoresizingMaskLayoutConstraint:0x10 h=--& v=--& BadgeView:0x1.minX == 0   "
          + "(active, names: '|':CardView:0x2 )",
        "NSLayoutConstraint:0x11 H:|-(8)-[BadgeView:0x1]   (active, names: '|':CardView:0x2 )",
      ]),
    Case(
      "a mask of the container is given", [(2, .givenSize(by: 0))],
      [
        "NSAutoresizingMaskLayoutConstraint:0x10 h=--& v=--& CardView:0x2.height == 100   (active)",
        "NSLayoutConstraint:0x11 BadgeView:0x1.height == 120   (active)",
        "NSLayoutConstraint:0x12 V:|-(8)-[BadgeView:0x1]   (active, names: '|':CardView:0x2 )",
        "NSLayoutConstraint:0x13 V:[BadgeView:0x1]-(8)-|   (active, names: '|':CardView:0x2 )",
      ]),
    Case(
      "a content view keeps its mask", [(3, .givenSize(by: 0))],
      [
        "NSAutoresizingMaskLayoutConstraint:0x10 h=--& v=--& "
          + "UITableViewCellContentView:0x2.width == 100   (active)",
        "NSLayoutConstraint:0x11 UITableViewCellContentView:0x2.width == BadgeView:0x1.width   "
          + "(active)",
        "NSLayoutConstraint:0x12 BadgeView:0x1.width == 120   (active)",
      ]),
    Case(
      "Interface Builder's own lines", [(1, .prototype)],
      [
        "NSIBPrototypingLayoutConstraint:0x10 'IB auto generated at build time for view with "
          + "fixed frame' V:|-(34)-[BadgeView:0x1]   (active, names: '|':CardView:0x2 )",
        "NSLayoutConstraint:0x11 V:|-(8)-[BadgeView:0x1]   (active, names: '|':CardView:0x2 )",
      ]),
  ]

  static let sizes = [
    Case(
      "a cell's height", [(1, .givenSize(by: 3))],
      [
        "NSLayoutConstraint:0x10 BadgeView:0x1.height == 60   (active)",
        "NSLayoutConstraint:0x11 V:|-(0)-[BadgeView:0x1]   "
          + "(active, names: '|':UITableViewCellContentView:0x2 )",
        "NSLayoutConstraint:0x12 V:[BadgeView:0x1]-(0)-|   "
          + "(active, names: '|':UITableViewCellContentView:0x2 )",
        "NSLayoutConstraint:0x13 'UIView-Encapsulated-Layout-Height' "
          + "UITableViewCellContentView:0x2.height == 44   (active)",
      ]),
    Case(
      "a cell's height as Masonry prints it", [(1, .givenSize(by: 1))],
      [
        "MASLayoutConstraint:0x10 UITableViewCellContentView:0x2.height == 200",
        "NSLayoutConstraint:0x13 UITableViewCellContentView:0x2.height == 100",
      ].map { $0.replacing("0x10 UITableViewCellContentView:0x2", with: "0x10 BadgeView:0x1") }
        + ["MASLayoutConstraint:0x11 BadgeView:0x1.height == UITableViewCellContentView:0x2.height"]
    ),
    Case(
      "no room before the first layout", [(2, .noRoomYet(by: 2))],
      [
        "NSLayoutConstraint:0x10 H:|-(13)-[BadgeView:0x1]   (active, names: '|':CardView:0x2 )",
        "NSLayoutConstraint:0x11 H:[BadgeView:0x1]-(13)-|   (active, names: '|':CardView:0x2 )",
        "NSLayoutConstraint:0x12 '_UITemporaryLayoutWidth' CardView:0x2.width == 0   (active)",
      ]),
    Case(
      "the smallest number is 0, too", [(2, .noRoomYet(by: 2))],
      [
        "NSLayoutConstraint:0x10 H:|-(13)-[BadgeView:0x1]   (active, names: '|':CardView:0x2 )",
        "NSLayoutConstraint:0x11 H:[BadgeView:0x1]-(13)-|   (active, names: '|':CardView:0x2 )",
        "NSLayoutConstraint:0x12 'UIView-Encapsulated-Layout-Width' "
          + "CardView:0x2.width == 2.22507e-308   (active)",
      ]),
    Case(
      "folded up by the programmer", [(3, .noRoomYet(by: 0))],
      [
        "NSLayoutConstraint:0x10 CardView:0x2.height == 0   (active)",
        "NSLayoutConstraint:0x11 V:|-(8)-[BadgeView:0x1]   (active, names: '|':CardView:0x2 )",
        "NSLayoutConstraint:0x12 V:[BadgeView:0x1]-(8)-|   (active, names: '|':CardView:0x2 )",
      ]),
    Case(
      "hidden by a stack view", [(1, .hiddenInStack(by: 1))],
      [
        "NSLayoutConstraint:0x10 BadgeView:0x1.height == 40   (active)",
        "NSLayoutConstraint:0x11 'UISV-hiding' BadgeView:0x1.height == 0   (active)",
      ]),
  ]
}
