import Course

/// Sentences about a line that is false in one window or direction and true in another.
enum OtherCaseSentence: SentenceArea {
  static func constants(
    line: Int, window: Sentence, constant: Double, other: Sentence,
    otherConstant: Double, change: Sentence
  ) -> Sentence {
    says(
      "otherCase.constants",
      [
        "line": .count(line), "window": .sentence(window), "constant": .points(constant),
        "other": .sentence(other),
        "otherConstant": .points(otherConstant), "change": .sentence(change),
      ])
  }
  static var multiplier: Sentence { says("otherCase.multiplier") }
  static var anchor: Sentence { says("otherCase.anchor") }
  static func centre(
    line: Int, window: Sentence, first: String, firstValue: Double, sign: String,
    other: Double
  ) -> Sentence {
    says(
      "otherCase.centre",
      [
        "line": .count(line), "window": .sentence(window), "first": .text(first),
        "firstValue": .points(firstValue), "sign": .text(sign), "other": .points(other),
      ])
  }
}
