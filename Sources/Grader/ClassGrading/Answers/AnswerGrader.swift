package import Course
import Feedback
package import Grading
import LayoutEngine

/// Grades one answer, and collects everything that reports say about it.
package struct AnswerGrader: Sendable {
  package let exercises: ClassExercises
  private let runner: AnswerRunner
  private let telling: GradingPolicy.Telling
  package let strings: StringsCatalogue

  /// - Parameters:
  ///   - exercises: The exercises of the class.
  ///   - runner: The function that runs answers in Swift.
  ///   - telling: What learners are told about hidden cases.
  ///   - strings: The language of all words.
  package init(
    _ exercises: ClassExercises, running runner: AnswerRunner,
    telling: GradingPolicy.Telling = .kind, strings: StringsCatalogue
  ) {
    self.exercises = exercises
    self.runner = runner
    self.telling = telling
    self.strings = strings
  }

  /// The longest text that is quoted, in characters.
  static let longestQuote = 20_000

  /// Grades an answer, or says why there is nothing to grade.
  ///
  /// - Parameters:
  ///   - handedIn: What the learner handed in.
  ///   - index: The exercise, by its place among ``ClassExercises/exercises``.
  ///   - learner: Whose it is.
  ///   - partners: The others who hand it in together with the learner.
  ///   - hints: How many hints the learner took.
  /// - Returns: The graded answer, without a normal form if nothing was graded.
  package func gradedAnswer(
    on handedIn: HandedIn, exercise index: Int, of learner: Learner, with partners: [Learner] = [],
    hints: Int = 0
  ) -> GradedAnswer {
    var graded = GradedAnswer(exercise: exercises.exercises[index].id)
    graded.file = handedIn.file
    graded.hints = hints
    graded.remarks = handedIn.remarks.map(strings.text)
    switch handedIn.content {
    case .blank(let reason, let words): graded.blank = Blank(reason, strings.text(words))
    case .answer(let answer):
      do throws(CourseError) {
        if let blank = otherSeed(answer, exercise: index) {
          graded.blank = blank
        } else {
          graded = try gradedCopy(answer, exercise: index, of: [learner] + partners, graded)
        }
      } catch {
        graded.blank = blank(becauseOf: error.text(in: strings))
      }
    }
    return graded
  }

  /// Why a copy can't be graded that was made from another seed; `nil` for any other answer.
  private func otherSeed(_ answer: Answer, exercise index: Int) -> Blank? {
    guard exercises.exercises[index].isVaried, let found = CopyMark.fingerprint(in: answer.text),
      let own = exercises.others?.variants.seed.fingerprint, found != own
    else { return nil }
    return Blank(
      .otherCopy,
      strings.text(.says("submission.otherCopy", ["found": found, "own": own])))
  }

  /// Grades an answer as the copy of the learner whose it is.
  ///
  /// What several learners hand in together is the copy of one of them: the one whom its mark names,
  /// or else the first whose variant it passes.
  private func gradedCopy(
    _ answer: Answer, exercise index: Int, of learners: [Learner], _ empty: GradedAnswer
  ) throws(CourseError) -> GradedAnswer {
    let copy = CopyOwners(of: answer, exercises.exercises[index], exercises.others)
    let sorted = learners.count == 1 ? learners : learners.sorted { $0.key < $1.key }
    let own = copy.members(of: sorted)
    var first: GradedAnswer?
    for learner in own.isEmpty ? sorted : own {
      var graded = empty
      if let findings = grade(answer, in: try exercises.exercise(index, for: learner), &graded) {
        noteOtherVariant(
          of: findings, exercise: index, handedInBy: learner, isMarked: copy.isMarked, &graded)
      }
      if graded.isPassed { return graded }
      first = first ?? graded
    }
    guard let graded = first, own.isEmpty, graded.blank == nil else { return first ?? empty }
    // A copy that was made for somebody else says nothing about what this learner can do.
    guard let owners = copy.others else { return graded }
    return self.empty(
      graded,
      Blank(
        .otherCopy,
        strings.text(
          owners.isEmpty
            ? .says("submission.nobodysCopy")
            : .says("submission.othersCopy", ["names": owners.map(\.shownName).shortList]))))
  }

  /// What a learner begins with in an exercise.
  func starters(of index: Int, for learner: Learner) -> [CourseText] {
    (try? exercises.exercise(index, for: learner))?.own.exercise.starters ?? []
  }

  /// Stores whose variant an answer passes, if it doesn't pass its own.
  private func noteOtherVariant(
    of findings: Findings, exercise index: Int, handedInBy learner: Learner, isMarked: Bool,
    _ graded: inout GradedAnswer
  ) {
    guard findings.verdict != .passed, let others = exercises.others else { return }
    let learners = others.candidates(for: findings, exercise: index, handedInBy: learner)
    // The course's own exercise belongs to nobody.
    for other in (isMarked ? [] : [nil]) + learners.map(Optional.some) {
      let variant = other.map { others.variant(of: index, for: $0) }
      guard let variant = variant ?? others.course(of: index, near: findings) else { continue }
      switch Grading(variant).findings(on: findings.answer, running: runner).verdict {
      case .passed:
        graded.otherVariant = other?.key
        if other == nil { graded = empty(graded, noCopy) }
        return
      case .notYet(.notRun(let reason, let advice)):
        // As long as it can't be run, its variant is unknown.
        graded = empty(graded, notRun(reason, advice))
        return
      case .notYet: continue
      }
    }
    if !isMarked, others.followsCoursesStarter(findings, exercise: index) {
      graded = empty(graded, noCopy)
    }
  }

  private var noCopy: Blank {
    Blank(.noCopy, strings.text(Sentence.says("submission.noCopy")))
  }

  /// The answer without its result, and with the reason for that.
  private func empty(_ graded: GradedAnswer, _ blank: Blank) -> GradedAnswer {
    var empty = GradedAnswer(exercise: graded.exercise)
    (empty.file, empty.hints, empty.remarks) = (graded.file, graded.hints, graded.remarks)
    empty.blank = blank
    return empty
  }

  /// Stores the result of an answer; returns `nil` if it couldn't be graded.
  private func grade(
    _ answer: Answer, in exercise: LearnersExercise, _ graded: inout GradedAnswer
  ) -> Findings? {
    let (findings, hidden, views) = findings(on: answer, in: exercise)
    if let blank = blank(for: findings.verdict) {
      graded.blank = blank
      return nil
    }
    let scene = findings.scene
    graded.verdict = findings.verdict.name
    graded.summary = findings.verdict.failure?.summary(in: scene)
    graded.subject = findings.verdict.failure?.subject(in: scene).map {
      commonName(of: $0, in: findings.exercise)
    }
    if findings.exercise.isVaried { graded.task = findings.exercise.task }
    if findings.verdict != .passed {
      graded.untouched = Untouched(answer, starters: findings.exercise.starters)
    }
    if case .notCompiled(let finding)? = findings.verdict.failure {
      graded.subject = finding.first.map { strings.text($0.text) }
    }
    graded.feedback = ToldAnswer(findings, strings).words.ofReport
    graded.cases = findings.passedCases.map { passed in
      CaseCount(passed: passed.count { $0 }, all: passed.count)
    }
    (graded.hidden, graded.views) = (hidden, views)
    graded.text = Self.quote(answer.text)
    let form = AnswerForm(findings)
    (graded.form, graded.wording) = (form.form, form.wording)
    return findings
  }

  /// A subject with the course's name of its view: `Blue.trailing` for a variant's `Teal.trailing`.
  private func commonName(of subject: String, in variant: Exercise) -> String {
    guard variant.isVaried, let dot = subject.firstIndex(of: "."),
      let view = variant.itemNames.firstIndex(of: String(subject[..<dot])),
      let course = exercises.exercises.first(where: { $0.id == variant.id })
    else { return subject }
    return course.itemNames[view] + subject[dot...]
  }

  /// The findings in the course's own cases, and the outcome of the hidden cases.
  private func findings(
    on answer: Answer, in exercise: LearnersExercise
  ) -> (Findings, HiddenOutcome?, CaseCount?) {
    let own = Grading(exercise.own)
    guard let prepared = exercise.hidden else {
      let findings = own.findings(on: answer, running: runner)
      return (findings, nil, Self.rightViews([findings], stopped: []))
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
    return (shown, outcome, Self.rightViews([shown, unshown], stopped: stopped))
  }

  /// The views that are right; those of a program that stopped in hidden cases aren't counted.
  private static func rightViews(_ findings: [Findings], stopped: Set<Int>) -> CaseCount? {
    let counts = (stopped.isEmpty ? findings : Array(findings.prefix(1))).map(\.rightViews)
    guard counts.allSatisfy({ $0 != nil }) else { return nil }
    let all = counts.compactMap(\.self)
    return CaseCount(
      passed: all.reduce(0) { $0 + $1.right }, all: all.reduce(0) { $0 + $1.all })
  }

  /// Why a verdict says nothing about the answer; `nil` if it does.
  private func blank(for verdict: Verdict) -> Blank? {
    switch verdict.failure {
    case .graderFault(let reason): blank(becauseOf: reason)
    case .notRun(let reason, let advice): notRun(reason, advice)
    default: nil
    }
  }

  private func notRun(_ reason: Sentence, _ advice: Sentence) -> Blank {
    Blank(
      .ourMistake,
      strings.text(
        Sentence.says("submission.ourMistake.advice", ["reason": reason, "advice": advice])))
  }

  private func blank(becauseOf reason: String) -> Blank {
    Blank(
      .ourMistake, strings.text(.says("submission.ourMistake", ["reason": reason])))
  }

  private static func quote(_ text: String) -> String {
    guard text.utf8.count > longestQuote, text.count > longestQuote else { return text }
    return text.prefix(longestQuote) + "…"
  }
}

/// What a program made that was compiled and run once, for the cases that the course shows and for
/// hidden ones.
struct JoinedRun {
  /// Its layouts in the exercise's own cases.
  let own: SwiftRun
  /// Its layouts in the hidden cases; a case in which the program didn't finish is as it was given.
  let hidden: SwiftRun
  /// The hidden cases in which the program came to no end, or broke one of UIKit's rules.
  let stopped: Set<Int>

  /// Runs a program in the cases of two requests at once.
  ///
  /// - Parameters:
  ///   - own: The program in the exercise's own cases.
  ///   - hidden: The same program in the hidden cases.
  ///   - runner: The function that runs it.
  /// - Throws: Why nothing came of the exercise's own cases.
  init(
    _ own: SwiftRequest, _ hidden: SwiftRequest, by runner: AnswerRunner
  ) throws(SwiftFailure) {
    var (run, ran) = try Self.run(own, hidden, by: runner)
    var made = hidden.cases
    var stopped = Set(made.indices).subtracting(ran)
    for (index, snapshot) in zip(ran, run.snapshots.dropFirst(own.cases.count)) {
      if snapshot.raised == nil { made[index] = snapshot } else { stopped.insert(index) }
    }
    run.snapshots.removeLast(ran.count)
    self.own = run
    self.hidden = SwiftRun(snapshots: made)
    self.stopped = stopped
  }

  /// Runs a program in all cases; while it stops in a hidden one, again without that one.
  ///
  /// - Returns: Its layouts, and the hidden cases in which it finished.
  private static func run(
    _ own: SwiftRequest, _ hidden: SwiftRequest, by runner: AnswerRunner
  ) throws(SwiftFailure) -> (run: SwiftRun, ran: [Int]) {
    var rest = Array(hidden.cases.indices)
    while true {
      let request = own.with(own.cases + rest.map { hidden.cases[$0] })
      switch runner.outcome(of: request) {
      case .success(let run):
        guard run.snapshots.count == request.cases.count else {
          throw .unavailable(
            reason: .says(
              "machine.casesMissing",
              ["count": run.snapshots.count, "all": request.cases.count]),
            advice: .says("machine.casesMissing.advice"))
        }
        return (run, rest)
      case .failure(let failure):
        guard !rest.isEmpty, let place = failure.place(beyond: own.cases.count) else {
          throw failure
        }
        // If it isn't clear which case it was, all are left out.
        if place < rest.count { rest.remove(at: place) } else { rest = [] }
      }
    }
  }
}

extension SwiftFailure {
  /// Which of the cases after so many it may be about; past the end if it may be any of them, and
  /// `nil` if it is about none.
  fileprivate func place(beyond count: Int) -> Int? {
    switch self {
    case .timedOut(_, let index): index >= count ? index - count : nil
    case .crashed(let crash):
      crash.caseIndex >= count ? crash.caseIndex - count : nil
    case .limitExceeded(.outputBytes), .limitExceeded(.memoryBytes), .limitExceeded(.entries): .max
    case .limitExceeded, .refused, .notCompiled, .unavailable: nil
    }
  }
}
