package import Course

/// A learner's total; every report and export takes it from here.
package struct LearnerTotal: Hashable, Sendable {
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
      case .none: .says("report.totals.none", ["names": names])
      case .graded: .says("report.totals.graded", ["names": names])
      case .zeros: .says("report.totals.zeros", ["names": names])
      case .excused: .says("report.totals.excused", ["names": names])
      case .allExcused: .says("report.totals.allExcused", ["names": names])
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

/// What answers without a grade mean for a total, as the teacher decides.
package enum BlankRule: String, Hashable, Sendable, CaseIterable {
  /// A learner with such an answer gets no total.
  case omitTotal = "omit-total"
  /// The total counts only what was graded, out of fewer points.
  case leaveOut = "leave-out"
  /// Such an answer counts as 0.
  case asZero = "as-zero"
}

/// Names the learners whose total isn't the sum of all their answers.
package struct TotalNotes: Hashable, Sendable {
  private var names: [LearnerTotal.Kind: [String]] = [:]

  mutating func add(_ result: LearnerResult) {
    names[result.total.kind, default: []].append(result.learner.shownName)
  }

  /// A sentence of each kind, in a fixed order, with the names as they are to be listed.
  func sentences(_ strings: StringsCatalogue, listing list: ([String]) -> String) -> [String] {
    LearnerTotal.Kind.allCases.compactMap { kind in
      names[kind].flatMap { kind.note(on: list($0)) }.map(strings.text)
    }
  }

  /// A sentence of each kind, with the first names.
  package func sentences(_ strings: StringsCatalogue) -> [String] {
    sentences(strings, listing: \.shortList)
  }
}

/// All answers of one learner, with their points.
package struct LearnerResult: Hashable, Sendable {
  package struct Scored: Hashable, Sendable {
    package let answer: GradedAnswer
    /// In points; `nil` where nothing may be entered.
    package let points: Double?
    package let most: Double
    /// What the teacher decided in place of the program.
    package let override: GradeOverride?

    package init(
      _ answer: GradedAnswer, points: Double?, most: Double, override: GradeOverride? = nil
    ) {
      self.answer = answer
      self.most = most
      self.override = override
      self.points =
        switch override?.decision {
        case .points(let points): points
        case .excused: nil
        case .file, nil: points
        }
    }

    /// Whether the exercise doesn't count for the learner.
    package var isExcused: Bool { override?.decision == .excused }

    /// Whether the teacher decided the grade, so that nothing is left to do.
    var isDecided: Bool { isExcused || override?.points != nil }

    /// Why there is no grade; `nil` also where the teacher decided the grade.
    package var blank: Blank? { isDecided ? nil : answer.blank }

    /// Whether there is nothing of the learner's to grade, and the teacher decided what that means.
    var isSettled: Bool { isExcused || isDecided && answer.blank != nil }
  }

  package let learner: Learner
  /// One for each exercise of ``ClassFacts/exercises``, in that order.
  package let answers: [Scored]
  /// What the teacher should know about the learner's folder or row, as sentences.
  package let notices: [String]
  package let total: LearnerTotal
  /// The keys of those who have handed in together with the learner; empty for one alone.
  package var partners: [String] = []

  /// Takes a learner's answers, and adds up their points by a rule.
  package init(
    _ learner: Learner, answers: [Scored], notices: [String], blanks rule: BlankRule
  ) {
    self.learner = learner
    self.answers = answers
    self.notices = notices
    total = LearnerTotal(answers, rule)
  }
}
