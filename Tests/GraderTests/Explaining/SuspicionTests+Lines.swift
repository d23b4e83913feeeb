import LogExplaining

extension SuspicionTests {
  static let lines = [
    Case(
      "a sign: twice the constant, and the other one fits", [(2, .wrongSign)],
      [
        "NSLayoutConstraint:0x10 H:|-(16)-[BadgeView:0x1]   (active, names: '|':CardView:0x2 )",
        "NSLayoutConstraint:0x11 BadgeView:0x1.trailing == CardView:0x2.trailing + 16   (active)",
        "NSLayoutConstraint:0x12 BadgeView:0x1.width == 288   (active)",
        "NSLayoutConstraint:0x13 CardView:0x2.width == 320   (active)",
      ]),
    Case(
      "a sign in a gap", [(2, .wrongSign)],
      [
        "NSLayoutConstraint:0x10 H:|-(0)-[BadgeView:0x1]   (active, names: '|':CardView:0x2 )",
        "NSLayoutConstraint:0x11 H:[BadgeView:0x1]-(-8)-[NameLabel:0x3]   (active)",
        "NSLayoutConstraint:0x12 H:|-(108)-[NameLabel:0x3]   (active, names: '|':CardView:0x2 )",
        "NSLayoutConstraint:0x13 BadgeView:0x1.width == 100   (active)",
      ]),
    Case(
      "half as much is no sign", [(2, .sticksOut)],
      [
        "NSLayoutConstraint:0x10 H:|-(16)-[BadgeView:0x1]   (active, names: '|':CardView:0x2 )",
        "NSLayoutConstraint:0x11 BadgeView:0x1.trailing == CardView:0x2.trailing + 16   (active)",
        "NSLayoutConstraint:0x12 BadgeView:0x1.width == 300   (active)",
        "NSLayoutConstraint:0x13 CardView:0x2.width == 320   (active)",
      ]),
    Case(
      "out of margins is inside the view", [(4, .givenSize(by: 2))],
      [
        "NSLayoutConstraint:0x10 BadgeView:0x1.leading == CardView:0x2.leadingMargin - 8   (active)",
        "NSLayoutConstraint:0x11 CardView:0x2.trailingMargin == BadgeView:0x1.trailing + 8   "
          + "(active)",
        "NSLayoutConstraint:0x12 'UIView-Encapsulated-Layout-Width' CardView:0x2.width == 375   "
          + "(active)",
        "NSLayoutConstraint:0x13 BadgeView:0x1.width == 320   (active)",
      ]),
    Case(
      "said twice", [(2, .saidTwice(other: 0)), (1, .saidTwice(other: 1))],
      [
        "NSLayoutConstraint:0x10 BadgeView:0x1.height == 5   (active)",
        "NSLayoutConstraint:0x11 BadgeView:0x1.height == 6   (active)",
      ]),
    Case(
      "said twice, once from the other side",
      [(2, .saidTwice(other: 0)), (1, .saidTwice(other: 1))],
      [
        "NSLayoutConstraint:0x10 BadgeView:0x1.centerX == CardView:0x2.centerX   (active)",
        "NSLayoutConstraint:0x11 CardView:0x2.centerX == BadgeView:0x1.centerX - 4   (active)",
      ]),
    Case(
      "a number and a limit", [(2, .saidTwice(other: 0)), (1, .saidTwice(other: 1))],
      [
        "NSLayoutConstraint:0x10 BadgeView:0x1.height == 25   (active)",
        "NSLayoutConstraint:0x11 BadgeView:0x1.height >= 50   (active)",
      ]),
    Case(
      "one edge tied to two things", [(3, .tiedTwice(other: 1)), (2, .tiedTwice(other: 2))],
      [
        "NSLayoutConstraint:0x10 'UIView-Encapsulated-Layout-Width' CardView:0x2.width == 375   "
          + "(active)",
        "NSLayoutConstraint:0x11 BadgeView:0x1.left == CardView:0x2.right   (active)",
        "NSLayoutConstraint:0x12 H:|-(0)-[BadgeView:0x1](LTR)   "
          + "(active, names: '|':CardView:0x2 )",
      ]),
    Case(
      "neighbours share an edge", [],
      [
        "NSLayoutConstraint:0x10 BadgeView:0x1.leading == NameLabel:0x3.leading   (active)",
        "NSLayoutConstraint:0x11 H:|-(6)-[BadgeView:0x1]   (active, names: '|':CardView:0x2 )",
        "NSLayoutConstraint:0x12 H:|-(0)-[NameLabel:0x3]   (active, names: '|':CardView:0x2 )",
      ]),
    Case(
      "a limit among exact lines is no evidence", [],
      [
        "NSLayoutConstraint:0x10 BadgeView:0x1.height == NameLabel:0x3.height   (active)",
        "NSLayoutConstraint:0x11 NameLabel:0x3.height >= 50   (active)",
        "NSLayoutConstraint:0x12 BadgeView:0x1.height == 25   (active)",
      ]),
    Case(
      "nothing points at one line", [],
      [
        "NSLayoutConstraint:0x10 BadgeView:0x1.width == NameLabel:0x3.width   (active)",
        "NSLayoutConstraint:0x11 BadgeView:0x1.width >= 100   (active)",
        "NSLayoutConstraint:0x12 NameLabel:0x3.width <= 50   (active)",
      ]),
    Case(
      "part in more sets than the others", [(3, .mostSets(count: 2))],
      [
        "NSLayoutConstraint:0x10 BadgeView:0x1.width == 0.5*NameLabel:0x3.width   (active)",
        "NSLayoutConstraint:0x11 BadgeView:0x1.width >= 100   (active)",
        "NSLayoutConstraint:0x12 NameLabel:0x3.width <= 50   (active)",
        "NSLayoutConstraint:0x13 BadgeView:0x1.width <= NameLabel:0x3.width - 60   (active)",
      ]),
    Case(
      "two conflicts in one list",
      [
        (2, .saidTwice(other: 0)), (1, .saidTwice(other: 1)), (4, .saidTwice(other: 2)),
        (3, .saidTwice(other: 3)),
      ],
      [
        "NSLayoutConstraint:0x10 BadgeView:0x1.width == 10   (active)",
        "NSLayoutConstraint:0x11 BadgeView:0x1.width == 20   (active)",
        "NSLayoutConstraint:0x12 NameLabel:0x3.width == 30   (active)",
        "NSLayoutConstraint:0x13 NameLabel:0x3.width == 35   (active)",
      ]),
    Case(
      "one line of the programmer's", [(2, .onlyOwn)],
      [
        "NSLayoutConstraint:0x10 'UISV-spacing' H:[BadgeView:0x1]-(8)-[NameLabel:0x3]   (active)",
        "NSLayoutConstraint:0x11 NameLabel:0x3.leading == BadgeView:0x1.trailing   (active)",
      ]),
    Case(
      "a size below 0", [(1, .negative)],
      ["NSLayoutConstraint:0x10 BadgeView:0x1.width == -16   (active)"]),
  ]

  static let uikits = [
    Case(
      "UIKit's own views", [(1, .apples(.toolbar))],
      [
        "NSAutoresizingMaskLayoutConstraint:0x10 h=--& v=--& _UIToolbarContentView:0x1.width == 0"
          + "   (active)",
        "NSLayoutConstraint:0x11 H:|-(0)-[_UIButtonBarStackView:0x2]   "
          + "(active, names: '|':_UIToolbarContentView:0x1 )",
        "NSLayoutConstraint:0x12 _UIButtonBarStackView:0x2.trailing == "
          + "_UIToolbarContentView:0x1.trailing - 16   (active)",
      ])
  ]
}
