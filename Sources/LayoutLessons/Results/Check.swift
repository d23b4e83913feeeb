import Grader
import LayoutEngine

/// A checked answer, ready to be told to a person, a program or an editor.
struct Check {
  let session: Session
  let prepared: PreparedExercise
  let graded: GradedAnswer
  /// The verdict in words.
  let feedback: Feedback

  /// Puts a verdict into words, which is done once: it takes as long as grading.
  init(session: Session, prepared: PreparedExercise, _ graded: GradedAnswer) {
    self.session = session
    self.prepared = prepared
    self.graded = graded
    feedback = FeedbackWriter(prepared, graded).feedback
  }

  private var answer: Answer { graded.answer }
  private var verdict: Verdict { graded.verdict }

  private var findings: AnswerFindings {
    AnswerFindings(
      prepared: prepared, graded: graded, feedback: feedback,
      strings: session.course.strings)
  }

  /// Everything about the answer, for programs.
  var report: CheckReport {
    let exercise = prepared.exercise
    let findings = findings
    // What is to be worked out isn't told before it is.
    let isOpen = verdict == .passed || !exercise.isQuestions
    return CheckReport(
      exercise: ExerciseReport(exercise, session), verdict: verdict.id, file: answer.path,
      summary: isOpen ? verdict.setback?.summary(in: graded.scene(in: exercise)) : nil,
      mistake: feedback.mistake, diagnosis: feedback.diagnosis,
      note: feedback.note.map { findings.words([$0]) }, words: findings.words(feedback),
      program: graded.facts.map { ProgramReport($0) },
      findings: findings.all,
      cases: isOpen && exercise.answerForm != .window
        ? SolvedAnswer(prepared, graded).caseReports : [],
      pair: feedback.pairReports)
  }

  /// A line for each finding, as compilers write them, and notes on what it means.
  ///
  ///     row.layout:8:1: error: Line 8 puts Blue.trailing at 232.
  ///     row.layout:8:1: note: Seen from Red, where does Blue end?
  var diagnostics: [StyledText] {
    findings.all.flatMap { finding in
      // Editors want a place; what is missing altogether is told at the top.
      let place = finding.place.map { "\($0.line):\($0.column)" } ?? "1:1"
      let words = finding.words
      let notes = [words.meaning, words.next].compactMap { $0 }
      let lines = ["error: \(words.seen)"] + notes.map { "note: \($0)" }
      return lines.map { Self.line("\(answer.path):\(place): \($0)") }
    }
  }

  /// One line, whatever the words.
  private static func line(_ text: String) -> StyledText {
    StyledText(text.split(whereSeparator: \.isNewline).joined(separator: " "))
  }
}
