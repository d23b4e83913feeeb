import Course
import LayoutEngine

/// The words of an explanation, as the page and the report share them.
struct ExplanationWords {
  let strings: StringsCatalogue

  func text(_ sentence: Sentence) -> String { strings.text(sentence) }

  func text(_ sentences: [Sentence]) -> String { sentences.map(text).joined(separator: " ") }

  /// Why a line can't be read.
  func reason(for error: UnreadLogLine.Problem) -> String {
    switch error {
    case .cutOff: text(CommandSentence.explainCutOff)
    case .unknownForm: text(CommandSentence.explainForm)
    case .unknownAttribute(let name): text(CommandSentence.explainAttribute(name: name))
    case .notANumber(let digits): text(CommandSentence.explainNumber(text: digits))
    case .foreign: text(CommandSentence.explainForeign)
    }
  }
}
