import LayoutEngine
import Testing

@Suite("Conflict logs: the layout that a report speaks of")
struct LoggedLayoutTests {
  private func layout(_ lines: String...) throws -> LoggedLayout {
    let text = "(\n\(lines.map { "    \"\($0)\"" }.joined(separator: ",\n"))\n)"
    let report = try #require(ConflictLog(reading: text).reports.first)
    #expect(report.unread == [])
    return LoggedLayout(report)
  }

  private func equations(_ layout: LoggedLayout) -> [String?] {
    layout.constraints.map { constraint in
      constraint.map { EquationPrinter.equation(for: $0, in: layout.scene) }
    }
  }

  /// Each item with what holds it.
  private func tree(_ layout: LoggedLayout) -> [String] {
    layout.items.map { item in
      let holder = layout.scene[item.id].parent.map { layout.scene[$0].name } ?? "nothing"
      return "\(layout.scene[item.id].name) in \(holder)"
    }
  }

  @Test("items by short names that are unique, in the order in which they occur")
  func names() throws {
    let layout = try layout(
      "<NSLayoutConstraint:0x1 V:[Shop.Tag:0x10]-(8)-[UILabel:0x11'Sale']   (active)>",
      "<NSLayoutConstraint:0x2 UILabel:0x12.width == UILabel:0x11'Sold'.width   (active)>",
      "<NSLayoutConstraint:0x3 lock icon....width == _TtC4Shop8TinyLine:0x14.width   (active, "
        + "names: lock icon...:0x13 )>",
      "<NSLayoutConstraint:0x4 NSKVONotifying_Row:0x15.width == UIView:0x13.width   (active)>")
    #expect(
      tree(layout) == [
        "UILabel in Superview", "Tag in Superview", "UILabel_2 in Superview",
        "lock icon in Superview", "TinyLine in Superview", "Row in Superview",
      ])
    #expect(layout.items.map(\.address) == ["0x11", "0x10", "0x12", "0x13", "0x14", "0x15"])
    #expect(layout.items.map(\.text) == ["Sale", nil, nil, nil, nil, nil])
    #expect(
      layout.items.map(\.className) == [
        "UILabel", "Shop.Tag", "UILabel", nil, "_TtC4Shop8TinyLine", "NSKVONotifying_Row",
      ])
    #expect(
      equations(layout) == [
        "UILabel.top = 1.0 * Tag.bottom + 8.0", "UILabel_2.width = 1.0 * UILabel.width + 0.0",
        "`lock icon`.width = 1.0 * TinyLine.width + 0.0",
        "Row.width = 1.0 * `lock icon`.width + 0.0",
      ])
  }

  @Test("a view that is called as the unnamed root is keeps its name")
  func rootName() throws {
    let layout = try layout(
      "<NSLayoutConstraint:0x1 H:|-(8)-[Card]   "
        + "(active, names: Card:0x10, Superview:0x20, '|':Superview )>")
    #expect(tree(layout) == ["Card in Superview", "Superview in Superview_0"])
    #expect(equations(layout) == ["Card.leading = 1.0 * Superview.leading + 8.0"])
  }

  @Test("what holds what: by bars, by masks, by their siblings, and in no ring")
  func hierarchy() throws {
    let layout = try layout(
      "<NSLayoutConstraint:0x1 H:|-(8)-[UIView:0x10]   (active, names: '|':Page:0x20 )>",
      "<NSLayoutConstraint:0x2 V:[UIView:0x10]-(8)-[UILabel:0x11]   (active)>",
      "<NSAutoresizingMaskLayoutConstraint:0x3 h=-&- v=--& Page:0x20.width == Frame:0x30.width"
        + "   (active)>",
      "<NSAutoresizingMaskLayoutConstraint:0x4 h=--& v=--& UIImageView:0x12.minY == 4   (active, "
        + "names: '|':UILabel:0x11 )>",
      "<NSLayoutConstraint:0x5 H:|-(8)-[Page:0x20]   (active, names: '|':UILabel:0x11 )>")
    #expect(
      tree(layout) == [
        "UIView in Page", "Page in Frame", "UILabel in Page", "Frame in Superview",
        "UIImageView in UILabel",
      ])
    #expect(equations(layout)[3] == "UIImageView.top = 1.0 * UILabel.top + 4.0")
    #expect(equations(layout)[4] == "Page.leading = 1.0 * UILabel.leading + 8.0")
  }

  @Test("guides belong to the view that their lines tie them to, and margins are their edges")
  func guides() throws {
    let margins = "UILayoutGuide:0x40'UIViewLayoutMarginsGuide'"
    let layout = try layout(
      "<NSLayoutConstraint:0x1 UILabel:0x11.leading == Cell:0x10.leadingMargin   (active)>",
      "<NSLayoutConstraint:0x2 'UIView-leftMargin-guide-constraint' H:|-(22)-[\(margins)](LTR)"
        + "   (active, names: '|':Cell:0x10 )>",
      "<NSLayoutConstraint:0x3 UILabel:0x11.top == Other:0x12.topMargin   (active)>")
    #expect(
      tree(layout) == [
        "UILabel in Superview", "Cell in Superview", "Cell.layoutMarginsGuide in Cell",
        "Other in Superview",
      ])
    #expect(
      equations(layout) == [
        "UILabel.leading = 1.0 * Cell.layoutMarginsGuide.leading + 0.0",
        "Cell.layoutMarginsGuide.left = 1.0 * Cell.left + 22.0",
        "UILabel.top = 1.0 * Other.topMargin + 0.0",
      ])
    let cell = try #require(layout.scene.id(named: "Cell"))
    let other = try #require(layout.scene.id(named: "Other"))
    #expect(layout.scene[cell].margins == Insets(top: 8, left: 22, bottom: 8, right: 8))
    #expect(layout.scene[other].margins == .defaultMargins)
    #expect(layout.scene[layout.items[2].id].kind == .guide)
  }

  @Test("masks as equations about the superview, shares among them")
  func masks() throws {
    let mask = "NSAutoresizingMaskLayoutConstraint"
    let layout = try layout(
      "<\(mask):0x1 h=--& v=--& UIView:0x10.minX == 12   (active, names: '|':Page:0x20 )>",
      "<\(mask):0x2 h=&-& v=--& UIView:0x10.minX == 0.142857*Page:0x20.width - 4.28571   (active)>",
      "<\(mask):0x3 h=--& v=--& UILabel:0x11.midY == + 480>",
      "<\(mask):0x4 h=-&- v=--& UIView:0x10.midX == Page:0x20.midX>")
    #expect(
      equations(layout) == [
        "UIView.left = 1.0 * Page.left + 12.0",
        "UIView.left = 0.14285714285714285 * Page.right - 4.285714285714286",
        "UILabel.centerY = 1.0 * Superview.top + 480.0",
        "UIView.centerX = 1.0 * Page.centerX + 0.0",
      ])
  }

  private static let numbers: [(printed: String, meant: Double)] = [
    ("94.3333", 94 + 1.0 / 3), ("0.384615", 5.0 / 13), ("-32.6667", -32 - 2.0 / 3),
    ("40.5", 40.5), ("123456", 123_456), ("2.22507e-308", 0), ("1.79769e+308", 1.79769e308),
    ("0", 0), ("8.33333", 8 + 1.0 / 3), ("3.14159", 3.14159), ("1e-05", 1e-05),
    ("1234.67", 1234 + 2.0 / 3), ("812.347", 812.347),
  ]

  @Test("numbers with all six digits are the simplest fractions that are printed so")
  func fractions() throws {
    for (printed, meant) in Self.numbers {
      let layout = try layout("<NSLayoutConstraint:0x1 UIView:0x10.width == \(printed)   (active)>")
      let read = try #require(layout.constraints.first??.second.constant)
      #expect(read.logText == (printed == "2.22507e-308" ? "0" : printed))
      #expect(abs(read - meant) <= 1e-12 * abs(meant))
    }
  }

  @Test("three thirds of a printed width are the whole")
  func thirds() throws {
    let third = "UIView:0x10.width == 94.3333   (active)>"
    let layout = try layout(
      "<NSLayoutConstraint:0x1 \(third)",
      "<NSLayoutConstraint:0x2 UILabel:0x11.width == 3*UIView:0x10.width   (active)>",
      "<NSLayoutConstraint:0x3 UILabel:0x11.width == 283   (active)>")
    #expect(try LayoutSolver.conflicts(of: layout.problem.problem).conflicts == [])
  }

  @Test("content asks by the stronger of its two priorities")
  func content() throws {
    func line(_ hugging: String, _ compression: String) -> String {
      "<NSContentSizeLayoutConstraint:0x1 UILabel:0x10.width == 33 Hug:\(hugging) "
        + "CompressionResistance:\(compression)   (active)>"
    }
    let layout = try layout(line("250", "1000"), line("1000", "750"), line("1000", "1000"))
    #expect(
      equations(layout) == [
        "UILabel.width >= 33.0", "UILabel.width <= 33.0", "UILabel.width = 33.0",
      ])
  }

  @Test("what says nothing that can be solved has its reason")
  func violations() throws {
    let layout = try layout(
      "<NSLayoutConstraint:0x1 UIView:0x10.leading == (null).leading   (active)>",
      "<NSLayoutConstraint:0x2 (null).width == 3   (active)>",
      "<NSLayoutConstraint:0x3 UIView:0x10.leading == UIView:0x11.top   (active)>",
      "<NSLayoutConstraint:0x4 UIView:0x10.width == inf   (active)>",
      "<NSLayoutConstraint:0x5 UIView:0x10.width == 4   (active)>")
    #expect(
      layout.violations.map { $0?.rule } == [
        "position-needs-anchor", "first-item-missing", "axes-mixed", "not-finite", nil,
      ])
    #expect(equations(layout) == [nil, nil, nil, nil, "UIView.width = 4.0"])
    #expect(layout.problem.entries == [4])
  }

  @Test("what hangs in a scroll view may be longer than it")
  func scrolling() throws {
    let layout = try layout(
      "<NSLayoutConstraint:0x1 V:|-(0)-[Row:0x11]   (active, names: '|':UIScrollView:0x10 )>",
      "<NSLayoutConstraint:0x2 V:[Row:0x11]-(0)-|   (active, names: '|':UIScrollView:0x10 )>",
      "<NSLayoutConstraint:0x3 UIScrollView:0x10.height == 40   (active)>",
      "<NSLayoutConstraint:0x4 Row:0x11.height == 400   (active)>")
    #expect(try LayoutSolver.conflicts(of: layout.problem.problem).conflicts == [])
    #expect(tree(layout) == ["Row in UIScrollView", "UIScrollView in Superview"])
  }

  @Test("a line that is read from right to left turns the layout")
  func direction() throws {
    #expect(try layout("<NSLayoutConstraint:0x1 V:[A:0x1(3)]>").direction == .leftToRight)
    let turned = try layout("<NSLayoutConstraint:0x1 H:|-(3)-[A:0x1](RTL)(Names: '|':B:0x2 )>")
    #expect(turned.direction == .rightToLeft)
    #expect(equations(turned) == ["B.right = 1.0 * A.right + 3.0"])
    #expect(turned.problem.problem.direction == .rightToLeft)
  }
}

@Suite("Conflict logs: what is printed is what is read")
struct LogLawTests {
  /// As many lines as are tried for each form.
  private static let count = 500

  @Test(
    "printing what was read gives the same line, digit by digit",
    arguments: ConstraintDescription.Style.allCases)
  func same(style: ConstraintDescription.Style) throws {
    var random = SplitMix64(seed: 611)
    for _ in 0..<Self.count {
      let line = RandomLine(&random).description.text(style)
      let entries = ConflictLog(reading: line).reports.flatMap(\.entries)
      #expect(entries.map(\.text) == [line])
      #expect(entries.map { $0.description.text(style) } == [line])
    }
  }

  @Test(
    "a report of many lines is read line by line",
    arguments: ConstraintDescription.Style.allCases)
  func report(style: ConstraintDescription.Style) throws {
    var random = SplitMix64(seed: 612)
    let lines = (0..<Self.count).map { _ in RandomLine(&random).description.text(style) }
    let text = RuntimeMessage.unsatisfiable(lines, broken: lines[7], hasMasks: false).text
    let reports = ConflictLog(reading: text).reports
    #expect(reports.map { $0.entries.map(\.text) } == [lines])
    #expect(reports.map { $0.broken?.text } == [lines[7]])
    #expect(reports.map(\.unread) == [[]])
  }
}

/// A line made up of everything that a log may have in it.
private struct RandomLine {
  private typealias Item = ConstraintDescription.Item
  private typealias Side = ConstraintDescription.Side

  let description: ConstraintDescription

  init(_ random: inout SplitMix64) {
    let attribute = Self.attributes.randomElement(using: &random) ?? .width
    let partners = Self.attributes.filter { $0.axis == attribute.axis && $0.kind == attribute.kind }
    let other = partners.randomElement(using: &random) ?? attribute
    let first = Self.item(&random)
    var second = Self.item(&random)
    // One name has one address.
    if second.name == first.name { second = Item("UIView:0xfff") }
    description = ConstraintDescription(
      className: Self.classes.randomElement(using: &random) ?? "NSLayoutConstraint",
      address: "0x" + String(Int.random(in: 1...0xFFFF_FFFF, using: &random), radix: 16),
      mask: Bool.random(using: &random) ? nil : "h=-&- v=&--",
      identifier: Self.identifiers.randomElement(using: &random) ?? nil,
      first: Side(first, attribute.name),
      relation: Relation.allCases.randomElement(using: &random) ?? .equal,
      second: attribute.kind == .size && Bool.random(using: &random)
        ? nil : Side(second, other.name),
      kinship: Self.kinships.randomElement(using: &random) ?? .none,
      multiplier: Bool.random(using: &random) ? 1 : Self.number(&random),
      constant: Self.number(&random), priority: Self.priorities.randomElement(using: &random) ?? 1,
      isActive: Bool.random(using: &random))
  }

  private static let attributes = Attribute.allCases
  private static let classes = [
    "NSLayoutConstraint", "MASLayoutConstraint", "_UISystemBaselineConstraint",
    "NSAutoresizingMaskLayoutConstraint", "MyApp.EdgeConstraint",
  ]
  private static let identifiers: [String?] = [
    nil, nil, "gap", "the card's edge", "UISV-spacing", "a == b", "[x]-(8)-|", "Größe 👍",
  ]
  private static let kinships: [ConstraintDescription.Kinship] = [
    .none, .siblings, .firstInSecond, .secondInFirst,
  ]
  private static let priorities: [Double] = [1000, 1000, 750, 500, 250, 999.5, 1]

  private static func item(_ random: inout SplitMix64) -> Item {
    let address = "0x" + String(Int.random(in: 1...0xFFFF, using: &random), radix: 16)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return Item("UILabel:\(address)'Sale: 50 > 20'")
    case 1: return Item("UIButton:\(address)'Don't [ever] (say) .never'")
    case 2: return Item("UILayoutGuide:\(address)'UIViewSafeAreaLayoutGuide'")
    case 3: return Item("MyApp.BadgeView:\(address)")
    case 4: return Item("Title", legend: "Title:0xabc")
    case 5: return Item("progress bar (main)", legend: "progress bar (main):0xabd")
    case 6: return Item("Toolbar.lock...", legend: "Toolbar.lock...:0xabe")
    default: return Item("UIView:\(address)")
    }
  }

  private static func number(_ random: inout SplitMix64) -> Double {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: 0
    case 1: Double(Int.random(in: -400...400, using: &random))
    case 2: Double(Int.random(in: 1...2_000, using: &random)) / 3
    case 3: Double.random(in: -1_000...1_000, using: &random)
    case 4: 2.2250738585072014e-308
    default: Double.random(in: -1e9...1e9, using: &random)
    }
  }
}
