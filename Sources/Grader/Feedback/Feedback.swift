package import Course
package import Grading

/// A verdict in words, with the line and the picture that it is about.
///
/// The words have three parts: what the answer does, what follows from it, and what to do next.
package struct Feedback: Sendable {
  package var excerpt: AnswerExcerpt?
  package var seen: [Sentence] = []
  package var meaning: [Sentence] = []
  /// What is wrong besides, each on a row of its own.
  package var further: [Sentence] = []
  package var next: Sentence?
  package var picture: Pictures?
  /// The name of the misconception, when the answer is one that the course knows.
  package var mistake: String?
  /// The kind of mistake in an answer whose layout isn't the wanted one.
  package var diagnosis: Diagnosis.Kind?
  /// A remark on an answer that passed; the answer still passes.
  package var note: Sentence?
}
