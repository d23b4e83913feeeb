package import LayoutEngine

/// A mistake of the course's author, with its place and how to mend it.
///
/// Prints as `file:line:column: error: what is wrong, and how to mend it`. Learners never meet one
/// in a course that `lessons dev check` accepts.
package struct CourseError: Error, Hashable, Sendable, CustomStringConvertible {
  package let path: String
  /// Where in the file; `nil` when the file itself is the trouble.
  package let place: SourcePlace?
  package let message: String

  package init(_ path: String, at place: SourcePlace? = nil, _ message: String) {
    self.path = path
    self.place = place
    self.message = message
  }

  package var description: String {
    guard let place else { return "\(path): error: \(message)" }
    return "\(path):\(place.line):\(place.column): error: \(message)"
  }
}
