package import Course
import Grading
import Platform

/// The teacher's decisions about single answers of a class.
package struct GradeOverrides: Hashable, Sendable {
  private var decisions: [String: [String: GradeOverride]] = [:]

  package init() {}

  /// Reads the decisions from a table with the headings learner, exercise, grade and why.
  ///
  /// Rows for exercises of the course that aren't graded now are left out.
  ///
  /// - Parameters:
  ///   - text: Comma-separated text; semicolons and tabs are taken as well.
  ///   - path: What messages call the file.
  ///   - folder: The class.
  ///   - graded: The exercises that are graded.
  ///   - course: The ids of all exercises of the course.
  ///   - policy: The points of exercises.
  /// - Returns: The decisions.
  /// - Throws: ``CourseError`` at a row that fits nobody, no exercise or no grade.
  package static func read(
    _ text: String, path: String, of folder: ClassFolder, exercises graded: [Exercise],
    in course: [String], policy: GradingPolicy
  ) throws(CourseError) -> GradeOverrides {
    let most = graded.map { ($0.id, policy.most(of: $0.id, in: $0.lessonFolder)) }
    return try OverridesReader(
      path: path, learners: LearnerIndex(folder.submissions.map(\.learner)),
      most: Dictionary(most) { first, _ in first }, hasBonus: policy.hasBonus, exercises: course,
      root: folder.root
    ).overrides(text)
  }

  package var count: Int { decisions.values.map(\.count).reduce(0, +) }

  /// The decision about a learner's answer, by the learner's key and the exercise's id.
  package subscript(_ learner: String, _ exercise: String) -> GradeOverride? {
    get { decisions[learner]?[exercise] }
    set { decisions[learner, default: [:]][exercise] = newValue }
  }
}

/// What a teacher decides about one answer in place of the program.
package struct GradeOverride: Hashable, Sendable, Encodable {
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

extension GradeOverride {
  /// The file that the teacher chose for an exercise; `nil` if the program chooses.
  func handedIn(for exercise: Exercise, below root: RawPath) -> HandedIn? {
    guard let file else { return nil }
    let name = exercise.fileNames.first { file.lowercased().contains(Self.ending(of: $0)) }
    do throws(TextFileError) {
      let text = try RawFile.read(root.inner(file))
      let answer = Answer(text: text, path: name ?? exercise.fileNames.first ?? file)
      return HandedIn(file: file, .answer(answer))
    } catch {
      let words = SubmissionSentence.damaged(file: file, reason: error.sentence)
      return HandedIn(file: file, .blank(.damaged, words))
    }
  }

  private static func ending(of name: String) -> Substring {
    name.lastIndex(of: ".").map { name[$0...] } ?? name[...]
  }
}

/// Finds learners by what a teacher calls them: an id, a username, an address or a name.
struct LearnerIndex {
  private var identities: [String: [Learner]] = [:]
  private var names: [String: [Learner]] = [:]

  init(_ learners: [Learner]) {
    for learner in learners {
      let own = [learner.key, learner.idNumber, learner.username, learner.email, learner.systemID]
      for identity in Set(own.compactMap { $0.map(PersonName.plain) }) {
        identities[identity, default: []].append(learner)
      }
      names[PersonName.plain(PersonName.said(learner.name)), default: []].append(learner)
    }
  }

  /// The learners whom a text may mean, in the order of the class; a name counts where no id does.
  func learners(named text: String) -> [Learner] {
    let plain = PersonName.plain(RosterRow.whole(text) ?? text)
    return identities[plain] ?? names[plain] ?? names[PersonName.plain(PersonName.said(text))] ?? []
  }
}
