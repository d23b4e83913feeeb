package import Course
package import LayoutEngine
package import LogExplaining

/// The words of an explanation, as the page and the report share them.
package struct ExplanationWords {
  private let strings: StringsCatalogue
  private let isAppKits: Bool

  /// The words about one report; what is said of UIKit is said of AppKit where that printed it.
  package init(_ explanation: LogExplanation, _ strings: StringsCatalogue) {
    self.strings = strings
    isAppKits = explanation.isAppKits
  }

  package func text(_ sentence: Sentence) -> String {
    strings.text(isAppKits ? sentence.adding("framework", "AppKit") : sentence)
  }

  package func text(_ sentences: [Sentence]) -> String {
    sentences.map(text).joined(separator: " ")
  }

  package func reason(for error: UnreadLogLine.Problem) -> String {
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
