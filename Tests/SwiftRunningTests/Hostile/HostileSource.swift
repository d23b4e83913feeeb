/// Sources that are made, because nobody could read or format them.
enum HostileSource {
  private static let start = "import UIKit\nfunc layOut(box: UIView, in view: UIView) {\n"

  private static func answer(_ name: String, _ body: String, _ verdicts: String...) -> HostileAnswer
  {
    HostileAnswer(name: name, text: start + body + "\n}\n", verdicts: verdicts)
  }

  static let all: [HostileAnswer] = [
    answer(
      "20,000 nested parentheses",
      "print(" + String(repeating: "(", count: 20_000) + "1"
        + String(repeating: ")", count: 20_000) + ")", "notCompiled"),
    answer(
      "10,000 nested blocks",
      String(repeating: "do {", count: 10_000) + String(repeating: "}", count: 10_000),
      "notCompiled"),
    answer(
      "an array of 300,000 numbers",
      "let numbers = [" + String(repeating: "1,", count: 300_000) + "1]", "limitExceeded"),
    answer(
      "3,000 nested arrays",
      "print(" + String(repeating: "[", count: 3_000) + String(repeating: "]", count: 3_000) + ")",
      "limitExceeded", "notCompiled"),
    answer(
      "3,000 nested types",
      "let a: " + String(repeating: "Optional<", count: 3_000) + "Int"
        + String(repeating: ">", count: 3_000) + " = nil", "limitExceeded", "notCompiled"),
    answer(
      "a file of one million bytes", "// " + String(repeating: "x", count: 1_000_000),
      "limitExceeded"),
    answer(
      "5,000 errors", String(repeating: "nothing()\n", count: 5_000), "notCompiled"),
    answer("a byte of value zero", "let name = \"a\0b\"", "notCompiled"),
    answer(
      "a string without an end", "let name = \"\"\"\n" + String(repeating: "(", count: 500),
      "notCompiled"),
    answer("a comment without an end", String(repeating: "/*", count: 5_000), "notCompiled"),
    HostileAnswer(name: "nothing at all", text: "", verdicts: ["notCompiled"]),
  ]
}
