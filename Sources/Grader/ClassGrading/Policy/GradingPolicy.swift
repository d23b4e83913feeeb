/// What a teacher decides about points, read from a small file; late answers and attempts stay with the
/// teacher's own system.
package struct GradingPolicy: Hashable, Sendable {
  /// What an answer that doesn't pass is worth.
  package enum Partial: String, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// The share of the cases that pass.
    case cases
    /// A share of the points, by the views that have the wanted frames.
    case views
  }

  /// What an answer that wasn't handed in counts as.
  package enum Missing: String, Hashable, Sendable, CaseIterable {
    /// No points are entered, and the report gives the reason.
    case blank
    /// 0 points, and the report gives the reason.
    case zero
  }

  /// What the learner's report says about hidden cases that fail.
  package enum Telling: String, Hashable, Sendable, CaseIterable {
    /// How many, of which kind, and feedback on the first of them.
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
  /// The factor for the points of a lesson's exercises, by the lesson's folder; otherwise 1.
  package var weights: [String: Double] = [:]
  /// The share of an exercise's points that each hint costs, 0 to 1.
  package var hintCost = 0.0
  package var partial = Partial.none
  package var missing = Missing.blank
  /// How a total is computed if some of its answers have no grade.
  package var blanks = BlankRule.omitTotal
  /// How many hidden cases are derived for each exercise, if there is a seed.
  package var hiddenCases = 4
  package var telling = Telling.kind
  /// Whether an override may give more points than the maximum.
  package var hasBonus = false

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
    let share =
      if answer.isPassed {
        1.0
      } else {
        switch partial {
        case .none: 0.0
        case .cases: answer.passedShare
        case .views: answer.views.map(Self.share) ?? 0
        }
      }
    return (most * max(0, share - hintCost * Double(answer.hints))).hundredths
  }
}

extension GradingPolicy {
  /// The share of what is right; an answer that doesn't pass is never worth all points.
  fileprivate static func share(_ count: CaseCount) -> Double {
    count.all > 0 ? Double(min(count.passed, count.all - 1)) / Double(count.all) : 0
  }
}

extension GradedAnswer {
  /// The share of all cases that pass, hidden ones too; less than 1 for an answer that doesn't pass.
  fileprivate var passedShare: Double {
    guard let cases else { return 0 }
    let all = cases.all + (hidden?.all ?? 0)
    let passed = cases.passed + (hidden.map { $0.all - $0.failed } ?? 0)
    return GradingPolicy.share(CaseCount(passed: passed, all: all))
  }
}
