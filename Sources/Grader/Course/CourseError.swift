package import LayoutEngine

/// What a person did wrong in a file, such as one of a course: where, what, and what to do next.
///
/// Learners never see one in a course that `lessons dev check` accepts.
package struct CourseError: Error, Hashable, Sendable {
  package let path: String
  /// Where in the file; `nil` if the file itself is the problem.
  package let place: SourcePlace?
  /// What is wrong and what to do next, without the place.
  package let sentence: Sentence

  package init(_ path: String, at place: SourcePlace? = nil, _ sentence: Sentence) {
    self.path = path
    self.place = place
    self.sentence = sentence
  }

  /// Prints as `file:line:column: error: what is wrong, and what to do next`.
  package func text(in strings: StringsCatalogue?) -> String {
    let words = sentence.text(in: strings)
    guard let place else { return "\(path): error: \(words)" }
    return "\(path):\(place.line):\(place.column): error: \(words)"
  }
}
