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
  /// The others for whom its folder counts as well.
  package internal(set) var partners: [Learner] = []
  var folders: [Folder] = []
  var files: [File] = []
  /// `nil` if it can be graded.
  private(set) var blank: Obstacle?
  /// Messages for the teacher.
  var notices: [Sentence] = []

  init(_ learner: Learner) { self.learner = learner }

  /// Whether anything was handed in at all.
  var hasSomething: Bool { !folders.isEmpty || !files.isEmpty || blank != nil }

  /// Takes over the files of a submission that nobody has claimed.
  mutating func take(_ other: Submission) {
    folders += other.folders
    files += other.files
    notices.append(.says("submission.byCopy.own", ["folder": .text(other.learner.key)]))
  }

  /// Makes the folder count for all of these learners, of whom one is its own.
  mutating func join(_ learners: [Learner], in folder: String) {
    partners = learners.filter { $0.key != learner.key }
    let names = partners.map(\.shownName).joined(separator: ", ")
    notices.append(
      .says("submission.together", ["folder": .text(folder), "names": .text(names)]))
  }

  /// Leaves all of it ungraded; the first reason stays.
  mutating func block(_ reason: Blank.Reason, _ words: Sentence) {
    blank = blank ?? Obstacle(reason: reason, words: words)
  }
}
