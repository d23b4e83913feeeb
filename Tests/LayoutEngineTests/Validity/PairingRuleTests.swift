import LayoutEngine
import Testing

private let red = ValidityScene.red
private let blue = ValidityScene.blue

@Suite("Rule: a size is tied to a size, and a position to a position")
struct SizeFromPositionTests {
  @Test("rejects a size tied to any position", arguments: Attribute.sizes, Attribute.positions)
  func size(size: Attribute, position: Attribute) {
    let (first, second) = (Anchor(red, size), Anchor(blue, position))
    #expect(
      ValidityRule.sizeFromPosition.fact(size, position)
        == .sizeFromPosition(first: first, second: second))
  }

  @Test("rejects any position tied to a size", arguments: Attribute.positions, Attribute.sizes)
  func position(position: Attribute, size: Attribute) {
    let (first, second) = (Anchor(red, position), Anchor(blue, size))
    #expect(
      ValidityRule.sizeFromPosition.fact(position, size)
        == .sizeFromPosition(first: first, second: second))
  }

  @Test("accepts sizes tied to each other, across the axes too")
  func sizes() {
    for first in Attribute.sizes {
      for second in Attribute.sizes {
        #expect(ValidityRule.sizeFromPosition.fact(first, second, multiplier: 1.5) == nil)
      }
    }
  }
}

@Suite("Rule: a position needs an anchor")
struct PositionNeedsAnchorTests {
  @Test("rejects every position set to a number", arguments: Attribute.positions)
  func number(attribute: Attribute) {
    #expect(
      ValidityRule.positionNeedsAnchor.fact(attribute, nil, constant: 216)
        == .positionAlone(Anchor(red, attribute), length: 216))
  }

  @Test("rejects every position tied to 0 times an anchor", arguments: Attribute.positions)
  func vanishing(attribute: Attribute) {
    #expect(
      ValidityRule.positionNeedsAnchor.fact(attribute, attribute, multiplier: 0, constant: 20)
        == .positionAlone(Anchor(red, attribute), length: 20))
  }

  @Test("accepts sizes set to a number, and positions tied to a position")
  func accepted() {
    for size in Attribute.sizes { #expect(ValidityRule.positionNeedsAnchor.fact(size, nil) == nil) }
    for position in Attribute.positions {
      #expect(ValidityRule.positionNeedsAnchor.fact(position, position, constant: 20) == nil)
    }
  }

  @Test("points at the first anchor")
  func part() throws {
    let fact = try #require(ValidityRule.positionNeedsAnchor.fact(.top, nil))
    #expect(Violation(.positionNeedsAnchor, fact).part == .first)
  }
}

@Suite("Rule: a position takes no multiplier but 1")
struct PositionMultiplierTests {
  @Test("rejects other multipliers, -1 too", arguments: [2, 0.5, -1, 1.0001, -0.25])
  func multiplied(multiplier: Double) {
    for attribute in Attribute.positions {
      #expect(
        ValidityRule.positionMultiplier.fact(attribute, attribute, multiplier: multiplier)
          == .positionScaled(
            Anchor(red, attribute), second: Anchor(blue, attribute), multiplier: multiplier))
    }
  }

  @Test("accepts 1 on positions and every multiplier on sizes")
  func accepted() {
    for position in Attribute.positions {
      #expect(ValidityRule.positionMultiplier.fact(position, position) == nil)
    }
    #expect(ValidityRule.positionMultiplier.fact(.width, .height, multiplier: -2) == nil)
  }

  @Test("belongs to the guide and not to the run time", arguments: [2, 0.5, -1])
  func ruleSets(multiplier: Double) throws {
    let draft = ValidityScene.draft(.top, .bottom, multiplier: multiplier)
    #expect(RuleSet.guide.violation(in: draft, scene: ValidityScene.scene)?.alias == "R3")
    let constraint = try RuleSet.runtime.constraint(from: draft, in: ValidityScene.scene)
    #expect(
      constraint.second
        == .anchor(Anchor(blue, .bottom), multiplier: multiplier, constant: 0))
  }
}

@Suite("Rule: a position across isn't tied to a position down")
struct AxesMixedTests {
  @Test("rejects every such pair, both ways", arguments: Attribute.across, Attribute.down)
  func mixed(across: Attribute, down: Attribute) {
    #expect(
      ValidityRule.axesMixed.fact(across, down)
        == .axesMixed(first: Anchor(red, across), second: Anchor(blue, down)))
    #expect(
      ValidityRule.axesMixed.fact(down, across)
        == .axesMixed(first: Anchor(red, down), second: Anchor(blue, across)))
  }

  @Test("accepts positions down in any pair, baselines and centres included")
  func down() {
    for first in Attribute.down {
      for second in Attribute.down { #expect(ValidityRule.axesMixed.fact(first, second) == nil) }
    }
  }

  @Test("accepts a width tied to a height")
  func square() { #expect(ValidityRule.axesMixed.fact(.width, .height) == nil) }
}

@Suite("Rule: leading and trailing don't meet left and right")
struct LeadingMixedWithLeftTests {
  static let directional: [Attribute] = [.leading, .trailing, .leadingMargin, .trailingMargin]
  static let absolute: [Attribute] = [.left, .right, .leftMargin, .rightMargin]
  static let neutral: [Attribute] = [.centerX, .centerXWithinMargins]

  @Test("rejects the families' pairs, both ways, margins too", arguments: directional, absolute)
  func mixed(one: Attribute, other: Attribute) {
    #expect(
      ValidityRule.leadingMixedWithLeft.fact(one, other)
        == .directionsMixed(first: Anchor(red, one), second: Anchor(blue, other)))
    #expect(
      ValidityRule.leadingMixedWithLeft.fact(other, one)
        == .directionsMixed(first: Anchor(red, other), second: Anchor(blue, one)))
  }

  @Test("accepts pairs within a family", arguments: [directional, absolute, neutral])
  func within(family: [Attribute]) {
    for first in family {
      for second in family { #expect(ValidityRule.leadingMixedWithLeft.fact(first, second) == nil) }
    }
  }

  @Test("accepts a centre with either family", arguments: neutral, directional + absolute)
  func centre(centre: Attribute, edge: Attribute) {
    #expect(ValidityRule.leadingMixedWithLeft.fact(centre, edge) == nil)
    #expect(ValidityRule.leadingMixedWithLeft.fact(edge, centre) == nil)
  }
}
