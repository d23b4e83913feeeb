import Course
import Foundation

/// The sentences of this repository's course, in English.
enum EnglishStrings {
  private struct File: Decodable {
    let language: String
    let strings: [String: String]
  }

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func load() throws -> StringsCatalogue {
    let data = try Data(contentsOf: root.appending(path: "Lessons/strings/en.json"))
    let file = try JSONDecoder().decode(File.self, from: data)
    return StringsCatalogue(language: file.language, templates: file.strings)
  }
}
