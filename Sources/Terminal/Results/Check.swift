import Course
package import Feedback
package import Grading
import LayoutEngine

/// A checked answer, ready to be told to a person, a program or an editor.
package struct Check {
  package let session: Session
  /// What is told, in the words of the course's language.
  package let words: AnswerWords

  package init(session: Session, _ findings: Findings) {
    self.session = session
    words = AnswerWords(findings, session.course.strings)
  }

  package var findings: Findings { words.findings }

  /// The verdict in words.
  package var feedback: Feedback { words.feedback }

  /// Puts each finding into numbers and words.
  package var writer: FindingWriter { FindingWriter(words) }

  /// Everything about the answer, for programs.
  package var report: CheckReport {
    let exercise = findings.exercise
    let verdict = findings.verdict
    // What is to be worked out isn't told before it is.
    let isOpen = verdict == .passed || !exercise.isQuestions
    return CheckReport(
      exercise: ExerciseReport(exercise, session), verdict: verdict.name.rawValue,
      file: findings.answer.path,
      summary: isOpen ? verdict.failure?.summary(in: findings.scene) : nil,
      mistake: feedback.mistake, diagnosis: feedback.diagnosis?.rawValue,
      note: feedback.note.map { words.text([$0]) }, words: WordsReport(words.told(feedback)),
      program: findings.program.map { ProgramReport($0) }, findings: writer.reports,
      cases: isOpen && !exercise.isAnsweredByWindow ? caseReports : [],
      pair: feedback.pairReports)
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
    writer.reports.flatMap { finding in
      // Editors want a place; what is missing altogether is told at the top.
      let place = finding.place.map { "\($0.line):\($0.column)" } ?? "1:1"
      let words = finding.words
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
