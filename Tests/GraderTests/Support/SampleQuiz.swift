/// A quiz of 18 items about the lesson of the small course, every one of which can be proved.
enum SampleQuiz {
  static let text = #"{ "items": ["# + (1...18).map(item).joined(separator: ",\n") + "\n] }\n"

  private static func item(_ number: Int) -> String {
    """
    { "id": "item-\(number)", "belief": "No.", "truth": "Yes.", "lesson": "width",
      "before": \(form(number, 80)), "after": \(form(number, 96)) }
    """
  }

  /// A question about a width, a number of layouts, a rule, an equation or nothing to compute.
  private static func form(_ number: Int, _ width: Int) -> String {
    let width = width + number
    return switch number % 5 {
    case 0:
      question(
        "How wide?", #"["A.width = \#(width)"]"#, "A.width", right: "\(width)",
        other: "\(width - 8)")
    case 1:
      question("How many?", #"["A.width = \#(width)"]"#, "layouts", right: "many", other: "one")
    case 2:
      question(
        "Valid?", #"["A.leading = \#(width)"]"#, "rule", right: "position-needs-anchor",
        other: "fine")
    case 3:
      question(
        "The same?", #"["A.width = 2 * B.width + \#(width)"]"#, "same",
        right: "A.width - \(width) = 2 * B.width", other: "B.width = 2 * A.width + \(width)")
    default:
      #"""
      { "question": "Of \#(width)?", "choices": {
        "a": { "words": "Yes.", "shows": "x" }, "b": { "words": "No.", "shows": "y" } },
        "right": "a", "believed": "b" }
      """#
    }
  }

  private static func question(
    _ words: String, _ lines: String, _ asks: String, right: String, other: String
  ) -> String {
    #"""
    { "question": "\#(words)", "lines": \#(lines), "asks": "\#(asks)", "choices": {
      "a": { "words": "That.", "value": "\#(other)", "shows": "x" },
      "b": { "words": "This.", "value": "\#(right)", "shows": "y" } },
      "right": "b", "believed": "a" }
    """#
  }
}
