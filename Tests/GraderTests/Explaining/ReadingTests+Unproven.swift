import LogExplaining

extension ReadingTests {
  static let unproven = [
    Case(
      "a mask that places what other lines place", broken: 2,
      [Suspicion(entry: 0, reason: .maskLeftOn, isProven: false)],
      "The numbers in these 3 constraints don't prove a conflict, because a report doesn't "
        + "tell everything about the views. Line 1 is most likely the one to change. Your "
        + "constraints place BadgeView, but UIKit also made constraints from the frame of "
        + "BadgeView. UIKit broke line 2.",
      [
        "NSAutoresizingMaskLayoutConstraint:0x10 h=--& v=--& BadgeView:0x1.minX == 0   (active)",
        "NSLayoutConstraint:0x11 BadgeView:0x1.leading >= CardView:0x2.leading   (active)",
        "NSLayoutConstraint:0x12 BadgeView:0x1.leading == CardView:0x2.leading   (active)",
      ]),
    Case(
      "a mask beside a width that may follow", broken: 2,
      [Suspicion(entry: 0, reason: .maskLeftOn, isProven: false)],
      "The numbers in these 2 constraints don't prove a conflict, because a report doesn't "
        + "tell everything about the views. Line 1 is most likely the one to change. Your "
        + "constraints place BadgeView, but UIKit also made constraints from the frame of "
        + "BadgeView. UIKit broke line 2.",
      [
        "NSAutoresizingMaskLayoutConstraint:0x10 h=--& v=--& BadgeView:0x1.width == 120   "
          + "(active)",
        "NSLayoutConstraint:0x11 BadgeView:0x1.width == 0.5*CardView:0x2.width   (active)",
      ]),
    Case(
      "UIKit's pick, and nothing else", broken: 2,
      [Suspicion(entry: 1, reason: .brokenByUIKit, isProven: false)],
      "The numbers in these 3 constraints don't prove a conflict, because a report doesn't "
        + "tell everything about the views. Line 2 is most likely the one to change. UIKit broke "
        + "this constraint to end the conflict.",
      [
        "NSLayoutConstraint:0x10 BadgeView:0x1.leading == CardView:0x2.leading + 20   (active)",
        "NSLayoutConstraint:0x11 BadgeView:0x1.trailing == CardView:0x2.trailing - 20   "
          + "(active)",
        "NSLayoutConstraint:0x12 'UIView-Encapsulated-Layout-Width' CardView:0x2.width == 320  "
          + " (active)",
      ]),
    Case(
      "a row that is as high as it is printed", broken: 1,
      [Suspicion(entry: 0, reason: .brokenByUIKit, isProven: false)],
      "The numbers in these 2 constraints don't prove a conflict, because a report doesn't "
        + "tell everything about the views. Line 1 is most likely the one to change. UIKit broke "
        + "this constraint to end the conflict.",
      [
        "NSLayoutConstraint:0x10 UITableViewCellContentView:0x1.height >= 48   (active)",
        "NSLayoutConstraint:0x11 'UIView-Encapsulated-Layout-Height' "
          + "UITableViewCellContentView:0x1.height == 48   (active)",
      ]),
    Case(
      "margins that nothing tells", broken: 1,
      [Suspicion(entry: 0, reason: .brokenByUIKit, isProven: false)],
      "The numbers in these 2 constraints don't prove a conflict, because a report doesn't "
        + "tell everything about the views. Line 1 is most likely the one to change. UIKit broke "
        + "this constraint to end the conflict.",
      [
        "NSLayoutConstraint:0x10 UILabel:0x1.leading == CardView:0x2.leadingMargin   (active)",
        "NSLayoutConstraint:0x11 H:|-(8)-[UILabel:0x1]   (active, names: '|':CardView:0x2 )",
      ]),
    Case(
      "UIKit broke a line of its own", broken: 2,
      [],
      "The numbers in these 2 constraints don't prove a conflict, because a report doesn't "
        + "tell everything about the views. UIKit broke line 2. That alone doesn't prove which "
        + "constraint is wrong.",
      [
        "NSLayoutConstraint:0x10 BadgeView:0x1.width >= 40   (active)",
        "NSLayoutConstraint:0x11 'UIView-Encapsulated-Layout-Width' CardView:0x2.width == 320  "
          + " (active)",
      ]),
  ]
}
