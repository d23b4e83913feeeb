import Course
import Grading
import LayoutEngine
import Platform
import Synchronization
import Terminal

/// The check of a program, which runs while the screen goes on.
final class BackgroundCheck: Sendable {
  private struct State {
    var findings: Findings?
    var words: String?
  }

  private let state = Mutex(State())

  /// Begins the check.
  ///
  /// - Parameters:
  ///   - answer: The program.
  ///   - prepared: What it answers.
  ///   - session: Who asks; what is announced to it is kept for the screen.
  init(_ answer: Answer, to prepared: PreparedExercise, _ session: Session) {
    var surroundings = session.surroundings
    surroundings.announce = { [weak self] words in self?.state.withLock { $0.words = words } }
    let runner = surroundings.answerRunner(isTrusted: false, session.course.strings)
    _ = WorkerThreads(1) { [self] in
      let findings = Grading(prepared).findings(on: answer, running: runner)
      state.withLock { $0.findings = findings }
    }
  }

  /// What came of it; `nil` while it runs.
  var findings: Findings? { state.withLock { $0.findings } }
  /// What takes long, in words.
  var words: String? { state.withLock { $0.words.take() } }
}
