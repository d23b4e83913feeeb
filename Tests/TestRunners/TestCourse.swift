package import Course
package import Foundation
package import Grading
import Synchronization

/// The course that tests are about: the folder `Tests/Course` with the program's own sentences and style sheet.
///
/// `Tests/Course/assemble` does the same for scripts. No exercise and no lesson has the name of one of
/// the real course, which may change as it likes.
package enum TestCourse {
  /// Where it is: a copy that is there until the tests end.
  package static let root: String = {
    let root = FileManager.default.temporaryDirectory
      .appending(path: "test-course-\(UUID().uuidString)")
    try? assemble(at: root)
    atexit { try? FileManager.default.removeItem(atPath: TestCourse.root) }
    return root.path()
  }()

  /// Answers in Swift have another ending in `Tests/Course`, so that no formatter changes them.
  private static func assemble(at root: URL) throws {
    let files = FileManager.default
    try files.copyItem(at: Checkout.root.appending(path: "Tests/Course"), to: root)
    try files.removeItem(at: root.appending(path: "assemble"))
    for name in ["strings", "report.css"] {
      try files.copyItem(
        at: Checkout.root.appending(path: "Lessons/\(name)"), to: root.appending(path: name))
    }
    let names = files.enumerator(atPath: root.path())?.allObjects ?? []
    for case let name as String in names where name.hasSuffix(".swift.txt") {
      let path = root.appending(path: name).path()
      try files.moveItem(atPath: path, toPath: String(path.dropLast(".txt".count)))
    }
  }

  private static let kept = KeptCourse(root: root)

  /// The course, read once for all tests.
  package static func load() throws -> Course { try kept.load() }

  /// An exercise of it, ready to grade; prepared once for all tests.
  package static func prepared(_ id: String) throws -> PreparedExercise { try kept.prepared(id) }
}

/// The course that the program comes with, for the laws that hold in all of it.
package enum RealCourse {
  /// Where it is; the variable `LESSONS_TEST_REAL_COURSE` names another folder.
  package static let root =
    ProcessInfo.processInfo.environment["LESSONS_TEST_REAL_COURSE"]
    ?? Checkout.root.appending(path: "Lessons").path()

  private static let kept = KeptCourse(root: root)

  /// The course, read once for all tests.
  package static func load() throws -> Course { try kept.load() }

  /// An exercise of it, ready to grade; prepared once for all tests.
  package static func prepared(_ id: String) throws -> PreparedExercise { try kept.prepared(id) }
}

/// The repository that the tests belong to.
package enum Checkout {
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}

/// A course that is read once, and its exercises, each of which is prepared once.
private final class KeptCourse: Sendable {
  /// A test names an exercise that the course doesn't have.
  private struct NoExercise: Error {
    let id: String
  }

  private let loaded: Result<Course, any Error>
  private let exercises = Mutex<[String: PreparedExercise]>([:])

  init(root: String) { loaded = Result { try CourseLoader(root: root).load() } }

  func load() throws -> Course { try loaded.get() }

  func prepared(_ id: String) throws -> PreparedExercise {
    if let prepared = exercises.withLock({ $0[id] }) { return prepared }
    guard let exercise = try load().exercise(id) else { throw NoExercise(id: id) }
    let prepared = try PreparedExercise(exercise)
    exercises.withLock { $0[id] = prepared }
    return prepared
  }
}
