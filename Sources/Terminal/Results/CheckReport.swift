package import Course
package import Grading
package import LayoutEngine

/// `lessons check`: the verdict, everything that was found, and the layouts.
package struct CheckReport: Report {
  /// One situation, with the wanted layout and the one that follows from the answer.
  package struct Case: Encodable {
    package let window: CaseReport
    /// Whether the window was drawn before the answer.
    package let isShown: Bool
    /// `solved`, `ambiguous` or `conflicting`; left out when the answer can't be solved at all.
    package let outcome: String?
    package let wanted: [ViewReport]
    /// What follows; one of several layouts when it is ambiguous, left out when there is none.
    package let got: [ViewReport]?
  }

  package let exercise: ExerciseReport
  /// The verdict's id: `passed`, `misplaced` and so on.
  package let verdict: String
  /// The file that was checked, as it is typed from here.
  package let file: String
  /// The verdict in one line; left out where it would give the answer away.
  package let summary: String?
  /// The name of the misconception, if the answer is one that the course knows.
  package let mistake: String?
  /// What was done to a layout that isn't the wanted one, if that is recognised.
  package let diagnosis: String?
  /// A remark on an answer that passed.
  package let note: String?
  /// What the terminal says: about the first finding, or about passing.
  package let words: WordsReport
  /// What a program did besides; left out for equations, and where no program came to its end.
  package let program: ProgramReport?
  /// Every reason why the answer doesn't pass, that of the verdict first; empty if it passed.
  package let findings: [FindingReport]
  /// Every case of the exercise; empty before passing where it would give the answer away.
  package let cases: [Case]
  /// Two layouts that are told apart, in the answer's window; left out where none are.
  package let pair: [NamedLayoutReport]?
}

/// What a learner's program did besides making a layout.
package struct ProgramReport: Encodable {
  /// How many constraints the answer's lines made.
  package let made: Int
  /// The lines of those that aren't active.
  package let inactiveLines: [Int]
  /// What it printed in the first case, and then later.
  package let printed: String
  /// Whether the result was kept from an earlier run of the same text.
  package let isCached: Bool

  package init(_ facts: ProgramFacts) {
    made = facts.made
    inactiveLines = facts.inactiveLines
    printed = facts.printed
    isCached = facts.isCached
  }
}

/// Something that stands in the way of passing.
package struct FindingReport: Encodable {
  /// The verdict that it leads to: `unreadable`, `misplaced` and so on.
  package let id: String
  /// What exactly: an error's code, a rule's id, the anchor or the question.
  package let code: String?
  package let place: PlaceReport?
  package let words: WordsReport
  /// What is out of place.
  package var anchor: String?
  /// Where it is, in points; left out where no layout follows.
  var actual: Double?
  /// Where it is in the wanted layout.
  package var expected: Double?
  /// What was answered to a question.
  package var answer: String?
  /// The smallest set that can't all be satisfied.
  package var members: [MemberReport]?
  /// By how many points they conflict in the first of the cases.
  package var points: Double?
  /// Whether every such set of these cases is among the findings.
  package var isComplete: Bool?
  /// The numbers that the constraints don't determine.
  package var ranges: [RangeReport]?
  /// The cases in which it is found; left out where it is the same in all.
  package var cases: [CaseReport]?

  package init(
    _ verdict: VerdictName, code: String?, range: SourceRange?, file: String, words: WordsReport
  ) {
    id = verdict.rawValue
    self.code = code
    place = range.map { PlaceReport($0, file: file, line: $0.line) }
    self.words = words
  }
}
