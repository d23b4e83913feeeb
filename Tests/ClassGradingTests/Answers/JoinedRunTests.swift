import ClassGrading
import Course
import Grading
import LayoutEngine
import Synchronization
import Testing
import TestRunners

/// A program that states the right layout, and a runner that counts for how many cases it is run.
private final class CountedProgram: Sendable {
  /// The cases that the exercise has, and those that are hidden.
  static let own = 8
  static let all = 16

  private let counts = Mutex<[Int]>([])
  private let failure: @Sendable (SwiftRequest) -> SwiftFailure?
  private let change: @Sendable (inout [LayoutSnapshot]) -> Void

  init(
    failure: @escaping @Sendable (SwiftRequest) -> SwiftFailure? = { _ in nil },
    change: @escaping @Sendable (inout [LayoutSnapshot]) -> Void = { _ in }
  ) {
    self.failure = failure
    self.change = change
  }

  /// For how many cases the program was run, run by run.
  var runs: [Int] { counts.withLock { $0 } }

  private static let equations = """
    photo.leading = view.leading + 16
    note.leading = photo.trailing + 16
    note.trailing = view.trailing - 16
    note.width = 2 * photo.width
    """

  /// What grading the program comes to, in eight cases of the exercise's and in eight hidden ones.
  func graded() throws -> GradedAnswer {
    let exercise = try #require(TestCourse.load().exercise("twice-the-image"))
    let exercises = ClassExercises(
      [exercise], from: SecretSeed("a secret"), hiddenCases: 4, among: [])
    let runner = AnswerRunner { (request) throws(SwiftFailure) in
      self.counts.withLock { $0.append(request.cases.count) }
      if let failure = self.failure(request) { throw failure }
      var run = try StandInProgram(equations: Self.equations).runner.outcome(of: request).get()
      self.change(&run.snapshots)
      return run
    }
    let answer = Answer(text: String(repeating: "line\n", count: 5), path: "answer.swift")
    return AnswerGrader(exercises, running: runner, strings: try TestCourse.load().strings)
      .gradedAnswer(
        on: HandedIn(file: nil, .answer(answer)), exercise: 0, of: Learner(key: "ana"))
  }
}

@Suite("A program in the exercise's cases and in hidden ones")
struct JoinedRunTests {
  private typealias Stop = @Sendable (Int) -> SwiftFailure

  private static let stops: [Stop] = [
    { .timedOut(seconds: 4, caseIndex: $0) },
    { .crashed(Crash(kind: .trap("Index out of range"), line: 2, caseIndex: $0)) },
  ]

  @Test("is run once for both")
  func once() throws {
    let program = CountedProgram()
    let graded = try program.graded()
    #expect(graded.verdict == .passed && graded.cases == CaseCount(passed: 8, all: 8))
    #expect(graded.hidden?.all == 8 && graded.hidden?.failed == 0)
    #expect(program.runs == [CountedProgram.all])
  }

  @Test("fails the hidden cases in which it stops, and no others", arguments: [0, 1])
  func stopsInHidden(kind: Int) throws {
    let stop = Self.stops[kind]
    // The last of the hidden cases, and the one that is the third of the rest.
    let program = CountedProgram(failure: { request in
      switch request.cases.count {
      case CountedProgram.all: stop(CountedProgram.all - 1)
      case CountedProgram.all - 1: stop(CountedProgram.own + 2)
      default: nil
      }
    })
    let graded = try program.graded()
    #expect(graded.verdict == .passed && graded.cases == CaseCount(passed: 8, all: 8))
    #expect(graded.hidden?.all == 8 && graded.hidden?.failed == 2)
    #expect(program.runs == [16, 15, 14])
  }

  @Test("fails the hidden cases in which UIKit stops it, without another run")
  func raises() throws {
    let program = CountedProgram(change: { snapshots in
      snapshots[CountedProgram.own].raised = SnapshotException(
        name: "NSInvalidArgumentException", reason: "no", constraint: nil, line: nil)
    })
    let graded = try program.graded()
    #expect(graded.verdict == .passed && graded.hidden?.failed == 1)
    #expect(program.runs == [CountedProgram.all])
  }

  @Test("fails all hidden cases if it isn't known in which of them it used too much")
  func usesUp() throws {
    let program = CountedProgram(failure: {
      $0.cases.count > CountedProgram.own ? .limitExceeded(.outputBytes(65_536)) : nil
    })
    let graded = try program.graded()
    #expect(graded.verdict == .passed && graded.cases == CaseCount(passed: 8, all: 8))
    #expect(graded.hidden?.failed == 8)
    #expect(program.runs == [16, 8])
  }

  @Test(
    "gets its verdict from the exercise's own case in which it stops", arguments: [0, 1])
  func stopsInOwn(kind: Int) throws {
    let stop = Self.stops[kind]
    let program = CountedProgram(failure: { _ in stop(CountedProgram.own - 1) })
    let graded = try program.graded()
    #expect(graded.blank == nil && graded.verdict == [.timedOut, .crashed][kind])
    #expect(graded.hidden?.all == 8 && graded.hidden?.failed == 8)
    #expect(program.runs == [CountedProgram.all])
  }

  @Test(
    "has no verdict and loses no points if the layouts don't match the cases",
    arguments: [0, 7, 8, 15])
  func miscounted(count: Int) throws {
    let program = CountedProgram(change: { $0 = Array($0.prefix(count)) })
    let graded = try program.graded()
    #expect(graded.verdict == nil && graded.hidden == nil)
    #expect(graded.blank?.reason == .ourMistake)
    #expect(graded.blank?.words.contains("\(count) of 16 cases returned a result") == true)
  }
}
