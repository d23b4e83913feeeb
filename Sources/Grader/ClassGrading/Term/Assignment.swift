import Grading

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The results of one assignment, as an earlier report's `results.json` has them.
package struct Assignment: Sendable {
  /// An exercise of the assignment.
  struct Exercise: Decodable, Sendable {
    let id, title: String
  }

  /// One learner's part.
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

  /// What the class was called.
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

  /// Whether the teacher excused the learner.
  var isExcused: Bool { override?.excused ?? false }

  /// The mistake, if the report tells which; `nil` for an answer that passed, too.
  var mistake: MistakeName? {
    guard outcome == .notYet else { return nil }
    return feedback?.mistake.map(MistakeName.known)
      ?? feedback?.diagnosis.flatMap { $0 == .unknown ? nil : .recognised($0) }
  }
}
