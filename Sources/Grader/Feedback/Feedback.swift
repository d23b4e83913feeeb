package import Course
package import Grading

/// A verdict in words, with the line and the picture that it is about.
///
/// Three parts: what is seen, what that means in the picture, and what to try next.
package struct Feedback: Sendable {
  /// The line of the answer that is spoken of.
  package struct Excerpt: Hashable, Sendable {
    /// The line's number, counted from 1.
    package let line: Int
    package let text: String
    /// The columns to mark, counted from 1.
    package let columns: Range<Int>
    /// The lines that follow, where what is meant goes on over several.
    package var more: [String] = []
  }

  package var excerpt: Excerpt?
  package var seen: [Sentence] = []
  package var meaning: [Sentence] = []
  /// What is wrong besides, each on a row of its own.
  package var further: [Sentence] = []
  package var next: Sentence?
  package var picture: Picture?
  /// The name of the misconception, when the answer is one that the course knows.
  package var mistake: String?
  /// What was done to a layout that isn't the wanted one.
  package var diagnosis: Diagnosis.Kind?
  /// A remark on an answer that passed; it takes nothing away from it.
  package var note: Sentence?
}
