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
}
