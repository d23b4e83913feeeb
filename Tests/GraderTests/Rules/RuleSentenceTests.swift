import Course
import Feedback
import Foundation
import LayoutEngine
import Testing

@Suite("Rules: what feedback says about a line that breaks one")
struct RuleSentenceTests {
  private static let catalogue = try? CourseLoader(root: SampleCourse.root).strings()

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
      "So there is no view that it could position.",
      "Which view or guide do you mean?"),
    Case(
      "size-from-position", draft(anchor(1, .width), anchor(2, .leading)),
      "Blue.width is a size, and Red.leading is a position.",
      "A size says how large a view is, and a position says where it is. "
        + "Neither can be calculated from the other alone.",
      "Which attribute of the same kind as Blue.width do you mean?"),
    Case(
      "size-from-position", draft(blueTrailing, anchor(2, .width)),
      "Blue.trailing is a position, and Red.width is a size.",
      "A size says how large a view is, and a position says where it is. "
        + "Neither can be calculated from the other alone.",
      "Which attribute of the same kind as Blue.trailing do you mean?"),
    Case(
      "position-needs-anchor", draft(blueTrailing, constant: 216),
      "Blue.trailing is a position, but the constraint compares it with nothing but 216.",
      "The constraint doesn't say from which edge the 216 points are measured. "
        + "In another window, Blue.trailing can be elsewhere.",
      "From which anchor should Blue.trailing be measured?"),
    Case(
      "position-multiplier", draft(anchor(1, .top), anchor(2, .top), multiplier: 0.5),
      "Red.top is a position, and the constraint multiplies it by 0.5.",
      "A position is the distance from an edge, and the constraint doesn't say from which one. "
        + "So 0.5 times a position has no meaning.",
      "Which distance or which size should the constraint multiply instead?"),
    Case(
      "axes-mixed", draft(anchor(1, .leading), anchor(2, .top)),
      "Blue.leading and Red.top are on different axes: one is horizontal, and the other is "
        + "vertical.",
      "A horizontal position can't be calculated from a vertical one.",
      "Which attribute on the same axis as Blue.leading do you mean?"),
    Case(
      "leading-mixed-with-left", draft(blueTrailing, anchor(2, .left)),
      "The constraint relates Blue.trailing to Red.left.",
      "In a right-to-left window, the leading edge of Red is its right edge, "
        + "so the two attributes don't match there.",
      "Should Red.left change sides with the reading direction, or stay where it is?"),
    Case(
      "priority-out-of-range", draft(anchor(1, .width), constant: 80, priority: 1001),
      "1001 isn't a priority.",
      "Priorities are greater than 0 and at most 1000, and 1000 means required.",
      "Should the constraint be required or optional?"),
    Case(
      "no-common-ancestor", draft(blueTrailing, anchor(3, .leading)),
      "Blue.trailing and Stray.leading belong to views without a common superview.",
      "Blue and Stray aren't in the same view hierarchy, so there is no distance between them.",
      "Which of the two do you still have to add to a superview?"),
    Case(
      "not-finite", draft(anchor(1, .width), constant: .infinity),
      "The constant is inf, which isn't a number of points.",
      "A layout can't be calculated from it.",
      "Which division or which overflow in your code produces it?"),
    Case(
      "not-finite", draft(anchor(1, .width), anchor(2, .width), multiplier: .nan),
      "The multiplier is nan, which isn't a number.",
      "A layout can't be calculated from it.",
      "Which division or which overflow in your code produces it?"),
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

  @Test("the line or the view is spoken of, and nobody is lectured", arguments: cases)
  func tone(example: Case) throws {
    let banned = #/\b(?:just|simply|obviously|should have|wrong)\b/#.ignoresCase()
    for words in example.words {
      #expect(words.firstMatch(of: banned) == nil, "\(words)")
    }
    #expect(example.words.last?.hasSuffix("?") == true)
    #expect(example.words.dropLast().allSatisfy { $0.hasSuffix(".") })
  }
}
