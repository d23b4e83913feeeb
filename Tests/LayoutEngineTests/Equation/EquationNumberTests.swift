import LayoutEngine
import Testing

@Suite("Equations: numbers on their own")
struct EquationNumberTests {
  @Test(
    "arithmetic without attributes gives a number",
    arguments: [
      ("320 - 200", 120), ("+120pt", 120), (" １２０．５ ", 120.5), ("-(4 + 2) * 3 / 2", -9),
      ("120 // why", 120), (".5", 0.5), ("0", 0), ("-0", 0), ("1 +\n 2", 3),
    ])
  func numbers(text: String, expected: Double) throws {
    #expect(
      try EquationReader.number(text, at: SourcePlace(line: 1, column: 1)) == expected)
  }

  @Test(
    "anything else says what is wrong and where",
    arguments: [
      ("", .numberMissing, "4:21 1"),
      ("  // none", .numberMissing, "4:23 1"),
      ("___", .blank, "4:21 3"),
      (" Red.width", .notANumber("Red"), "4:22 3"),
      ("320 -", .nothingAfter("-"), "4:26 1"),
      ("320 = 3", .unexpectedCharacter("="), "4:25 1"),
      ("= 3", .unexpectedCharacter("="), "4:21 1"),
      ("320; 3", .unexpectedCharacter(";"), "4:24 1"),
      ("20 30", .operatorMissing(before: "30"), "4:24 1"),
      ("20px", .pixels, "4:23 2"),
      ("8,0", .decimalComma(suggestion: "8.0"), "4:22 1"),
      ("1/0", .divisionByZero, "4:23 1"),
      ("?", .unexpectedCharacter("?"), "4:21 1"),
    ] as [(String, EquationError.Reason, String)])
  func errors(text: String, reason: EquationError.Reason, place: String) {
    let error = #expect(throws: EquationError.self) {
      try EquationReader.number(text[...], at: SourcePlace(line: 4, column: 21))
    }
    #expect(error?.reason == reason)
    #expect(error.map { summary($0.range) } == place)
  }
}
