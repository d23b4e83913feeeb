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

  package init(_ learner: Learner, works: [Scored], notices: [String]) {
    self.learner = learner
    self.works = works
    self.notices = notices
  }

  /// The sum of all points that may be entered; `nil` if none may.
  package var points: Double? {
    let entered = works.compactMap(\.points)
    return entered.isEmpty ? nil : (entered.reduce(0, +) * 100).rounded() / 100
  }

  /// The sum of the most points of all exercises.
  package var most: Double { (works.map(\.most).reduce(0, +) * 100).rounded() / 100 }
}
