import LayoutEngine

extension FormFault {
  var message: Sentence {
    switch self {
    case .noRelation: .equation(.noRelation)
    case .notARelation(let text, _): .equation(.notARelation, ["text": text])
    case .leftSideEmpty: .equation(.leftSideEmpty)
    case .nothingAfter(let text): .equation(.nothingAfter, ["text": text])
    case .nothingBefore(let text): .equation(.nothingBefore, ["text": text])
    case .numberMissing: .equation(.numberMissing)
    case .blank: .equation(.blank)
    case .operatorMissingAfterNumber: .equation(.numberRunsIntoName)
    case .operatorMissing(let name): .equation(.operatorMissing, ["name": name])
    case .assignment: .equation(.assignment)
    case .notEqual: .equation(.notEqual)
    case .strictInequality: .equation(.strictInequality)
    case .tooManyRelations: .equation(.tooManyRelations)
    case .oppositeRelations: .equation(.oppositeRelations)
    }
  }

  var hint: Sentence? {
    switch self {
    case .noRelation(let example): example.map { .equation(.example, ["text": $0]) }
    case .notARelation(_, let suggestion), .strictInequality(let suggestion):
      .equation(.write, ["text": suggestion.sign])
    case .operatorMissingAfterNumber(let number, let name):
      .equation(.numberRunsIntoNameHint, ["number": number, "name": name])
    case .operatorMissing: .equation(.operatorMissingHint)
    case .assignment: .equation(.assignmentHint)
    case .oppositeRelations: .equation(.oppositeRelationsHint)
    case .leftSideEmpty, .nothingAfter, .nothingBefore, .numberMissing, .blank, .notEqual,
      .tooManyRelations:
      nil
    }
  }
}
