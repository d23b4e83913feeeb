package import Course

/// Handed-out copies, compared with the learners as whose answers they would be graded.
extension ClassFolder {
  /// Why a class of copies can't be graded with this roster.
  package struct Misfit: Error, Hashable, Sendable {
    /// How many learners' copies are somebody else's, of how many.
    package let count, all: Int
    /// The heading of the roster's column that has the ids for which copies were made; `nil` if none
    /// has.
    package let column: String?
  }

  /// Whether so few copies are their learners' own that the ids must be wrong.
  package func misfit(
    _ copies: HandedOutCopies, from seed: SecretSeed, _ roster: Roster?
  ) -> Misfit? {
    let variants = ExerciseVariants(seed)
    let found = copies.fit(variants) { keys(of: $0) }
    let all = found.fitting.count + found.others.count
    guard found.others.count > 1, found.others.count > found.fitting.count else { return nil }
    let columns = (roster?.columns ?? []).map { column in
      let fit = copies.fit(variants) { index in
        (column.values[submissions[index].learner.key] ?? nil).map { [$0] } ?? []
      }
      return (column.heading, fit.fitting.count)
    }
    let best = columns.max { $0.1 < $1.1 }.flatMap { $0.1 * 2 > all ? $0.0 : nil }
    return Misfit(count: found.others.count, all: all, column: best)
  }

  /// Gives what no row of the roster matches to the one learner who got those copies and has handed in
  /// nothing.
  package mutating func matchCopies(_ copies: HandedOutCopies, from seed: SecretSeed) {
    let variants = ExerciseVariants(seed)
    var gifts: [(from: Int, to: Int)] = []
    for from in copies.fit(variants, keys: { keys(of: $0) }).others
    where !submissions[from].learner.isListed {
      let owners = submissions.indices.filter { to in
        submissions[to].learner.isListed && !submissions[to].hasSomething
          && copies.fit(variants) { $0 == from ? [submissions[to].learner.key] : [] }
            .fitting.contains(from)
      }
      if owners.count == 1 { gifts.append((from, owners[0])) }
    }
    // Two folders with one learner's copies say nothing about whose they are.
    let clear = gifts.filter { gift in gifts.count { $0.to == gift.to } == 1 }
    for (from, to) in clear { give(from, to: to) }
    remove(clear.map(\.from))
  }

  private func keys(of submission: Int) -> [String] {
    let submission = submissions[submission]
    return [submission.learner.key] + submission.partners.map(\.key)
  }
}
