import Course
import Grading
import TestRunners

/// The course whose exercises the tests of classes are about.
enum SampleCourse {
  static let root = TestCourse.root

  /// The course, read once for all tests.
  static func load() throws -> Course { try TestCourse.load() }

  /// An exercise of the course, ready to grade.
  static func prepared(_ id: String) throws -> PreparedExercise { try TestCourse.prepared(id) }
}
