import LogExplaining

extension ReadingTests {
  static let sizes = [
    Case(
      "a size that UIKit tries", broken: 1,
      [Suspicion(entry: 0, reason: .noRoomYet(by: 3))],
      "Line 1 doesn't fit the size that line 4 sets: change one of them. At this moment the "
        + "height of CardView is 0 (line 4), as is usual before a view is laid out. Line 1 needs "
        + "space inside it. UIKit broke line 1.",
      [
        "NSLayoutConstraint:0x10 BadgeView:0x1.height == 60   (active)",
        "NSLayoutConstraint:0x11 V:|-(0)-[BadgeView:0x1]   (active, names: '|':CardView:0x2 )",
        "NSLayoutConstraint:0x12 V:[BadgeView:0x1]-(0)-|   (active, names: '|':CardView:0x2 )",
        "NSLayoutConstraint:0x13 'fittingSizeVTarget' CardView:0x2.height == 0   (active)",
      ]),
    Case(
      "a width that UIKit tries", broken: 2,
      [Suspicion(entry: 1, reason: .givenSize(by: 3))],
      "Line 2 doesn't fit the size that line 4 sets: change one of them. Line 4 sets the width "
        + "of CardView to 320 points, whatever the constraints inside it say. UIKit broke line 2.",
      [
        "NSLayoutConstraint:0x10 H:|-(8)-[BadgeView:0x1]   (active, names: '|':CardView:0x2 )",
        "NSLayoutConstraint:0x11 BadgeView:0x1.width == 362   (active)",
        "NSLayoutConstraint:0x12 H:[BadgeView:0x1]-(8)-|   (active, names: '|':CardView:0x2 )",
        "NSLayoutConstraint:0x13 'fittingSizeHTarget' CardView:0x2.width == 320   (active)",
      ]),
    Case(
      "a temporary height whose underscore was eaten", broken: 2,
      [Suspicion(entry: 1, reason: .noRoomYet(by: 2))],
      "Line 2 doesn't fit the size that line 3 sets: change one of them. At this moment the "
        + "height of CardView is 0 (line 3), as is usual before a view is laid out. Line 2 needs "
        + "space inside it. UIKit broke line 2.",
      [
        "NSLayoutConstraint:0x10 V:|-(8)-[BadgeView:0x1]   (active, names: '|':CardView:0x2 )",
        "NSLayoutConstraint:0x11 V:[BadgeView:0x1]-(8)-|   (active, names: '|':CardView:0x2 )",
        "NSLayoutConstraint:0x12 'UITemporaryLayoutHeight' CardView:0x2.height == 0   (active)",
      ]),
    Case(
      "a width of 0 as Masonry prints it", broken: 2,
      [Suspicion(entry: 1, reason: .noRoomYet(by: 2))],
      "Line 2 doesn't fit the size that line 3 sets: change one of them. At this moment the "
        + "width of CardView is 0 (line 3), as is usual before a view is laid out. Line 2 needs "
        + "space inside it. UIKit broke line 2.",
      [
        "MASLayoutConstraint:0x10 BadgeView:0x1.left == CardView:0x2.left + 15",
        "MASLayoutConstraint:0x11 BadgeView:0x1.right == CardView:0x2.right - 15",
        "NSLayoutConstraint:0x12 CardView:0x2.width == 0",
      ]),
    Case(
      "an estimated row", broken: 1,
      [Suspicion(entry: 0, reason: .givenSize(by: 3))],
      "Line 1 doesn't fit the size that line 4 sets: change one of them. Line 4 sets the "
        + "height of UITableViewCellContentView to 300 points, whatever the constraints inside "
        + "it say. UIKit broke line 1.",
      [
        "NSLayoutConstraint:0x10 BadgeView:0x1.height >= 330   (active)",
        "NSLayoutConstraint:0x11 V:|-(10)-[BadgeView:0x1]   (active, names: "
          + "'|':UITableViewCellContentView:0x2 )",
        "NSLayoutConstraint:0x12 V:[BadgeView:0x1]-(10)-|   (active, names: "
          + "'|':UITableViewCellContentView:0x2 )",
        "NSLayoutConstraint:0x13 'UIView-Encapsulated-Layout-Height' "
          + "UITableViewCellContentView:0x2.height == 300   (active)",
      ]),
    Case(
      "the size along the line's own axis", broken: 1,
      [Suspicion(entry: 0, reason: .givenSize(by: 6))],
      "Line 1 doesn't fit the size that line 7 sets: change one of them. Line 7 sets the "
        + "height of CardView to 290 points, whatever the constraints inside it say. UIKit broke "
        + "line 1.",
      [
        "NSLayoutConstraint:0x10 BadgeView:0x1.height == 0.5*BadgeView:0x1.width   (active)",
        "NSLayoutConstraint:0x11 H:|-(0)-[BadgeView:0x1]   (active, names: '|':CardView:0x2 )",
        "NSLayoutConstraint:0x12 H:[BadgeView:0x1]-(0)-|   (active, names: '|':CardView:0x2 )",
        "NSLayoutConstraint:0x13 V:|-(0)-[BadgeView:0x1]   (active, names: '|':CardView:0x2 )",
        "NSLayoutConstraint:0x14 V:[BadgeView:0x1]-(0)-|   (active, names: '|':CardView:0x2 )",
        "NSLayoutConstraint:0x15 'UIView-Encapsulated-Layout-Width' CardView:0x2.width == 300  "
          + " (active)",
        "NSLayoutConstraint:0x16 'UIView-Encapsulated-Layout-Height' CardView:0x2.height == "
          + "290   (active)",
      ]),
    Case(
      "spacing between views that are hidden", broken: 3,
      [Suspicion(entry: 2, reason: .stackSpacing(by: 3))],
      "Line 3 doesn't fit the size that line 4 sets: change one of them. The stack view keeps "
        + "16 points between its arranged subviews, but it has no room for this spacing. UIKit "
        + "broke line 3.",
      [
        "NSLayoutConstraint:0x10 'UISV-canvas-connection' UIStackView:0x1.top == "
          + "NameLabel:0x2.top   (active)",
        "NSLayoutConstraint:0x11 'UISV-canvas-connection' V:[BadgeView:0x3]-(0)-|   (active, "
          + "names: '|':UIStackView:0x1 )",
        "NSLayoutConstraint:0x12 'UISV-spacing' V:[NameLabel:0x2]-(16)-[BadgeView:0x3]   "
          + "(active)",
        "NSLayoutConstraint:0x13 'UISV-hiding' UIStackView:0x1.height == 0   (active)",
      ]),
    Case(
      "spacing where a row has no height", broken: 4,
      [Suspicion(entry: 2, reason: .stackSpacing(by: 3))],
      "Line 3 doesn't fit the size that line 4 sets: change one of them. The stack view keeps "
        + "16 points between its arranged subviews, but it has no room for this spacing. UIKit "
        + "broke line 4.",
      [
        "NSLayoutConstraint:0x10 'UISV-canvas-connection' UIStackView:0x1.top == "
          + "NameLabel:0x2.top   (active)",
        "NSLayoutConstraint:0x11 'UISV-canvas-connection' V:[BadgeView:0x3]-(0)-|   (active, "
          + "names: '|':UIStackView:0x1 )",
        "NSLayoutConstraint:0x12 'UISV-spacing' V:[NameLabel:0x2]-(16)-[BadgeView:0x3]   "
          + "(active)",
        "NSLayoutConstraint:0x13 'UIView-Encapsulated-Layout-Height' UIStackView:0x1.height == "
          + "0   (active)",
      ]),
    Case(
      "a hidden view with insets inside", broken: 2,
      [Suspicion(entry: 1, reason: .hiddenInStack(by: 2))],
      "Line 2 is most likely the one to change. While BadgeView is hidden, the stack view sets "
        + "its height to 0 (line 3). This constraint needs another height. UIKit broke the same "
        + "constraint.",
      [
        "NSLayoutConstraint:0x10 V:|-(8)-[NameLabel:0x1]   (active, names: '|':BadgeView:0x2 )",
        "NSLayoutConstraint:0x11 V:[NameLabel:0x1]-(8)-|   (active, names: '|':BadgeView:0x2 )",
        "NSLayoutConstraint:0x12 'UISV-hiding' BadgeView:0x2.height == 0   (active)",
      ]),
    Case(
      "all of one width, and one that isn't", broken: 3,
      [Suspicion(entry: 2, reason: .sharedSize(by: 0))],
      "Line 3 doesn't fit the size that line 1 sets: change one of them. The distribution "
        + ".fillEqually gives all arranged subviews the same width (line 1). UIKit broke line 3.",
      [
        "NSLayoutConstraint:0x10 'UISV-fill-equally' NameLabel:0x1.width == "
          + "BadgeView:0x2.width   (active)",
        "NSLayoutConstraint:0x11 NameLabel:0x1.width == 100   (active)",
        "NSLayoutConstraint:0x12 BadgeView:0x2.width == 60   (active)",
      ]),
  ]
}
