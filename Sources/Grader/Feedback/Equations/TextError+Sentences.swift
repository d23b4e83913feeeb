package import Course
package import LayoutEngine

extension TextError {
  package var message: Sentence {
    switch self {
    case .unexpectedCharacter(let character):
      EquationSentence.unexpectedCharacter(character: character)
    case .unexpectedText(let text): EquationSentence.unexpectedText(text: text)
    case .twoDots: EquationSentence.twoDots
    case .decimalComma: EquationSentence.decimalComma
    case .twoDecimalPoints: EquationSentence.twoDecimalPoints
    case .pixels: EquationSentence.pixels
    case .percent: EquationSentence.percent
    case .parenthesisNotClosed: EquationSentence.parenthesisNotClosed
    case .parenthesisNotOpened: EquationSentence.parenthesisNotOpened
    case .nestedTooDeeply(let limit): EquationSentence.nestedTooDeeply(limit: limit)
    case .quoteNotClosed: EquationSentence.quoteNotClosed
    case .commentNotClosed: EquationSentence.commentNotClosed
    }
  }

  package var hint: Sentence? {
    switch self {
    case .unexpectedText: EquationSentence.unexpectedTextHint
    case .twoDots: EquationSentence.twoDotsHint
    case .decimalComma(let suggestion): .write(suggestion)
    case .pixels: EquationSentence.pixelsHint
    case .percent(let factor, let attribute):
      .write("\(factor) * Superview.\(attribute.name)")
    case .parenthesisNotClosed: EquationSentence.parenthesisNotClosedHint
    case .quoteNotClosed: EquationSentence.quoteNotClosedHint
    case .commentNotClosed: EquationSentence.commentNotClosedHint
    case .unexpectedCharacter, .twoDecimalPoints, .parenthesisNotOpened, .nestedTooDeeply: nil
    }
  }
}
