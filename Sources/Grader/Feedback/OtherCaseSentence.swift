import Course

/// Sentences about a line that is false in one window or direction and true in another.
enum OtherCaseSentence: SentenceArea {
  static func otherMultiplier(
    line: Int, window: Sentence, constant: Double, other: Sentence,
    otherConstant: Double
  ) -> Sentence {
    says(
      "otherCase.multiplier",
      [
        "line": .count(line), "window": .sentence(window), "constant": .points(constant),
        "other": .sentence(other),
        "otherConstant": .points(otherConstant),
      ])
  }
  static func otherAnchor(
    line: Int, window: Sentence, constant: Double, other: Sentence,
    otherConstant: Double
  ) -> Sentence {
    says(
      "otherCase.anchor",
      [
        "line": .count(line), "window": .sentence(window), "constant": .points(constant),
        "other": .sentence(other),
        "otherConstant": .points(otherConstant),
      ])
  }
  static func falseCentre(
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
