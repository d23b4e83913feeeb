import LayoutEngine

extension Unreadable {
  /// A line of a window answer that has no colon.
  static func notAWindowLine(at range: SourceRange) -> Self {
    Self(code: "E401", range, .notALine, [:], hint: .notALineHint)
  }

  /// A second line that says the same thing.
  static func saidTwice(_ name: String, at range: SourceRange) -> Self {
    Self(code: "E403", range, .saidTwice, ["name": .text(name)], hint: nil)
  }

  /// A line about something else than the window and the direction.
  static func unknownSetting(_ name: String, at range: SourceRange) -> Self {
    Self(code: "E441", range, .unknownSetting, ["name": .text(name)], hint: .unknownSettingHint)
  }

  /// A window that isn't two lengths.
  static func notAWindow(_ text: String, at range: SourceRange) -> Self {
    Self(code: "E442", range, .notAWindow, ["text": .text(text)], hint: .notAWindowHint)
  }

  /// A window that is too small or too large to look at.
  static func windowOutOfRange(_ width: Double, _ height: Double, at range: SourceRange) -> Self {
    let (least, most) = (WindowBound.lengths.lowerBound, WindowBound.lengths.upperBound)
    return Self(
      code: "E443", range, .outOfRange,
      [
        "width": .points(width), "height": .points(height), "least": .points(least),
        "most": .points(most),
      ], hint: .outOfRangeHint)
  }

  /// A direction that is neither of the two.
  static func unknownDirection(_ word: String, at range: SourceRange) -> Self {
    Self(
      code: "E444", range, .unknownDirection, ["word": .text(word)], hint: .unknownDirectionHint)
  }

  private init(
    code: String, _ range: SourceRange, _ key: DifferenceSentence,
    _ values: [String: Sentence.Value], hint: DifferenceSentence?
  ) {
    self.init(
      code: code, range: range, message: Sentence(key, values),
      hint: hint.map { Sentence($0, values) })
  }
}
