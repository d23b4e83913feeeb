import Course
import Platform

/// Gradescope's `results.json`, one for each learner: `gradescope/ana.json`.
///
/// Every exercise is a test, and so are its hidden cases. An answer without points is a test without
/// a score, which Gradescope shows as not passed. Gradescope needs a number above the tests, so a
/// learner without a total gets no file.
/// Source: Gradescope, Autograder Specifications, Output format.
package struct GradescopeJSON: LearnerFile {
  package let folder = "gradescope"
  package let fileExtension = "json"

  package init() {}

  /// The whole file; `nil` for a learner without a total.
  package func text(for result: LearnerResult, _ facts: ClassFacts) -> String? {
    result.total.points(outOf: facts.most).map {
      JSONLine.text(Results($0, result, facts)) + "\n"
    }
  }
}

private struct Results: Encodable {
  struct Test: Encodable {
    var score: Double?
    var max_score: Double?
    let status: String
    let name: String
    var output: String
    var visibility = "visible"
    let tags: [String]
  }

  let score: Double
  let output: String
  let output_format = "text"
  let test_output_format = "text"
  let test_name_format = "text"
  let visibility = "visible"
  let stdout_visibility = "hidden"
  let tests: [Test]

  init(_ score: Double, _ result: LearnerResult, _ facts: ClassFacts) {
    self.score = score
    output = Self.total(result, facts)
    let text = ExportText(strings: facts.strings)
    tests = zip(result.answers, facts.exercises).flatMap { scored, exercise in
      [Self.test(scored, exercise, text), Self.hidden(scored.answer, exercise, facts)]
        .compactMap(\.self)
    }
  }

  /// The total in words, with the exercises that it leaves out.
  private static func total(_ result: LearnerResult, _ facts: ClassFacts) -> String {
    let titles = zip(result.answers, facts.exercises).filter { $0.0.points == nil }.map(\.1.title)
    let total = Sentence.says(
      "export.total",
      [
        "points": .points(result.total.points ?? 0), "most": .points(result.total.most),
        "passed": .count(result.answers.count(where: \.answer.isPassed)),
        "all": .count(result.answers.count),
      ])
    let gaps = Sentence.says("export.gaps", ["titles": titles.joined(separator: ", ")])
    let words = facts.strings.text(total)
    return titles.isEmpty ? words : "\(words)\n\(facts.strings.text(gaps))"
  }

  private static func test(
    _ scored: LearnerResult.Scored, _ exercise: ClassFacts.GradedExercise, _ text: ExportText
  ) -> Test {
    let title = text.grade(scored, title: exercise.title)
    var test = Test(
      status: scored.answer.isPassed ? "passed" : "failed",
      name: scored.points == nil ? title : exercise.title, output: text.whole(scored),
      tags: [exercise.lesson])
    if let points = scored.points { (test.score, test.max_score) = (points, scored.most) }
    return test
  }

  /// The hidden cases as a test of their own, without points.
  ///
  /// If the policy doesn't tell learners their kinds, only teachers see them.
  private static func hidden(
    _ answer: GradedAnswer, _ exercise: ClassFacts.GradedExercise, _ facts: ClassFacts
  ) -> Test? {
    guard let hidden = answer.hidden, hidden.all > 0 else { return nil }
    let title = Sentence.says("export.hiddenCases", ["title": exercise.title])
    let isTold = facts.policy.telling != .none
    let kinds = hidden.kinds.map { "\($0.words): \($0.failed)" }
    let words = isTold ? [hidden.words] : [hidden.words] + kinds
    return Test(
      status: hidden.failed == 0 ? "passed" : "failed", name: facts.strings.text(title),
      output: words.joined(separator: "\n").withoutControls,
      visibility: isTold ? "visible" : "hidden", tags: [exercise.lesson])
  }
}
