import Course
import Feedback
import LayoutEngine
import Testing

@Suite("Visual format: errors in words")
struct VisualFormatSentenceTests {
  @Test(
    "every fault has words, and most say what to write",
    arguments: [
      ("V|[a]|", "a : must follow V: write V:"),
      ("H:|-10-|", "a view is missing here: for example [Photo]"),
      ("[]", "the name of a view is missing here: for example [Photo]"),
      ("|-0-[a-0-|", "this view is not closed: write ] after the view's name and its sizes"),
      (
        "[a](",
        "a view or | is missing here: write a view between [ and ], or a distance between - and -"
      ),
      ("|", "| alone constrains no view: for example |-[Photo]"),
      ("[a]||", "nothing can follow the last |"),
      (
        "[a]-",
        "the format ends too soon: end a connection with a view or with |, and a list with )"
      ),
      (
        "[a]-5[b]",
        "the connection's second - is missing: write a distance between two dashes, as in -8-"
      ),
      (
        "[a]--5-[b]",
        "the second - can be a minus sign or a typing mistake: "
          + "write a negative number in parentheses, as in -(-8)-"
      ),
      ("[a]-()-[b]", "a number or a metric is missing here: for example 8"),
      (
        "[a]-gap-[b]",
        "unknown metric gap: "
          + "write its number after the format, as in metrics: [gap: 8]"
      ),
      ("[a]-gpa-[b] metrics: [gap: 1]", "unknown metric gpa: did you mean gap?"),
      (
        "[a]-b-[a]",
        "b is a view, but a distance is a number: put an empty view of the same size as b in "
          + "between"
      ),
      ("[a(5@b)]", "b is a view, but a priority is a number: for example @750"),
      ("[gap] metrics: [gap: 1]", "gap is a metric, not a view"),
      ("[a(=5)]", "= is not a relation: write =="),
      ("[a(>5)]", "> is not a relation: write >="),
      ("[a(5]", "this list is not closed: write ) where the list ends"),
      (
        "[a(0.5*b)]",
        "a visual format can't have a multiplier: write it as an equation, as in a.width = 0.5 * "
          + "b.width"
      ),
      (
        "[a][b] options: .alignAllLeft",
        "views side by side can't share their left: "
          + "views in a row can share top, bottom, centerY or a baseline"
      ),
      (
        "V:[a][b] options: .alignAllTop",
        "views below each other can't share their top: "
          + "views in a column can share leading, trailing, left, right or centerX"
      ),
      ("[a] option: .x", "only options: and metrics: can follow a format: did you mean options?"),
      ("[a] metrics: [] metrics: []", "metrics is written twice"),
      (
        "[a] options: top",
        "options are names with a dot, in brackets: for example options: [.alignAllTop]"
      ),
      (
        "[a] metrics: 5",
        "metrics are names with their numbers, in brackets: for example metrics: [gap: 12]"
      ),
      ("[a] options: .alignAllTp", "unknown option alignAllTp: did you mean alignAllTop?"),
      (
        "[a] options: [.directionLeftToRight, .directionRightToLeft]",
        "a format can have only one direction"
      ),
      ("[a] metrics: [x: 1, x: 2]", "the metric x already has a number"),
    ])
  func words(text: String, expected: String) throws {
    let error = try #require(EquationReader.read(text, names: ["a", "b"]).errors.first)
    let strings = try SampleCourse.load().strings
    let sentences = [error.message, error.hint].compactMap { $0 }
    #expect(sentences.map(strings.text).joined(separator: ": ") == expected)
  }
}
