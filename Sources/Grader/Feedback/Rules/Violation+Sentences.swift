package import Course
package import LayoutEngine

extension Violation {
  /// What the line says, and how that breaks the rule.
  package func seen(in scene: Scene) -> Sentence {
    switch fact {
    case .firstItemMissing: RuleSentence.firstItemSeen
    case .sizeFromPosition(let first, let second):
      first.attribute.kind == .size
        ? RuleSentence.sizeSeen(first: scene.name(of: first), second: scene.name(of: second))
        : RuleSentence.positionSeen(first: scene.name(of: first), second: scene.name(of: second))
    case .positionAlone(let first, let length):
      RuleSentence.aloneSeen(first: scene.name(of: first), length: length)
    case .positionScaled(_, let second, let multiplier):
      RuleSentence.scaledSeen(
        second: scene.name(of: second), multiplier: exactText(multiplier))
    case .axesMixed(let first, let second):
      RuleSentence.axesSeen(first: scene.name(of: first), second: scene.name(of: second))
    case .directionsMixed(let first, let second):
      RuleSentence.leftSeen(first: scene.name(of: first), second: scene.name(of: second))
    case .priorityOutOfRange(let priority):
      RuleSentence.prioritySeen(priority: exactText(priority))
    case .noCommonAncestor(let first, let second):
      RuleSentence.ancestorSeen(first: scene.name(of: first), second: scene.name(of: second))
    case .constantNotFinite(let number):
      RuleSentence.constantSeen(number: number)
    case .multiplierNotFinite(let number):
      RuleSentence.multiplierSeen(number: number)
    }
  }

  /// Why Auto Layout has this rule.
  package func meaning(in scene: Scene) -> Sentence {
    switch fact {
    case .firstItemMissing: RuleSentence.firstItemMeaning
    case .sizeFromPosition: RuleSentence.sizeMeaning
    case .positionAlone(let first, let length):
      RuleSentence.aloneMeaning(first: scene.name(of: first), length: length)
    case .positionScaled(_, _, let multiplier):
      RuleSentence.scaledMeaning(multiplier: exactText(multiplier))
    case .axesMixed: RuleSentence.axesMeaning
    case .directionsMixed(_, let second):
      RuleSentence.leftMeaning(item: scene[second.item].name)
    case .priorityOutOfRange: RuleSentence.priorityMeaning
    case .noCommonAncestor(let first, let second):
      RuleSentence.ancestorMeaning(
        firstItem: scene[first.item].name, secondItem: scene[second.item].name)
    case .constantNotFinite, .multiplierNotFinite: RuleSentence.finiteMeaning
    }
  }

  /// What to think about next.
  package func next(in scene: Scene) -> Sentence {
    switch fact {
    case .firstItemMissing: RuleSentence.firstItemNext
    case .sizeFromPosition(let first, _):
      RuleSentence.sizeNext(first: scene.name(of: first))
    case .positionAlone(let first, _):
      RuleSentence.aloneNext(first: scene.name(of: first))
    case .positionScaled: RuleSentence.scaledNext
    case .axesMixed(let first, _):
      RuleSentence.axesNext(first: scene.name(of: first))
    case .directionsMixed(_, let second):
      RuleSentence.leftNext(second: scene.name(of: second))
    case .priorityOutOfRange: RuleSentence.priorityNext
    case .noCommonAncestor: RuleSentence.ancestorNext
    case .constantNotFinite, .multiplierNotFinite: RuleSentence.finiteNext
    }
  }
}
