import Course
import Grading

extension MistakeSentence {
  /// The words for a verdict; `nil` for passing, which is no mistake.
  private static func verdict(_ name: VerdictName) -> MistakeSentence? {
    switch name {
    case .passed: nil
    case .misplaced: .misplaced
    case .ambiguous: .ambiguous
    case .conflicting: .conflicting
    case .invalid: .invalid
    case .unreadable: .unreadable
    case .unfinished: .unfinished
    case .ruleMissed: .ruleMissed
    case .notCompiled: .notCompiled
    case .timedOut: .timedOut
    case .crashed: .crashed
    case .limitExceeded: .limitExceeded
    case .graderFault: .graderFault
    }
  }

  /// The words for what was done to a layout; `nil` where that isn't known.
  private static func diagnosis(_ kind: Diagnosis.Kind) -> MistakeSentence? {
    switch kind {
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
    case .unknown: nil
    }
  }

  /// A mistake in words.
  static func words(for name: MistakeName) -> Sentence {
    switch name {
    case .known(let mistake):
      // Misconceptions are named in the words of a sentence, with hyphens between them.
      return Sentence(verbatim: mistake.replacing("-", with: " "))
    case .recognised(let kind):
      return diagnosis(kind).map { Sentence($0) } ?? Sentence(verbatim: kind.rawValue)
    case .hidden: return Sentence(ReportSentence.hiddenMistake)
    case .verdict(let name, let about):
      let words = verdict(name).map { Sentence($0) } ?? Sentence(verbatim: name.rawValue)
      guard let about else { return words }
      return Sentence(
        ReportSentence.about, ["words": .sentence(words), "about": .text(about)])
    }
  }
}
