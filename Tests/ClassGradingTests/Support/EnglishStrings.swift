import ClassGrading
import Course
import Foundation
import TestRunners

/// The sentences of this repository's course, in English.
enum EnglishStrings {
  static let root = Checkout.root

  static func load() throws -> StringsCatalogue { try SampleCourse.load().strings }

  private static let loaded = try? load()

  static func text(_ sentence: Sentence) -> String { sentence.text(in: loaded) }
  static func text(_ error: CourseError) -> String { error.text(in: loaded) }
}
