/// All answers of one learner, with their points.
package struct LearnerResult: Hashable, Sendable {
  /// An answer with its points.
  package struct Scored: Hashable, Sendable {
    package let answer: GradedAnswer
    /// In points; `nil` where nothing may be entered.
    package let points: Double?
    package let most: Double

    package init(_ answer: GradedAnswer, points: Double?, most: Double) {
      self.answer = answer
      self.points = points
      self.most = most
    }
  }

  package let learner: Learner
  /// One for each exercise of ``ClassFacts/exercises``, in that order.
  package let answers: [Scored]
  /// What the teacher should know about the learner's folder or row, as sentences.
  package let notices: [String]
  package let total: LearnerTotal
  /// The learner's line of `results.json`, if it was made on the thread that made the result.
  var line: String?

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
