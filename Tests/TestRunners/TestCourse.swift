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

  package static func load() throws -> Course { try kept.load() }

  /// An exercise of it, ready to grade; prepared once for all tests.
  package static func prepared(_ id: String) throws -> PreparedExercise { try kept.prepared(id) }
}

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

package enum English {
  private static let strings = try? CourseLoader(root: TestCourse.root).strings()

  package static func text(_ sentence: Sentence) -> String { sentence.text(in: strings) }
  package static func text(_ error: CourseError) -> String { error.text(in: strings) }

  /// Why a machine can't run answers, and what to do; nothing for other failures.
  package static func words(of failure: SwiftFailure?) -> [String] {
    guard case .unavailable(let reason, let advice)? = failure else { return [] }
    return [text(reason), text(advice)]
  }
}

extension Sentence: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self.init(verbatim: text) }
}

/// Which of the many cases of a law one run of the tests takes.
///
/// A law is written once. `swift test` tries it with a few cases, the same ones in every run;
/// `Tests/Proof/whole` tries it with all of them.
package enum Sample {
  /// Whether all cases are taken.
  package static let isWhole = ProcessInfo.processInfo.environment["LESSONS_WHOLE"] == "1"

  /// A number of cases, rounds or learners: the larger one in a whole run.
  package static func size(_ few: Int, whole: Int) -> Int { isWhole ? whole : few }

  /// So many of the cases, chosen by a seed, in their order; all of them in a whole run.
  package static func cases<Case>(_ count: Int, of all: [Case], seed: UInt64) -> [Case] {
    isWhole ? all : few(count, of: all, seed: seed)
  }

  /// So many of the cases, chosen by a seed, in their order, in a whole run as well.
  package static func few<Case>(_ count: Int, of all: [Case], seed: UInt64) -> [Case] {
    var generator = SeededGenerator(state: seed)
    return all.indices.shuffled(using: &generator).prefix(count).sorted().map { all[$0] }
  }

  /// So many cases of each sort, chosen by a seed, in their order; all of them in a whole run.
  package static func cases<Case>(
    _ count: Int, ofEach sort: (Case) -> String, of all: [Case], seed: UInt64
  ) -> [Case] {
    guard !isWhole else { return all }
    let sorts = Dictionary(grouping: all.indices) { sort(all[$0]) }
    var generator = SeededGenerator(state: seed)
    let chosen = sorts.keys.sorted().flatMap { name in
      sorts[name, default: []].shuffled(using: &generator).prefix(count)
    }
    return chosen.sorted().map { all[$0] }
  }
}

/// The same numbers for the same seed on every machine (SplitMix64).
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// - Parameter state: The seed.
  package init(state: UInt64) { self.state = state }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
