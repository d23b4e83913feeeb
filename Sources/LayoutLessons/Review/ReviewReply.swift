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
  /// The words of the finding; none for a right answer.
  let words: String
  /// The misconception that it shows, by its name.
  let mistake: String?

  init(_ findings: Findings, _ strings: StringsCatalogue) {
    isRight = findings.verdict == .passed
    counts = ![.unreadable, .unfinished, .graderFault].contains(findings.verdict.name)
    let told = ToldAnswer(findings, strings).words
    words = isRight ? "" : (told.seen + told.meaning).joined(separator: " ")
    mistake = told.mistake
  }
}
