package import Course
package import LayoutEngine

extension FormError {
  package var message: Sentence {
    switch self {
    case .noRelation: EquationSentence.noRelation
    case .notARelation(let sign, _): EquationSentence.notARelation(sign: sign)
    case .leftSideEmpty: EquationSentence.leftSideEmpty
    case .nothingAfter(let text): EquationSentence.nothingAfter(text: text)
    case .nothingBefore(let text): EquationSentence.nothingBefore(text: text)
    case .numberMissing: EquationSentence.numberMissing
    case .blank: EquationSentence.blank
    case .operatorMissingAfterNumber: EquationSentence.operatorMissingAfterNumber
    case .operatorMissing(let text): EquationSentence.operatorMissing(text: text)
    case .assignment: EquationSentence.assignment
    case .notEqual: EquationSentence.notEqual
    case .strictInequality: EquationSentence.strictInequality
    case .tooManyRelations: EquationSentence.tooManyRelations
    case .oppositeRelations: EquationSentence.oppositeRelations
    }
  }

  package var hint: Sentence? {
    switch self {
    case .noRelation(let example): example.map { .forExample($0) }
    case .notARelation(_, let suggestion): .write(suggestion.sign)
    case .strictInequality(let suggestion): .write(suggestion.sign)
    case .numberMissing: .forExample("320 - 200")
    case .blank: EquationSentence.blankHint
    case .operatorMissingAfterNumber(let number, let name): .write("\(number) * \(name)")
    case .operatorMissing: EquationSentence.operatorMissingHint
    case .assignment: EquationSentence.assignmentHint
    case .notEqual: EquationSentence.notEqualHint
    case .oppositeRelations: EquationSentence.oppositeRelationsHint
    case .leftSideEmpty, .nothingAfter, .nothingBefore, .tooManyRelations: nil
    }
  }
}
