import Authoring
@testable import Course
import Feedback
import Foundation
import Grading
import LogExplaining
import Synchronization
import Testing

/// The course of this repository, as the tests grade against it.
enum RealCourse {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Lessons").path()

  private static let loaded = Result { try CourseLoader(root: root).load() }

  /// The course, read once for all tests.
  static func load() throws -> Course { try loaded.get() }

  private static let kept = Mutex<[String: PreparedExercise]>([:])

  /// An exercise of the real course, ready to grade; prepared once for all tests.
  static func prepared(_ id: String) throws -> PreparedExercise {
    if let prepared = kept.withLock({ $0[id] }) { return prepared }
    let prepared = try PreparedExercise(try #require(load().exercise(id)))
    kept.withLock { $0[id] = prepared }
    return prepared
  }
}

extension PreparedExercise {
  /// The verdict on a text, in the one line that headers of wrong answers use.
  func summary(of text: String) -> String {
    let verdict = Grading(self).verdict(on: Answer(text: text, path: "answer.layout"))
    return verdict.failure?.summary(in: exercise.scene) ?? "passed"
  }

  /// What the learner reads about a text, each part on a line.
  func words(about text: String, in strings: StringsCatalogue) -> [String] {
    let answer = Answer(text: text, path: "answer.layout")
    let feedback = FeedbackWriter(Grading(self).findings(on: answer)).feedback
    let parts = feedback.seen + feedback.meaning + (feedback.next.map { [$0] } ?? [])
    return parts.map { strings.text($0) }
  }
}

extension Course {
  /// The same course with some of its exercises only.
  func with(exercises: [Exercise]) -> Course {
    Course(
      title: title, chapters: chapters, numbers: numbers, deadlines: deadlines,
      exercises: exercises, strings: strings)
  }
}
