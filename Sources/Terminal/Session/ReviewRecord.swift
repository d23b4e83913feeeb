/// When a lesson that was passed is asked about again, and what the answers showed.
package struct ReviewRecord: Hashable, Sendable, Codable {
  /// After how many days a lesson comes due: after passing it, then after each right answer.
  static let intervals = [1, 3, 7, 21]

  /// How many right answers there were since the lesson was passed, or since a wrong one.
  package var step = 0
  /// The day from which the interval counts, in days since 1970.
  package var since: Int
  package var answers = 0
  /// How often answers showed each misconception that the course knows, by its name.
  package var mistakes: [String: Int] = [:]

  /// Makes a record of a lesson that was passed on a day.
  package init(since: Int) { self.since = since }

  /// The day on which the lesson comes due; `nil` once it was remembered after every interval.
  package var due: Int? {
    Self.intervals.indices.contains(step)
      ? since.addingReportingOverflow(Self.intervals[step]).partialValue : nil
  }

  package mutating func take(isRight: Bool, mistake: String?, on today: Int) {
    step = isRight ? min(max(step, 0), Self.intervals.count - 1) + 1 : 0
    since = today
    answers &+= 1
    if let mistake { mistakes[mistake, default: 0] &+= 1 }
  }

  /// The record of two machines: the one that knows of more answers, in any order of the two.
  package func merged(with other: ReviewRecord) -> ReviewRecord {
    let rank = { (record: ReviewRecord) in [record.answers, record.since, record.step] }
    var merged = rank(self).lexicographicallyPrecedes(rank(other)) ? other : self
    merged.mistakes = mistakes.merging(other.mistakes) { max($0, $1) }
    return merged
  }
}

extension Progress {
  /// Begins the reviews of lessons that were passed, and counts from today what a wrong clock put
  /// into the future.
  ///
  /// A clock that is wrong may so bring a lesson back sooner, and never loses one.
  package mutating func settleReviews(of lessons: [String], on today: Int) {
    var reviews = reviews ?? [:]
    for lesson in lessons where reviews[lesson] == nil {
      reviews[lesson] = ReviewRecord(since: today)
    }
    for (lesson, record) in reviews where record.since > today { reviews[lesson]?.since = today }
    self.reviews = reviews.isEmpty ? nil : reviews
  }
}
