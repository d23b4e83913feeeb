package import Course
package import LayoutEngine

/// A learner's Swift file and the cases for which it is to be run.
package struct SwiftRequest: Hashable, Sendable {
  package let text: String
  /// The file's name without its folder.
  package let fileName: String
  package let entry: SwiftEntry
  /// What happens afterwards, as often as each case says; `nil` if nothing does.
  package let sequel: SwiftSequel?
  /// The scene of each case with its given constraints.
  package let cases: [LayoutSnapshot]

  package init(
    text: String, fileName: String, entry: SwiftEntry, sequel: SwiftSequel? = nil,
    cases: [LayoutSnapshot]
  ) {
    self.text = text
    self.fileName = fileName
    self.entry = entry
    self.sequel = sequel
    self.cases = cases
  }

  /// The same program for other cases.
  package func with(_ cases: [LayoutSnapshot]) -> SwiftRequest {
    SwiftRequest(text: text, fileName: fileName, entry: entry, sequel: sequel, cases: cases)
  }
}
