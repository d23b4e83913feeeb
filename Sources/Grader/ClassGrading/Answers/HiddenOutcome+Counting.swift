import Course
import Feedback
import Grading

extension HiddenOutcome {
  /// Counts the hidden cases that fail, and says as much about them as the teacher's policy allows.
  ///
  /// - Parameters:
  ///   - findings: What follows from the answer in the hidden cases.
  ///   - own: The exercise in the cases that the course shows.
  ///   - stopped: The hidden cases in which a program didn't finish.
  ///   - telling: What learners are told.
  ///   - strings: The language.
  init(
    _ findings: Findings, besides own: PreparedExercise, stopped: Set<Int>,
    telling: GradingPolicy.Telling, _ strings: StringsCatalogue
  ) {
    let cases = findings.exercise.cases
    let isPassed = findings.passedCases ?? cases.map { _ in findings.verdict == .passed }
    let failing = cases.indices.filter { !isPassed[$0] || stopped.contains($0) }
    let kinds = HiddenKind.allCases.compactMap { kind -> Kind? in
      let count = failing.count {
        HiddenKind.kinds(of: cases[$0], shown: own.exercise.windows).contains(kind)
      }
      guard count > 0 else { return nil }
      return Kind(id: kind.rawValue, words: strings.text(kind.sentence), failed: count)
    }
    self.init(
      all: cases.count, failed: failing.count, kinds: kinds,
      words: Self.words(
        all: cases.count, failed: failing.count, kinds, telling, strings,
        first: {
          let words = ToldAnswer(findings, strings).words
          return (words.seen + words.meaning).joined(separator: " ")
        }))
  }

  private static func words(
    all: Int, failed: Int, _ kinds: [Kind], _ telling: GradingPolicy.Telling,
    _ strings: StringsCatalogue, first: () -> String
  ) -> String {
    guard failed > 0 else {
      return strings.text(.says("hidden.passed", ["all": .count(all)]))
    }
    guard telling != .none else { return strings.text(Sentence.says("hidden.missed")) }
    let list = kinds.map {
      strings.text(
        .says("hidden.kind", ["count": .count($0.failed), "kind": .text($0.words)]))
    }
    let counted = strings.text(
      .says(
        "hidden.missed.kinds",
        [
          "all": .count(all), "failed": .count(failed),
          "kinds": .text(list.joined(separator: ", ")),
        ]))
    // Without this the numbers of the kinds would seem not to add up.
    let overlap =
      kinds.map(\.failed).reduce(0, +) > failed
      ? [strings.text(Sentence.says("hidden.kinds.several"))] : []
    return ([counted] + overlap + (telling == .full ? [first()] : [])).joined(separator: " ")
  }
}
