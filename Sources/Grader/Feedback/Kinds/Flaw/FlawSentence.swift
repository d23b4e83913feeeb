package import Course

/// The sentences of exercises that ask for a conflict or an ambiguous layout.
package enum FlawSentence: SentenceArea {
  package static func nothingConflicts(window: Sentence) -> Sentence {
    says("flaw.nothingConflicts.seen", ["window": .sentence(window)])
  }
  package static func nothingRequiredConflicts(window: Sentence) -> Sentence {
    says("flaw.nothingConflicts.required", ["window": .sentence(window)])
  }
  package static func nothingAmbiguous(window: Sentence) -> Sentence {
    says("flaw.nothingAmbiguous.seen", ["window": .sentence(window)])
  }
}
