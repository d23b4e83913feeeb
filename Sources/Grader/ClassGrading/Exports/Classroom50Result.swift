import Platform

/// Classroom 50's `result.json`: `classroom50/ana.json`, made where its runner grades.
///
/// Classroom 50 needs numbers in every result. So a learner without a total gets 0 of 0, which it
/// also enters itself if nothing is graded.
/// Source: Classroom 50, schema `classroom50/result/v1`.
package struct Classroom50Result: LearnerFile {
  package let folder = "classroom50"
  package let fileExtension = "json"
  private let submission: Classroom50Submission

  package init(_ submission: Classroom50Submission) { self.submission = submission }

  /// The whole file, in whole numbers.
  package func text(for result: LearnerResult, _ facts: ClassFacts) -> String? {
    JSONLine.text(Body(result, facts, submission)) + "\n"
  }
}

/// Converts points to whole numbers, the only ones that Classroom 50 takes.
struct WholePoints {
  /// The factor for all points: 1 if all are whole, and otherwise 100.
  let scale: Double

  init(_ facts: ClassFacts) {
    let policy = facts.policy
    let isWhole =
      policy.partial == .none && policy.hintCost == 0
      && facts.exercises.allSatisfy { $0.most == $0.most.rounded() }
    scale = isWhole ? 1 : 100
  }

  func whole(_ points: Double) -> Int { Int((points * scale).rounded()) }
}

/// Classroom 50's keys.
private struct Body: Encodable {
  struct Test: Encodable {
    enum CodingKeys: String, CodingKey {
      case name = "test-name"
      case passed, score
      case most = "max-score"
      case output
    }

    let name: String
    let passed: Bool
    let score, most: Int
    let output: String
  }

  enum CodingKeys: String, CodingKey {
    case schema, classroom, assignment
    case assignmentType = "assignment_type"
    case owner, submission, commit, release, review, datetime, score
    case most = "max-score"
    case tests
  }

  let schema = "classroom50/result/v1"
  let classroom, assignment, assignmentType, owner, submission, commit, release, review: String
  let datetime: String
  let score, most: Int
  let tests: [Test]

  init(_ result: LearnerResult, _ facts: ClassFacts, _ submission: Classroom50Submission) {
    (classroom, assignment) = (submission.classroom, submission.assignment)
    (assignmentType, owner) = (submission.assignmentType, submission.owner)
    (self.submission, commit) = (submission.submission, submission.commit)
    (release, review, datetime) = (submission.release, submission.review, submission.datetime)
    let (text, whole) = (ExportText(strings: facts.strings), WholePoints(facts))
    tests = zip(result.answers, facts.exercises).map { scored, exercise in
      // No points: the learner can neither get nor lose any here.
      let most = scored.points == nil ? 0 : scored.most
      let title = exercise.title
      return Test(
        name: scored.points == nil ? text.grade(scored, title: title) : title,
        passed: scored.answer.isPassed,
        score: min(whole.whole(scored.points ?? 0), whole.whole(most)),
        most: whole.whole(most), output: text.whole(scored))
    }
    let counted = result.total.points == nil ? [] : tests
    score = counted.map(\.score).reduce(0, +)
    most = counted.map(\.most).reduce(0, +)
  }
}
