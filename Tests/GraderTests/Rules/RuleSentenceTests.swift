import Course
import Feedback
import Foundation
import LayoutEngine
import Testing

@Suite("Rules: what feedback says about a line that breaks one")
struct RuleSentenceTests {
  private static let catalogue = try? CourseLoader(root: RealCourse.root).strings()

  private static let scene: Scene = {
    var scene = Scene()
    let window = try? scene.add(Item("Superview"))
    _ = try? scene.add(Item("Blue", in: window))
    _ = try? scene.add(Item("Red", in: window))
    _ = try? scene.add(Item("Stray"))
    return scene
  }()

  /// A draft and the three parts that are said about it.
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: String
    let draft: ConstraintDraft
    let words: [String]

    var testDescription: String { rule }

    init(_ rule: String, _ draft: ConstraintDraft, _ words: String...) {
      (self.rule, self.draft, self.words) = (rule, draft, words)
    }
  }

  private static func anchor(_ item: Int32, _ attribute: Attribute) -> Anchor {
    Anchor(ItemID(index: item), attribute)
  }

  private static func draft(
    _ first: Anchor?, _ second: Anchor? = nil, multiplier: Double = 1, constant: Double = 0,
    priority: Double = 1000
  ) -> ConstraintDraft {
    ConstraintDraft(
      first: first, relation: .equal, second: second, multiplier: multiplier, constant: constant,
      priority: priority)
  }

  private static let blueTrailing = anchor(1, .trailing)

  static let cases = [
    Case(
      "first-item-missing", draft(nil, anchor(1, .width)),
      "The constraint has no first item.",
      "It speaks about nothing that could be placed.",
      "Which view or guide is meant?"),
    Case(
      "size-from-position", draft(anchor(1, .width), anchor(2, .leading)),
      "Blue.width is a size, and Red.leading is a position.",
      "A size says how large something is, a position says where: neither can be worked out "
        + "from the other alone.",
      "To which anchor of its own kind does Blue.width belong?"),
    Case(
      "size-from-position", draft(blueTrailing, anchor(2, .width)),
      "Blue.trailing is a position, and Red.width is a size.",
      "A size says how large something is, a position says where: neither can be worked out "
        + "from the other alone.",
      "To which anchor of its own kind does Blue.trailing belong?"),
    Case(
      "position-needs-anchor", draft(blueTrailing, constant: 216),
      "Blue.trailing is a position, and 216 alone doesn't say from where it is counted.",
      "216 points from which edge? In another window Blue.trailing may be elsewhere.",
      "From which anchor is Blue.trailing counted?"),
    Case(
      "position-multiplier", draft(anchor(1, .top), anchor(2, .top), multiplier: 0.5),
      "Red.top is a position, and the line multiplies it by 0.5.",
      "0.5 times a place is 0.5 times as far from somewhere, and the line doesn't say from where.",
      "Which distance or which size should be scaled instead?"),
    Case(
      "axes-mixed", draft(anchor(1, .leading), anchor(2, .top)),
      "Blue.leading and Red.top are counted in different directions: one across the window, "
        + "one down.",
      "How far across something is says nothing about how far down something else is.",
      "Which anchor is counted in the same direction as Blue.leading?"),
    Case(
      "leading-mixed-with-left", draft(blueTrailing, anchor(2, .left)),
      "The line ties Blue.trailing to Red.left.",
      "Where people read from right to left, the leading edge of Red is its right one: "
        + "the two anchors part there.",
      "Should Red.left change sides with the reading direction, or stay where it is?"),
    Case(
      "priority-out-of-range", draft(anchor(1, .width), constant: 80, priority: 1001),
      "1001 is no priority.",
      "Priorities are greater than 0 and at most 1000; 1000 means that the line has to hold.",
      "Has the line to hold, or may it give way?"),
    Case(
      "no-common-ancestor", draft(blueTrailing, anchor(3, .leading)),
      "Blue.trailing and Stray.leading have no superview in common.",
      "Blue and Stray hang in different trees, so no distance between them is defined.",
      "Which of the two has yet to be added to a superview?"),
    Case(
      "not-finite", draft(anchor(1, .width), constant: .infinity),
      "The constant is inf, which is no number of points.",
      "Nothing can be placed with it.",
      "Which division or which overflow does it come from?"),
    Case(
      "not-finite", draft(anchor(1, .width), anchor(2, .width), multiplier: .nan),
      "The multiplier is nan, which is no number.",
      "Nothing can be placed with it.",
      "Which division or which overflow does it come from?"),
  ]

  @Test("what is seen, what it means, what to ask next", arguments: cases)
  func words(example: Case) throws {
    let catalogue = try #require(Self.catalogue)
    let violation = try #require(
      RuleSet.guide.violation(in: example.draft, scene: Self.scene))
    #expect(violation.rule == example.rule)
    let sentences = [
      violation.seen(in: Self.scene), violation.meaning(in: Self.scene),
      violation.next(in: Self.scene),
    ]
    #expect(sentences.map { catalogue.text($0) } == example.words)
  }

  @Test("every rule has an example here")
  func complete() {
    let rules = Set(RuleSet.guide.rules.map { $0.id })
    #expect(Set(Self.cases.map(\.rule)) == rules)
  }

  @Test(
    "the catalogue has the sentence, and uses placeholders that are filled",
    arguments: RuleSentence.allCases)
  func placeholders(key: RuleSentence) throws {
    let catalogue = try #require(Self.catalogue)
    #expect(catalogue.keys.contains(key.rawValue))
    #expect(catalogue.placeholders(in: key.rawValue).isSubset(of: key.parameters))
  }

  @Test("the catalogue has no rule's sentence that nobody speaks")
  func unused() throws {
    let catalogue = try #require(Self.catalogue)
    let keys = catalogue.keys.filter { $0.hasPrefix("rule.") }
    #expect(keys == RuleSentence.allCases.map(\.rawValue).sorted())
  }

  @Test("the line or the view is spoken of, and nobody is lectured", arguments: cases)
  func tone(example: Case) throws {
    let banned = #/\b(?:you|just|simply|obviously|only|should have|wrong)\b/#.ignoresCase()
    for words in example.words {
      #expect(words.firstMatch(of: banned) == nil, "\(words)")
    }
    #expect(example.words.last?.hasSuffix("?") == true)
    #expect(example.words.dropLast().allSatisfy { $0.hasSuffix(".") })
  }
}
