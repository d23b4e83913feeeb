import Course

/// Sentences about an answer that is still the exercise's starter.
enum StarterSentence: SentenceArea {
  static var addNext: Sentence { says("starter.next.add") }
}
