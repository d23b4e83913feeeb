import Grader
import LayoutEngine

extension MistakeSentence {
  /// The words for a verdict.
  private static func verdict(_ id: String) -> MistakeSentence? {
    switch id {
    case "misplaced": .misplaced
    case "ambiguous": .ambiguous
    case "conflicting": .conflicting
    case "invalid": .invalid
    case "unreadable": .unreadable
    case "unfinished": .unfinished
    case "ruleMissed": .ruleMissed
    case "notCompiled": .notCompiled
    case "timedOut": .timedOut
    case "crashed": .crashed
    case "limitExceeded": .limitExceeded
    case "graderFault": .graderFault
    default: nil
    }
  }

  private static func diagnosis(_ id: String) -> MistakeSentence? {
    switch Diagnosis.Kind(rawValue: id) {
    case .sign: .sign
    case .multiplierInverted: .multiplierInverted
    case .relation: .relation
    case .priority: .priority
    case .attribute: .attribute
    case .multiplier: .multiplier
    case .constant: .constant
    case .item: .item
    case .extraLine: .extraLine
    case .missingLine: .missingLine
    case .unknown, nil: nil
    }
  }

  /// A mistake in words.
  static func words(for name: MistakeName) -> Sentence {
    switch name {
    case .known(let mistake):
      // Misconceptions are named in the words of a sentence, with hyphens between them.
      return Sentence(verbatim: mistake.replacing("-", with: " "))
    case .recognised(let id):
      return diagnosis(id).map { Sentence($0) } ?? Sentence(verbatim: id)
    case .hidden: return Sentence(ReportSentence.hiddenMistake)
    case .verdict(let id, let about):
      let words = verdict(id).map { Sentence($0) } ?? Sentence(verbatim: id)
      guard let about else { return words }
      return Sentence(
        ReportSentence.about, ["words": .sentence(words), "about": .text(about)])
    }
  }
}
