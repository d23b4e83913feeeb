import ClassGrading
import Course
import Foundation
import Grading
import Testing

/// The course of this repository, whose exercises the tests of classes are about.
enum SampleCourse {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Lessons").path()

  private static let loaded = Result { try CourseLoader(root: root).load() }

  /// The course, read once for all tests.
  static func load() throws -> Course { try loaded.get() }

  /// An exercise of the course, ready to grade.
  static func prepared(_ id: String) throws -> PreparedExercise {
    try PreparedExercise(try #require(load().exercise(id)))
  }
}
