package import LayoutEngine

extension FormError {
  package var message: Sentence {
    switch self {
    case .noRelation: .says("equation.noRelation")
    case .notARelation(let sign, _): EquationSentence.notARelation(sign: sign)
    case .leftSideEmpty: .says("equation.leftSideEmpty")
    case .nothingAfter(let text): .says("equation.nothingAfter", ["text": .text(text)])
    case .nothingBefore(let text): .says("equation.nothingBefore", ["text": .text(text)])
    case .numberMissing: .says("equation.numberMissing")
    case .blank: .says("equation.blank")
    case .operatorMissingAfterNumber: .says("equation.operatorMissingAfterNumber")
    case .operatorMissing(let text): .says("equation.operatorMissing", ["text": .text(text)])
    case .assignment: .says("equation.assignment")
    case .notEqual: .says("equation.notEqual")
    case .strictInequality: .says("equation.strictInequality")
    case .tooManyRelations: .says("equation.tooManyRelations")
    case .oppositeRelations: .says("equation.oppositeRelations")
    }
  }

  package var hint: Sentence? {
    switch self {
    case .noRelation(let example): example.map { .forExample($0) }
    case .notARelation(_, let suggestion): .write(suggestion.sign)
    case .strictInequality(let suggestion): .write(suggestion.sign)
    case .numberMissing: .forExample("320 - 200")
    case .blank: .says("equation.blank.hint")
    case .operatorMissingAfterNumber(let number, let name): .write("\(number) * \(name)")
    case .operatorMissing: .says("equation.operatorMissing.hint")
    case .assignment: .says("equation.assignment.hint")
    case .notEqual: .says("equation.notEqual.hint")
    case .oppositeRelations: .says("equation.oppositeRelations.hint")
    case .leftSideEmpty, .nothingAfter, .nothingBefore, .tooManyRelations: nil
    }
  }
}
