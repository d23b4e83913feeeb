import Course
import Feedback
import Foundation
import Testing

@Suite("Strings: the catalogue and the program agree")
struct CatalogueTests {
  @Test(
    "numbers are written without needless decimals",
    arguments: [
      (80, "80"), (0.5, "0.5"), (94.33333, "94.333"), (-0.0001, "0"), (-8, "-8"), (1.25, "1.25"),
      (0.1 + 0.2, "0.3"), (1e16, "1e+16"), (.infinity, "inf"), (-1234.5678, "-1234.568"),
      (0.002, "0.002"), (-0.5, "-0.5"),
    ])
  func points(number: Double, text: String) { #expect(pointsText(number) == text) }

  @Test("a sentence chooses its words by number, and shows what it lacks")
  func sentences() throws {
    let catalogue = StringsCatalogue(
      language: "en", plurals: try PluralRules([.one: "i = 1 and v = 0"]),
      templates: [
        "feedback.unfinished.seen": "{line} {line|one=line|other=lines}: {missing}{",
        "feedback.window.with": "{window} in {name}",
        "feedback.conflict.points": "{points|one=point|other=points}",
      ])
    #expect(
      catalogue.text(FeedbackSentence.unfinished(line: 1))
        == "1 line: {missing}{")
    #expect(
      catalogue.text(FeedbackSentence.unfinished(line: 3))
        == "3 lines: {missing}{")
    let inner = FeedbackSentence.unfinished(line: 2)
    #expect(
      catalogue.text(FeedbackSentence.windowWith(window: inner, name: "a"))
        == "2 lines: {missing}{ in a")
    #expect(catalogue.text(FeedbackSentence.conflictPoints(points: 1)) == "point")
    #expect(
      catalogue.text(FeedbackSentence.ourMistake(reason: "a")) == "[feedback.ourMistake]")
    #expect(catalogue.text(Sentence(verbatim: "{line}")) == "{line}")
  }

  @Test("a sentence that ends with somebody else's question gets no full stop")
  func question() throws {
    let strings = try SampleCourse.load().strings
    let message = Sentence(verbatim: "cannot find 'a'; did you mean 'b'?")
    #expect(
      strings.text(ProgramSentence.notCompiledFile(message: message))
        == "The file doesn't compile: cannot find 'a'; did you mean 'b'?")
  }
}
