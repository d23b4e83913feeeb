/// A character or a mark that can't stand where it does.
package enum TextError: Hashable, Sendable {
  /// A character that no equation holds; `U+200B` and its like if it can't be seen.
  case unexpectedCharacter(String)
  /// Something after which, or with which, a second statement seems to begin.
  case unexpectedText(String)
  /// `View..width`
  case twoDots
  /// `8,0`; the suggestion is the number with a point.
  case decimalComma(suggestion: String)
  /// `1.2.3`
  case twoDecimalPoints
  /// `20px`
  case pixels
  /// `50%`; the factor is 0.5, and the view and the attribute are those that were probably meant.
  case percent(factor: Double, of: String, Attribute)
  /// A `(` without its `)`.
  case parenthesisNotClosed
  /// A `)` without its `(`.
  case parenthesisNotOpened
  /// More parentheses inside each other than are read.
  case nestedTooDeeply(limit: Int)
  /// A backtick without its twin on the same line.
  case quoteNotClosed
  /// A `/*` without its `*/`.
  case commentNotClosed

  /// The code that the documents list.
  package var code: String {
    switch self {
    case .unexpectedCharacter, .unexpectedText: "E101"
    case .twoDots: "E105"
    case .decimalComma: "E106"
    case .twoDecimalPoints: "E107"
    case .pixels: "E108"
    case .percent: "E109"
    case .parenthesisNotClosed, .parenthesisNotOpened, .nestedTooDeeply: "E111"
    case .quoteNotClosed: "E112"
    case .commentNotClosed: "E113"
    }
  }
}
