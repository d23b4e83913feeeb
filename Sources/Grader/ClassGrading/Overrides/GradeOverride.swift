import Course

/// What a teacher decides about one answer in place of the program.
package struct GradeOverride: Hashable, Sendable, Encodable {
  /// The decisions.
  package enum Decision: Hashable, Sendable {
    /// These points, from 0 to the exercise's.
    case points(Double)
    /// The exercise doesn't count for the learner.
    case excused
    /// This file is graded, named below the folder of submissions.
    case file(String)

    /// The decision in a word, for tables.
    var name: String {
      switch self {
      case .points: "points"
      case .excused: "excused"
      case .file: "file"
      }
    }
  }

  private enum Keys: String, CodingKey { case points, excused, file, why }

  package let decision: Decision
  /// The teacher's reason, which the learner reads, too.
  package let why: String

  package init(_ decision: Decision, why: String) {
    self.decision = decision
    self.why = why
  }

  /// The points that are entered in place of the computed ones.
  var points: Double? { if case .points(let points) = decision { points } else { nil } }

  /// The file that is graded in place of the one that the program would choose.
  var file: String? { if case .file(let file) = decision { file } else { nil } }

  /// The decision and its reason, as the learner and the teacher read it.
  func sentence(outOf most: Double) -> Sentence {
    let why = Sentence.Value.text(why)
    return switch decision {
    case .points(let points):
      .says(
        "override.points", ["points": .points(points), "most": .points(most), "why": why])
    case .excused: .says("override.excused", ["why": why])
    case .file(let file): .says("override.file", ["file": .text(file), "why": why])
    }
  }

  /// One key for the decision, and one for the reason.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    switch decision {
    case .points(let points): try container.encode(points, forKey: .points)
    case .excused: try container.encode(true, forKey: .excused)
    case .file(let file): try container.encode(file, forKey: .file)
    }
    try container.encode(why, forKey: .why)
  }
}
