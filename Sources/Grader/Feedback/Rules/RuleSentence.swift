import Course

/// The sentences about lines that break a validity rule.
package enum RuleSentence: String, SentenceKey {
  case firstItemSeen = "rule.firstItemMissing.seen"
  case firstItemMeaning = "rule.firstItemMissing.meaning"
  case firstItemNext = "rule.firstItemMissing.next"
  case sizeSeen = "rule.sizeFromPosition.seen"
  case sizeTurnedSeen = "rule.sizeFromPosition.turned.seen"
  case sizeMeaning = "rule.sizeFromPosition.meaning"
  case sizeNext = "rule.sizeFromPosition.next"
  case aloneSeen = "rule.positionNeedsAnchor.seen"
  case aloneMeaning = "rule.positionNeedsAnchor.meaning"
  case aloneNext = "rule.positionNeedsAnchor.next"
  case scaledSeen = "rule.positionMultiplier.seen"
  case scaledMeaning = "rule.positionMultiplier.meaning"
  case scaledNext = "rule.positionMultiplier.next"
  case axesSeen = "rule.axesMixed.seen"
  case axesMeaning = "rule.axesMixed.meaning"
  case axesNext = "rule.axesMixed.next"
  case leftSeen = "rule.leadingMixedWithLeft.seen"
  case leftMeaning = "rule.leadingMixedWithLeft.meaning"
  case leftNext = "rule.leadingMixedWithLeft.next"
  case prioritySeen = "rule.priorityOutOfRange.seen"
  case priorityMeaning = "rule.priorityOutOfRange.meaning"
  case priorityNext = "rule.priorityOutOfRange.next"
  case ancestorSeen = "rule.noCommonAncestor.seen"
  case ancestorMeaning = "rule.noCommonAncestor.meaning"
  case ancestorNext = "rule.noCommonAncestor.next"
  case constantSeen = "rule.notFinite.constant.seen"
  case multiplierSeen = "rule.notFinite.multiplier.seen"
  case finiteMeaning = "rule.notFinite.meaning"
  case finiteNext = "rule.notFinite.next"

  package var parameters: Set<String> {
    switch self {
    case .sizeSeen, .sizeTurnedSeen, .axesSeen, .leftSeen, .ancestorSeen: ["first", "second"]
    case .aloneSeen, .aloneMeaning: ["first", "length"]
    case .aloneNext, .sizeNext, .axesNext: ["first"]
    case .leftNext: ["second"]
    case .leftMeaning: ["item"]
    case .scaledSeen: ["second", "multiplier"]
    case .scaledMeaning: ["multiplier"]
    case .prioritySeen: ["priority"]
    case .ancestorMeaning: ["firstItem", "secondItem"]
    case .constantSeen, .multiplierSeen: ["number"]
    default: []
    }
  }
}
