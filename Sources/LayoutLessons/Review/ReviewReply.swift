import Course
import Feedback
import Grading
import LayoutEngine
import Terminal

/// What follows from an answer to an item.
struct ReviewReply: Sendable {
  let isRight: Bool
  /// Whether the answer could be read; one that can't be is neither right nor wrong.
  let counts: Bool
  let feedback: Feedback
  /// The misconception that it shows, by its name.
  var mistake: String? { feedback.mistake }

  init(_ findings: Findings) {
    isRight = findings.verdict == .passed
    counts = ![.unreadable, .unfinished, .graderFault].contains(findings.verdict.name)
    feedback = FeedbackWriter(findings).feedback
  }
}
