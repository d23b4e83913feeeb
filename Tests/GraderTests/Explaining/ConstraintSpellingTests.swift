import Course
import LayoutEngine
import LogExplaining
import Testing

@Suite("Explaining: the change is spelled as the code that made the constraint")
struct ConstraintSpellingTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let lines: [String]
    let code: [String]

    init(_ name: String, _ lines: [String], _ code: String...) {
      (testDescription, self.lines, self.code) = (name, lines, code)
    }
  }

  private static let given =
    "NSLayoutConstraint:0x10 'UIView-Encapsulated-Layout-Width' "
    + "CardView:0x2.width == 50   (active)"
  private static let snap = "SnapKit.LayoutConstraint:0x11@Row.swift#12 "
  private static let snapped = "SnapKit.LayoutConstraint:0x12@/Users/me/App/Card View.swift#7 "

  private static let cases = [
    Case(
      "plain: before it is activated",
      [given, "NSLayoutConstraint:0x11 CardView:0x2.width == 60   (active)"],
      "cardViewWidth.priority = UILayoutPriority(999)", "cardViewWidth.isActive = true"),
    Case(
      "plain: by its identifier",
      [given, "NSLayoutConstraint:0x11 'cardWidth' CardView:0x2.width == 60   (active)"],
      "cardWidth.priority = UILayoutPriority(999)", "cardWidth.isActive = true"),
    Case(
      "plain: another constant",
      [
        "NSLayoutConstraint:0x11 CardView:0x2.width == 60   (active)",
        "NSLayoutConstraint:0x12 CardView:0x2.width == 70   (active)",
      ], "cardViewWidth.constant = 70"),
    Case(
      "plain: AppKit's",
      [
        "NSLayoutConstraint:0x10 'NSView-Encapsulated-Layout-Width' CardView:0x2.width == 50   (active)",
        "NSLayoutConstraint:0x11 CardView:0x2.width == 60   (active)",
      ],
      "cardViewWidth.priority = NSLayoutConstraint.Priority(999)", "cardViewWidth.isActive = true"),
    Case(
      "plain: AppKit's cell",
      [
        "NSLayoutConstraint:0x10 'NSView-Encapsulated-Layout-Height' NSTableViewCell:0x2.height == 50   (active)",
        "NSLayoutConstraint:0x11 NSTableViewCell:0x2.height == 60   (active)",
      ],
      "tableView.usesAutomaticRowHeights = true",
      "tableViewCellHeight.priority = NSLayoutConstraint.Priority(999)",
      "tableViewCellHeight.isActive = true"),
    Case(
      "SnapKit: a size", [given, snap + "CardView:0x2.width == 60.0"],
      "make.width.equalTo(60).priority(999)  // Row.swift:12"),
    Case(
      "SnapKit: a limit, and a path with spaces", [given, snapped + "CardView:0x2.width >= 60.5"],
      "make.width.greaterThanOrEqualTo(60.5).priority(999)  // Card View.swift:7"),
    Case(
      "SnapKit: no place", [given, "SnapKit.LayoutConstraint:0x11 CardView:0x2.width <= 40.0"],
      "make.width.lessThanOrEqualTo(40).priority(999)"),
    Case(
      "SnapKit: a ratio, remade",
      [
        snap + "CardView:0x2.width == MyApp.PhotoView:0x3.height * 0.5 + 4.0",
        snapped + "CardView:0x2.width == MyApp.PhotoView:0x3.height * 0.5 + 6.0",
      ],
      "cardView.snp.remakeConstraints { make in "
        + "make.width.equalTo(photoView.snp.height).multipliedBy(0.5).offset(6) }  // Card View.swift:7"
    ),
    Case(
      "SnapKit: an edge, remade",
      [
        snap + "CardView:0x2.bottom == PhotoView:0x3.bottom - 24.0",
        snapped + "CardView:0x2.bottom == PhotoView:0x3.bottom - 32.0",
      ],
      "cardView.snp.remakeConstraints { make in make.bottom.equalTo(photoView.snp.bottom)"
        + ".offset(-32) }  // Card View.swift:7"),
    Case(
      "Masonry: a size", [given, "MASLayoutConstraint:0x11 CardView:0x2.width == 60"],
      "make.width.equalTo(@60).priority(999)"),
    Case(
      "Masonry: a limit by its key", [given, "MASLayoutConstraint:wide CardView:0x2.width >= 60"],
      "make.width.greaterThanOrEqualTo(@60).priority(999)"),
    Case(
      "Masonry: a baseline, remade",
      [
        "MASLayoutConstraint:0x11 CardView:0x2.baseline == PhotoView:0x3.bottom - 4",
        "MASLayoutConstraint:0x12 CardView:0x2.baseline == PhotoView:0x3.bottom - 6",
      ],
      "[cardView mas_remakeConstraints:^(MASConstraintMaker *make) { "
        + "make.baseline.equalTo(photoView.mas_bottom).offset(-6); }];"),
    Case(
      "Masonry: at most, of two",
      [
        "MASLayoutConstraint:0x11 CardView:0x2.width <= PhotoView:0x3.width * 0.25",
        "MASLayoutConstraint:0x12 CardView:0x2.width == PhotoView:0x3.width * 0.25 + 8",
      ], "make.width.equalTo(photoView.mas_width).multipliedBy(0.25).offset(8).priority(999)"),
    Case(
      "Masonry: a left edge, remade",
      [
        "MASLayoutConstraint:0x11 CardView:0x2.left == PhotoView:0x3.left + 10",
        "MASLayoutConstraint:0x12 CardView:0x2.left == PhotoView:0x3.left",
      ],
      "[cardView mas_remakeConstraints:^(MASConstraintMaker *make) { "
        + "make.left.equalTo(photoView.mas_left); }];"),
  ]

  @Test("in its own names", arguments: cases)
  private func code(of example: Case) throws {
    let explanation = try SampleReport.explained(example.lines)
    let suspicion = try #require(explanation.suspects.first)
    #expect(explanation.advice(on: suspicion).code == example.code)
  }
}
