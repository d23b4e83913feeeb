import Course
import Grading
import LayoutEngine

/// `lessons check`: the verdict, everything that was found, and the layouts.
struct CheckReport: Report {
  /// One situation, with the wanted layout and the one that follows from the answer.
  struct Case: Encodable {
    let window: CaseReport
    /// Whether the window was drawn before the answer.
    let isShown: Bool
    /// `solved`, `ambiguous` or `conflicting`; left out when the answer can't be solved at all.
    let outcome: String?
    let wanted: [ViewReport]
    /// What follows; one of several layouts when it is ambiguous, left out when there is none.
    let got: [ViewReport]?
  }

  let exercise: ExerciseReport
  /// The verdict's id: `passed`, `misplaced` and so on.
  let verdict: String
  /// The file that was checked, as it is typed from here.
  let file: String
  /// The verdict in one line; left out where it would give the answer away.
  let summary: String?
  /// The name of the misconception, if the answer is one that the course knows.
  let mistake: String?
  /// What was done to a layout that isn't the wanted one, if that is recognised.
  let diagnosis: String?
  /// A remark on an answer that passed.
  let note: String?
  /// What the terminal says: about the first finding, or about passing.
  let words: WordsReport
  /// What a program did besides; left out for equations, and where no program came to its end.
  let program: ProgramReport?
  /// Every reason why the answer doesn't pass, that of the verdict first; empty if it passed.
  let findings: [FindingReport]
  /// Every case of the exercise; empty before passing where it would give the answer away.
  let cases: [Case]
  /// Two layouts that are told apart, in the answer's window; left out where none are.
  let pair: [NamedLayoutReport]?
}

/// What a learner's program did besides making a layout.
struct ProgramReport: Encodable {
  /// How many constraints the answer's lines made.
  let made: Int
  /// The lines of those that aren't active.
  let inactiveLines: [Int]
  /// What it printed in the first case, and then later.
  let printed: String
  /// Whether the result was kept from an earlier run of the same text.
  let isCached: Bool

  init(_ facts: ProgramFacts) {
    made = facts.made
    inactiveLines = facts.inactiveLines
    printed = facts.printed
    isCached = facts.isCached
  }
}

/// Something that stands in the way of passing.
struct FindingReport: Encodable {
  /// The verdict that it leads to: `unreadable`, `misplaced` and so on.
  let id: String
  /// What exactly: an error's code, a rule's id, the anchor or the question.
  let code: String?
  let place: PlaceReport?
  let words: WordsReport
  /// What is out of place.
  var anchor: String?
  /// Where it is, in points; left out where no layout follows.
  var actual: Double?
  /// Where it is in the wanted layout.
  var expected: Double?
  /// What was answered to a question.
  var answer: String?
  /// The smallest set that can't all be satisfied.
  var members: [MemberReport]?
  /// By how many points they conflict in the first of the cases.
  var points: Double?
  /// Whether every such set of these cases is among the findings.
  var isComplete: Bool?
  /// The numbers that the constraints don't determine.
  var ranges: [RangeReport]?
  /// The cases in which it is found; left out where it is the same in all.
  var cases: [CaseReport]?

  init(
    _ verdict: VerdictName, code: String?, range: SourceRange?, file: String, words: WordsReport
  ) {
    id = verdict.rawValue
    self.code = code
    place = range.map { PlaceReport($0, file: file, line: $0.line) }
    self.words = words
  }
}
