/// Why there is no grade for an answer, which is then never counted as 0 without notice.
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
    /// It isn't known whose answer this is: two rows of the roster, or two folders.
    case unclear
    /// The answer is to the course's own exercise, and the learner has a copy that differs from it.
    case noCopy
    /// The answer is to a copy that was made from another seed.
    case otherCopy
    /// An error of the program or of the machine; the learner never loses points for it.
    case ourMistake
  }

  package let reason: Reason
  /// What is wrong and what to do about it, as a sentence.
  package let words: String

  package init(_ reason: Reason, _ words: String) {
    self.reason = reason
    self.words = words
  }
}
