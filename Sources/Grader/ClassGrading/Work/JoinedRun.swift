import Grader
import LayoutEngine
import Synchronization

/// A program that is compiled and run once, for the cases that the course shows and for hidden ones.
struct JoinedRun {
  let exercise: LearnersExercise
  let runner: AnswerRunner

  /// What came of it in both.
  struct Outcome {
    let own: Findings
    let hidden: Findings
    /// The hidden cases in which the program came to no end, or broke one of UIKit's rules.
    let stopped: Set<Int>
  }

  /// Grades a program in the exercise's own cases and in the hidden ones.
  func outcome(_ answer: Answer, _ hidden: PreparedExercise) -> Outcome {
    let asked = cases(of: hidden, answer)
    let made = Mutex<Made>(Made(snapshots: asked))
    let own = Grading(
      exercise.own,
      running: AnswerRunner { (request) throws(SwiftFailure) in
        let (run, found) = try self.run(request, hidden: asked)
        made.withLock { $0 = found }
        return run
      }
    ).findings(on: answer)
    let found = made.withLock { $0 }
    let replay = AnswerRunner { (_) throws(SwiftFailure) in SwiftRun(snapshots: found.snapshots) }
    let isReady = found.isMade
    return Outcome(
      own: own,
      hidden: isReady
        ? Grading(hidden, running: replay).findings(on: answer)
        : Findings(hidden, answer, verdict: own.verdict),
      stopped: isReady ? found.stopped : Set(asked.indices))
  }

  /// What a program made in the hidden cases.
  private struct Made {
    /// One for each hidden case; as it was given where the program came to no end.
    var snapshots: [LayoutSnapshot]
    var stopped: Set<Int> = []
    var isMade = false
  }

  /// What grading an exercise asks a runner for.
  private func cases(of hidden: PreparedExercise, _ answer: Answer) -> [LayoutSnapshot] {
    let asked = Mutex<[LayoutSnapshot]>([])
    let listening = AnswerRunner { (request) throws(SwiftFailure) in
      asked.withLock { $0 = request.cases }
      throw .unavailable(reason: "no program is run to find out its cases", advice: "")
    }
    _ = Grading(hidden, running: listening).verdict(on: answer)
    return asked.withLock { $0 }
  }

  /// Runs a program in all cases at once; hidden cases in which it stops are left out next time.
  private func run(
    _ request: SwiftRequest, hidden: [LayoutSnapshot]
  ) throws(SwiftFailure) -> (SwiftRun, Made) {
    var made = Made(snapshots: hidden)
    var rest = Array(hidden.indices)
    while true {
      do throws(SwiftFailure) {
        var run = try runner.run(request.with(request.cases + rest.map { hidden[$0] }))
        let asked = request.cases.count + rest.count
        guard run.snapshots.count == asked else {
          throw SwiftFailure.unavailable(
            reason: "\(run.snapshots.count) of \(asked) cases came back",
            advice: "see what `lessons doctor` says about this machine")
        }
        for (index, snapshot) in zip(rest, run.snapshots.dropFirst(request.cases.count)) {
          if snapshot.raised == nil {
            made.snapshots[index] = snapshot
          } else {
            made.stopped.insert(index)
          }
        }
        run.snapshots.removeLast(rest.count)
        made.isMade = true
        return (run, made)
      } catch {
        guard !rest.isEmpty, let place = error.place(beyond: request.cases.count) else {
          throw error
        }
        if place < rest.count {
          made.stopped.insert(rest.remove(at: place))
        } else {
          made.stopped.formUnion(rest)
          rest = []
        }
      }
    }
  }
}

extension SwiftRequest {
  /// The same program for other cases.
  fileprivate func with(_ cases: [LayoutSnapshot]) -> SwiftRequest {
    SwiftRequest(text: text, fileName: fileName, entry: entry, sequel: sequel, cases: cases)
  }
}

extension SwiftFailure {
  /// Which of the cases after so many it may be about; past the end if it may be any of them, and
  /// `nil` if it is about none.
  fileprivate func place(beyond count: Int) -> Int? {
    switch self {
    case .timedOut(_, let index): index >= count ? index - count : nil
    case .crashed(let crash):
      crash.caseIndex >= count ? crash.caseIndex - count : nil
    case .limitExceeded(.outputBytes), .limitExceeded(.memoryBytes), .limitExceeded(.entries): .max
    case .limitExceeded, .refused, .notCompiled, .unavailable: nil
    }
  }
}
