/// What the learners of a class did in several assignments.
package struct Term: Sendable {
  /// One learner in all assignments.
  struct Row: Sendable {
    let learner: Learner
    /// One for each assignment; `nil` if the learner wasn't in that class.
    let parts: [Assignment.Part?]

    /// The shares of the points, where there is a total.
    var shares: [Double?] {
      parts.map { part in
        guard let part, let points = part.points, part.most > 0 else { return nil }
        return points / part.most
      }
    }

    /// More than the maximum counts as the maximum, so that a bonus is followed by no fall.
    var trend: Trend? { Trend(shares.compactMap { $0.map { min($0, 1) } }) }

    /// `nil` if nothing is wrong.
    var need: Need? {
      if parts.contains(where: { $0?.isNothing ?? false }) { return .nothing }
      let known = shares.compactMap(\.self)
      if !known.isEmpty, known.reduce(0, +) / Double(known.count) < Term.low { return .low }
      return trend?.direction == .falling ? .falling : nil
    }

    /// All points and their maximum; `nil` if an assignment gave the learner no total.
    var total: (points: Double, most: Double)? {
      let parts = parts.compactMap(\.self)
      let points = parts.compactMap(\.points)
      guard points.count == self.parts.count else { return nil }
      return (points.reduce(0, +).hundredths, parts.map(\.most).reduce(0, +).hundredths)
    }

    /// The mistakes of at least two assignments, each with the places of those.
    var repeated: [(mistake: MistakeName, assignments: [Int])] {
      var places: [MistakeName: [Int]] = [:]
      for (place, part) in parts.enumerated() {
        for mistake in Set((part?.answers ?? []).compactMap(\.mistake)) {
          places[mistake, default: []].append(place)
        }
      }
      return places.filter { $0.value.count > 1 }.sorted { $0.key.order < $1.key.order }
        .map { ($0.key, $0.value) }
    }
  }

  /// Why a learner needs attention, the most urgent reason first.
  package enum Need: Hashable, Sendable, CaseIterable {
    /// Nothing was handed in for one of the assignments, or for several.
    case nothing
    /// The share of all points is below ``Term/low``.
    case low
    case falling
  }

  /// Shares of the points below this are low.
  static let low = 0.5

  /// Why reports can't be joined.
  package enum Problem: Error, Hashable, Sendable {
    /// The exercise is in two of the reports, by their places.
    case sameExercise(String, Int, Int)
  }

  package let assignments: [Assignment]
  /// What the assignments are called: as their classes, or as their reports where classes share a name.
  package let names: [String]
  /// In the order of the first assignment, then those who came later.
  let rows: [Row]
  /// The names of learners whom different assignments may know by different ids.
  let namesakes: [String]

  /// Joins assignments; learners are the same if what identifies them is.
  ///
  /// - Parameters:
  ///   - assignments: In their order in time.
  ///   - reports: The names of their reports.
  /// - Throws: ``Problem``.
  package init(_ assignments: [Assignment], from reports: [String]) throws(Problem) {
    var owners: [String: Int] = [:]
    for (place, assignment) in assignments.enumerated() {
      for exercise in assignment.exercises {
        if let other = owners.updateValue(place, forKey: exercise.id) {
          throw .sameExercise(exercise.id, other, place)
        }
      }
    }
    var keys: [String] = []
    var parts: [String: [Assignment.Part?]] = [:]
    for (place, assignment) in assignments.enumerated() {
      for part in assignment.parts {
        let key = part.learner.key
        if parts[key] == nil { keys.append(key) }
        parts[key, default: assignments.map { _ in nil }][place] = part
      }
    }
    self.assignments = assignments
    let own = assignments.map { $0.title ?? $0.name }
    names = Set(own).count == own.count ? own : reports
    let all = keys.compactMap { key in
      let own = parts[key] ?? []
      return own.compactMap(\.self).last.map { Row(learner: $0.learner, parts: own) }
    }
    let counts = Dictionary(grouping: all) { PersonName.plain($0.learner.name) }.mapValues(\.count)
    rows = all.map { row in
      var learner = row.learner
      if counts[PersonName.plain(learner.name), default: 0] > 1 {
        learner.distinction = learner.identity
      }
      return Row(learner: learner, parts: row.parts)
    }
    namesakes = Self.namesakes(rows)
  }

  /// The names of two learners who are never in the same assignment.
  private static func namesakes(_ rows: [Row]) -> [String] {
    Dictionary(grouping: rows) { PersonName.plain($0.learner.name) }.values.filter { rows in
      rows.count > 1
        && rows[0].parts.indices.allSatisfy { place in
          rows.count { $0.parts[place] != nil } < 2
        }
    }.map { $0[0].learner.name }.sorted()
  }

  /// How many learners there are.
  package var learners: Int { rows.count }

  /// Who needs attention: first those who have handed in nothing, then low results, then falling ones.
  package var attention: [(name: String, need: Need)] { needs.map { ($0.shownName, $1) } }

  var needs: [(learner: Learner, need: Need)] {
    Need.allCases.flatMap { need in
      rows.filter { $0.need == need }.map { ($0.learner, need) }
    }
  }

  /// How many learners' results go each way.
  package func count(_ direction: Trend.Direction) -> Int {
    rows.count { $0.trend?.direction == direction }
  }
}
