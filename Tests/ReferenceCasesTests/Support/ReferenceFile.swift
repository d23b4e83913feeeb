import Course
import Foundation
import ReferenceCases
import Testing

/// The files beside the tests, and the course's sentences.
enum ReferenceFile {
  /// The text of a file in a folder beside the tests.
  static func text(_ name: String, in folder: String) throws -> String {
    let url = try #require(Bundle.module.url(forResource: folder, withExtension: nil))
    return try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  /// What vectors need besides themselves: the English sentences.
  static func context() throws -> VectorContext {
    VectorContext(sentences: try english())
  }

  private static func english() throws -> StringsCatalogue {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
    return try CourseLoader(root: root.appending(path: "../../../Lessons").path()).strings()
  }

  /// An error in English.
  static func words(of error: CourseError) throws -> String {
    try english().text(error.sentence)
  }

  /// What comes of a vector file's text.
  static func results(of text: String) throws -> (kind: String, results: [VectorResult]) {
    try VectorFile.results(of: text, in: context())
  }

  /// The cases that differ, each in a line.
  static func differences(in text: String) throws -> [String] {
    try results(of: text).results.flatMap { result in
      result.differences.map { "\(result.id): \($0)" }
    }
  }
}
