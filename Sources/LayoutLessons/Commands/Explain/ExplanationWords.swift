import Course
import LayoutEngine

/// The words of an explanation, as the page and the report share them.
struct ExplanationWords {
  let strings: StringsCatalogue

  func text(_ sentence: Sentence) -> String { strings.text(sentence) }

  func text(_ sentences: [Sentence]) -> String { sentences.map(text).joined(separator: " ") }

  func text(_ key: CommandSentence, _ values: [String: Sentence.Value] = [:]) -> String {
    strings.text(Sentence(key, values))
  }

  /// Why a line can't be read.
  func reason(for error: UnreadLogLine.Problem) -> String {
    switch error {
    case .cutOff: text(.explainCutOff)
    case .unknownForm: text(.explainForm)
    case .unknownAttribute(let name): text(.explainAttribute, ["name": .text(name)])
    case .notANumber(let digits): text(.explainNumber, ["text": .text(digits)])
    case .foreign: text(.explainForeign)
    }
  }
}
