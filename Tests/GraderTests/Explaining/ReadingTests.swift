import Course
import LayoutEngine
import LogExplaining
import Testing

@Suite("Explaining: logs as real ones look, and what is said of them")
struct ReadingTests {
  /// A list, what UIKit broke, and what is suspected and said.
  struct Case: CustomTestStringConvertible {
    let name: String
    /// The line that UIKit broke, counted from 1.
    let broken: Int?
    let suspects: [Suspicion]
    /// The finding where nothing conflicts; then which line, why, and what UIKit broke.
    let said: String
    let lines: [String]

    init(
      _ name: String, broken: Int? = nil, _ suspects: [Suspicion], _ said: String,
      _ lines: [String]
    ) {
      (self.name, self.broken, self.suspects) = (name, broken, suspects)
      (self.said, self.lines) = (said, lines)
    }

    var testDescription: String { name }
  }

  @Test("constraints of Apple's own are told as such", arguments: apples)
  func isApples(_ example: Case) throws {
    try check(example)
    let explanation = try SampleReport.explained(example.lines, broken: example.broken)
    let suspicion = try #require(explanation.suspects.first)
    #expect(explanation.advice(on: suspicion).code.isEmpty)
    #expect(explanation.debuggerCommand == nil)
    #expect(explanation.report.entries.indices.allSatisfy { !explanation.isOwn($0) })
  }

  @Test("a developer's view in Apple's software is the developer's", arguments: developers)
  func isDevelopers(_ example: Case) throws { try check(example) }

  @Test("numbers that prove nothing get the most likely reading", arguments: unproven)
  func isLikely(_ example: Case) throws { try check(example) }

  @Test("what a class is, and which view holds another, isn't guessed wrong", arguments: kinds)
  func isKnown(_ example: Case) throws { try check(example) }

  @Test("UIKit's own pick decides where nothing else does", arguments: picks)
  func isPicked(_ example: Case) throws { try check(example) }

  @Test("sizes of 0 and estimates are UIKit's, and the container comes first", arguments: sizes)
  func isGiven(_ example: Case) throws { try check(example) }

  private func check(_ example: Case) throws {
    let explanation = try SampleReport.explained(example.lines, broken: example.broken)
    #expect(explanation.suspects == example.suspects)
    let strings = try SampleCourse.load().strings
    let advice = explanation.suspects.first.map { explanation.advice(on: $0) }
    let said =
      (explanation.sets.isEmpty ? explanation.findings : [])
      + (advice.map { [$0.headline, $0.reason] } ?? [explanation.undecided].compactMap { $0 })
      + [explanation.brokenSentence].compactMap { $0 }
    #expect(said.map { strings.text($0) }.joined(separator: " ") == example.said)
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
