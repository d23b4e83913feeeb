import LayoutEngine

extension TextFault {
  var message: Sentence {
    switch self {
    case .unexpectedCharacter(let text): .equation(.unexpectedCharacter, ["text": text])
    case .unexpectedText(let text): .equation(.unexpectedText, ["text": text])
    case .twoDots: .equation(.twoDots)
    case .decimalComma: .equation(.decimalComma)
    case .twoDecimalPoints: .equation(.twoDecimalPoints)
    case .pixels: .equation(.pixels)
    case .percent: .equation(.percent)
    case .parenthesisNotClosed: .equation(.parenthesisNotClosed)
    case .parenthesisNotOpened: .equation(.parenthesisNotOpened)
    case .nestedTooDeeply(let limit):
      Sentence(EquationSentence.nestedTooDeeply, ["limit": .count(limit)])
    case .quoteNotClosed: .equation(.quoteNotClosed)
    case .commentNotClosed: .equation(.commentNotClosed)
    case .visualFormat: .equation(.visualFormat)
    }
  }

  var hint: Sentence? {
    switch self {
    case .unexpectedText: .equation(.unexpectedTextHint)
    case .twoDots: .equation(.twoDotsHint)
    case .decimalComma(let number): .equation(.decimalCommaHint, ["number": number])
    case .pixels: .equation(.pixelsHint)
    case .percent(let factor, let attribute):
      Sentence(
        EquationSentence.percentHint,
        ["factor": .points(factor), "attribute": .text(attribute.name)])
    case .visualFormat: .equation(.visualFormatHint)
    case .unexpectedCharacter, .twoDecimalPoints, .parenthesisNotClosed, .parenthesisNotOpened,
      .nestedTooDeeply, .quoteNotClosed, .commentNotClosed:
      nil
    }
  }
}
