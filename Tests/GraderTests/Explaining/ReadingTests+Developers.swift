import LogExplaining

extension ReadingTests {
  static let developers = [
    Case(
      "an input accessory view of a class of one's own", broken: 2,
      [Suspicion(entry: 1, reason: .givenSize(by: 3))],
      "Line 2 doesn't fit the size that line 4 sets: change one of them. Line 4 sets the "
        + "height of UIInputSetHostView to 44 points, whatever the constraints inside it say. "
        + "UIKit broke line 2.",
      [
        "NSLayoutConstraint:0x10 'accessoryView.top' V:|-(0)-[ChatBar:0x1]   (active, names: "
          + "'|':UIInputSetHostView:0x2 )",
        "NSLayoutConstraint:0x11 ChatBar:0x1.height == 60   (active)",
        "NSLayoutConstraint:0x12 'accessoryView.bottom' ChatBar:0x1.bottom == "
          + "UIInputSetHostView:0x2.bottom   (active)",
        "NSLayoutConstraint:0x13 '_UITemporaryLayoutHeight' UIInputSetHostView:0x2.height == "
          + "44   (active)",
      ]),
    Case(
      "a plain input accessory view with a height", broken: 2,
      [Suspicion(entry: 1, reason: .givenSize(by: 3))],
      "Line 2 doesn't fit the size that line 4 sets: change one of them. Line 4 sets the "
        + "height of UIInputSetHostView to 44 points, whatever the constraints inside it say. "
        + "UIKit broke line 2.",
      [
        "NSLayoutConstraint:0x10 'accessoryView.top' V:|-(0)-[UIView:0x1]   (active, names: "
          + "'|':UIInputSetHostView:0x2 )",
        "NSLayoutConstraint:0x11 UIView:0x1.height == 60   (active)",
        "NSLayoutConstraint:0x12 'accessoryView.bottom' UIView:0x1.bottom == "
          + "UIInputSetHostView:0x2.bottom   (active)",
        "NSLayoutConstraint:0x13 '_UITemporaryLayoutHeight' UIInputSetHostView:0x2.height == "
          + "44   (active)",
      ]),
    Case(
      "a custom keyboard's height", broken: 1,
      [Suspicion(entry: 0, reason: .givenSize(by: 1))],
      "Line 1 doesn't fit the size that line 2 sets: change one of them. Line 2 sets the "
        + "height of UIInputView to 216 points, whatever the constraints inside it say. UIKit "
        + "broke line 1.",
      [
        "NSLayoutConstraint:0x10 V:[UIInputView:0x1(250)]",
        "NSLayoutConstraint:0x11 'UIView-Encapsulated-Layout-Height' V:[UIInputView:0x1(216)]",
      ]),
    Case(
      "a custom view in a bar button", broken: 1,
      [Suspicion(entry: 0, reason: .noRoomYet(by: 3))],
      "Line 1 doesn't fit the size that line 4 sets: change one of them. At this moment the "
        + "width of _UITAMICAdaptorView is 0 (line 4), as is usual before a view is laid out. "
        + "Line 1 needs space inside it. UIKit broke line 1.",
      [
        "NSLayoutConstraint:0x10 UIButton:0x1.width == 120   (active)",
        "NSLayoutConstraint:0x11 H:|-(0)-[UIButton:0x1]   (active, names: "
          + "'|':_UITAMICAdaptorView:0x2 )",
        "NSLayoutConstraint:0x12 H:[UIButton:0x1]-(0)-|   (active, names: "
          + "'|':_UITAMICAdaptorView:0x2 )",
        "NSLayoutConstraint:0x13 'UIView-Encapsulated-Layout-Width' "
          + "_UITAMICAdaptorView:0x2.width == 0   (active)",
      ]),
    Case(
      "SnapKit's line in a navigation bar", broken: 1,
      [Suspicion(entry: 0, reason: .noRoomYet(by: 2))],
      "Line 1 doesn't fit the size that line 3 sets: change one of them. At this moment the "
        + "width of _UINavigationBarContentView is 0 (line 3), as is usual before a view is laid "
        + "out. Line 1 needs space inside it. UIKit broke line 1.",
      [
        "SnapKit.LayoutConstraint:0x10@TitleView.swift#18 UILabel:0x1.left == "
          + "_UINavigationBarContentView:0x2.left + 12.0",
        "SnapKit.LayoutConstraint:0x11@TitleView.swift#19 UILabel:0x1.right == "
          + "_UINavigationBarContentView:0x2.right - 12.0",
        "NSLayoutConstraint:0x12 'UIView-Encapsulated-Layout-Width' "
          + "_UINavigationBarContentView:0x2.width == 0   (active)",
      ]),
    Case(
      "a public bar under one's own constraints", broken: 2,
      [
        Suspicion(entry: 1, reason: .saidTwice(other: 0)),
        Suspicion(entry: 0, reason: .saidTwice(other: 1)),
      ],
      "Lines 1 and 2 can't both stay: change one of them. Both set UINavigationBar.top, with "
        + "different constants. The code that makes these constraints ran twice, or an old "
        + "constraint is still active. UIKit broke line 2.",
      [
        "NSLayoutConstraint:0x10 V:|-(0)-[UINavigationBar:0x1]   (active, names: "
          + "'|':UIView:0x2 )",
        "NSLayoutConstraint:0x11 UINavigationBar:0x1.top == UIView:0x2.top + 20   (active)",
      ]),
    Case(
      "a cell's content view", broken: 1,
      [Suspicion(entry: 0, reason: .givenSize(by: 3))],
      "Line 1 doesn't fit the size that line 4 sets: change one of them. Line 4 sets the "
        + "height of UITableViewCellContentView to 44 points, whatever the constraints inside it "
        + "say. UIKit broke line 1.",
      [
        "NSLayoutConstraint:0x10 UIButton:0x1.height == 60   (active)",
        "NSLayoutConstraint:0x11 V:|-(0)-[UIButton:0x1]   (active, names: "
          + "'|':UITableViewCellContentView:0x2 )",
        "NSLayoutConstraint:0x12 V:[UIButton:0x1]-(0)-|   (active, names: "
          + "'|':UITableViewCellContentView:0x2 )",
        "NSLayoutConstraint:0x13 'UIView-Encapsulated-Layout-Height' "
          + "UITableViewCellContentView:0x2.height == 44   (active)",
      ]),
    Case(
      "the guide above the keyboard", broken: 1,
      [
        Suspicion(entry: 0, reason: .saidTwice(other: 1)),
        Suspicion(entry: 1, reason: .saidTwice(other: 0)),
      ],
      "Lines 1 and 2 can't both stay: change one of them. Both set UIKeyboardLayoutGuide.top, "
        + "with different constants. The code that makes these constraints ran twice, or an old "
        + "constraint is still active. UIKit broke line 1.",
      [
        "NSLayoutConstraint:0x10 UIKeyboardLayoutGuide:0x1'UIViewKeyboardLayoutGuide'.top == "
          + "SendBar:0x2.bottom + 8   (active)",
        "NSLayoutConstraint:0x11 UIKeyboardLayoutGuide:0x1'UIViewKeyboardLayoutGuide'.top == "
          + "SendBar:0x2.bottom + 16   (active)",
      ]),
  ]
}
