import Course
import Grading
import LayoutEngine

/// Proves that an exercise can be solved, can be failed, and says what it should.
struct ExerciseProof {
  private let exercise: Exercise
  private let runner: AnswerRunner
  /// Whether programs are run; if not, equations alone are looked at.
  private let withPrograms: Bool
  /// Whether it is one of many variants, of which all have as many answers as the first.
  private let isVariant: Bool
  private let rows: PageRows?

  init(
    _ exercise: Exercise, running runner: AnswerRunner, withPrograms: Bool = true,
    isVariant: Bool = false, rows: PageRows? = nil
  ) {
    self.rows = rows
    self.isVariant = isVariant
    self.exercise = exercise
    self.runner = runner
    self.withPrograms = withPrograms
  }

  /// Whether a text is one that this proof looks at.
  private func isLookedAt(_ text: CourseText) -> Bool {
    withPrograms || Notation(path: text.path) != .swift
  }

  private var path: String { "\(exercise.lessonFolder)/\(exercise.id)/exercise.json" }

  func run(_ tally: inout ProofTally) {
    let prepared: PreparedExercise
    do { prepared = try PreparedExercise(exercise) } catch {
      tally.add(error)
      return
    }
    if let log = exercise.log { LogProof(log: log).run(&tally) }
    let grading = Grading(prepared)
    provePage(of: prepared, nil, path, &tally)
    proveCases(&tally)
    proveStarters(grading, &tally)
    let readings = isVariant ? nil : ReadingProof(exercise)
    proveRightAnswers(grading, readings, &tally)
    for wrong in exercise.wrongAnswers where isLookedAt(wrong.answer) {
      let findings = findings(on: wrong.answer, grading, readings, &tally)
      WrongAnswerProof(wrong, findings).run(&tally)
      provePage(of: prepared, findings, wrong.answer.path, &tally)
    }
    let numbers = exercise.questions.count { $0.words.isEmpty }
    if exercise.kind == .predict, numbers > Self.mostNumbers {
      tally.add(path, .says("check.predict", ["count": numbers, "most": Self.mostNumbers]))
    }
    if !isVariant, exercise.wrongAnswers.count < 8 {
      tally.add(path, .says("check.wrong.few", ["count": exercise.wrongAnswers.count]))
    }
    if !isVariant {
      proveWords(&tally)
      CoincidenceProof(exercise).run(&tally)
    }
    HintProof(grading: grading, path: path).run(&tally)
  }

  /// Proves that each mistake has words of its own; a mistake may have several files, one a form.
  private func proveWords(_ tally: inout ProofTally) {
    var first: [String: WrongAnswer] = [:]
    for wrong in exercise.wrongAnswers {
      let words = "\(wrong.seen) \(wrong.meaning) \(wrong.next ?? "")"
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      guard let other = first[words] else {
        first[words] = wrong
        continue
      }
      guard other.mistake != wrong.mistake else { continue }
      tally.add(
        wrong.answer.path, at: SourcePlace(line: 1, column: 1),
        .says("check.wrong.sameWords", ["file": other.answer.path, "mistake": other.mistake]))
    }
  }

  /// What follows from an answer of the course, which no unverified fact may decide.
  private func findings(
    on text: CourseText, _ grading: Grading, _ readings: ReadingProof?,
    _ tally: inout ProofTally
  ) -> Findings {
    let answer = Answer(text)
    let outcome =
      SwiftRequest(answer, to: exercise).map { runner.outcome(of: $0) } ?? .failure(.notRunHere)
    let findings = grading.findings(on: answer, outcome)
    readings?.run(findings, outcome, text.path, &tally)
    return findings
  }

  /// The most numbers that one exercise asks a learner to work out.
  private static let mostNumbers = 3

  /// The rows of the smallest terminal that the program is made for.
  private static let mostRows = 24

  /// Proves that a page stands on one screen; errors name the file that the page is about.
  private func provePage(
    of prepared: PreparedExercise, _ findings: Findings?, _ path: String,
    _ tally: inout ProofTally
  ) {
    guard let rows = rows?(prepared, findings) else { return }
    guard rows > Self.mostRows else { return tally.count(.pages) }
    tally.add(path, .says("check.page", ["count": rows, "most": Self.mostRows]))
  }

  private func proveCases(_ tally: inout ProofTally) {
    let cases = exercise.aim.cases(of: exercise)
    if cases.isEmpty { return tally.count(exercise.aim.withoutCases) }
    let windows = Set(cases.map(\.setting))
    if windows.count < 3 {
      tally.add(path, .says("check.windows.few", ["count": windows.count]))
    } else if cases.allSatisfy(\.isShown) {
      tally.add(path, .says("check.windows.shown"))
    } else {
      tally.count(.cases)
    }
  }

  private func proveStarters(_ grading: Grading, _ tally: inout ProofTally) {
    for starter in exercise.starters where isLookedAt(starter) {
      switch grading.findings(on: Answer(starter), running: runner).verdict {
      case .passed:
        tally.add(starter.path, .says("check.starter.passes"))
      case .notYet(.graderFault(let error)):
        tally.add(starter.path, .says("check.starter.error", ["error": "\(error)"]))
      case .notYet(.notRun(let reason, let advice)):
        tally.add(starter.path, .says("check.starter.run", ["reason": reason, "advice": advice]))
      case .notYet: tally.count(.starters)
      }
    }
  }

  /// Proves the solution in equations of each moment, in the windows of that moment.
  private func proveMoments(_ moments: [Exercise], _ tally: inout ProofTally) {
    for moment in moments {
      guard let prepared = try? PreparedExercise(moment) else { continue }
      let text = moment.solution
      let findings = Grading(prepared).findings(on: Answer(text))
      if !refuse(findings, text, &tally) { tally.count(.solutions, moment.cases.count) }
    }
  }

  /// Adds an error if a right answer doesn't pass, and tells whether it did so.
  private func refuse(
    _ findings: Findings, _ text: CourseText, _ tally: inout ProofTally
  ) -> Bool {
    guard let failure = findings.verdict.failure else { return false }
    let summary = failure.summary(in: findings.scene)
    tally.add(text.path, at: failure.range?.start, .says("check.right.fails", ["verdict": summary]))
    return true
  }

  private func proveRightAnswers(
    _ grading: Grading, _ readings: ReadingProof?, _ tally: inout ProofTally
  ) {
    let parts = exercise.aim.parts(of: exercise)
    // The solution in equations is proved even where it isn't accepted: the layout comes from it.
    let moments = exercise.moments
    let isAtOnce = moments.count == 1
    if !isAtOnce { proveMoments(moments, &tally) }
    let solutions =
      (isAtOnce ? [exercise.solution] : []) + (exercise.swiftSolution.map { [$0] } ?? [])
    for (text, kind) in solutions.map({ ($0, ProofSubject.solutions) })
      + exercise.alternatives.map({ ($0, .alternatives) })
    where isLookedAt(text) {
      let findings = findings(on: text, grading, readings, &tally)
      if !refuse(findings, text, &tally) { tally.count(kind, parts) }
    }
    if !isVariant, exercise.alternatives.count < 5 {
      tally.add(path, .says("check.right.few", ["count": exercise.alternatives.count]))
    }
  }
}

/// Proves that there are three hints, and that the first two leave something to find out.
struct HintProof {
  let grading: Grading
  let path: String

  private var exercise: Exercise { grading.prepared.exercise }

  func run(_ tally: inout ProofTally) {
    let answers = exercise.aim.answers(to: exercise)
    for (index, hint) in exercise.hints.enumerated() {
      if hint.isEmpty {
        tally.add(
          error(inHint: index, .says("check.hint.empty", ["number": index + 1])))
      } else if index < 2,
        let answer = answers.first(where: { HintText.gives($0, away: hint) })
          ?? passingPart(of: hint)
      {
        tally.add(
          error(
            inHint: index,
            .says("check.hint.answer", ["number": .count(index + 1), "answer": .text(answer)])))
      } else {
        tally.count(.hints)
      }
    }
  }

  /// An error at a hint, at its place in the file as it is written.
  private func error(inHint index: Int, _ sentence: Sentence) -> CourseError {
    let error = CourseError(path, at: exercise.hintPlaces[index], sentence)
    return exercise.variant?.placed(error) ?? error
  }

  /// What of a hint would pass as it stands.
  private func passingPart(of hint: String) -> String? {
    exercise.aim.passingParts(of: hint, to: exercise).first {
      grading.verdict(on: Answer(text: $0.answer, path: exercise.starter.path)) == .passed
    }?.words
  }
}

/// Proves that answers that pass an exercise also pass in its hidden cases.
struct HiddenProof {
  private let hidden: HiddenCases?
  private let exercise: Exercise

  /// Takes the hidden cases of an exercise; `nil` where there are none.
  init(_ hidden: HiddenCases?, of exercise: Exercise) {
    self.hidden = hidden
    self.exercise = exercise
  }

  func run(_ tally: inout ProofTally) {
    guard let hidden else { return }
    let texts = ([exercise.solution] + exercise.alternatives).filter {
      Notation(path: $0.path) == .equations
    }
    do {
      // Each moment has a solution of its own; the others are proved at the first.
      for moment in hidden.exercise.moments {
        let isFirst = moment.unshownWindows.allSatisfy { $0.times == 0 }
        let grading = Grading(try PreparedExercise(moment.unexplained))
        for text in isFirst ? texts : [moment.solution] {
          let findings = grading.findings(on: Answer(text))
          guard let failure = findings.verdict.failure,
            try isRight(text, after: moment.unshownWindows.first?.times ?? 0)
          else { continue }
          return tally.add(
            text.path, at: failure.range?.start,
            .says("check.hidden.fails", ["verdict": failure.summary(in: findings.scene)]))
        }
      }
      tally.count(.hiddenCases, hidden.exercise.cases.count)
    } catch {
      tally.add(error)
    }
  }

  /// Whether an answer passes in the course's own windows: the proof of the exercise itself tells of
  /// one that doesn't.
  private func isRight(_ text: CourseText, after times: Int) throws(CourseError) -> Bool {
    let own = exercise.moments.first { moment in
      (moment.windows + moment.unshownWindows).allSatisfy { $0.times == times }
    }
    guard let own else { return true }
    return Grading(try PreparedExercise(own.unexplained)).verdict(on: Answer(text)) == .passed
  }
}

/// Proves that a wrong answer gets exactly its verdict and its words.
struct WrongAnswerProof {
  private let wrong: WrongAnswer
  private let findings: Findings

  /// Takes a wrong answer, and what follows from it.
  init(_ wrong: WrongAnswer, _ findings: Findings) {
    self.wrong = wrong
    self.findings = findings
  }

  func run(_ tally: inout ProofTally) {
    guard let failure = findings.verdict.failure else {
      tally.add(error(.says("check.wrong.passes")))
      return
    }
    let summary = failure.summary(in: findings.scene)
    guard summary == wrong.verdict.summary else {
      tally.add(
        error(
          .says("check.wrong.verdict", ["verdict": summary, "claimed": wrong.verdict.summary])))
      return
    }
    if [wrong.seen, wrong.meaning, wrong.next ?? ""].contains(where: Self.namesLine) {
      tally.add(error(.says("check.wrong.line", ["form": "{line 8}"])))
      return
    }
    let mistake = findings.explanation?.mistake?.name
    guard mistake == wrong.mistake else {
      tally.add(
        error(
          mistake.map {
            .says("check.wrong.others", ["mistake": .text($0), "reason": .sentence(obstacle)])
          } ?? .says("check.wrong.none", ["reason": obstacle])))
      return
    }
    tally.count(.wrongAnswers)
  }

  private var obstacle: Sentence {
    switch findings.obstacle(to: wrong) {
    case .program, nil: .says("check.wrong.why.program")
    case .unsaid(let words): .says("check.wrong.why.unsaid", ["words": words])
    case .nothingNamed: .says("check.wrong.why.nothing")
    case .unstated(let text): .says("check.wrong.why.unstated", ["statement": text])
    case .stated(let text): .says("check.wrong.why.stated", ["statement": text])
    case .line(let line): .says("check.wrong.why.line", ["line": line])
    case .unnamed(let text): .says("check.wrong.why.unnamed", ["statement": text])
    case .missing(let text): .says("check.wrong.why.missing", ["statement": text])
    case .valueless(let name): .says("check.wrong.why.value", ["name": name])
    case .other(let path): .says("check.wrong.why.other", ["file": path])
    }
  }

  private func error(_ sentence: Sentence) -> CourseError {
    CourseError(wrong.answer.path, at: SourcePlace(line: 1, column: 1), sentence)
  }

  /// Whether words give a line's number literally.
  private static func namesLine(_ words: String) -> Bool {
    let words = words.split(whereSeparator: { $0 == " " || $0 == "," })
    return zip(words, words.dropFirst()).contains { word, next in
      ["line", "Line", "lines", "Lines"].contains(word) && next.first?.isNumber == true
    }
  }
}
