import Course
import Platform

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
          .says(
            "export.manyTests",
            ["count": .count(facts.exercises.count), "most": .count(Self.mostTests)]))
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

  /// Nothing.
  package func end(_ facts: ClassFacts) -> String { "" }
}
