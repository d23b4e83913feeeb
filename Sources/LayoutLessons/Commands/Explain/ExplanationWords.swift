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
    case .cutOff: text(.says("command.explain.unread.cutOff"))
    case .unknownForm: text(.says("command.explain.unread.form"))
    case .unknownAttribute(let name):
      text(.says("command.explain.unread.attribute", ["name": .text(name)]))
    case .notANumber(let digits):
      text(.says("command.explain.unread.number", ["text": .text(digits)]))
    case .foreign: text(.says("command.explain.unread.foreign"))
    }
  }
}
