import ClassGrading
import Course
import Foundation
import LayoutLessons
import Terminal
import Testing

@Suite("lessons grade knows the copies of lessons hand-out again")
struct HandedOutClassTests {
  private static let seed = "a long secret"
  private static let exercise = "flip-around"

  private func solution(of learner: String) throws -> String {
    let course = try CourseLoader(root: Learner.course).load()
    let exercise = try #require(course.exercise(Self.exercise))
    return try ExerciseVariants(SecretSeed(Self.seed)).exercise(exercise, for: learner).solution
      .text
  }

  @Test("own answers pass, a neighbour's is told as such, numbers of one window are missed")
  func graded() throws {
    let teacher = try Learner()
    try "id,name\nana,Ana\nben,Ben\ncleo,Cleo".write(
      toFile: teacher.folder + "/r.csv", atomically: false, encoding: .utf8)
    let handOut = teacher.run(
      "hand-out", "--seed", Self.seed, "--roster", "r.csv", "--exercises", Self.exercise, "--out",
      "class")
    #expect(handOut.status == .passed, "\(handOut.errors)")
    for (learner, owner) in [("ana", "ana"), ("ben", "ana")] {
      try solution(of: owner).write(
        toFile: "\(teacher.folder)/class/\(learner)/flip-around.layout", atomically: false,
        encoding: .utf8)
    }
    let run = teacher.run(
      "grade", "class", "--seed", Self.seed, "--roster", "r.csv", "--exercises", Self.exercise)
    #expect(run.status == .passed, "\(run.errors)")
    let journal = try String(
      decoding: Data(contentsOf: URL(filePath: teacher.folder + "/report/.journal")),
      as: UTF8.self)
    #expect(journal.contains("ana"))
    #expect(!journal.contains(Self.seed))
    #expect(run.output.contains("1 passed, 2 not yet"), "\(run.output)")
  }
}
