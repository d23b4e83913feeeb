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
      ("|-0-[a-0-|", "this view is not closed: write ] where its name and its sizes end"),
      (
        "[a](",
        "a view or | is missing here: a view stands between [ and ], a distance between - and -"
      ),
      ("|", "| alone says nothing: for example |-[Photo]"),
      ("[a]||", "nothing can follow the last |"),
      (
        "[a]-",
        "the format ends too soon: a connection leads to a view or to |, and a list ends with )"
      ),
      (
        "[a]-5[b]",
        "the connection's second - is missing: a distance stands between two of them, as in -8-"
      ),
      (
        "[a]--5-[b]",
        "two - in a row can be a minus sign or a slip: "
          + "write a negative number in parentheses, as in -(-8)-"
      ),
      ("[a]-()-[b]", "a number or a metric is missing here: for example 8"),
      (
        "[a]-gap-[b]",
        "unknown metric gap: "
          + "write what it stands for after the format, as in metrics: [gap: 8]"
      ),
      ("[a]-gpa-[b] metrics: [gap: 1]", "unknown metric gpa: did you mean gap?"),
      (
        "[a]-b-[a]",
        "b is a view, and a distance is a number: put a view in between that has the size of b"
      ),
      ("[a(5@b)]", "b is a view, and a priority is a number: for example @750"),
      ("[gap] metrics: [gap: 1]", "gap is a metric, not a view"),
      ("[a(=5)]", "= is not a relation: write =="),
      ("[a(>5)]", "> is not a relation: write >="),
      ("[a(5]", "this list is not closed: write ) where it ends"),
      (
        "[a(0.5*b)]",
        "a picture has no multiplier: say a share in an equation, as in a.width = 0.5 * b.width"
      ),
      (
        "[a][b] options: .alignAllLeft",
        "views side by side can't share their left: "
          + "what a row can share is top, bottom, centerY or a baseline"
      ),
      (
        "V:[a][b] options: .alignAllTop",
        "views below each other can't share their top: "
          + "what a column can share is leading, trailing, left, right or centerX"
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
        "a format is read in one direction"
      ),
      ("[a] metrics: [x: 1, x: 2]", "the metric x has a number already"),
    ])
  func words(text: String, expected: String) throws {
    let error = try #require(EquationReader.read(text, names: ["a", "b"]).errors.first)
    let strings = try RealCourse.load().strings
    let sentences = [error.message, error.hint].compactMap { $0 }
    #expect(sentences.map(strings.text).joined(separator: ": ") == expected)
  }

  @Test("the catalogue has every sentence, with just the values that it is given")
  func keys() throws {
    let catalogue = try RealCourse.load().strings
    let keys = VisualFormatSentence.allCases.map(\.rawValue).sorted()
    #expect(catalogue.keys.filter { $0.hasPrefix("format.") } == keys)
    for sentence in VisualFormatSentence.allCases {
      #expect(catalogue.placeholders(in: sentence.rawValue) == sentence.parameters, "\(sentence)")
    }
  }
}
