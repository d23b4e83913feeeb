import Course

/// Sentences about a line that is false in one window or direction and true in another.
enum OtherCaseSentence: SentenceArea {
  static func constants(
    line: Int, window: Sentence.Value, constant: Double, other: Sentence.Value,
    otherConstant: Double, change: Sentence
  ) -> Sentence {
    says(
      "otherCase.constants",
      [
        "line": .count(line), "window": window, "constant": .points(constant), "other": other,
        "otherConstant": .points(otherConstant), "change": .sentence(change),
      ])
  }
  static var multiplier: Sentence { says("otherCase.multiplier") }
  static var anchor: Sentence { says("otherCase.anchor") }
  static func centre(
    line: Int, window: Sentence.Value, first: String, firstValue: Double, sign: String,
    other: Double
  ) -> Sentence {
    says(
      "otherCase.centre",
      [
        "line": .count(line), "window": window, "first": .text(first),
        "firstValue": .points(firstValue), "sign": .text(sign), "other": .points(other),
      ])
  }
}
