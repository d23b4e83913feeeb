import Course
import Platform

/// What one learner handed in, before the search for answers.
package struct Submission: Sendable {
  /// A folder, with its own name.
  struct Folder: Hashable, Sendable {
    let path: RawPath
    let name: [UInt8]
  }

  /// A file that stands alone.
  struct File: Hashable, Sendable {
    let path: RawPath
    let label: SubmissionLabel

    /// The name under which it was handed in.
    var name: String { label.fileName ?? "" }

    /// Whether Canvas, which counts attempts, alone made the name differ from that of an answer.
    func isNumbered(_ reading: AnswerNames.Reading) -> Bool {
      let dot = reading.answer.lastIndex(of: ".") ?? reading.answer.endIndex
      let counted = "\(reading.answer[..<dot])-\(reading.number)\(reading.answer[dot...])"
      return label.origin == .canvas && name == counted
    }
  }

  /// Why none of it can be graded.
  struct Obstacle: Hashable, Sendable {
    let reason: Blank.Reason
    let words: Sentence
  }

  package let learner: Learner
  var folders: [Folder] = []
  var files: [File] = []
  /// `nil` if it can be graded.
  private(set) var blank: Obstacle?
  /// Messages for the teacher.
  var notices: [Sentence] = []

  init(_ learner: Learner) { self.learner = learner }

  /// Whether anything was handed in at all.
  var hasSomething: Bool { !folders.isEmpty || !files.isEmpty || blank != nil }

  /// Leaves all of it ungraded; the first reason stays.
  mutating func block(_ reason: Blank.Reason, _ words: Sentence) {
    blank = blank ?? Obstacle(reason: reason, words: words)
  }
}
