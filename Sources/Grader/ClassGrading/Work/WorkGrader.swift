package import Grader
import LayoutEngine

/// Grades one answer with all that reports say about it.
package struct WorkGrader: Sendable {
  package let exercises: WorkExercises
  private let runner: AnswerRunner
  private let telling: GradingPolicy.Telling
  package let strings: StringsCatalogue

  /// - Parameters:
  ///   - exercises: What the class is graded on.
  ///   - runner: What runs answers in Swift.
  ///   - telling: What learners are told about hidden cases.
  ///   - strings: The language of all words.
  package init(
    _ exercises: WorkExercises, running runner: AnswerRunner,
    telling: GradingPolicy.Telling = .kind, strings: StringsCatalogue
  ) {
    self.exercises = exercises
    self.runner = runner
    self.telling = telling
    self.strings = strings
  }

  /// The longest text that is quoted, in characters.
  static let longestQuote = 2000

  /// What came of an answer, or why there is nothing to grade.
  ///
  /// - Parameters:
  ///   - handedIn: What the learner handed in.
  ///   - index: The exercise, by its place among ``WorkExercises/exercises``.
  ///   - learner: Whose it is.
  ///   - hints: How many hints the learner took.
  /// - Returns: The work, without its normal form where nothing was graded.
  package func work(
    on handedIn: HandedIn, exercise index: Int, of learner: Learner, hints: Int = 0
  ) -> GradedWork {
    // One answer must not hold up the others, whatever it hands over.
    LayoutSolver.withShortSearches {
      worked(on: handedIn, exercise: index, of: learner, hints: hints)
    }
  }

  private func worked(
    on handedIn: HandedIn, exercise index: Int, of learner: Learner, hints: Int
  ) -> GradedWork {
    var work = GradedWork(exercise: exercises.exercises[index].id)
    work.file = handedIn.file
    work.hints = hints
    work.remarks = handedIn.remarks.map(strings.text)
    switch handedIn.content {
    case .blank(let reason, let words): work.blank = Blank(reason, strings.text(words))
    case .answer(let answer):
      do {
        let findings = grade(answer, in: try exercises.exercise(index, for: learner), &work)
        let watched = WatchedRunner(runner)
        let other = findings.flatMap {
          exercises.otherOwner(
            of: $0, exercise: index, handedInBy: learner, running: watched.runner)
        }
        // Nobody can say whose variant it is as long as it can't be run.
        if let setback = watched.setback, let blank = blank(for: .notYet(setback)) {
          return empty(work, blank)
        }
        work.otherVariant = other
      } catch {
        work.blank = fault("\(error)")
      }
    }
    return work
  }

  /// The work without what came of it.
  private func empty(_ work: GradedWork, _ blank: Blank) -> GradedWork {
    var empty = GradedWork(exercise: work.exercise)
    (empty.file, empty.hints, empty.remarks) = (work.file, work.hints, work.remarks)
    empty.blank = blank
    return empty
  }

  /// Notes what came of an answer; `nil` where nothing can be said of it.
  private func grade(
    _ answer: Answer, in exercise: LearnersExercise, _ work: inout GradedWork
  ) -> Findings? {
    let (findings, hidden) = findings(on: answer, in: exercise)
    if let blank = blank(for: findings.verdict) {
      work.blank = blank
      return nil
    }
    let scene = findings.scene
    work.verdict = findings.verdict.name
    work.summary = findings.verdict.setback?.summary(in: scene)
    work.subject = findings.verdict.setback?.subject(in: scene)
    work.feedback = FeedbackText(strings, scene).feedback(FeedbackWriter(findings).feedback)
    work.cases = findings.keptCases.map { kept in
      CaseCount(kept: kept.count { $0 }, all: kept.count)
    }
    work.hidden = hidden
    work.text = Self.quote(answer.text)
    let form = WorkForm(findings)
    (work.form, work.wording) = (form.form, form.wording)
    return findings
  }

  /// What follows in the course's own cases, and what hidden ones found.
  private func findings(
    on answer: Answer, in exercise: LearnersExercise
  ) -> (Findings, HiddenOutcome?) {
    guard let hidden = exercise.hidden else {
      return (Grading(exercise.own, running: runner).findings(on: answer), nil)
    }
    if answer.notation == .swift {
      let run = JoinedRun(exercise: exercise, runner: runner).outcome(answer, hidden)
      return (run.own, outcome(run.hidden, exercise, stopped: run.stopped))
    }
    return (
      Grading(exercise.own).findings(on: answer),
      outcome(Grading(hidden).findings(on: answer), exercise, stopped: [])
    )
  }

  private func outcome(
    _ hidden: Findings, _ exercise: LearnersExercise, stopped: Set<Int>
  ) -> HiddenOutcome {
    HiddenOutcome(hidden, besides: exercise.own, stopped: stopped, telling: telling, strings)
  }

  /// Why a verdict is none on the answer; `nil` where it is one.
  private func blank(for verdict: Verdict) -> Blank? {
    switch verdict.setback {
    case .graderFault(let reason): fault(reason)
    case .notRun(let reason, let advice):
      Blank(
        .fault,
        strings.text(
          Sentence(
            SubmissionSentence.faultAdvice, ["reason": .text(reason), "advice": .text(advice)])))
    default: nil
    }
  }

  private func fault(_ reason: String) -> Blank {
    Blank(
      .fault, strings.text(Sentence(SubmissionSentence.fault, ["reason": .text(reason)])))
  }

  private static func quote(_ text: String) -> String {
    guard text.utf8.count > longestQuote, text.count > longestQuote else { return text }
    return text.prefix(longestQuote) + "…"
  }
}
