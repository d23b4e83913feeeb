/// All of one learner's work, with its points.
package struct LearnerResult: Hashable, Sendable {
  /// A piece of work and what it is worth.
  package struct Scored: Hashable, Sendable {
    package let work: GradedWork
    /// In points; `nil` where nothing may be entered.
    package let points: Double?
    package let most: Double

    package init(_ work: GradedWork, points: Double?, most: Double) {
      self.work = work
      self.points = points
      self.most = most
    }
  }

  package let learner: Learner
  /// One for each exercise of ``ClassFacts/exercises``, in that order.
  package let works: [Scored]
  /// What the teacher should know about the learner's folder or row, as sentences.
  package let notices: [String]
  package let total: LearnerTotal

  /// Takes a learner's works, and adds up their points by a rule.
  package init(
    _ learner: Learner, works: [Scored], notices: [String], blanks rule: BlankRule
  ) {
    self.learner = learner
    self.works = works
    self.notices = notices
    total = LearnerTotal(works, rule)
  }
}
