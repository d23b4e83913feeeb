import Course
import Grading
import Testing

/// The small course with another exercise in place of its only one.
protocol SmallCourse: ~Copyable {
  var course: TemporaryCourse { get }
}

extension SmallCourse where Self: ~Copyable {
  /// Where the exercise is described.
  static var exercise: String { "01-width/make-it-wide/exercise.json" }

  func prepared() throws -> PreparedExercise {
    try PreparedExercise(try #require(course.load().exercise("make-it-wide")))
  }

  /// The verdict on a text, in one line.
  func summary(_ text: String) throws -> String { try prepared().summary(of: text) }

  /// What a text is told, sentence by sentence.
  func words(_ text: String) throws -> [String] {
    try prepared().words(about: text, in: course.load().strings)
  }
}
