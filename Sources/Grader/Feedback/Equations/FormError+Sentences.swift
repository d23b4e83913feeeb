package import Course
package import LayoutEngine

extension FormError {
  package var message: Sentence {
    switch self {
    case .noRelation: .equation(.noRelation)
    case .notARelation(let sign, _): .equation(.notARelation, ["sign": .text(sign)])
    case .leftSideEmpty: .equation(.leftSideEmpty)
    case .nothingAfter(let text): .equation(.nothingAfter, ["text": .text(text)])
    case .nothingBefore(let text): .equation(.nothingBefore, ["text": .text(text)])
    case .numberMissing: .equation(.numberMissing)
    case .blank: .equation(.blank)
    case .operatorMissingAfterNumber: .equation(.operatorMissingAfterNumber)
    case .operatorMissing(let text): .equation(.operatorMissing, ["text": .text(text)])
    case .assignment: .equation(.assignment)
    case .notEqual: .equation(.notEqual)
    case .strictInequality: .equation(.strictInequality)
    case .tooManyRelations: .equation(.tooManyRelations)
    case .oppositeRelations: .equation(.oppositeRelations)
    }
  }

  package var hint: Sentence? {
    switch self {
    case .noRelation(let example): example.map { .forExample($0) }
    case .notARelation(_, let suggestion): .write(suggestion.sign)
    case .strictInequality(let suggestion): .write(suggestion.sign)
    case .numberMissing: .forExample("320 - 200")
    case .blank: .equation(.blankHint)
    case .operatorMissingAfterNumber(let number, let name): .write("\(number) * \(name)")
    case .operatorMissing: .equation(.operatorMissingHint)
    case .assignment: .equation(.assignmentHint)
    case .notEqual: .equation(.notEqualHint)
    case .oppositeRelations: .equation(.oppositeRelationsHint)
    case .leftSideEmpty, .nothingAfter, .nothingBefore, .tooManyRelations: nil
    }
  }
}
