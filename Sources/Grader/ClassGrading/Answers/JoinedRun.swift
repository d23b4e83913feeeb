import Course
import Grading
import LayoutEngine

/// What a program made that was compiled and run once, for the cases that the course shows and for
/// hidden ones.
struct JoinedRun {
  /// Its layouts in the exercise's own cases.
  let own: SwiftRun
  /// Its layouts in the hidden cases; a case in which the program didn't finish is as it was given.
  let hidden: SwiftRun
  /// The hidden cases in which the program came to no end, or broke one of UIKit's rules.
  let stopped: Set<Int>

  /// Runs a program in the cases of two requests at once.
  ///
  /// - Parameters:
  ///   - own: The program in the exercise's own cases.
  ///   - hidden: The same program in the hidden cases.
  ///   - runner: The function that runs it.
  /// - Throws: Why nothing came of the exercise's own cases.
  init(
    _ own: SwiftRequest, _ hidden: SwiftRequest, by runner: AnswerRunner
  ) throws(SwiftFailure) {
    var (run, ran) = try Self.run(own, hidden, by: runner)
    var made = hidden.cases
    var stopped = Set(made.indices).subtracting(ran)
    for (index, snapshot) in zip(ran, run.snapshots.dropFirst(own.cases.count)) {
      if snapshot.raised == nil { made[index] = snapshot } else { stopped.insert(index) }
    }
    run.snapshots.removeLast(ran.count)
    self.own = run
    self.hidden = SwiftRun(snapshots: made)
    self.stopped = stopped
  }

  /// Runs a program in all cases; while it stops in a hidden one, again without that one.
  ///
  /// - Returns: Its layouts, and the hidden cases in which it finished.
  private static func run(
    _ own: SwiftRequest, _ hidden: SwiftRequest, by runner: AnswerRunner
  ) throws(SwiftFailure) -> (run: SwiftRun, ran: [Int]) {
    var rest = Array(hidden.cases.indices)
    while true {
      let request = own.with(own.cases + rest.map { hidden.cases[$0] })
      switch runner.outcome(of: request) {
      case .success(let run):
        guard run.snapshots.count == request.cases.count else {
          throw .unavailable(
            reason: .says(
              "machine.casesMissing",
              ["count": .count(run.snapshots.count), "all": .count(request.cases.count)]),
            advice: .says("machine.casesMissing.advice"))
        }
        return (run, rest)
      case .failure(let failure):
        guard !rest.isEmpty, let place = failure.place(beyond: own.cases.count) else {
          throw failure
        }
        // If it isn't clear which case it was, all are left out.
        if place < rest.count { rest.remove(at: place) } else { rest = [] }
      }
    }
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
