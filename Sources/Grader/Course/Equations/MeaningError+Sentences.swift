package import LayoutEngine

extension MeaningError {
  package var message: Sentence {
    switch self {
    case .attributesMultiplied: .says("equation.attributesMultiplied")
    case .attributeAsDivisor: .says("equation.attributeAsDivisor")
    case .divisionByZero: .says("equation.divisionByZero")
    case .notFinite: .says("equation.notFinite")
    case .notANumber(let text): .says("equation.notANumber", ["text": .text(text)])
    case .thirdAttribute: .says("equation.thirdAttribute")
    case .relatedToItself(let anchor): .says("equation.relatedToItself", ["anchor": .text(anchor)])
    case .noAttribute: .says("equation.noAttribute")
    case .allMultipliedByZero: .says("equation.allMultipliedByZero")
    }
  }

  package var hint: Sentence? {
    switch self {
    case .notANumber: .says("equation.notANumber.hint")
    case .thirdAttribute: .says("equation.thirdAttribute.hint")
    case .attributesMultiplied, .attributeAsDivisor, .divisionByZero, .notFinite,
      .relatedToItself, .noAttribute, .allMultipliedByZero:
      nil
    }
  }
}
