extension RetoldLogTests {
  static let more = [
    Case(
      name: "52 in 86 with a margin of 42", suspects: [3],
      said: "Line 3 doesn't fit the size that line 1 sets: change one of them. Line 1 sets the "
        + "height of UIView to 86 points, whatever the constraints inside it say.",
      lines: [
        "NSAutoresizingMaskLayoutConstraint:0x60000000 h=--& v=--& UIView:0x7f000001.height "
          + "== 86   (active)",
        "NSLayoutConstraint:0x60000001 V:|-(0)-[UIButton:0x7f000003]   (active, names: "
          + "'|':UIView:0x7f000001 )",
        "NSLayoutConstraint:0x60000002 UIButton:0x7f000003.height == 52   (active)",
        "NSLayoutConstraint:0x60000003 "
          + "UILayoutGuide:0x7f000002'UIViewLayoutMarginsGuide'.bottom == UIButton:0x7f000003.bottom   (active)",
        "NSLayoutConstraint:0x60000004 'UIView-bottomMargin-guide-constraint' "
          + "V:[UILayoutGuide:0x7f000002'UIViewLayoutMarginsGuide']-(42)-|   (active, names: '|':UIView:0x7f000001 )",
      ]),
    Case(
      name: "13 from both sides of a header of 0", suspects: [2],
      said: "Line 2 doesn't fit the size that line 3 sets: change one of them. At this moment "
        + "the width of HeaderView is 0 (line 3), as is usual before a view is laid out. Line "
        + "2 needs space inside it.",
      lines: [
        "NSLayoutConstraint:0x60000000 H:|-(13)-[TagView:0x7f000002](LTR)   (active, names: "
          + "'|':HeaderView:0x7f000001 )",
        "NSLayoutConstraint:0x60000001 TagView:0x7f000002.right == "
          + "HeaderView:0x7f000001.right - 13   (active)",
        "NSLayoutConstraint:0x60000002 'UIView-Encapsulated-Layout-Width' "
          + "HeaderView:0x7f000001.width == 0   (active)",
      ]),
    Case(
      name: "a list at the bottom, and 87 above it", suspects: [6, 4],
      said: "Lines 4 and 6 can't both stay: change one of them. Both set UICollectionView.bottom, "
        + "but relate it to two different items.",
      lines: [
        "_UILayoutSupportConstraint:0x60000000 _UILayoutGuide:0x7f000002.height == 0   (active)",
        "_UILayoutSupportConstraint:0x60000001 _UILayoutGuide:0x7f000002.bottom == "
          + "UIView:0x7f000001.bottom   (active)",
        "NSLayoutConstraint:0x60000002 UICollectionView:0x7f000003.height == 230   (active)",
        "NSLayoutConstraint:0x60000003 _UILayoutGuide:0x7f000002.top == "
          + "UICollectionView:0x7f000003.bottom + 87   (active)",
        "NSAutoresizingMaskLayoutConstraint:0x60000004 h=--& v=--& UIView:0x7f000001.height "
          + "== 568   (active)",
        "NSLayoutConstraint:0x60000005 UICollectionView:0x7f000003.bottom == "
          + "UIView:0x7f000001.bottom   (active)",
      ]),
    Case(
      name: "5 and 6", suspects: [2, 1],
      said: "Lines 1 and 2 can't both stay: change one of them. Both set UIProgressView.height, "
        + "with different constants. The code that makes these constraints ran twice, or an old "
        + "constraint is still active.",
      lines: [
        "NSLayoutConstraint:0x60000000 UIProgressView:0x7f000002.height == 5   (active)",
        "NSLayoutConstraint:0x60000001 UIProgressView:0x7f000002.height == 6   (active)",
      ]),
    Case(
      name: "a ratio, a width and a height", suspects: [3],
      said: "Line 3 doesn't fit the size that line 1 sets: change one of them. Line 1 sets the "
        + "height of MapView to 234 points, whatever the constraints inside it say.",
      lines: [
        "NSAutoresizingMaskLayoutConstraint:0x60000000 h=--& v=--& MapView:0x7f000001.height "
          + "== 234   (active)",
        "NSLayoutConstraint:0x60000001 UIImageView:0x7f000003.width == "
          + "0.384615*UIImageView:0x7f000003.height   (active)",
        "NSLayoutConstraint:0x60000002 UIImageView:0x7f000003.width == 85   (active)",
        "NSLayoutConstraint:0x60000003 V:[UIImageView:0x7f000003]-(25)-|   (active, names: "
          + "'|':UIView:0x7f000002 )",
        "NSLayoutConstraint:0x60000004 V:|-(2)-[UIImageView:0x7f000003]   (active, names: "
          + "'|':UIView:0x7f000002 )",
        "NSLayoutConstraint:0x60000005 V:[UIView:0x7f000002]-(0)-|   (active, names: "
          + "'|':MapView:0x7f000001 )",
        "NSLayoutConstraint:0x60000006 V:|-(0)-[UIView:0x7f000002]   (active, names: "
          + "'|':MapView:0x7f000001 )",
      ]),
    Case(
      name: "margins of 22 in a stack of 0", suspects: [1],
      said: "Line 1 doesn't fit the size that line 4 sets: change one of them. At this moment "
        + "the width of UIScrollView is 0 (line 4), as is usual before a view is laid out. "
        + "Line 1 needs space inside it.",
      lines: [
        "NSLayoutConstraint:0x60000000 UIStackView:0x7f000002.width == "
          + "UIScrollView:0x7f000001.width   (active)",
        "NSLayoutConstraint:0x60000001 "
          + "UILayoutGuide:0x7f000003'UIViewLayoutMarginsGuide'.trailing == UILabel:0x7f000004.trailing   (active)",
        "NSLayoutConstraint:0x60000002 "
          + "UILayoutGuide:0x7f000003'UIViewLayoutMarginsGuide'.leading == UILabel:0x7f000004.leading   (active)",
        "NSLayoutConstraint:0x60000003 'UIView-Encapsulated-Layout-Width' "
          + "UIScrollView:0x7f000001.width == 0   (active)",
        "NSLayoutConstraint:0x60000004 'UIView-leftMargin-guide-constraint' "
          + "H:|-(22)-[UILayoutGuide:0x7f000003'UIViewLayoutMarginsGuide'](LTR)   (active, names: '|':UIStackView:0x7f000002 )",
        "NSLayoutConstraint:0x60000005 'UIView-rightMargin-guide-constraint' "
          + "H:[UILayoutGuide:0x7f000003'UIViewLayoutMarginsGuide']-(22)-|(LTR)   (active, names: '|':UIStackView:0x7f000002 )",
      ]),
  ]
}
