/// What a teacher decides about points, read from a small file; late answers and attempts stay with the
/// teacher's own system.
package struct GradingPolicy: Hashable, Sendable {
  /// What an answer that doesn't pass is worth.
  package enum Partial: String, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// The share of the cases in which the wanted layout follows.
    case cases
  }

  /// What an answer that wasn't handed in counts as.
  package enum Missing: String, Hashable, Sendable, CaseIterable {
    /// Nothing is entered, and the reason stands beside it.
    case blank
    /// 0 points, and the reason stands beside them.
    case zero
  }

  /// What the learner's report tells about hidden cases that don't hold.
  package enum Telling: String, Hashable, Sendable, CaseIterable {
    /// How many, of which kind, and the first of them as any other case.
    case full
    /// How many, and of which kind.
    case kind
    /// That there are some.
    case none
  }

  /// The points of exercises that ``points`` doesn't name.
  package var defaultPoints = 1.0
  /// The points of exercises, by id.
  package var points: [String: Double] = [:]
  /// What the points of a lesson's exercises are multiplied by, by the lesson's folder; otherwise 1.
  package var weights: [String: Double] = [:]
  /// The share of an exercise's points that each hint takes off, 0 to 1.
  package var hintCost = 0.0
  package var partial = Partial.none
  package var missing = Missing.blank
  /// How a total is computed if some of its answers have no grade.
  package var blanks = BlankRule.omitTotal
  /// How many hidden cases are derived for each exercise, where there is a seed.
  package var hiddenCases = 4
  package var telling = Telling.kind

  package init() {}

  /// The most points of an exercise.
  package func most(of exercise: String, in lesson: String) -> Double {
    ((points[exercise] ?? defaultPoints) * (weights[lesson] ?? 1)).hundredths
  }

  /// The points of an answer; `nil` if none may be entered.
  package func points(of answer: GradedAnswer, outOf most: Double) -> Double? {
    if let blank = answer.blank {
      let isMissing = blank.reason == .missing || blank.reason == .nothing
      return blanks == .asZero || isMissing && missing == .zero ? 0 : nil
    }
    let share = answer.isPassed ? 1 : partial == .cases ? answer.passedShare : 0
    return (most * max(0, share - hintCost * Double(answer.hints))).hundredths
  }
}

extension GradedAnswer {
  /// The share of all cases, hidden ones too, in which the wanted layout follows; never all of it
  /// for an answer that doesn't pass.
  fileprivate var passedShare: Double {
    guard let cases else { return 0 }
    let all = cases.all + (hidden?.all ?? 0)
    let passed = cases.passed + (hidden.map { $0.all - $0.failed } ?? 0)
    guard all > 0 else { return 0 }
    return Double(min(passed, all - 1)) / Double(all)
  }
}
