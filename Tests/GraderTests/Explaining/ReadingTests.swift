import Course
import LayoutEngine
import LogExplaining
import TestRunners
import Testing

/// Reports of conflicts in a file, each with its name, its lines, the line that UIKit broke if the log
/// names it, and what is found out.
enum RecordedReports {
  /// Finds it all out again, and compares the whole file.
  static func compare(
    _ name: String, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    _ outcome: (LogExplanation) throws -> [String]
  ) throws {
    let made = try recordedText(name).split(separator: "\n\n").map { report in
      let rows = report.split(separator: "\n").map(String.init)
      let lines = rows.filter { $0.hasPrefix("<") }
      let broken = rows.first { $0.hasPrefix("broken: ") }
      let explanation = try SampleReport.explained(
        lines.map { String($0.dropFirst().dropLast()) },
        broken: broken.flatMap { Int($0.dropFirst("broken: ".count)) })
      return ([rows[0]] + lines + [broken].compactMap { $0 } + (try outcome(explanation)))
        .joined(separator: "\n")
    }
    expectRecorded(
      made.joined(separator: "\n\n") + "\n", name, filePath: filePath, line: line, column: column)
  }

  /// The lines that are suspected, counted from 1, the likeliest first.
  static func suspects(_ shown: [String]) -> String {
    "suspects: " + (shown.isEmpty ? "none" : shown.joined(separator: ", "))
  }
}

@Suite("Explaining: logs as real ones look, and what is said of them")
struct ReadingTests {
  @Test("constraints of Apple's own are told as such")
  func isApples() throws {
    try RecordedReports.compare("Explaining/apples") { explanation in
      let suspicion = try #require(explanation.suspects.first)
      #expect(explanation.advice(on: suspicion).code.isEmpty)
      #expect(explanation.debuggerCommand == nil)
      #expect(explanation.report.entries.indices.allSatisfy { !explanation.isOwn($0) })
      return try read(explanation)
    }
  }

  @Test("a developer's view in Apple's software is the developer's")
  func isDevelopers() throws { try RecordedReports.compare("Explaining/developers", read) }

  @Test("numbers that prove nothing get the most likely reading")
  func isLikely() throws { try RecordedReports.compare("Explaining/unproven", read) }

  @Test("what a class is, and which view holds another, isn't guessed wrong")
  func isKnown() throws { try RecordedReports.compare("Explaining/kinds", read) }

  @Test("UIKit's own pick decides where nothing else does")
  func isPicked() throws { try RecordedReports.compare("Explaining/picks", read) }

  @Test("sizes of 0 and estimates are UIKit's, and the container comes first")
  func isGiven() throws { try RecordedReports.compare("Explaining/sizes", read) }

  /// What is suspected; then the finding where nothing conflicts, which line, why, and what UIKit broke.
  private func read(_ explanation: LogExplanation) throws -> [String] {
    let strings = try SampleCourse.load().strings
    let advice = explanation.suspects.first.map { explanation.advice(on: $0) }
    let said =
      (explanation.sets.isEmpty ? explanation.findings : [])
      + (advice.map { [$0.headline, $0.reason] } ?? [explanation.undecided].compactMap { $0 })
      + [explanation.brokenSentence].compactMap { $0 }
    return [
      RecordedReports.suspects(explanation.suspects.map(\.testDescription)),
      "said: " + said.map { strings.text($0) }.joined(separator: " "),
    ]
  }

  @Test(
    "the first advice is the container, then a lower priority",
    arguments: [
      (
        "UITableViewCellContentView:0x2.height == 44",
        "First let the content determine the height of the row, and set an estimated height "
          + "close to the real heights. If the conflict remains, make your constraint optional "
          + "before you activate it:"
      ),
      (
        "CardView:0x2.height == 44",
        "The size is set outside the view, and constraints inside the view can't change it. "
          + "First change the size there. If you can't, make your constraint optional before "
          + "you activate it:"
      ),
      (
        "CardView:0x2.height == 0",
        "First look at CardView: set its frame, or lay it out later, once it has a size. If "
          + "you can't avoid the size of 0, make your constraint optional before you activate "
          + "it, so that it doesn't need to be satisfied until CardView has a size:"
      ),
    ])
  func container(size: String, said: String) throws {
    let container = size.prefix { $0 != "." }
    let explanation = try SampleReport.explained(
      [
        "NSLayoutConstraint:0x10 'UIView-Encapsulated-Layout-Height' \(size)   (active)",
        "NSLayoutConstraint:0x11 V:|-(8)-[BadgeView:0x1]   (active, names: '|':\(container) )",
        "NSLayoutConstraint:0x12 V:[BadgeView:0x1]-(8)-|   (active, names: '|':\(container) )",
        "NSLayoutConstraint:0x13 BadgeView:0x1.height == 60   (active)",
      ], broken: 4)
    let advice = explanation.advice(on: try #require(explanation.suspects.first))
    #expect(try SampleCourse.load().strings.text(advice.change) == said)
    let priority = advice.code.first { $0.contains("priority") }
    #expect(priority?.hasSuffix(".priority = UILayoutPriority(999)") == true)
  }
}

@Suite("Explaining: scenes of public logs")
struct RetoldLogTests {
  /// The scenes of public logs in `Vectors/conflict-logs.json`, printed as logs.
  @Test("each is put down to a line, or said to be undecided")
  func said() throws {
    let strings = try SampleCourse.load().strings
    try RecordedReports.compare("Explaining/retold") { explanation in
      let advice = explanation.suspects.first.map { explanation.advice(on: $0) }
      let said =
        advice.map { [$0.headline, $0.reason] } ?? [explanation.undecided].compactMap { $0 }
      return [
        RecordedReports.suspects(
          explanation.suspects.map { "\(explanation.number(of: $0.entry))" }),
        "said: " + said.map { strings.text($0) }.joined(separator: " "),
      ]
    }
  }
}

@Suite("Explaining: which line is most likely not wanted")
struct SuspicionTests {
  @Test("each cause is told by its marks")
  func cause() throws {
    try RecordedReports.compare("Explaining/causes") { explanation in
      [RecordedReports.suspects(explanation.suspects.map(\.testDescription))]
    }
  }
}

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
    "NSLayoutConstraint:0x10 'UIView-Encapsulated-Layout-Width' CardView:0x2.width == 50   (active)"
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
      ("NSLayoutConstraint:0x10 UITableViewCellContentView:0x1.height >= 48   (active)", "yours"),
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
