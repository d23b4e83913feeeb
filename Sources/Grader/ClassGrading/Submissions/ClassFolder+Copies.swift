package import Course

/// Handed-out copies, compared with the learners as whose answers they would be graded.
extension ClassFolder {
  /// Why a class of copies can't be graded with this roster.
  package struct Misfit: Hashable, Sendable {
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
    let own = submissions.indices.compactMap { copies.fits($0, variants, keys: keys(of: $0)) }
    let misfits = own.count { !$0 }
    guard misfits > 1, misfits * 2 > own.count else { return nil }
    let columns = (roster?.columns ?? []).map { column in
      let fitting = submissions.indices.count { index in
        column.values[submissions[index].learner.key].flatMap { id in
          copies.fits(index, variants, keys: [RosterRow.whole(id) ?? id])
        } ?? false
      }
      return (heading: column.heading, fitting: fitting)
    }
    let best = columns.max { $0.fitting < $1.fitting }
    return Misfit(
      count: misfits, all: own.count,
      column: best.flatMap { $0.fitting > own.count - misfits ? $0.heading : nil })
  }

  /// Gives what no row of the roster matches to the one learner who got those copies and has handed in
  /// nothing.
  package mutating func matchCopies(_ copies: HandedOutCopies, from seed: SecretSeed) {
    let variants = ExerciseVariants(seed)
    var gifts: [(from: Int, to: Int)] = []
    for from in submissions.indices where !submissions[from].learner.isListed {
      guard copies.fits(from, variants, keys: keys(of: from)) == false else { continue }
      let owners = submissions.indices.filter { to in
        submissions[to].learner.isListed && !submissions[to].hasSomething
          && copies.fits(from, variants, keys: [submissions[to].learner.key]) ?? false
      }
      if owners.count == 1 { gifts.append((from, owners[0])) }
    }
    // Two folders with one learner's copies say nothing about whose they are.
    let clear = gifts.filter { gift in gifts.count { $0.to == gift.to } == 1 }
    for (from, to) in clear { give(from, to: to) }
    remove(clear.map(\.from))
  }

  /// The heading of the roster's column that has the names of most folders; `nil` if none has any.
  package func column(of roster: Roster) -> String? {
    let names = Set(submissions.filter(\.hasSomething).map { PersonName.plain($0.learner.key) })
    let columns = roster.columns.map { column in
      let found = column.values.values.count {
        names.contains(PersonName.plain(RosterRow.whole($0) ?? $0))
      }
      return (heading: column.heading, found: found)
    }
    return columns.max { $0.found < $1.found }.flatMap { $0.found > 0 ? $0.heading : nil }
  }

  private func keys(of submission: Int) -> [String] {
    let submission = submissions[submission]
    return [submission.learner.key] + submission.partners.map(\.key)
  }
}
