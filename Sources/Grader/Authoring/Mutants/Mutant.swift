import Course
package import Grading
package import LayoutEngine

/// A right answer with one thing changed.
package struct Mutant: Hashable, Sendable {
  package let operation: MutationOperator
  package let answer: Answer
  /// Where the change was made in the right answer; `nil` if all of it changed.
  package let place: SourcePlace?

  package init(_ operation: MutationOperator, _ answer: Answer, at place: SourcePlace? = nil) {
    self.operation = operation
    self.answer = answer
    self.place = place
  }
}

extension Answer {
  /// An answer in the place of a right one, with these of its lines.
  init(_ lines: [String?], like right: CourseText) {
    self.init(text: lines.compactMap { $0 }.joined(separator: "\n"), path: right.path)
  }
}
