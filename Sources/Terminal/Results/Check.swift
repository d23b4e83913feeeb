import Course
package import Feedback
package import Grading
import LayoutEngine

/// A checked answer, ready to be told to a person, a program or an editor.
package struct Check {
  package let session: Session
  package let told: ToldAnswer

  package init(session: Session, _ findings: Findings) {
    self.session = session
    told = ToldAnswer(findings, session.course.strings)
  }

  package var findings: Findings { told.findings }

  /// Everything about the answer, for programs.
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
  /// The exit status for the verdict.
  package var status: ExitStatus {
    switch self {
    case .passed: .passed
    case .notYet(.graderFault), .notYet(.notRun): .error
    case .notYet: .notYet
    }
  }
}

extension Progress {
  /// Counts a check, and what came of it.
  ///
  /// Passing after a look at the solution leaves an exercise seen, unless the learner began again
  /// from the starter.
  package mutating func note(_ verdict: Verdict, of id: String) {
    self[id].checks += 1
    guard verdict == .passed else { return }
    if self[id].state == .begun || self[id].isRestarted { self[id].state = .solved }
  }
}
