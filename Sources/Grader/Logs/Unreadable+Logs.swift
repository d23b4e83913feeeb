import LayoutEngine

extension Unreadable {
  /// Something else where the number of a log's line belongs.
  static func notALogLine(
    _ word: String, among lines: Range<Int>, at range: SourceRange
  ) -> Self {
    Self(
      code: "E405", range: range,
      message: Sentence(PredictionSentence.notALogLine, ["word": .text(word)]),
      hint: hint(lines))
  }

  /// The number of a line that the report doesn't have.
  static func unknownLogLine(
    _ number: Int, among lines: Range<Int>, at range: SourceRange
  ) -> Self {
    Self(
      code: "E406", range: range,
      message: Sentence(PredictionSentence.unknownLogLine, ["number": .count(number)]),
      hint: hint(lines))
  }

  private static func hint(_ lines: Range<Int>) -> Sentence {
    Sentence(
      PredictionSentence.logLineHint,
      ["first": .count(lines.lowerBound), "last": .count(lines.upperBound - 1)])
  }

  /// Several lines where one is asked for.
  static func oneLogLine(at range: SourceRange) -> Self {
    Self(
      code: "E407", range: range, message: Sentence(PredictionSentence.oneLogLine), hint: nil)
  }

  /// Something else than one equation.
  static func oneEquation(at range: SourceRange) -> Self {
    Self(
      code: "E408", range: range, message: Sentence(PredictionSentence.oneEquation),
      hint: Sentence(PredictionSentence.oneEquationHint))
  }
}
