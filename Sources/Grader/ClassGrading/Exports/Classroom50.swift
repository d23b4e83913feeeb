import Course
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

/// The graded submission, as Classroom 50's runner describes it in the environment.
///
/// Source: Classroom 50, Advanced Autograding, Contract.
package struct Classroom50Submission: Hashable, Sendable {
  let classroom, assignment, assignmentType, owner: String
  let submission, commit, release, review: String
  /// The time in the submission's tag; the runner writes the commit's own over it.
  let datetime: String

  /// The variables without which there is no result.
  static let needed = [
    "CLASSROOM", "ASSIGNMENT", "SUBMISSION_TAG", "COMMIT_URL", "RELEASE_URL",
  ]

  /// Reads the submission from the variables of the process; `nil` if the runner set none.
  ///
  /// - Parameter environment: The variables by their names.
  /// - Throws: ``ExportError`` if it set only some of them.
  package init?(environment: [String: String]) throws(ExportError) {
    let values = environment.filter { !$0.value.isEmpty }
    guard values["CLASSROOM"] != nil || values["SUBMISSION_TAG"] != nil else { return nil }
    let person = values["OWNER"] ?? values["USERNAME"]
    let missing = Self.needed.filter { values[$0] == nil } + (person == nil ? ["OWNER"] : [])
    guard missing.isEmpty else {
      throw ExportError(
        .says("export.classroomVariables", ["names": missing.joined(separator: ", ")]))
    }
    func value(_ name: String) -> String { values[name] ?? "" }
    (submission, commit, release) = (
      value("SUBMISSION_TAG"), value("COMMIT_URL"), value("RELEASE_URL")
    )
    guard submission.hasPrefix("submit/") else {
      throw ExportError(.says("export.classroomTag", ["tag": submission]))
    }
    (classroom, assignment, owner) = (value("CLASSROOM"), value("ASSIGNMENT"), person ?? "")
    assignmentType = values["ASSIGNMENT_TYPE"] ?? "individual"
    review = values["REVIEW_URL"] ?? commit
    datetime = Self.time(in: submission) ?? "1970-01-01T00:00:00Z"
  }

  /// `submit/2026-06-01T14-32-05Z-a1b2c3d` as `2026-06-01T14:32:05Z`.
  private static func time(in tag: String) -> String? {
    let pattern = /submit\/(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z.*/
    guard let found = tag.wholeMatch(of: pattern)?.output else { return nil }
    return "\(found.1)T\(found.2):\(found.3):\(found.4)Z"
  }
}

/// Classroom 50's declarative tests for the exercises: `classroom50/tests.json`.
///
/// Each runs `lessons check`, whose exit status is the result. The shell that runs it needs the
/// variable `LESSONS_COURSE`, because the place of the course isn't known here.
/// Source: Classroom 50, schema `classroom50/tests/v1`.
package struct Classroom50Tests: ClassFile {
  /// How many tests an assignment may have, and how many points each.
  private static let (mostTests, mostPoints) = (100, 1000)
  /// How long a check may take, in seconds: an answer in Swift is compiled first, and its modules
  /// with the first of them.
  private static let timeout = 120

  private struct Test: Encodable {
    let name, type, run: String
    let timeout, points: Int
  }

  private struct Body: Encodable {
    let schema = "classroom50/tests/v1"
    let tests: [Test]
  }

  package let path = "classroom50/tests.json"
  package private(set) var notices: [String] = []

  package init() {}

  /// The whole file, which is the same for every learner.
  package mutating func beginning(_ facts: ClassFacts) -> String {
    let whole = WholePoints(facts)
    if facts.exercises.count > Self.mostTests {
      notices = [
        facts.strings.text(
          .says("export.manyTests", ["count": facts.exercises.count, "most": Self.mostTests]))
      ]
    }
    let tests = facts.exercises.prefix(Self.mostTests).map {
      Test(
        name: $0.id, type: "run", run: "lessons check \($0.id) --course \"$LESSONS_COURSE\"",
        timeout: Self.timeout, points: min(whole.whole($0.most), Self.mostPoints))
    }
    return JSONLine.text(Body(tests: Array(tests))) + "\n"
  }

  /// Nothing: learners aren't named.
  package func text(for result: LearnerResult, _ facts: ClassFacts) -> String { "" }
}
