package import Course

/// Why there is no grade for an answer, which is then never counted as 0 without notice.
package struct Blank: Hashable, Sendable, Codable {
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

extension Blank.Reason {
  /// The reason in short.
  package var words: Sentence {
    switch self {
    case .missing: .says("report.blank.missing")
    case .nothing: .says("report.blank.nothing")
    case .damaged: .says("report.blank.damaged")
    case .several: .says("report.blank.several")
    case .unclear: .says("report.blank.unclear")
    case .noCopy: .says("report.blank.noCopy")
    case .otherCopy: .says("report.blank.otherCopy")
    case .ourMistake: .says("report.blank.ourMistake")
    }
  }

  /// What a learner is told, who can't do what a teacher would have to do.
  var wordsForLearner: Sentence {
    switch self {
    case .missing: .says("report.learner.missing")
    case .nothing: .says("report.learner.nothing")
    case .damaged: .says("report.learner.damaged")
    case .several: .says("report.learner.several")
    case .unclear: .says("report.learner.unclear")
    case .noCopy: .says("report.learner.noCopy")
    case .otherCopy: .says("report.learner.otherCopy")
    case .ourMistake: .says("report.learner.ourMistake")
    }
  }
}
