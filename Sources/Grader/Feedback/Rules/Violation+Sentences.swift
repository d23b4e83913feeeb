package import Course
package import LayoutEngine

extension Violation {
  /// What the line says against the rule.
  package func seen(in scene: Scene) -> Sentence {
    switch fact {
    case .firstItemMissing: Sentence(RuleSentence.firstItemSeen)
    case .sizeFromPosition(let first, let second):
      Sentence(
        first.attribute.kind == .size ? RuleSentence.sizeSeen : .sizeTurnedSeen,
        names(scene, first, second))
    case .positionAlone(let first, let length):
      Sentence(RuleSentence.aloneSeen, values(scene, first, length))
    case .positionScaled(_, let second, let multiplier):
      Sentence(RuleSentence.scaledSeen, scaled(scene, second, multiplier))
    case .axesMixed(let first, let second):
      Sentence(RuleSentence.axesSeen, names(scene, first, second))
    case .directionsMixed(let first, let second):
      Sentence(RuleSentence.leftSeen, names(scene, first, second))
    case .priorityOutOfRange(let priority):
      Sentence(RuleSentence.prioritySeen, ["priority": .text(exactText(priority))])
    case .noCommonAncestor(let first, let second):
      Sentence(RuleSentence.ancestorSeen, names(scene, first, second))
    case .constantNotFinite(let number):
      Sentence(RuleSentence.constantSeen, ["number": .points(number)])
    case .multiplierNotFinite(let number):
      Sentence(RuleSentence.multiplierSeen, ["number": .points(number)])
    }
  }

  /// What that would be in the picture.
  package func meaning(in scene: Scene) -> Sentence {
    switch fact {
    case .firstItemMissing: Sentence(RuleSentence.firstItemMeaning)
    case .sizeFromPosition: Sentence(RuleSentence.sizeMeaning)
    case .positionAlone(let first, let length):
      Sentence(RuleSentence.aloneMeaning, values(scene, first, length))
    case .positionScaled(_, let second, let multiplier):
      Sentence(RuleSentence.scaledMeaning, scaled(scene, second, multiplier))
    case .axesMixed: Sentence(RuleSentence.axesMeaning)
    case .directionsMixed(_, let second):
      Sentence(RuleSentence.leftMeaning, ["item": .text(scene[second.item].name)])
    case .priorityOutOfRange: Sentence(RuleSentence.priorityMeaning)
    case .noCommonAncestor(let first, let second):
      Sentence(
        RuleSentence.ancestorMeaning,
        [
          "firstItem": .text(scene[first.item].name),
          "secondItem": .text(scene[second.item].name),
        ])
    case .constantNotFinite, .multiplierNotFinite: Sentence(RuleSentence.finiteMeaning)
    }
  }

  /// What to ask oneself next.
  package func next(in scene: Scene) -> Sentence {
    switch fact {
    case .firstItemMissing: Sentence(RuleSentence.firstItemNext)
    case .sizeFromPosition(let first, _):
      Sentence(RuleSentence.sizeNext, ["first": .text(scene.name(of: first))])
    case .positionAlone(let first, _):
      Sentence(RuleSentence.aloneNext, ["first": .text(scene.name(of: first))])
    case .positionScaled: Sentence(RuleSentence.scaledNext)
    case .axesMixed(let first, _):
      Sentence(RuleSentence.axesNext, ["first": .text(scene.name(of: first))])
    case .directionsMixed(_, let second):
      Sentence(RuleSentence.leftNext, ["second": .text(scene.name(of: second))])
    case .priorityOutOfRange: Sentence(RuleSentence.priorityNext)
    case .noCommonAncestor: Sentence(RuleSentence.ancestorNext)
    case .constantNotFinite, .multiplierNotFinite: Sentence(RuleSentence.finiteNext)
    }
  }

  private func names(
    _ scene: Scene, _ first: Anchor, _ second: Anchor
  ) -> [String: Sentence.Value] {
    ["first": .text(scene.name(of: first)), "second": .text(scene.name(of: second))]
  }

  private func values(
    _ scene: Scene, _ first: Anchor, _ length: Double
  ) -> [String: Sentence.Value] {
    ["first": .text(scene.name(of: first)), "length": .points(length)]
  }

  private func scaled(
    _ scene: Scene, _ second: Anchor, _ multiplier: Double
  ) -> [String: Sentence.Value] {
    ["second": .text(scene.name(of: second)), "multiplier": .text(exactText(multiplier))]
  }
}
