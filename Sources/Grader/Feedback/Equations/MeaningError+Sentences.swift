package import Course
package import LayoutEngine

extension MeaningError {
  package var message: Sentence {
    switch self {
    case .attributesMultiplied: EquationSentence.attributesMultiplied
    case .attributeAsDivisor: EquationSentence.attributeAsDivisor
    case .divisionByZero: EquationSentence.divisionByZero
    case .notFinite: EquationSentence.notFinite
    case .notANumber(let text): EquationSentence.notANumber(text: text)
    case .thirdAttribute: EquationSentence.thirdAttribute
    case .relatedToItself(let anchor): EquationSentence.relatedToItself(anchor: anchor)
    case .noAttribute: EquationSentence.noAttribute
    case .allMultipliedByZero: EquationSentence.allMultipliedByZero
    }
  }

  package var hint: Sentence? {
    switch self {
    case .notANumber: EquationSentence.notANumberHint
    case .thirdAttribute: EquationSentence.thirdAttributeHint
    case .attributesMultiplied, .attributeAsDivisor, .divisionByZero, .notFinite,
      .relatedToItself, .noAttribute, .allMultipliedByZero:
      nil
    }
  }
}
