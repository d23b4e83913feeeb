package import Course

/// The sentences about equations that can't be read.
///
/// Messages begin with a small letter and end without a full stop, because a place stands before
/// them: `3:24 error E202: unknown view Button`.
package enum EquationSentence: SentenceArea {
  package static func unexpectedCharacter(character: String) -> Sentence {
    says("equation.unexpectedCharacter", ["character": .text(character)])
  }
  package static func unexpectedText(text: String) -> Sentence {
    says("equation.unexpectedText", ["text": .text(text)])
  }
  package static var unexpectedTextHint: Sentence { says("equation.unexpectedText.hint") }
  package static var twoDots: Sentence { says("equation.twoDots") }
  package static var twoDotsHint: Sentence { says("equation.twoDots.hint") }
  package static var decimalComma: Sentence { says("equation.decimalComma") }
  package static var twoDecimalPoints: Sentence { says("equation.twoDecimalPoints") }
  package static var pixels: Sentence { says("equation.pixels") }
  package static var pixelsHint: Sentence { says("equation.pixels.hint") }
  package static var percent: Sentence { says("equation.percent") }
  package static var parenthesisNotClosed: Sentence { says("equation.parenthesisNotClosed") }
  package static var parenthesisNotClosedHint: Sentence {
    says("equation.parenthesisNotClosed.hint")
  }
  package static var parenthesisNotOpened: Sentence { says("equation.parenthesisNotOpened") }
  package static func nestedTooDeeply(limit: Int) -> Sentence {
    says("equation.nestedTooDeeply", ["limit": .count(limit)])
  }
  package static var quoteNotClosed: Sentence { says("equation.quoteNotClosed") }
  package static var quoteNotClosedHint: Sentence { says("equation.quoteNotClosed.hint") }
  package static var commentNotClosed: Sentence { says("equation.commentNotClosed") }
  package static var commentNotClosedHint: Sentence { says("equation.commentNotClosed.hint") }
  package static var noRelation: Sentence { says("equation.noRelation") }
  package static func notARelation(sign: String) -> Sentence {
    says("equation.notARelation", ["sign": .text(sign)])
  }
  package static var leftSideEmpty: Sentence { says("equation.leftSideEmpty") }
  package static func nothingAfter(text: String) -> Sentence {
    says("equation.nothingAfter", ["text": .text(text)])
  }
  package static func nothingBefore(text: String) -> Sentence {
    says("equation.nothingBefore", ["text": .text(text)])
  }
  package static var numberMissing: Sentence { says("equation.numberMissing") }
  package static var blank: Sentence { says("equation.blank") }
  package static var blankHint: Sentence { says("equation.blank.hint") }
  package static var operatorMissingAfterNumber: Sentence {
    says("equation.operatorMissingAfterNumber")
  }
  package static func operatorMissing(text: String) -> Sentence {
    says("equation.operatorMissing", ["text": .text(text)])
  }
  package static var operatorMissingHint: Sentence { says("equation.operatorMissing.hint") }
  package static var assignment: Sentence { says("equation.assignment") }
  package static var assignmentHint: Sentence { says("equation.assignment.hint") }
  package static var notEqual: Sentence { says("equation.notEqual") }
  package static var notEqualHint: Sentence { says("equation.notEqual.hint") }
  package static var strictInequality: Sentence { says("equation.strictInequality") }
  package static var tooManyRelations: Sentence { says("equation.tooManyRelations") }
  package static var oppositeRelations: Sentence { says("equation.oppositeRelations") }
  package static var oppositeRelationsHint: Sentence { says("equation.oppositeRelations.hint") }
  package static func unknownAttribute(name: String) -> Sentence {
    says("equation.unknownAttribute", ["name": .text(name)])
  }
  package static func unknownItem(name: String) -> Sentence {
    says("equation.unknownItem", ["name": .text(name)])
  }
  package static func noSuperview(item: String) -> Sentence {
    says("equation.noSuperview", ["item": .text(item)])
  }
  package static var superviewOfNothing: Sentence { says("equation.superviewOfNothing") }
  package static var superviewOfNothingHint: Sentence { says("equation.superviewOfNothing.hint") }
  package static func composite(name: String) -> Sentence {
    says("equation.composite", ["name": .text(name)])
  }
  package static func attributeMissing(item: String) -> Sentence {
    says("equation.attributeMissing", ["item": .text(item)])
  }
  package static func attributeMissingHint(item: String) -> Sentence {
    says("equation.attributeMissing.hint", ["item": .text(item)])
  }
  package static var attributeMissingAfterDot: Sentence {
    says("equation.attributeMissingAfterDot")
  }
  package static func itemMissing(attribute: String) -> Sentence {
    says("equation.itemMissing", ["attribute": .text(attribute)])
  }
  package static func attributeOfAttribute(name: String) -> Sentence {
    says("equation.attributeOfAttribute", ["name": .text(name)])
  }
  package static var notAnAttribute: Sentence { says("equation.notAnAttribute") }
  package static var attributesMultiplied: Sentence { says("equation.attributesMultiplied") }
  package static var attributeAsDivisor: Sentence { says("equation.attributeAsDivisor") }
  package static var divisionByZero: Sentence { says("equation.divisionByZero") }
  package static var notFinite: Sentence { says("equation.notFinite") }
  package static func notANumber(text: String) -> Sentence {
    says("equation.notANumber", ["text": .text(text)])
  }
  package static var notANumberHint: Sentence { says("equation.notANumber.hint") }
  package static var thirdAttribute: Sentence { says("equation.thirdAttribute") }
  package static var thirdAttributeHint: Sentence { says("equation.thirdAttribute.hint") }
  package static func relatedToItself(anchor: String) -> Sentence {
    says("equation.relatedToItself", ["anchor": .text(anchor)])
  }
  package static var noAttribute: Sentence { says("equation.noAttribute") }
  package static var allMultipliedByZero: Sentence { says("equation.allMultipliedByZero") }
  package static var priorityMissing: Sentence { says("equation.priorityMissing") }
  package static func unknownPriority(name: String) -> Sentence {
    says("equation.unknownPriority", ["name": .text(name)])
  }
  package static var secondPriority: Sentence { says("equation.secondPriority") }
  package static func priorityOutOfRange(priority: String) -> Sentence {
    says("equation.priorityOutOfRange", ["priority": .text(priority)])
  }
  package static var priorityOutOfRangeHint: Sentence { says("equation.priorityOutOfRange.hint") }
  package static func write(text: Sentence.Value) -> Sentence {
    says("equation.write", ["text": text])
  }
  package static func forExample(text: String) -> Sentence {
    says("equation.forExample", ["text": .text(text)])
  }
  package static func didYouMean(names: Sentence.Value) -> Sentence {
    says("equation.didYouMean", ["names": names])
  }
  package static func bothOf(first: Sentence.Value, last: String) -> Sentence {
    says("equation.bothOf", ["first": first, "last": .text(last)])
  }
  package static func oneOf(first: Sentence.Value, last: String) -> Sentence {
    says("equation.oneOf", ["first": first, "last": .text(last)])
  }
  package static func listed(first: String, next: Sentence.Value) -> Sentence {
    says("equation.listed", ["first": .text(first), "next": next])
  }
}
