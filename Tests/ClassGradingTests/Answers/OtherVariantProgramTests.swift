import ClassGrading
import Course
import Grading
import Synchronization
import Testing
import TestRunners

@Suite("A program that passes somebody else's variant")
struct OtherVariantProgramTests {
  private static let seed = SecretSeed("a long secret")
  private static let learners = ["ana", "ben", "cleo", "dan"].map { Learner(key: $0) }

  /// A runner of cleo's solution, which can't run it from some run on.
  private func runner(unavailableAfter count: Int, of equations: String) -> AnswerRunner {
    let runs = Mutex(0)
    let program = StandInProgram(equations: equations).runner
    return AnswerRunner { (request) throws(SwiftFailure) in
      let run = runs.withLock { runs in
        runs += 1
        return runs
      }
      guard run <= count else {
        throw .unavailable(reason: "no process can be made", advice: "see what runs here")
      }
      return try program.outcome(of: request).get()
    }
  }

  /// What comes of cleo's program when ana hands it in, on a machine that runs so many programs.
  private func gradedAnswer(runs: Int) throws -> GradedAnswer {
    let exercise = try #require(TestCourse.load().exercise("as-anchors"))
    let exercises = ClassExercises(
      [exercise], from: Self.seed, hiddenCases: 4, among: Self.learners)
    let hers = try ExerciseVariants(Self.seed).exercise(exercise, for: "cleo")
    let text = try #require(hers.swiftSolution).text
    return AnswerGrader(
      exercises, running: runner(unavailableAfter: runs, of: hers.solution.text),
      strings: try TestCourse.load().strings
    ).gradedAnswer(
      on: HandedIn(file: "ana/as-anchors.swift", .answer(Answer(text: text, path: "a.swift"))),
      exercise: 0, of: Learner(key: "ana"))
  }

  @Test("is reported with the other's key")
  func owner() throws {
    let graded = try gradedAnswer(runs: 2)
    #expect(graded.verdict == .misplaced && graded.hidden?.all == 4)
    #expect(graded.otherVariant == "cleo" && graded.blank == nil)
  }

  @Test("is left blank and loses no points if it can't be run in that variant")
  func unavailable() throws {
    var blank = GradedAnswer(exercise: "as-anchors")
    blank.file = "ana/as-anchors.swift"
    blank.blank = Blank(
      .ourMistake,
      "This answer couldn't be graded, because of an error on the machine. The learner isn't to "
        + "blame. The error: no process can be made; see what runs here.")
    #expect(try gradedAnswer(runs: 1) == blank)
  }
}
