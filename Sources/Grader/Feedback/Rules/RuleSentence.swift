package import Course

/// The sentences about lines that break a validity rule.
package enum RuleSentence: SentenceArea {
  package static var firstItemSeen: Sentence { says("rule.firstItemMissing.seen") }
  package static var firstItemMeaning: Sentence { says("rule.firstItemMissing.meaning") }
  package static var firstItemNext: Sentence { says("rule.firstItemMissing.next") }
  package static func sizeSeen(first: String, second: String) -> Sentence {
    says("rule.sizeFromPosition.seen", ["first": .text(first), "second": .text(second)])
  }
  package static func positionSeen(first: String, second: String) -> Sentence {
    says("rule.sizeFromPosition.position.seen", ["first": .text(first), "second": .text(second)])
  }
  package static var sizeMeaning: Sentence { says("rule.sizeFromPosition.meaning") }
  package static func sizeNext(first: String) -> Sentence {
    says("rule.sizeFromPosition.next", ["first": .text(first)])
  }
  package static func aloneSeen(first: String, length: Double) -> Sentence {
    says("rule.positionNeedsAnchor.seen", ["first": .text(first), "length": .points(length)])
  }
  package static func aloneMeaning(first: String, length: Double) -> Sentence {
    says("rule.positionNeedsAnchor.meaning", ["first": .text(first), "length": .points(length)])
  }
  package static func aloneNext(first: String) -> Sentence {
    says("rule.positionNeedsAnchor.next", ["first": .text(first)])
  }
  package static func scaledSeen(second: String, multiplier: String) -> Sentence {
    says(
      "rule.positionMultiplier.seen", ["second": .text(second), "multiplier": .text(multiplier)])
  }
  package static func scaledMeaning(multiplier: String) -> Sentence {
    says("rule.positionMultiplier.meaning", ["multiplier": .text(multiplier)])
  }
  package static var scaledNext: Sentence { says("rule.positionMultiplier.next") }
  package static func axesSeen(first: String, second: String) -> Sentence {
    says("rule.axesMixed.seen", ["first": .text(first), "second": .text(second)])
  }
  package static var axesMeaning: Sentence { says("rule.axesMixed.meaning") }
  package static func axesNext(first: String) -> Sentence {
    says("rule.axesMixed.next", ["first": .text(first)])
  }
  package static func leftSeen(first: String, second: String) -> Sentence {
    says("rule.leadingMixedWithLeft.seen", ["first": .text(first), "second": .text(second)])
  }
  package static func leftMeaning(item: String) -> Sentence {
    says("rule.leadingMixedWithLeft.meaning", ["item": .text(item)])
  }
  package static func leftNext(second: String) -> Sentence {
    says("rule.leadingMixedWithLeft.next", ["second": .text(second)])
  }
  package static func prioritySeen(priority: String) -> Sentence {
    says("rule.priorityOutOfRange.seen", ["priority": .text(priority)])
  }
  package static var priorityMeaning: Sentence { says("rule.priorityOutOfRange.meaning") }
  package static var priorityNext: Sentence { says("rule.priorityOutOfRange.next") }
  package static func ancestorSeen(first: String, second: String) -> Sentence {
    says("rule.noCommonAncestor.seen", ["first": .text(first), "second": .text(second)])
  }
  package static func ancestorMeaning(firstItem: String, secondItem: String) -> Sentence {
    says(
      "rule.noCommonAncestor.meaning",
      ["firstItem": .text(firstItem), "secondItem": .text(secondItem)])
  }
  package static var ancestorNext: Sentence { says("rule.noCommonAncestor.next") }
  package static func constantSeen(number: Double) -> Sentence {
    says("rule.notFinite.constant.seen", ["number": .points(number)])
  }
  package static func multiplierSeen(number: Double) -> Sentence {
    says("rule.notFinite.multiplier.seen", ["number": .points(number)])
  }
  package static var finiteMeaning: Sentence { says("rule.notFinite.meaning") }
  package static var finiteNext: Sentence { says("rule.notFinite.next") }
}
