import LogExplaining

extension ReadingTests {
  static let picks = [
    Case(
      "of two lines that say the same, UIKit's first", broken: 1,
      [
        Suspicion(entry: 0, reason: .saidTwice(other: 1)),
        Suspicion(entry: 1, reason: .saidTwice(other: 0)),
      ],
      "Lines 1 and 2 can't both stay: change one of them. Both set BadgeView.height, with "
        + "different constants. The code that makes these constraints ran twice, or an old "
        + "constraint is still active. UIKit broke line 1.",
      [
        "NSLayoutConstraint:0x10 BadgeView:0x1.height == 5   (active)",
        "NSLayoutConstraint:0x11 BadgeView:0x1.height == 6   (active)",
      ]),
    Case(
      "of an edge tied twice, UIKit's first", broken: 2,
      [
        Suspicion(entry: 1, reason: .tiedTwice(other: 2)),
        Suspicion(entry: 2, reason: .tiedTwice(other: 1)),
      ],
      "Lines 2 and 3 can't both stay: change one of them. Both set BadgeView.left, but relate "
        + "it to two different items. UIKit broke line 2.",
      [
        "NSLayoutConstraint:0x10 'UIView-Encapsulated-Layout-Width' CardView:0x2.width == 375  "
          + " (active)",
        "NSLayoutConstraint:0x11 BadgeView:0x1.left == CardView:0x2.right   (active)",
        "NSLayoutConstraint:0x12 H:|-(0)-[BadgeView:0x1](LTR)   (active, names: "
          + "'|':CardView:0x2 )",
      ]),
    Case(
      "a chain is no edge tied twice", broken: 1,
      [Suspicion(entry: 0, reason: .brokenByUIKit)],
      "Line 1 may be the one to change, but the report doesn't prove it. UIKit broke this "
        + "constraint to end the conflict.",
      [
        "NSLayoutConstraint:0x10 BadgeView:0x1.height == 25   (active)",
        "NSLayoutConstraint:0x11 CardView:0x2.bottom == BadgeView:0x1.bottom + 12   (active)",
        "NSLayoutConstraint:0x12 V:[UILabel:0x3]-(34)-[UIView:0x4]   (active)",
        "NSLayoutConstraint:0x13 V:[UIView:0x4]-(91)-|   (active, names: '|':CardView:0x2 )",
        "NSLayoutConstraint:0x14 V:[UILabel:0x3]-(70)-[BadgeView:0x1]   (active)",
      ]),
    Case(
      "rather than a limit", broken: 2,
      [Suspicion(entry: 1, reason: .brokenByUIKit)],
      "Line 2 may be the one to change, but the report doesn't prove it. UIKit broke this "
        + "constraint to end the conflict.",
      [
        "NSLayoutConstraint:0x10 BadgeView:0x1.height == NameLabel:0x3.height   (active)",
        "NSLayoutConstraint:0x11 BadgeView:0x1.height == 25   (active)",
        "NSLayoutConstraint:0x12 NameLabel:0x3.height >= 50   (active)",
      ]),
    Case(
      "where nothing else points at one", broken: 2,
      [Suspicion(entry: 1, reason: .brokenByUIKit)],
      "Line 2 may be the one to change, but the report doesn't prove it. UIKit broke this "
        + "constraint to end the conflict.",
      [
        "NSLayoutConstraint:0x10 BadgeView:0x1.width == NameLabel:0x3.width   (active)",
        "NSLayoutConstraint:0x11 BadgeView:0x1.width >= 100   (active)",
        "NSLayoutConstraint:0x12 NameLabel:0x3.width <= 50   (active)",
      ]),
    Case(
      "an inset with the superview first sticks out of nothing", broken: 3,
      [Suspicion(entry: 2, reason: .brokenByUIKit)],
      "Line 3 may be the one to change, but the report doesn't prove it. UIKit broke this "
        + "constraint to end the conflict.",
      [
        "NSLayoutConstraint:0x10 CardView:0x2.trailing == BadgeView:0x1.trailing + 8   (active)",
        "NSLayoutConstraint:0x11 BadgeView:0x1.leading == CardView:0x2.leading + 8   (active)",
        "NSLayoutConstraint:0x12 BadgeView:0x1.width == 320   (active)",
        "NSLayoutConstraint:0x13 CardView:0x2.width == 320   (active)",
      ]),
    Case(
      "a limit sticks out of nothing", broken: 3,
      [Suspicion(entry: 2, reason: .brokenByUIKit)],
      "Line 3 may be the one to change, but the report doesn't prove it. UIKit broke this "
        + "constraint to end the conflict.",
      [
        "NSLayoutConstraint:0x10 H:|-(0)-[BadgeView:0x1]   (active, names: '|':CardView:0x2 )",
        "NSLayoutConstraint:0x11 BadgeView:0x1.trailing <= CardView:0x2.trailing + 16   "
          + "(active)",
        "NSLayoutConstraint:0x12 BadgeView:0x1.width == 400   (active)",
        "NSLayoutConstraint:0x13 CardView:0x2.width == 320   (active)",
      ]),
    Case(
      "a mask is suspected whatever UIKit broke", broken: 2,
      [Suspicion(entry: 0, reason: .maskLeftOn)],
      "Line 1 is almost certainly the one to change. Your constraints place BadgeView, but "
        + "UIKit also made constraints from the frame of BadgeView. UIKit broke line 2, but "
        + "that isn't the one to change.",
      [
        "NSAutoresizingMaskLayoutConstraint:0x10 h=--& v=--& BadgeView:0x1.width == 120   "
          + "(active)",
        "NSLayoutConstraint:0x11 BadgeView:0x1.width == 80   (active)",
      ]),
    Case(
      "a container's mask is none of these", broken: 2,
      [Suspicion(entry: 1, reason: .givenSize(by: 0))],
      "Line 2 doesn't fit the size that line 1 sets: change one of them. Line 1 sets the width "
        + "of CardView to 320 points, whatever the constraints inside it say. UIKit broke line 2.",
      [
        "NSAutoresizingMaskLayoutConstraint:0x10 h=--& v=--& CardView:0x2.width == 320   "
          + "(active)",
        "NSLayoutConstraint:0x11 CardView:0x2.trailing == BadgeView:0x1.trailing + 8   (active)",
        "NSLayoutConstraint:0x12 BadgeView:0x1.leading == CardView:0x2.leading + 8   (active)",
        "NSLayoutConstraint:0x13 BadgeView:0x1.width == 320   (active)",
      ]),
  ]
}
