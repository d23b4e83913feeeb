import Course

/// Sentences about the laws that a line could break, for questions about which it does.
enum LawSentence: SentenceArea {
  static var sizeFromPosition: Sentence { says("law.sizeFromPosition") }
  static var positionNeedsAnchor: Sentence { says("law.positionNeedsAnchor") }
  static var positionMultiplier: Sentence { says("law.positionMultiplier") }
  static var axesMixed: Sentence { says("law.axesMixed") }
  static var leadingMixedWithLeft: Sentence { says("law.leadingMixedWithLeft") }
  static func alone(line: String, first: String, kind: Sentence) -> Sentence {
    says("law.alone", ["line": .text(line), "first": .text(first), "kind": .sentence(kind)])
  }
  static func both(
    line: String, first: String, kind: Sentence, second: String, otherKind: Sentence,
    multiplier: Double
  ) -> Sentence {
    says(
      "law.both",
      [
        "line": .text(line), "first": .text(first), "kind": .sentence(kind),
        "second": .text(second), "otherKind": .sentence(otherKind),
        "multiplier": .points(multiplier),
      ])
  }
  static var notBroken: Sentence { says("law.notBroken") }
  static var size: Sentence { says("law.size") }
  static var across: Sentence { says("law.across") }
  static var down: Sentence { says("law.down") }
}
