import Course
import LayoutEngine
import LogExplaining
import Testing

@Suite("Explaining: who made a line, and for what")
struct RoleTests {
  @Test(
    "each kind has its words",
    arguments: [
      ("NSLayoutConstraint:0x10 BadgeView:0x1.height == 10   (active)", "yours"),
      (
        "NSAutoresizingMaskLayoutConstraint:0x10 h=--& v=--& BadgeView:0x1.width == 12   (active)",
        "from its frame: translatesAutoresizingMaskIntoConstraints is true"
      ),
      (
        "NSContentSizeLayoutConstraint:0x10 BadgeView:0x1.width == 33 Hug:250 "
          + "CompressionResistance:1000   (active)", "from its content: its intrinsic content size"
      ),
      (
        "NSLayoutConstraint:0x10 'UIView-Encapsulated-Layout-Height' "
          + "UITableViewCellContentView:0x1.height == 44   (active)",
        "the height that the table view gives the cell while measuring it"
      ),
      (
        "NSLayoutConstraint:0x10 'UIView-Encapsulated-Layout-Width' "
          + "UICollectionViewCell:0x1.width == 44   (active)",
        "the width that the collection view gives the cell while measuring it"
      ),
      (
        "NSLayoutConstraint:0x10 'UIView-Encapsulated-Layout-Width' BadgeView:0x1.width == 44"
          + "   (active)", "the width that the view's superview gives it"
      ),
      (
        "NSLayoutConstraint:0x10 '_UITemporaryLayoutWidth' BadgeView:0x1.width == 0   (active)",
        "a size that UIKit tries while measuring, and then removes"
      ),
      (
        "NSLayoutConstraint:0x10 'fittingSizeHTarget' BadgeView:0x1.width == 320   (active)",
        "a size that UIKit tries while measuring, and then removes"
      ),
      (
        "NSLayoutConstraint:0x10 BadgeView:0x1.width == 0",
        "the width that the view's superview gives it"
      ),
      (
        "NSLayoutConstraint:0x10 'TUIKeyplane.height' TUIKeyboardContentView:0x1.height == 216"
          + "   (active)", "made by UIKit, for views of its own"
      ),
      (
        "NSLayoutConstraint:0x10 UITableViewCellContentView:0x1.height >= 48   (active)", "yours"
      ),
      (
        "NSLayoutConstraint:0x10 'UIView-leftMargin-guide-constraint' "
          + "H:|-(8)-[UILayoutGuide:0x2'UIViewLayoutMarginsGuide'](LTR)   "
          + "(active, names: '|':BadgeView:0x1 )",
        "made by UIKit for the left layout margin"
      ),
      (
        "NSLayoutConstraint:0x10 'UIViewSafeAreaLayoutGuide-bottom' "
          + "V:[UILayoutGuide:0x2'UIViewSafeAreaLayoutGuide']-(34)-|   "
          + "(active, names: '|':BadgeView:0x1 )",
        "made by UIKit for the bottom edge of the safe area"
      ),
      (
        "NSLayoutConstraint:0x10 'UISV-spacing' H:[BadgeView:0x1]-(8)-[NameLabel:0x2]   (active)",
        "a stack view's spacing"
      ),
      (
        "NSLayoutConstraint:0x10 'UISV-hiding' BadgeView:0x1.height == 0   (active)",
        "a stack view hides this view: isHidden is true"
      ),
      (
        "NSLayoutConstraint:0x10 'UISV-spanning-boundary' BadgeView:0x1.top <= NameLabel:0x2.top"
          + "   (active)", "made by a stack view for its arranged subviews"
      ),
      (
        "NSIBPrototypingLayoutConstraint:0x10 'IB auto generated at build time for view with "
          + "fixed frame' V:|-(34)-[BadgeView:0x1]   (active, names: '|':CardView:0x2 )",
        "added by Interface Builder because its layout wasn't complete"
      ),
      (
        "NSLayoutConstraint:0x10 'TB_Leading_Leading' H:|-(8)-[_UIModernBarButton:0x1]   "
          + "(active, names: '|':_UIButtonBarButton:0x2 )", "made by UIKit, for views of its own"
      ),
    ])
  func role(line: String, words: String) throws {
    let explanation = try SampleReport.explained([line])
    #expect(try SampleCourse.load().strings.text(explanation.role(of: 0)) == words)
  }

  @Test("SnapKit's lines say which code makes them")
  func code() throws {
    let explanation = try SampleReport.explained([
      "SnapKit.LayoutConstraint:0x10@/Users/me/App/Row.swift#88 BadgeView:0x1.height == 30.0"
    ])
    let place = try #require(explanation.codePlace(of: 0))
    #expect(place.file == "Row.swift")
    #expect(place.line == "88")
  }
}
