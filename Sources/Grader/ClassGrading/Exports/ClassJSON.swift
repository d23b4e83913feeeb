import Course
import Platform

/// `results.json`: everything about a class, a line for each learner.
///
/// `docs/RESULTS.md` and `docs/schemas/class-v2.schema.json` describe it.
package struct ClassJSON: ClassFile {
  /// The version of the keys; it grows when one changes its meaning or goes away.
  static let schema = "lessons/class/v2"

  package let path = "results.json"
  private var isFirst = true

  package init() {}

  /// What is the same for every learner, and the beginning of their list.
  package mutating func beginning(_ facts: ClassFacts) -> String {
    isFirst = true
    // The learners come last, so that they can follow one by one.
    return JSONLine.text(Head(facts)).dropLast() + ",\n\"learners\":["
  }

  package mutating func text(for result: LearnerResult, _ facts: ClassFacts) -> String {
    let comma = isFirst ? "\n" : ",\n"
    isFirst = false
    return comma + JSONLine.text(LearnerEntry(result))
  }

  package mutating func end(_ facts: ClassFacts) -> String { "\n]}\n" }
}

private struct Head: Encodable {
  struct Exercise: Encodable {
    let id, title, lesson, lessonTitle, task: String
    let most: Double
  }

  struct Policy: Encodable {
    let points: Double
    let exercises, lessonWeights: [String: Double]
    let hintCost: Double
    let partial, missing, blanks, telling: String
    let hiddenCases: Int
    let bonus: Bool
  }

  let schema = ClassJSON.schema
  let program, course, name, language: String
  /// What the teacher calls the assignment; left out where only the folder has a name.
  let title: String?
  let isSeeded: Bool
  let exercises: [Exercise]
  let policy: Policy

  init(_ facts: ClassFacts) {
    (program, course, name, title) = (facts.program, facts.course, facts.name, facts.title)
    (language, isSeeded) = (facts.strings.language, facts.isSeeded)
    exercises = facts.exercises.map {
      Exercise(
        id: $0.id, title: $0.title, lesson: $0.lesson, lessonTitle: $0.lessonTitle, task: $0.task,
        most: $0.most)
    }
    let policy = facts.policy
    self.policy = Policy(
      points: policy.defaultPoints, exercises: policy.points, lessonWeights: policy.weights,
      hintCost: policy.hintCost, partial: policy.partial.rawValue,
      missing: policy.missing.rawValue, blanks: policy.blanks.rawValue,
      telling: policy.telling.rawValue,
      hiddenCases: policy.hiddenCases, bonus: policy.hasBonus)
  }
}

private struct LearnerEntry: Encodable {
  private enum Keys: String, CodingKey { case points, most, notices, answers }

  let result: LearnerResult

  init(_ result: LearnerResult) { self.result = result }

  func encode(to encoder: any Encoder) throws {
    try result.learner.encode(to: encoder)
    var container = encoder.container(keyedBy: Keys.self)
    try container.encodeIfPresent(result.total.points, forKey: .points)
    try container.encode(result.total.most, forKey: .most)
    try container.encode(result.notices, forKey: .notices)
    try container.encode(result.answers.map(AnswerEntry.init), forKey: .answers)
  }
}

private struct AnswerEntry: Encodable {
  private enum Keys: String, CodingKey { case points, most, outcome, override }

  let scored: LearnerResult.Scored

  func encode(to encoder: any Encoder) throws {
    try scored.answer.encode(to: encoder)
    var container = encoder.container(keyedBy: Keys.self)
    try container.encodeIfPresent(scored.points, forKey: .points)
    try container.encode(scored.most, forKey: .most)
    try container.encode(scored.answer.outcome.rawValue, forKey: .outcome)
    try container.encodeIfPresent(scored.override, forKey: .override)
  }
}
