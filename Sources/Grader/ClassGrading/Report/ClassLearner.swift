/// What a class's page keeps of a learner, to link to.
struct ClassLearner {
  let name: String
  let fileName: String

  init(_ learner: Learner) {
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
  /// The learner whose variant it passes.
  let other: String
}
