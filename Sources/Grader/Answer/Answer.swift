/// What the learner wrote.
package struct Answer: Hashable, Sendable {
  package let text: String
  /// The file, as messages name it.
  package let path: String

  package init(text: String, path: String) {
    self.text = text
    self.path = path
  }
}
