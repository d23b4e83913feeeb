import Course
import Grading
import Platform
import Synchronization

/// The proofs of hidden cases and variants of several exercises, at work beside everything else.
///
/// They take most of the time that a course takes to be proved, and no two have to do with each
/// other.
struct VariantProofs {
  private final class Results: Sendable {
    let next = Atomic<Int>(0)
    let reports: Mutex<[Int: ProofReport]> = Mutex([:])
  }

  private let results = Results()
  private let threads: WorkerThreads

  /// Begins.
  ///
  /// - Parameters:
  ///   - exercises: What is proved.
  ///   - runner: What runs answers in Swift.
  ///   - seeds: How many secrets are tried of exercises that vary.
  ///   - jobs: How many exercises are proved at the same time.
  init(_ exercises: [Exercise], running runner: AnswerRunner, seeds: Int, jobs: Int) {
    let results = results
    threads = WorkerThreads(jobs) {
      while true {
        let index = results.next.add(1, ordering: .relaxed).oldValue
        guard exercises.indices.contains(index) else { return }
        var report = ProofReport()
        let exercise = exercises[index]
        // A solution that isn't one is told of by the proof of the exercise itself.
        guard (try? PreparedExercise(exercise)) != nil else { continue }
        HiddenProof(HiddenCases.all(of: exercise), of: exercise).run(&report)
        VariantProof(exercise, running: runner, seeds: seeds).run(&report)
        results.reports.withLock { $0[index] = report }
      }
    }
  }

  /// What was proved, by the exercises' places, once all is done.
  func reports() -> [Int: ProofReport] {
    _ = threads.wait { true }
    return results.reports.withLock { $0 }
  }
}
