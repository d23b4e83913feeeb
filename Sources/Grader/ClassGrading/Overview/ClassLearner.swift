/// A learner as lists about a class store them, to name them and to link to their page.
package struct ClassLearner: Hashable, Sendable {
  let key: String
  /// With what tells the learner from namesakes.
  package let name: String
  let fileName: String

  init(_ learner: Learner) {
    key = learner.key
    name = learner.shownName
    fileName = learner.fileName
  }

  /// Adds the name with a link to the learner's own page.
  func add(to page: inout HTMLText) {
    page.raw("<a href=\"learners/\(fileName).html\">")
    page.name(name)
    page.raw("</a>")
  }
}
