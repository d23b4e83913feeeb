/// All answers of one learner, with their points.
package struct LearnerResult: Hashable, Sendable {
  /// An answer with its points.
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
