import LayoutEngine
import Testing

@Suite("Conflict logs: reports in a text")
struct ReportReadingTests {
  private typealias Item = ConstraintDescription.Item
  private typealias Side = ConstraintDescription.Side

  private static let card = Item("UIView:0x600")
  private static let label = Item("UILabel:0x601'Sale'")

  private static let descriptions = [
    ConstraintDescription(
      className: "NSAutoresizingMaskLayoutConstraint", address: "0xa0", mask: "h=--& v=--&",
      first: Side(card, "width"), constant: 120),
    ConstraintDescription(
      address: "0xa1", identifier: "gap", first: Side(label, "leading"),
      second: Side(card, "leading"), kinship: .firstInSecond, constant: 16),
    ConstraintDescription(
      address: "0xa2", first: Side(card, "trailing"), second: Side(label, "trailing"),
      kinship: .secondInFirst, constant: 16),
    ConstraintDescription(
      address: "0xa3", first: Side(label, "width"), relation: .greaterThanOrEqual, constant: 100),
  ]

  /// What UIKit writes for the four, the last of which is given up.
  private static func report(_ style: ConstraintDescription.Style) -> String {
    let entries = descriptions.map { $0.text(style) }
    return RuntimeMessage.unsatisfiable(entries, broken: entries[3], hasMasks: true).text
  }

  @Test(
    "the standard report is read, whichever form it has",
    arguments: ConstraintDescription.Style.allCases)
  func standard(style: ConstraintDescription.Style) throws {
    let text = Self.report(style)
    let log = ConflictLog(reading: text)
    let report = try #require(log.reports.first)
    #expect(log.reports.count == 1)
    #expect(report.unread == [])
    #expect(report.entries.map(\.text) == Self.descriptions.map { $0.text(style) })
    #expect(report.entries.map { $0.description.text(style) } == report.entries.map(\.text))
    #expect(report.broken?.text == Self.descriptions[3].text(style))
    #expect(report.entries[0].maker == .mask)
    #expect(report.entries[1].maker == .programmer)
    #expect(report.range.start == SourcePlace(line: 1, column: 1))
    #expect(report.entries[0].range.start == SourcePlace(line: 8, column: 6))
  }
}
