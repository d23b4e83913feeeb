/// A learner as a class's page stores them, to link to their page.
struct ClassLearner {
  let key: String
  let name: String
  let fileName: String

  init(_ learner: Learner) {
    key = learner.key
    name = learner.name
    fileName = learner.fileName
  }

  /// Adds the name with a link to the learner's own page.
  func add(to page: inout HTMLText) {
    page.raw("<a href=\"learners/\(fileName).html\">")
    page.name(name)
    page.raw("</a>")
  }
}

/// An answer that passes the variant of somebody else.
struct VariantFact {
  /// The learner's place in the class.
  let learner: Int
  /// The exercise's place in the class.
  let exercise: Int
  /// The key of the learner whose variant it passes, who may be in another part of the class.
  let other: String
}
