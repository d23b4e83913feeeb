import Course

/// The sentences about equations that can't be read.
///
/// Messages begin with a small letter and end without a full stop, because a place stands before
/// them: `3:24 error E202: unknown view Button`.
package enum EquationSentence: String, SentenceKey {
  case unexpectedCharacter = "equation.unexpectedCharacter"
  case unexpectedText = "equation.unexpectedText"
  case unexpectedTextHint = "equation.unexpectedText.hint"
  case twoDots = "equation.twoDots"
  case twoDotsHint = "equation.twoDots.hint"
  case decimalComma = "equation.decimalComma"
  case twoDecimalPoints = "equation.twoDecimalPoints"
  case pixels = "equation.pixels"
  case pixelsHint = "equation.pixels.hint"
  case percent = "equation.percent"
  case parenthesisNotClosed = "equation.parenthesisNotClosed"
  case parenthesisNotClosedHint = "equation.parenthesisNotClosed.hint"
  case parenthesisNotOpened = "equation.parenthesisNotOpened"
  case nestedTooDeeply = "equation.nestedTooDeeply"
  case quoteNotClosed = "equation.quoteNotClosed"
  case quoteNotClosedHint = "equation.quoteNotClosed.hint"
  case commentNotClosed = "equation.commentNotClosed"
  case commentNotClosedHint = "equation.commentNotClosed.hint"
  case noRelation = "equation.noRelation"
  case notARelation = "equation.notARelation"
  case leftSideEmpty = "equation.leftSideEmpty"
  case nothingAfter = "equation.nothingAfter"
  case nothingBefore = "equation.nothingBefore"
  case numberMissing = "equation.numberMissing"
  case blank = "equation.blank"
  case blankHint = "equation.blank.hint"
  case operatorMissingAfterNumber = "equation.operatorMissingAfterNumber"
  case operatorMissing = "equation.operatorMissing"
  case operatorMissingHint = "equation.operatorMissing.hint"
  case assignment = "equation.assignment"
  case assignmentHint = "equation.assignment.hint"
  case notEqual = "equation.notEqual"
  case notEqualHint = "equation.notEqual.hint"
  case strictInequality = "equation.strictInequality"
  case tooManyRelations = "equation.tooManyRelations"
  case oppositeRelations = "equation.oppositeRelations"
  case oppositeRelationsHint = "equation.oppositeRelations.hint"
  case unknownAttribute = "equation.unknownAttribute"
  case unknownItem = "equation.unknownItem"
  case noSuperview = "equation.noSuperview"
  case superviewOfNothing = "equation.superviewOfNothing"
  case superviewOfNothingHint = "equation.superviewOfNothing.hint"
  case composite = "equation.composite"
  case attributeMissing = "equation.attributeMissing"
  case attributeMissingHint = "equation.attributeMissing.hint"
  case attributeMissingAfterDot = "equation.attributeMissingAfterDot"
  case itemMissing = "equation.itemMissing"
  case attributeOfAttribute = "equation.attributeOfAttribute"
  case notAnAttribute = "equation.notAnAttribute"
  case attributesMultiplied = "equation.attributesMultiplied"
  case attributeAsDivisor = "equation.attributeAsDivisor"
  case divisionByZero = "equation.divisionByZero"
  case notFinite = "equation.notFinite"
  case notANumber = "equation.notANumber"
  case notANumberHint = "equation.notANumber.hint"
  case thirdAttribute = "equation.thirdAttribute"
  case thirdAttributeHint = "equation.thirdAttribute.hint"
  case relatedToItself = "equation.relatedToItself"
  case noAttribute = "equation.noAttribute"
  case allMultipliedByZero = "equation.allMultipliedByZero"
  case priorityMissing = "equation.priorityMissing"
  case unknownPriority = "equation.unknownPriority"
  case secondPriority = "equation.secondPriority"
  case priorityOutOfRange = "equation.priorityOutOfRange"
  case priorityOutOfRangeHint = "equation.priorityOutOfRange.hint"
  case write = "equation.write"
  case forExample = "equation.forExample"
  case didYouMean = "equation.didYouMean"
  case bothOf = "equation.bothOf"
  case oneOf = "equation.oneOf"
  case listed = "equation.listed"

  package var parameters: Set<String> {
    switch self {
    case .unexpectedCharacter: ["character"]
    case .unexpectedText, .nothingAfter, .nothingBefore, .operatorMissing, .notANumber, .write,
      .forExample:
      ["text"]
    case .nestedTooDeeply: ["limit"]
    case .notARelation: ["sign"]
    case .unknownAttribute, .unknownItem, .composite, .attributeOfAttribute, .unknownPriority:
      ["name"]
    case .noSuperview, .attributeMissing, .attributeMissingHint: ["item"]
    case .itemMissing: ["attribute"]
    case .relatedToItself: ["anchor"]
    case .priorityOutOfRange: ["priority"]
    case .didYouMean: ["names"]
    case .bothOf, .oneOf: ["first", "last"]
    case .listed: ["first", "next"]
    default: []
    }
  }
}
