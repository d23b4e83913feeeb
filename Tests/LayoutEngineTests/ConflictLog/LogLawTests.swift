import LayoutEngine
import Testing

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
