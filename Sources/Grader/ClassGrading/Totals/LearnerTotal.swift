import Course

/// A learner's total: the one place where points are added up, for every report and export.
package struct LearnerTotal: Hashable, Sendable {
  /// What a total counts.
  enum Kind: Hashable, Sendable, CaseIterable {
    /// All of the work, which has points.
    case whole
    /// Nothing: there is no total, because some of the work has no grade.
    case none
    /// Only what was graded.
    case graded
    /// 0 for work without a grade.
    case zeros

    /// What is said of such a total; `nil` if there is nothing to say.
    var note: Sentence? {
      switch self {
      case .whole: nil
      case .none: .says("report.total.none")
      case .graded: .says("report.total.graded")
      case .zeros: .says("report.total.zeros")
      }
    }

    /// What is said of the learners who have such a total; `nil` if there is nothing to say.
    func note(on names: String) -> Sentence? {
      switch self {
      case .whole: nil
      case .none: .says("report.totals.none", ["names": .text(names)])
      case .graded: .says("report.totals.graded", ["names": .text(names)])
      case .zeros: .says("report.totals.zeros", ["names": .text(names)])
      }
    }
  }

  let kind: Kind
  /// `nil` if there is no total.
  let points: Double?
  /// The most points of what is counted; of all work if there is no total.
  let most: Double

  /// Adds up the points of a learner's work under the teacher's rule.
  init(_ works: [LearnerResult.Scored], _ rule: BlankRule) {
    let graded = works.filter { $0.points != nil }
    let hasZeros = rule == .asZero && works.contains { $0.work.blank != nil }
    kind =
      if graded.count == works.count {
        hasZeros ? .zeros : .whole
      } else {
        rule == .leaveOut && !graded.isEmpty ? .graded : .none
      }
    points = kind == .none ? nil : graded.compactMap(\.points).reduce(0, +).hundredths
    most = (kind == .none ? works : graded).map(\.most).reduce(0, +).hundredths
  }

  /// The points for a column that has one maximum for everybody: the same share of that.
  func points(outOf all: Double) -> Double? {
    points.map { most == all ? $0 : (most > 0 ? $0 / most * all : 0).hundredths }
  }
}
