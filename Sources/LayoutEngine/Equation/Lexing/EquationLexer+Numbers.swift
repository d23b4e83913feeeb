extension EquationLexer {
  /// Takes a number, and the comma after it if that was meant as a decimal point.
  mutating func readNumber() {
    let length = run { $0.isDecimalDigit || $0 == "." }
    let text = String(characters[index..<index + length])
    if text.count(where: { $0 == "." }) > 1 {
      take(length, brokenBy: .twoDecimalPoints)
    } else if let value = DecimalText.value(of: text) {
      take(length, as: .number(value))
    } else {
      take(length, brokenBy: .notFinite)
    }
    // In a list of predicates a comma sets two of them apart.
    guard !isVisualFormat, character() == ",", character(1)?.isDecimalDigit == true else { return }
    let rest = run { $0.isDecimalDigit || $0 == "." || $0 == "," }
    let written = text + String(characters[index..<index + rest])
    // The digits are taken along, so that a long list of them is looked at only once.
    take(rest, brokenBy: .decimalComma(suggestion: Self.withPoint(written)), marking: 1)
  }

  /// `8,0` with a point; if there are more signs, the commas only set thousands apart.
  private static func withPoint(_ written: String) -> String {
    let isPlain = written.count(where: { $0 == "," || $0 == "." }) == 1
    return isPlain
      ? String(written.map { $0 == "," ? "." : $0 }) : String(written.filter { $0 != "," })
  }
}
