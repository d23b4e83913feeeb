package import Course

/// Why a learner needs attention, with the exercises.
package struct LearnerNeed: Hashable, Sendable {
  /// What keeps answers from passing.
  enum Cause: Hashable, Sendable {
    case blank(Blank.Reason)
    case untouched(Untouched)
    /// The learner wrote an answer, and it doesn't pass yet.
    case stuck

    static let all =
      Blank.Reason.allCases.map(Self.blank) + Untouched.allCases.map(Self.untouched) + [stuck]
  }

  /// So many answers that don't pass yet mean that a learner is stuck.
  static let leastStuck = 2

  package let learner: ClassLearner
  /// By cause, the exercises by their places in the class.
  private let exercises: [Cause: [Int]]

  /// How many exercises it is about.
  let count: Int

  /// Looks for blanks, for files in which nobody has begun, and for several answers that don't pass.
  ///
  /// - Returns: `nil` for a learner who needs no attention.
  init?(_ result: LearnerResult) {
    var exercises: [Cause: [Int]] = [:]
    for (place, scored) in result.answers.enumerated()
    where !scored.answer.isPassed && !scored.isDecided {
      let answer = scored.answer
      let cause: Cause =
        answer.blank.map { .blank($0.reason) } ?? answer.untouched.map { .untouched($0) } ?? .stuck
      exercises[cause, default: []].append(place)
    }
    if exercises[.stuck, default: []].count < Self.leastStuck { exercises[.stuck] = nil }
    guard !exercises.isEmpty else { return nil }
    learner = ClassLearner(result.learner)
    self.exercises = exercises
    count = exercises.values.reduce(0) { $0 + $1.count }
  }

  /// The causes, each with its exercises: "not yet (Turn it around, Repair the row)".
  package func sentences(_ facts: ClassFacts) -> [Sentence] {
    Cause.all.compactMap { cause in
      guard let places = exercises[cause] else { return nil }
      let words = Self.words(for: cause)
      if facts.exercises.count == 1 { return words }
      if places.count == facts.exercises.count {
        return .says("report.need.all", ["words": .sentence(words)])
      }
      let titles = places.map { facts.exercises[$0].title }.joined(separator: ", ")
      return .says("report.need", ["words": .sentence(words), "exercises": .text(titles)])
    }
  }

  private static func words(for cause: Cause) -> Sentence {
    switch cause {
    case .blank(let reason): reason.words
    case .untouched(let untouched): untouched.words
    case .stuck: ReportSentence.notYet
    }
  }
}
