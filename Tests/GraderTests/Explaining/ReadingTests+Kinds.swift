import LogExplaining

extension ReadingTests {
  static let kinds = [
    Case(
      "a mask's superview is what the view is tied to",
      [Suspicion(entry: 0, reason: .maskLeftOn)],
      "Line 1 is almost certainly the one to change. Your constraints place BadgeView, but "
        + "UIKit also made constraints from the frame of BadgeView.",
      [
        "NSAutoresizingMaskLayoutConstraint:0x10 h=--& v=--& BadgeView:0x1.midX == 60   "
          + "(active)",
        "NSAutoresizingMaskLayoutConstraint:0x11 h=--& v=--& BadgeView:0x1.width == 120   "
          + "(active)",
        "NSLayoutConstraint:0x12 BadgeView:0x1.left == CardView:0x2.left + 16   (active)",
      ]),
    Case(
      "also where the superview is named first",
      [Suspicion(entry: 0, reason: .maskLeftOn)],
      "Line 1 is almost certainly the one to change. Your constraints place BadgeView, but "
        + "UIKit also made constraints from the frame of BadgeView.",
      [
        "NSAutoresizingMaskLayoutConstraint:0x10 h=--& v=--& BadgeView:0x1.minY == 0   (active)",
        "NSLayoutConstraint:0x11 CardView:0x2.top == BadgeView:0x1.top - 12   (active)",
      ]),
    Case(
      "what a scroll view shows is as wide as it likes", broken: 2,
      [Suspicion(entry: 1, reason: .brokenByUIKit, isProven: false)],
      "The numbers in these 4 constraints don't prove a conflict, because a report doesn't "
        + "tell everything about the views. Line 2 is most likely the one to change. UIKit broke "
        + "this constraint to end the conflict.",
      [
        "NSLayoutConstraint:0x10 UIScrollView:0x1.width == 320   (active)",
        "NSLayoutConstraint:0x11 BadgeView:0x2.width == 600   (active)",
        "NSLayoutConstraint:0x12 H:|-(0)-[BadgeView:0x2]   (active, names: "
          + "'|':UIScrollView:0x1 )",
        "NSLayoutConstraint:0x13 H:[BadgeView:0x2]-(0)-|   (active, names: "
          + "'|':UIScrollView:0x1 )",
      ]),
    Case(
      "a class that is none, though its name ends so", broken: 2,
      [Suspicion(entry: 1, reason: .brokenByUIKit)],
      "Line 2 may be the one to change, but the report doesn't prove it. UIKit broke this "
        + "constraint to end the conflict.",
      [
        "NSLayoutConstraint:0x10 App.NoScrollView:0x1.width == 320   (active)",
        "NSLayoutConstraint:0x11 BadgeView:0x2.width == 600   (active)",
        "NSLayoutConstraint:0x12 H:|-(0)-[BadgeView:0x2]   (active, names: "
          + "'|':App.NoScrollView:0x1 )",
        "NSLayoutConstraint:0x13 H:[BadgeView:0x2]-(0)-|   (active, names: "
          + "'|':App.NoScrollView:0x1 )",
      ]),
    Case(
      "a class with Scroll in the middle of its name", broken: 2,
      [Suspicion(entry: 1, reason: .brokenByUIKit)],
      "Line 2 may be the one to change, but the report doesn't prove it. UIKit broke this "
        + "constraint to end the conflict.",
      [
        "NSLayoutConstraint:0x10 App.ScrollHeaderView:0x1.width == 320   (active)",
        "NSLayoutConstraint:0x11 BadgeView:0x2.width == 600   (active)",
        "NSLayoutConstraint:0x12 H:|-(0)-[BadgeView:0x2]   (active, names: "
          + "'|':App.ScrollHeaderView:0x1 )",
        "NSLayoutConstraint:0x13 H:[BadgeView:0x2]-(0)-|   (active, names: "
          + "'|':App.ScrollHeaderView:0x1 )",
      ]),
    Case(
      "a scroll view of AppKit's", broken: 2,
      [Suspicion(entry: 1, reason: .brokenByUIKit)],
      "Line 2 may be the one to change, but the report doesn't prove it. UIKit broke this "
        + "constraint to end the conflict.",
      [
        "NSLayoutConstraint:0x10 Fetch.WideScrollView:0x1.width == 320   (active)",
        "NSLayoutConstraint:0x11 NSView:0x2.width == 600   (active)",
        "NSLayoutConstraint:0x12 H:|-(0)-[NSView:0x2]   (active, names: "
          + "'|':Fetch.WideScrollView:0x1 )",
        "NSLayoutConstraint:0x13 H:[NSView:0x2]-(0)-|   (active, names: "
          + "'|':Fetch.WideScrollView:0x1 )",
      ]),
  ]
}
