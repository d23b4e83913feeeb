import Course

/// A learner's total; every report and export takes it from here.
package struct LearnerTotal: Hashable, Sendable {
  /// What a total counts.
  enum Kind: Hashable, Sendable, CaseIterable {
    /// All answers, which have points.
    case whole
    /// Nothing: there is no total, because some of the work has no grade.
    case none
    /// Only what was graded.
    case graded
    /// Also answers without a grade, as 0.
    case zeros
    /// All answers but those from which the teacher excused the learner.
    case excused
    /// Nothing: the teacher excused the learner from everything.
    case allExcused

    /// The sentence about such a total; `nil` if there is none.
    var note: Sentence? {
      switch self {
      case .whole: nil
      case .none: .says("report.total.none")
      case .graded: .says("report.total.graded")
      case .zeros: .says("report.total.zeros")
      case .excused: .says("report.total.excused")
      case .allExcused: .says("report.total.allExcused")
      }
    }

    /// What is said of the learners who have such a total; `nil` if there is nothing to say.
    func note(on names: String) -> Sentence? {
      switch self {
      case .whole: nil
      case .none: .says("report.totals.none", ["names": .text(names)])
      case .graded: .says("report.totals.graded", ["names": .text(names)])
      case .zeros: .says("report.totals.zeros", ["names": .text(names)])
      case .excused: .says("report.totals.excused", ["names": .text(names)])
      case .allExcused: .says("report.totals.allExcused", ["names": .text(names)])
      }
    }
  }

  let kind: Kind
  /// `nil` if there is no total.
  let points: Double?
  /// The most points of what is counted; of all answers if there is no total.
  let most: Double

  /// Adds up the points of a learner's answers by the teacher's rule.
  init(_ answers: [LearnerResult.Scored], _ rule: BlankRule) {
    let counted = answers.filter { !$0.isExcused }
    let graded = counted.filter { $0.points != nil }
    let hasZeros = rule == .asZero && counted.contains { $0.blank != nil }
    kind =
      if counted.isEmpty, !answers.isEmpty {
        .allExcused
      } else if graded.count == counted.count {
        hasZeros ? .zeros : counted.count < answers.count ? .excused : .whole
      } else {
        rule == .leaveOut && !graded.isEmpty ? .graded : .none
      }
    let hasTotal = kind != .none && kind != .allExcused
    points = hasTotal ? graded.compactMap(\.points).reduce(0, +).hundredths : nil
    most = (hasTotal ? graded : answers).map(\.most).reduce(0, +).hundredths
  }

  /// The points for a column with one maximum for everybody: the same share of that maximum.
  func points(outOf all: Double) -> Double? {
    points.map { most == all ? $0 : (most > 0 ? $0 / most * all : 0).hundredths }
  }
}
