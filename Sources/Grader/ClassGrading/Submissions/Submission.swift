import Grader

/// What one learner handed in, before anybody has looked into it.
package struct Submission: Sendable {
  /// A folder, with its own name.
  struct Folder: Hashable, Sendable {
    let path: RawPath
    let name: [UInt8]
  }

  /// A file that stands alone, with the names that it may have had, the likelier first.
  struct File: Hashable, Sendable {
    let path: RawPath
    let names: [String]
  }

  package let learner: Learner
  var folders: [Folder] = []
  var files: [File] = []
  /// Why none of it can be graded; `nil` where it can.
  var blank: (reason: Blank.Reason, words: Sentence)?
  /// What the teacher should know.
  var notices: [Sentence] = []

  init(_ learner: Learner) { self.learner = learner }
}
