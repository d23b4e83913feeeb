package import Course
package import LayoutEngine

extension TextError {
  package var message: Sentence {
    switch self {
    case .unexpectedCharacter(let character):
      .equation(.unexpectedCharacter, ["character": .text(character)])
    case .unexpectedText(let text): .equation(.unexpectedText, ["text": .text(text)])
    case .twoDots: .equation(.twoDots)
    case .decimalComma: .equation(.decimalComma)
    case .twoDecimalPoints: .equation(.twoDecimalPoints)
    case .pixels: .equation(.pixels)
    case .percent: .equation(.percent)
    case .parenthesisNotClosed: .equation(.parenthesisNotClosed)
    case .parenthesisNotOpened: .equation(.parenthesisNotOpened)
    case .nestedTooDeeply(let limit): .equation(.nestedTooDeeply, ["limit": .count(limit)])
    case .quoteNotClosed: .equation(.quoteNotClosed)
    case .commentNotClosed: .equation(.commentNotClosed)
    }
  }

  package var hint: Sentence? {
    switch self {
    case .unexpectedText: .equation(.unexpectedTextHint)
    case .twoDots: .equation(.twoDotsHint)
    case .decimalComma(let suggestion): .write(suggestion)
    case .pixels: .equation(.pixelsHint)
    case .percent(let factor, let attribute):
      .write("\(factor) * Superview.\(attribute.name)")
    case .parenthesisNotClosed: .equation(.parenthesisNotClosedHint)
    case .quoteNotClosed: .equation(.quoteNotClosedHint)
    case .commentNotClosed: .equation(.commentNotClosedHint)
    case .unexpectedCharacter, .twoDecimalPoints, .parenthesisNotOpened, .nestedTooDeeply: nil
    }
  }
}
