import ClassGrading
import Course
import Foundation
import Grading
import TestRunners
import Testing

@Suite("An answer that passes somebody else's variant is reported as such")
struct OtherVariantTests {
  private static let seed = SecretSeed("a long secret")
  private static let learners = ["ana", "ben", "cleo", "dan"].map { Learner(key: $0) }
  private func exercise(_ id: String) throws -> Exercise {
    try #require(try TestCourse.load().exercise(id))
  }

  private func owner(
    of text: String, in id: String, handedInBy learner: String
  ) throws -> String? {
    let exercise = try exercise(id)
    let exercises = ClassExercises(
      [exercise], from: Self.seed, hiddenCases: 4, among: Self.learners)
    let grader = AnswerGrader(exercises, running: .none, strings: try TestCourse.load().strings)
    let graded = grader.gradedAnswer(
      on: HandedIn(file: "x", .answer(Answer(text: text, path: "\(id).layout"))),
      exercise: 0, of: Learner(key: learner))
    return graded.otherVariant
  }

  private func solution(_ id: String, of learner: String) throws -> String {
    try ExerciseVariants(Self.seed).exercise(exercise(id), for: learner).solution.text
  }

  @Test(
    "with the other's key",
    arguments: ["flip-around", "where-it-is", "one-number-free", "cover-view"])
  func neighbours(id: String) throws {
    #expect(try owner(of: solution(id, of: "cleo"), in: id, handedInBy: "ana") == "cleo")
  }

  @Test("an answer that passes its own variant has no other owner, and neither has a wrong one")
  func own() throws {
    #expect(
      try owner(of: solution("flip-around", of: "ana"), in: "flip-around", handedInBy: "ana") == nil
    )
    #expect(try owner(of: "nothing", in: "flip-around", handedInBy: "ana") == nil)
    let starter = try ExerciseVariants(Self.seed).exercise(exercise("flip-around"), for: "ben")
      .starter.text
    #expect(try owner(of: starter, in: "flip-around", handedInBy: "ana") == nil)
  }

  @Test("without variation, nobody has a variant")
  func constant() throws {
    let solution = try exercise("photo-and-text").solution.text
    #expect(try owner(of: solution, in: "photo-and-text", handedInBy: "ana") == nil)
  }
}
