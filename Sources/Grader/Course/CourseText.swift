/// A text of the course, with the place it was read from.
package struct CourseText: Hashable, Sendable {
  package let path: String
  package let text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
