import LayoutEngine

extension MeaningFault {
  var message: Sentence {
    switch self {
    case .attributesMultiplied: .equation(.attributesMultiplied)
    case .attributeAsDivisor: .equation(.attributeAsDivisor)
    case .divisionByZero: .equation(.divisionByZero)
    case .notFinite: .equation(.notFinite)
    case .notANumber(let name): .equation(.notANumber, ["name": name])
    case .thirdAttribute: .equation(.thirdAttribute)
    case .relatedToItself(let name): .equation(.relatedToItself, ["name": name])
    case .noAttribute: .equation(.noAttribute)
    case .allMultipliedByZero: .equation(.allMultipliedByZero)
    }
  }

  var hint: Sentence? {
    self == .thirdAttribute ? .equation(.thirdAttributeHint) : nil
  }
}

extension PriorityFault {
  var message: Sentence {
    switch self {
    case .missing: .equation(.priorityMissing)
    case .unknown(let name, _): .equation(.unknownPriority, ["name": name])
    case .second: .equation(.secondPriority)
    case .outOfRange(let priority):
      Sentence(EquationSentence.priorityOutOfRange, ["priority": .text(exactText(priority))])
    }
  }

  var hint: Sentence? {
    switch self {
    case .missing: .equation(.example, ["text": "@750"])
    case .unknown(_, let suggestions): .didYouMean(suggestions)
    case .second: nil
    case .outOfRange: .equation(.priorityOutOfRangeHint)
    }
  }
}
