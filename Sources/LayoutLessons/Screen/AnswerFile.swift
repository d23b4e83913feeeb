import Course
import Grading
import LayoutEngine
import Platform
import SwiftRunning
import Synchronization
import Terminal

/// The learner's file beside the text on the screen: as it was read or written last.
struct AnswerFile: Sendable {
  let path: String
  /// What the file holds, as far as is known.
  private(set) var text: String
  private var stamp: String?

  init(_ path: String, shownAs shown: String) throws(CommandError) {
    self.path = path
    stamp = FileFacts(path)?.stamp
    text = try LearnerFiles.answer(at: path, shownAs: shown).text
  }

  /// What another program has written since then; `nil` if the file is as it was, or can't be read.
  mutating func changeFromOutside() -> String? {
    guard let found = FileFacts(path)?.stamp, found != stamp,
      let new = try? LearnerFiles.answer(at: path, shownAs: path).text
    else { return nil }
    stamp = found
    guard new != text else { return nil }
    text = new
    return new
  }

  /// Replaces the file's text; a file that another program wrote is not touched.
  mutating func write(_ new: String) throws(CommandError) {
    try LearnerFiles.write(new, to: path)
    text = new
    stamp = FileFacts(path)?.stamp
  }
}

/// The check of a program, which runs while the screen goes on.
final class BackgroundCheck: Sendable {
  private struct State {
    var findings: Findings?
    var words: String?
  }

  private let state = Mutex(State())

  /// Begins the check; what is announced to the session meanwhile is kept for the screen.
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

/// The build of the modules for answers in Swift, before the first answer would wait for it.
final class BackgroundBuild: Sendable {
  /// The exercise at which it began.
  let exercise: String
  private let state = Mutex((step: ModuleProgress?.none, isOver: false))

  /// Begins the build if the modules aren't there and an exercise in Swift is near.
  init(at exercise: Exercise, _ session: Session) {
    self.exercise = exercise.id
    _ = WorkerThreads(1) { [self] in
      // What goes wrong is told when an answer needs them.
      if (try? session.isNearSwift(exercise)) == true {
        try? session.surroundings.buildModules { step in state.withLock { $0.step = step } }
      }
      state.withLock { $0 = (nil, true) }
    }
  }

  var isOver: Bool { state.withLock(\.isOver) }
  /// What takes long; `nil` before and after it.
  var step: ModuleProgress? { state.withLock(\.step) }
}

extension Session {
  /// Whether a lesson with an exercise in Swift is open, or begins after this exercise.
  fileprivate func isNearSwift(_ exercise: Exercise) throws(CommandError) -> Bool {
    let isLast = exercise.id == exercise.lesson.exerciseIDs.last
    for folder in course.folders.drop(while: { $0 != exercise.lesson.folder })
      .prefix(isLast ? 2 : 1)
    {
      let lesson = try header(of: folder)
      for id in lesson.exerciseIDs where try self.exercise(id, of: lesson).swift != nil {
        return true
      }
    }
    return false
  }
}
