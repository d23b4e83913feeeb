package import Course
import Feedback
package import Grading
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
        let mark = exercises.exercises[index].isVaried ? CopyMark.fingerprint(in: answer.text) : nil
        if let mark, let fingerprint = exercises.others?.variants.seed.fingerprint,
          mark != fingerprint
        {
          work.blank = Blank(
            .otherCopy,
            strings.text(
              .says(
                "submission.otherCopy", ["found": .text(mark), "own": .text(fingerprint)])))
          return work
        }
        let own = try exercises.exercise(index, for: learner)
        if let findings = grade(answer, in: own, &work) {
          noteOtherVariant(
            of: findings, exercise: index, handedInBy: learner, isMarked: mark != nil, &work)
        }
      } catch {
        work.blank = blank(becauseOf: error.text(in: strings))
      }
    }
    return work
  }

  /// Notes whose variant an answer passes that doesn't pass its own.
  private func noteOtherVariant(
    of findings: Findings, exercise index: Int, handedInBy learner: Learner, isMarked: Bool,
    _ work: inout GradedWork
  ) {
    guard findings.verdict != .passed, let others = exercises.others else { return }
    let learners = others.candidates(for: findings, exercise: index, handedInBy: learner)
    // The course's own exercise belongs to nobody.
    for other in (isMarked ? [] : [nil]) + learners.map(Optional.some) {
      let variant = other.map { others.variant(of: index, for: $0) }
      guard let variant = variant ?? others.course(of: index, near: findings) else { continue }
      switch Grading(variant).findings(on: findings.answer, running: runner).verdict {
      case .passed:
        work.otherVariant = other?.key
        if other == nil { work = empty(work, noCopy) }
        return
      case .notYet(.notRun(let reason, let advice)):
        // Nobody can say whose variant it is as long as it can't be run.
        work = empty(work, notRun(reason, advice))
        return
      case .notYet: continue
      }
    }
    if !isMarked, others.followsCoursesStarter(findings, exercise: index) {
      work = empty(work, noCopy)
    }
  }

  private var noCopy: Blank {
    Blank(.noCopy, strings.text(Sentence.says("submission.noCopy")))
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
    work.summary = findings.verdict.failure?.summary(in: scene)
    work.subject = findings.verdict.failure?.subject(in: scene)
    if case .notCompiled(let finding)? = findings.verdict.failure {
      work.subject = finding.first.map { strings.text($0.text) }
    }
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
    let own = Grading(exercise.own)
    guard let prepared = exercise.hidden else {
      return (own.findings(on: answer, running: runner), nil)
    }
    let hidden = Grading(prepared)
    let (shown, unshown): (Findings, Findings)
    var stopped: Set<Int> = []
    if let request = SwiftRequest(answer, to: exercise.own.exercise),
      let hiddenRequest = SwiftRequest(answer, to: prepared.exercise)
    {
      do {
        let run = try JoinedRun(request, hiddenRequest, by: runner)
        shown = own.findings(on: answer, .success(run.own))
        unshown = hidden.findings(on: answer, .success(run.hidden))
        stopped = run.stopped
      } catch {
        shown = own.findings(on: answer, .failure(error))
        unshown = Findings(prepared, answer, verdict: shown.verdict)
        stopped = Set(prepared.exercise.cases.indices)
      }
    } else {
      shown = own.findings(on: answer)
      unshown = hidden.findings(on: answer)
    }
    let outcome = HiddenOutcome(
      unshown, besides: exercise.own, stopped: stopped, telling: telling, strings)
    return (shown, outcome)
  }

  /// Why a verdict is none on the answer; `nil` where it is one.
  private func blank(for verdict: Verdict) -> Blank? {
    switch verdict.failure {
    case .graderFault(let reason): blank(becauseOf: reason)
    case .notRun(let reason, let advice): notRun(reason, advice)
    default: nil
    }
  }

  private func notRun(_ reason: Sentence, _ advice: Sentence) -> Blank {
    Blank(
      .error,
      strings.text(
        Sentence.says(
          "submission.fault.advice", ["reason": .sentence(reason), "advice": .sentence(advice)])))
  }

  private func blank(becauseOf reason: String) -> Blank {
    Blank(
      .error,
      strings.text(
        Sentence.says(
          "submission.fault", ["reason": .text(reason)])))
  }

  private static func quote(_ text: String) -> String {
    guard text.utf8.count > longestQuote, text.count > longestQuote else { return text }
    return text.prefix(longestQuote) + "…"
  }
}
