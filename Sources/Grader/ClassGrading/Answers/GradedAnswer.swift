package import Course

/// One learner's answer to one exercise, with everything that reports and exports say about it.
///
/// It contains words in one language, and no time of day. So the same answer gives the same value,
/// at any time, in any order and with any number of threads.
package struct GradedAnswer: Hashable, Sendable, Codable {
  /// The keys of the results; ``subject`` isn't one, because ``summary`` contains it, nor ``task``.
  private enum CodingKeys: String, CodingKey {
    case exercise, file, blank, verdict, summary, feedback, cases, hidden, hints, form, wording
    case untouched, text, otherVariant, remarks, views
  }

  /// The exercise's id.
  package let exercise: String
  /// The answer's file, below the folder of submissions; `nil` if there is none.
  package var file: String?
  /// Why there is no grade; `nil` where there is one.
  package var blank: Blank?
  /// The verdict on the cases that the course shows; `nil` if blank.
  package var verdict: VerdictName?
  /// The verdict in one line, for the teacher: `misplaced Blue.trailing 232 not 216, window 320x72`.
  package var summary: String?
  /// What the verdict is about, which tells mistakes apart; `nil` if it names nothing.
  ///
  /// Views have the course's names here, so that it is the same in every variant.
  package var subject: String?
  /// What `check` tells the learner; `nil` if blank.
  package var feedback: AnswerFeedback?
  /// In how many of the course's own cases the wanted layout follows.
  package var cases: CaseCount?
  /// What the hidden cases found; `nil` where there are none.
  package var hidden: HiddenOutcome?
  /// How many views are right, over all cases, hidden ones too.
  package var views: CaseCount?
  /// How many hints the learner took, by the progress file that was handed in; 0 without one.
  package var hints = 0
  /// The normal form: equal for answers that state the same.
  package var form: String?
  /// Equal for answers whose texts differ only in spaces and comments.
  package var wording: String?
  /// Why there is nothing to see in the file; `nil` if the learner wrote something, or if blank.
  package var untouched: Untouched?
  /// The task of the learner's own variant; `nil` where everybody has the same, or if blank.
  package var task: String?
  /// The answer, shortened if it is very long, to be quoted; `nil` if blank.
  package var text: String?
  /// The learner whose variant of the exercise this answer passes, if it is another's.
  package var otherVariant: String?
  /// More messages for the teacher, as sentences: two files, a link that was left out.
  package var remarks: [String] = []

  package init(exercise: String) { self.exercise = exercise }

  /// Whether the answer passes, in hidden cases too.
  package var isPassed: Bool { verdict == .passed && (hidden?.failed ?? 0) == 0 }
}

/// A number of cases, and in how many of them the wanted layout follows.
package struct CaseCount: Hashable, Sendable, Codable {
  package var passed: Int
  package var all: Int

  package init(passed: Int, all: Int) {
    self.passed = passed
    self.all = all
  }
}

/// The outcome of the hidden cases, which the course's folder doesn't contain.
package struct HiddenOutcome: Hashable, Sendable, Codable {
  /// How many cases of one kind the answer fails.
  package struct Kind: Hashable, Sendable, Codable {
    /// `narrower`, `wider`, `rightToLeft`, `otherContent` and the like.
    package let id: String
    /// The kind in words: "narrower windows".
    package let words: String
    package let failed: Int

    package init(id: String, words: String, failed: Int) {
      self.id = id
      self.words = words
      self.failed = failed
    }
  }

  /// How many hidden cases there are.
  package let all: Int
  /// The failed cases by kind, in a fixed order; kinds without one are left out.
  package let kinds: [Kind]
  /// How many hidden cases the answer fails; a case may be of several kinds.
  package let failed: Int
  /// What the learner is told under the teacher's policy; it never hides a failed case.
  package let words: String

  package init(all: Int, failed: Int, kinds: [Kind], words: String) {
    self.all = all
    self.failed = failed
    self.kinds = kinds
    self.words = words
  }
}
