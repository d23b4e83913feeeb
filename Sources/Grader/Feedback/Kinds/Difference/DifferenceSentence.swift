package import Course

/// The sentences of exercises that ask for a window in which two layouts differ.
package enum DifferenceSentence: SentenceArea {
  package static func conflicts(name: String, other: String) -> Sentence {
    says("apart.conflicts", ["name": .text(name), "other": .text(other)])
  }
  package static func ambiguous(name: String, other: String) -> Sentence {
    says("apart.ambiguous", ["name": .text(name), "other": .text(other)])
  }
}
