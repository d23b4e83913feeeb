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

  /// The words for the code of a line that can't be read; `nil` for anything else.
  ///
  /// Codes of one kind share their words: the answer's own feedback says more.
  private static func code(_ code: String) -> Sentence.Value? {
    let sentence: Sentence? =
      switch code {
      case "E102", "E103", "E114": .says("mistake.code.relation")
      case "E105", "E106", "E107", "E108", "E109": .says("mistake.code.number")
      case "E101", "E104", "E110", "E111", "E112", "E113": .says("mistake.code.form")
      case "E201", "E204", "E206", "E207": .says("mistake.code.attribute")
      case "E202", "E203", "E205": .says("mistake.code.item")
      case "E301", "E302", "E303", "E304": .says("mistake.code.priority")
      case "E401", "E402", "E403", "E404", "E405", "E406", "E407", "E408", "E441", "E442", "E443",
        "E444":
        .says("mistake.code.answer")
      case _ where code.isErrorCode("E1"): .says("mistake.code.statement")
      case _ where code.isErrorCode("E4"): .says("mistake.code.format")
      default: nil
      }
    return sentence.map {
      .sentence(.says("mistake.code", ["words": .sentence($0), "code": .text(code)]))
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
      guard let about = about.map({ code($0) ?? .text($0) }) else { return words }
      return .says("report.mistake.about", ["words": .sentence(words), "about": about])
    }
  }
}

extension String {
  /// Whether the text is an error's code that begins so: `E415`.
  fileprivate func isErrorCode(_ start: String) -> Bool {
    hasPrefix(start) && count == 4 && dropFirst().allSatisfy { $0.isASCII && $0.isNumber }
  }
}
