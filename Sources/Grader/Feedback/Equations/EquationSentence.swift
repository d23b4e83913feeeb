/// The sentences about statements that can't be read; hints say how to mend them.
package enum EquationSentence: String, SentenceKey {
  case unexpectedCharacter = "equation.unexpectedCharacter"
  case unexpectedText = "equation.unexpectedText"
  case unexpectedTextHint = "equation.unexpectedText.hint"
  case twoDots = "equation.twoDots"
  case twoDotsHint = "equation.twoDots.hint"
  case decimalComma = "equation.decimalComma"
  case decimalCommaHint = "equation.decimalComma.hint"
  case twoDecimalPoints = "equation.twoDecimalPoints"
  case pixels = "equation.pixels"
  case pixelsHint = "equation.pixels.hint"
  case percent = "equation.percent"
  case percentHint = "equation.percent.hint"
  case parenthesisNotClosed = "equation.parenthesisNotClosed"
  case parenthesisNotOpened = "equation.parenthesisNotOpened"
  case nestedTooDeeply = "equation.nestedTooDeeply"
  case quoteNotClosed = "equation.quoteNotClosed"
  case commentNotClosed = "equation.commentNotClosed"
  case visualFormat = "equation.visualFormat"
  case visualFormatHint = "equation.visualFormat.hint"

  case noRelation = "equation.noRelation"
  case example = "equation.example.hint"
  case notARelation = "equation.notARelation"
  case write = "equation.write.hint"
  case leftSideEmpty = "equation.leftSideEmpty"
  case nothingAfter = "equation.nothingAfter"
  case nothingBefore = "equation.nothingBefore"
  case numberMissing = "equation.numberMissing"
  case blank = "equation.blank"
  case numberRunsIntoName = "equation.numberRunsIntoName"
  case numberRunsIntoNameHint = "equation.numberRunsIntoName.hint"
  case operatorMissing = "equation.operatorMissing"
  case operatorMissingHint = "equation.operatorMissing.hint"
  case assignment = "equation.assignment"
  case assignmentHint = "equation.assignment.hint"
  case notEqual = "equation.notEqual"
  case strictInequality = "equation.strictInequality"
  case tooManyRelations = "equation.tooManyRelations"
  case oppositeRelations = "equation.oppositeRelations"
  case oppositeRelationsHint = "equation.oppositeRelations.hint"

  case unknownAttribute = "equation.unknownAttribute"
  case unknownItem = "equation.unknownItem"
  case didYouMean = "equation.didYouMean.hint"
  case noSuperview = "equation.noSuperview"
  case superviewOfNothing = "equation.superviewOfNothing"
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

  case or = "equation.or"
  case and = "equation.and"

  package var parameters: Set<String> {
    switch self {
    case .unexpectedCharacter, .unexpectedText, .notARelation, .nothingAfter, .nothingBefore:
      ["text"]
    case .write, .example: ["text"]
    case .decimalCommaHint: ["number"]
    case .percentHint: ["factor", "attribute"]
    case .nestedTooDeeply: ["limit"]
    case .numberRunsIntoNameHint: ["number", "name"]
    case .operatorMissing: ["name"]
    case .unknownAttribute, .unknownItem, .composite, .attributeMissing, .attributeMissingHint,
      .itemMissing, .attributeOfAttribute, .noSuperview, .notANumber, .relatedToItself,
      .unknownPriority:
      ["name"]
    case .didYouMean: ["names"]
    case .priorityOutOfRange: ["priority"]
    case .or, .and: ["first", "last"]
    default: []
    }
  }
}
