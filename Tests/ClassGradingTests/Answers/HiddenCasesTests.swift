import ClassGrading
import Course
import Grading
import LayoutEngine
import Synchronization
import TestRunners
import Testing

@Suite("Hidden cases")
struct HiddenCasesTests {
  /// Four hidden windows, each in the reading directions of the exercise.
  private func grader(
    _ id: String, telling: GradingPolicy.Telling, runner: AnswerRunner = .none
  ) throws -> AnswerGrader {
    let exercise = try #require(TestCourse.load().exercise(id))
    let exercises = ClassExercises(
      [exercise], from: SecretSeed("a secret"), hiddenCases: 4, among: [])
    return AnswerGrader(
      exercises, running: runner, telling: telling, strings: try TestCourse.load().strings)
  }

  private func outcome(
    of text: String, _ id: String, telling: GradingPolicy.Telling = .kind
  ) throws -> HiddenOutcome {
    let answer = Answer(text: text, path: "\(id).layout")
    let graded = try grader(id, telling: telling).gradedAnswer(
      on: HandedIn(file: nil, .answer(answer)), exercise: 0, of: Learner(key: "ana"))
    return try #require(graded.hidden)
  }

  /// The right answer to the learner's own variant.
  private func solution(_ id: String) throws -> String {
    try grader(id, telling: .kind).exercises.exercise(0, for: Learner(key: "ana")).own.exercise
      .solution.text
  }

  @Test(
    "pass for the right answer, in one reading direction or in both",
    arguments: [("photo-bar", 4), ("twice-the-image", 8)])
  func kept(id: String, cases: Int) throws {
    let outcome = try outcome(of: solution(id), id)
    #expect(outcome.all == cases && outcome.failed == 0 && outcome.kinds.isEmpty)
    #expect(outcome.words == "The layout is right in all \(cases) hidden cases as well.")
  }

  @Test("that fail are counted, and reported as the teacher wants", arguments: ["kind", "none"])
  func missed(telling: String) throws {
    let telling = try #require(GradingPolicy.Telling(rawValue: telling))
    let outcome = try outcome(of: "photo.width = 3", "twice-the-image", telling: telling)
    #expect(outcome.failed == 8)
    #expect(!outcome.kinds.isEmpty)
    #expect(!outcome.words.contains("is right in all"))
    let count = outcome.words.contains("8 of 8")
    #expect(telling == .kind ? count : !count)
  }
}
