import Course

/// Sentences about an answer that is still the exercise's starter.
enum StarterSentence: SentenceArea {
  static var untouched: Sentence { says("starter.untouched") }
  static var addNext: Sentence { says("starter.next.add") }
  static var changeNext: Sentence { says("starter.next.change") }
  static var conflictNext: Sentence { says("starter.next.conflict") }
}
