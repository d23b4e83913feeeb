package import LayoutEngine

extension Violation {
  /// What the line says, and how that breaks the rule.
  package func seen(in scene: Scene) -> Sentence {
    switch fact {
    case .firstItemMissing: .says("rule.firstItemMissing.seen")
    case .sizeFromPosition(let first, let second):
      first.attribute.kind == .size
        ? .says(
          "rule.sizeFromPosition.seen",
          ["first": scene.name(of: first), "second": scene.name(of: second)])
        : .says(
          "rule.sizeFromPosition.position.seen",
          ["first": scene.name(of: first), "second": scene.name(of: second)])
    case .positionAlone(let first, let length):
      .says(
        "rule.positionNeedsAnchor.seen",
        ["first": .text(scene.name(of: first)), "length": .points(length)])
    case .positionScaled(_, let second, let multiplier):
      .says(
        "rule.positionMultiplier.seen",
        ["second": scene.name(of: second), "multiplier": exactText(multiplier)])
    case .axesMixed(let first, let second):
      .says(
        "rule.axesMixed.seen",
        ["first": scene.name(of: first), "second": scene.name(of: second)])
    case .directionsMixed(let first, let second):
      .says(
        "rule.leadingMixedWithLeft.seen",
        ["first": scene.name(of: first), "second": scene.name(of: second)])
    case .priorityOutOfRange(let priority):
      .says("rule.priorityOutOfRange.seen", ["priority": exactText(priority)])
    case .noCommonAncestor(let first, let second):
      .says(
        "rule.noCommonAncestor.seen",
        ["first": scene.name(of: first), "second": scene.name(of: second)])
    case .constantNotFinite(let number):
      .says("rule.notFinite.constant.seen", ["number": number])
    case .multiplierNotFinite(let number):
      .says("rule.notFinite.multiplier.seen", ["number": number])
    }
  }

  /// Why Auto Layout has this rule.
  package func meaning(in scene: Scene) -> Sentence {
    switch fact {
    case .firstItemMissing: .says("rule.firstItemMissing.meaning")
    case .sizeFromPosition: .says("rule.sizeFromPosition.meaning")
    case .positionAlone(let first, let length):
      .says(
        "rule.positionNeedsAnchor.meaning",
        ["first": .text(scene.name(of: first)), "length": .points(length)])
    case .positionScaled(_, _, let multiplier):
      .says("rule.positionMultiplier.meaning", ["multiplier": exactText(multiplier)])
    case .axesMixed: .says("rule.axesMixed.meaning")
    case .directionsMixed(_, let second):
      .says("rule.leadingMixedWithLeft.meaning", ["item": scene[second.item].name])
    case .priorityOutOfRange: .says("rule.priorityOutOfRange.meaning")
    case .noCommonAncestor(let first, let second):
      .says(
        "rule.noCommonAncestor.meaning",
        ["firstItem": scene[first.item].name, "secondItem": scene[second.item].name])
    case .constantNotFinite, .multiplierNotFinite: .says("rule.notFinite.meaning")
    }
  }

  package func next(in scene: Scene) -> Sentence {
    switch fact {
    case .firstItemMissing: .says("rule.firstItemMissing.next")
    case .sizeFromPosition(let first, _):
      .says("rule.sizeFromPosition.next", ["first": scene.name(of: first)])
    case .positionAlone(let first, _):
      .says("rule.positionNeedsAnchor.next", ["first": scene.name(of: first)])
    case .positionScaled: .says("rule.positionMultiplier.next")
    case .axesMixed(let first, _):
      .says("rule.axesMixed.next", ["first": scene.name(of: first)])
    case .directionsMixed(_, let second):
      .says("rule.leadingMixedWithLeft.next", ["second": scene.name(of: second)])
    case .priorityOutOfRange: .says("rule.priorityOutOfRange.next")
    case .noCommonAncestor: .says("rule.noCommonAncestor.next")
    case .constantNotFinite, .multiplierNotFinite: .says("rule.notFinite.next")
    }
  }
}

/// Why constraints that somebody wrote can't be solved in reasonable time and room, and the sentence
/// that says so.
package enum SolverLimit: Hashable, Sendable {
  /// They hang together so closely that solving them would take too long.
  case solving
  /// Their numbers are so large or small that reckoning with them leaves what a computer can hold.
  case numbers

  /// What an error of the solver means for lines that somebody wrote; `nil` if it is our mistake.
  package init?(_ error: SolverError) {
    switch error {
    case .tooLarge: self = .solving
    case .overflow, .rowNotFinite, .badlyScaled: self = .numbers
    case .unknownVariable, .unbounded, .residual, .negative, .lostOptimum, .noConflict,
      .unknownItem, .noCommonAncestor:
      return nil
    }
  }

  package var sentence: Sentence {
    switch self {
    case .solving: .says("feedback.limitExceeded.solving")
    case .numbers: .says("feedback.limitExceeded.numbers")
    }
  }
}
