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
  static func text(_ error: InputFileError) -> String { error.text(in: loaded) }
}

extension ReadTable {
  /// The cells of a table that can be read, row by row.
  static func cells(_ text: String) throws -> [[String]] {
    try ReadTable(text, path: "table.csv").rows.map { $0.cells.map(\.text) }
  }
}
