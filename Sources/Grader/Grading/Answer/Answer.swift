package import Course
import LayoutEngine

/// What the learner wrote.
package struct Answer: Hashable, Sendable {
  /// The most constraints, and the most views, that are solved: many times what any
  /// exercise needs, and few enough that a check never takes long.
  package static let mostConstraints = 500

  /// The most views inside one another that are looked at.
  package static let mostDepth = 100

  package let text: String
  /// The file, as messages name it.
  package let path: String

  package init(text: String, path: String) {
    self.text = text
    self.path = path
  }

  package init(_ text: CourseText) { self.init(text: text.text, path: text.path) }

  /// The notation that the file's name tells.
  package var notation: Notation { Notation(path: path) }

  /// The beginning of the last line, where what is missing altogether is told.
  var endOfText: SourceRange {
    SourceRange(line: max(1, text.sourceLines.count), column: 1, length: 1)
  }
}
