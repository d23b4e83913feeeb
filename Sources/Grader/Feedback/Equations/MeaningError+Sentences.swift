package import Course
package import LayoutEngine

extension MeaningError {
  package var message: Sentence {
    switch self {
    case .attributesMultiplied: .equation(.attributesMultiplied)
    case .attributeAsDivisor: .equation(.attributeAsDivisor)
    case .divisionByZero: .equation(.divisionByZero)
    case .notFinite: .equation(.notFinite)
    case .notANumber(let text): .equation(.notANumber, ["text": .text(text)])
    case .thirdAttribute: .equation(.thirdAttribute)
    case .relatedToItself(let anchor): .equation(.relatedToItself, ["anchor": .text(anchor)])
    case .noAttribute: .equation(.noAttribute)
    case .allMultipliedByZero: .equation(.allMultipliedByZero)
    }
  }

  package var hint: Sentence? {
    switch self {
    case .notANumber: .equation(.notANumberHint)
    case .thirdAttribute: .equation(.thirdAttributeHint)
    case .attributesMultiplied, .attributeAsDivisor, .divisionByZero, .notFinite,
      .relatedToItself, .noAttribute, .allMultipliedByZero:
      nil
    }
  }
}
