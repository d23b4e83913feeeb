/// Why there is no grade for a piece of work: nothing here is ever counted as 0 in silence.
package struct Blank: Hashable, Sendable, Encodable {
  /// The reasons, as reports name them.
  package enum Reason: String, Hashable, Sendable, Codable, CaseIterable {
    /// There is no file for the exercise.
    case missing
    /// Nothing at all was handed in.
    case nothing
    /// The file is there and can't be read as text: unreadable, too large, not UTF-8, a link.
    case damaged
    /// Several files could be the answer.
    case several
    /// It isn't known whose work this is: two rows of the roster, or two folders.
    case unclear
    /// The answer is to the course's own exercise, and the learner has a copy that differs from it.
    case noCopy
    /// The answer is to a copy that was made from another seed.
    case otherCopy
    /// Ours, or the machine's: it is never the learner's loss.
    case error = "fault"
  }

  package let reason: Reason
  /// What is the matter and what to do about it, as a sentence.
  package let words: String

  package init(_ reason: Reason, _ words: String) {
    self.reason = reason
    self.words = words
  }
}
