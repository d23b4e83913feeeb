package import LayoutEngine

extension TextError {
  package var message: Sentence {
    switch self {
    case .unexpectedCharacter(let character):
      .says("equation.unexpectedCharacter", ["character": .text(character)])
    case .unexpectedText(let text): .says("equation.unexpectedText", ["text": .text(text)])
    case .twoDots: .says("equation.twoDots")
    case .decimalComma: .says("equation.decimalComma")
    case .twoDecimalPoints: .says("equation.twoDecimalPoints")
    case .pixels: .says("equation.pixels")
    case .percent: .says("equation.percent")
    case .parenthesisNotClosed: .says("equation.parenthesisNotClosed")
    case .parenthesisNotOpened: .says("equation.parenthesisNotOpened")
    case .nestedTooDeeply(let limit): .says("equation.nestedTooDeeply", ["limit": .count(limit)])
    case .quoteNotClosed: .says("equation.quoteNotClosed")
    case .commentNotClosed: .says("equation.commentNotClosed")
    }
  }

  package var hint: Sentence? {
    switch self {
    case .unexpectedText: .says("equation.unexpectedText.hint")
    case .twoDots: .says("equation.twoDots.hint")
    case .decimalComma(let suggestion): .write(suggestion)
    case .pixels: .says("equation.pixels.hint")
    case .percent(let factor, let view, let attribute):
      .write("\(factor) * \(ItemSpelling.name(view)).\(attribute.name)")
    case .parenthesisNotClosed: .says("equation.parenthesisNotClosed.hint")
    case .quoteNotClosed: .says("equation.quoteNotClosed.hint")
    case .commentNotClosed: .says("equation.commentNotClosed.hint")
    case .unexpectedCharacter, .twoDecimalPoints, .parenthesisNotOpened, .nestedTooDeeply: nil
    }
  }
}
