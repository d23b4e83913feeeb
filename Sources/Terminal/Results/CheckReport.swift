import Course
import Feedback
package import Grading
import LayoutEngine

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
  let findings: [FindingReport]
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
struct FindingReport: Encodable {
  let id: String
  let code: String?
  let place: PlaceReport?
  let words: WordsReport
  let anchor: String?
  let actual: Double?
  let expected: Double?
  let answer: String?
  let members: [MemberReport]?
  let points: Double?
  let isComplete: Bool?
  let ranges: [RangeReport]?
  let cases: [CaseReport]?

  init(_ told: ToldFinding, file: String) {
    id = told.id.rawValue
    code = told.code
    place = told.range.map { PlaceReport($0, file: file, line: $0.line) }
    words = WordsReport(told.words)
    anchor = told.anchor
    actual = told.actual.flatMap(reportedPoints)
    expected = told.expected.flatMap(reportedPoints)
    answer = told.answer
    members = told.members?.map { member in
      MemberReport(file: member.line.map { _ in file }, line: member.line, words: member.words)
    }
    points = told.points.flatMap(reportedPoints)
    isComplete = told.isComplete
    ranges = told.ranges?.map { RangeReport($0.anchor, $0.extent) }
    cases = told.cases?.map { CaseReport($0) }
  }
}
