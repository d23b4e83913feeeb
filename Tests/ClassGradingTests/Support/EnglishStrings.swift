import ClassGrading
import Course
import Foundation

/// The sentences of this repository's course, in English.
enum EnglishStrings {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func load() throws -> StringsCatalogue {
    try CourseLoader(root: root.appending(path: "Lessons").path()).strings()
  }

  private static let loaded = try? load()

  static func text(_ sentence: Sentence) -> String { sentence.text(in: loaded) }
  static func text(_ error: InputFileError) -> String { error.text(in: loaded) }
}
