import Course
package import Feedback
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
  package let pair: [PictureReport]?
}

/// What a learner's program did besides making a layout.
package struct ProgramReport: Encodable {
  package let made: Int
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

/// A checked answer, ready to be told to a person, a program or an editor.
package struct Check {
  package let session: Session
  package let told: ToldAnswer

  package init(session: Session, _ findings: Findings) {
    self.session = session
    told = ToldAnswer(findings, session.course.strings)
  }

  package var findings: Findings { told.findings }

  package var report: CheckReport {
    let exercise = findings.exercise
    let file = findings.answer.path
    return CheckReport(
      exercise: ExerciseReport(exercise, session), verdict: findings.verdict.name.rawValue,
      file: file, summary: told.summary, mistake: told.words.mistake,
      diagnosis: told.words.diagnosis?.rawValue, note: told.words.note,
      words: WordsReport(told.words), program: findings.program.map { ProgramReport($0) },
      findings: told.all.map { FindingReport($0, file: file) },
      cases: told.isOpen && !exercise.isAnsweredByWindow ? caseReports : [],
      pair: told.words.pairReports)
  }

  /// Every case with its wanted layout, if there is one, and what follows from the answer.
  private var caseReports: [CheckReport.Case] {
    let expectation = findings.prepared.expectation
    let scene = findings.exercise.scene
    let solutions = findings.solutions
    return expectation.cases.enumerated().map { index, layoutCase in
      let solution = solutions.indices.contains(index) ? solutions[index] : nil
      return CheckReport.Case(
        window: CaseReport(layoutCase), isShown: layoutCase.isShown, outcome: solution?.outcome,
        wanted: expectation.frames.map {
          ViewReport.views(of: scene, $0[index], in: layoutCase)
        } ?? [],
        got: solution?.frames.map { ViewReport.views(of: scene, $0, in: layoutCase) })
    }
  }

  /// A line for each finding, as compilers write them, and notes on what it means.
  ///
  ///     row.layout:8:1: error: Line 8 puts Blue.trailing at 232.
  ///     row.layout:8:1: note: Seen from Red, where does Blue end?
  package var diagnostics: [StyledText] {
    told.all.flatMap { finding in
      // Editors want a place; what is missing altogether is told at the top.
      let place = finding.range.map { "\($0.line):\($0.start.column)" } ?? "1:1"
      let words = WordsReport(finding.words)
      let notes = [words.meaning, words.next].compactMap { $0 }
      let lines = ["error: \(words.seen)"] + notes.map { "note: \($0)" }
      return lines.map { Self.line("\(findings.answer.path):\(place): \($0)") }
    }
  }

  /// One line, whatever the words.
  private static func line(_ text: String) -> StyledText {
    StyledText(text.split(whereSeparator: \.isNewline).joined(separator: " "))
  }
}

extension LayoutSolution {
  /// What came of solving, as reports name it.
  fileprivate var outcome: String {
    switch self {
    case .solved: "solved"
    case .ambiguous: VerdictName.ambiguous.rawValue
    case .unsatisfiable: VerdictName.conflicting.rawValue
    }
  }
}

extension Verdict {
  package var status: ExitStatus {
    switch self {
    case .passed: .passed
    case .notYet(.graderFault), .notYet(.notRun): .error
    case .notYet: .notYet
    }
  }
}

extension Progress {
  /// Counts a check until the exercise is solved, and what came of it.
  ///
  /// Passing after a look at the solution leaves an exercise seen, unless the learner began again
  /// from the starter.
  package mutating func note(_ verdict: Verdict, of id: String) {
    if self[id].state != .solved { self[id].checks += 1 }
    guard verdict == .passed else { return }
    if self[id].state == .begun || self[id].isRestarted { self[id].state = .solved }
  }
}
