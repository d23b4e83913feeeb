import Grading

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the learners of a class did in several assignments.
package struct Term: Sendable {
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

  package var learners: Int { rows.count }

  /// Who needs attention: first those who have handed in nothing, then low results, then falling ones.
  package var attention: [(name: String, need: Need)] { needs.map { ($0.shownName, $1) } }

  var needs: [(learner: Learner, need: Need)] {
    Need.allCases.flatMap { need in
      rows.filter { $0.need == need }.map { ($0.learner, need) }
    }
  }

  package func count(_ direction: Trend.Direction) -> Int {
    rows.count { $0.trend?.direction == direction }
  }
}

/// The results of one assignment, as an earlier report's `results.json` has them.
package struct Assignment: Sendable {
  struct Exercise: Decodable, Sendable {
    let id, title: String
  }

  struct Part: Sendable {
    let learner: Learner
    /// The total; `nil` if there is none.
    let points: Double?
    let most: Double
    /// One for each exercise, in their order.
    let answers: [PastAnswer]

    /// Whether none of the answers was handed in.
    var isNothing: Bool {
      !answers.isEmpty && answers.allSatisfy { $0.isNotHandedIn && !$0.isExcused }
    }
  }

  let name: String
  /// What the teacher calls it; `nil` if nobody gave it a title.
  let title: String?
  let course: String
  let exercises: [Exercise]
  let parts: [Part]

  /// Reads the text of a `results.json`; `nil` if it isn't one of this version of the format.
  package init?(_ text: String) {
    guard let results = try? JSONDecoder().decode(Results.self, from: Data(text.utf8)),
      results.schema == ClassJSON.schema
    else { return nil }
    (name, course, exercises) = (results.name, results.course, results.exercises)
    title = results.title
    parts = results.learners
  }

  private struct Results: Decodable {
    let schema, name, course: String
    let title: String?
    let exercises: [Exercise]
    let learners: [Part]
  }
}

extension Assignment.Part: Decodable {
  private enum Keys: String, CodingKey { case points, most, answers }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    learner = try Learner(from: decoder)
    points = try container.decodeIfPresent(Double.self, forKey: .points)
    most = try container.decode(Double.self, forKey: .most)
    answers = try container.decode([PastAnswer].self, forKey: .answers)
  }
}

/// An answer of an earlier report: its grade and its mistake.
struct PastAnswer: Decodable, Sendable {
  private struct Feedback: Decodable, Sendable {
    let mistake: String?
    let diagnosis: Diagnosis.Kind?
  }

  private struct Gap: Decodable, Sendable { let reason: String }

  private struct Override: Decodable, Sendable { let excused: Bool? }

  let outcome: AnswerOutcome
  let points: Double?
  let most: Double
  private let feedback: Feedback?
  private let blank: Gap?
  private let override: Override?

  var isNotHandedIn: Bool {
    [Blank.Reason.missing, .nothing].contains { $0.rawValue == blank?.reason }
  }

  var isExcused: Bool { override?.excused ?? false }

  /// The mistake, if the report tells which; `nil` for an answer that passed, too.
  var mistake: MistakeName? {
    guard outcome == .notYet else { return nil }
    return feedback?.mistake.map(MistakeName.known)
      ?? feedback?.diagnosis.flatMap { $0 == .unknown ? nil : .recognised($0) }
  }
}

/// How a learner's last result compares with the results before it.
package struct Trend: Hashable, Sendable {
  /// The directions, in words of programs.
  package enum Direction: String, Hashable, Sendable, CaseIterable {
    case falling, steady, rising
  }

  /// The last share of the points minus the average of the shares before it, in percentage points.
  let difference: Int

  /// A smaller difference may be chance.
  static let least = 10

  /// Compares shares of the points, from 0 to 1, in the order of the assignments.
  init?(_ shares: [Double]) {
    guard let last = shares.last, shares.count > 1 else { return nil }
    let before = shares.dropLast()
    let average = before.reduce(0, +) / Double(before.count)
    difference = Int(((last - average) * 100).rounded())
  }

  package var direction: Direction {
    difference >= Self.least ? .rising : difference <= -Self.least ? .falling : .steady
  }
}
