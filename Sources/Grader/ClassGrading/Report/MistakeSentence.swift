import Course
import Grading

/// The words for the mistakes by which answers are grouped.
enum MistakeSentence {
  /// The words for a verdict; `nil` for passing, which is no mistake.
  private static func verdict(_ name: VerdictName) -> Sentence? {
    switch name {
    case .passed: nil
    case .misplaced: .says("mistake.misplaced")
    case .ambiguous: .says("mistake.ambiguous")
    case .conflicting: .says("mistake.conflicting")
    case .invalid: .says("mistake.invalid")
    case .unreadable: .says("mistake.unreadable")
    case .unfinished: .says("mistake.unfinished")
    case .ruleMissed: .says("mistake.ruleMissed")
    case .notCompiled: .says("mistake.notCompiled")
    case .timedOut: .says("mistake.timedOut")
    case .crashed: .says("mistake.crashed")
    case .limitExceeded: .says("mistake.limitExceeded")
    case .graderFault: .says("mistake.graderFault")
    }
  }

  /// The words for a diagnosis; `nil` if there is none.
  private static func diagnosis(_ kind: Diagnosis.Kind) -> Sentence? {
    switch kind {
    case .sign: .says("mistake.sign")
    case .multiplierInverted: .says("mistake.multiplier-inverted")
    case .relation: .says("mistake.relation")
    case .priority: .says("mistake.priority")
    case .attribute: .says("mistake.attribute")
    case .multiplier: .says("mistake.multiplier")
    case .constant: .says("mistake.constant")
    case .item: .says("mistake.item")
    case .extraLine: .says("mistake.extra-line")
    case .missingLine: .says("mistake.missing-line")
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
      return diagnosis(kind) ?? Sentence(verbatim: kind.rawValue)
    case .hidden: return .says("report.mistake.hidden")
    case .untouched(let untouched): return untouched.words
    case .verdict(let name, let about):
      let words = verdict(name) ?? Sentence(verbatim: name.rawValue)
      guard let about else { return words }
      return .says("report.mistake.about", ["words": .sentence(words), "about": .text(about)])
    }
  }
}
