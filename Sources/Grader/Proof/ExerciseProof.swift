import LayoutEngine

/// Proves that an exercise can be solved, can be failed, and says what it should.
struct ExerciseProof {
  private let exercise: Exercise

  init(_ exercise: Exercise) { self.exercise = exercise }

  private var path: String { "\(exercise.lessonFolder)/\(exercise.id)/exercise.json" }

  func run(_ report: inout ProofReport) {
    let prepared: PreparedExercise
    do { prepared = try PreparedExercise(exercise) } catch {
      report.add(error)
      return
    }
    proveCases(&report)
    proveStarter(prepared, &report)
    proveRightAnswers(prepared, &report)
    for wrong in exercise.wrongAnswers {
      WrongAnswerProof(wrong, prepared: prepared).run(&report)
    }
    if exercise.wrongAnswers.count < 8 {
      report.add(
        CourseError(
          path, "there are \(exercise.wrongAnswers.count) wrong answers; write at least 8"))
    }
    HintProof(exercise: exercise, path: path).run(&report)
  }

  private func proveCases(_ report: inout ProofReport) {
    let cases =
      exercise.isQuestions ? exercise.questions.compactMap(\.layoutCase) : exercise.cases
    // What is asked about the lines themselves is the same in every window.
    if cases.isEmpty { return report.count(.cases) }
    let windows = Set(cases.map(\.window))
    if windows.count < 3 {
      report.add(CourseError(path, "only \(windows.count) windows are checked; take at least 3"))
    } else if cases.allSatisfy(\.isShown) {
      report.add(CourseError(path, "every window is shown; check one that isn't, too"))
    } else if Set(cases.map(\.direction)).count < 2 {
      report.add(CourseError(path, "only one reading direction is checked; check both"))
    } else {
      report.count(.cases)
    }
  }

  private func proveStarter(_ prepared: PreparedExercise, _ report: inout ProofReport) {
    if verdict(on: exercise.starter, prepared) == .passed {
      report.add(
        CourseError(exercise.starter.path, "the starter passes as it is; leave something to do"))
    } else {
      report.count(.starters)
    }
  }

  private func proveRightAnswers(_ prepared: PreparedExercise, _ report: inout ProofReport) {
    let cases = exercise.isQuestions ? exercise.questions.count : exercise.cases.count
    for (text, kind) in [(exercise.solution, ProofReport.Kind.solutions)]
      + exercise.alternatives.map({ ($0, .alternatives) })
    {
      if let setback = verdict(on: text, prepared).setback {
        report.add(
          CourseError(
            text.path, at: setback.range?.start,
            "this has to pass, but it is \(setback.summary(in: exercise.scene))"))
      } else {
        report.count(kind, cases)
      }
    }
    if exercise.alternatives.count < 5 {
      report.add(
        CourseError(
          path,
          "there are \(exercise.alternatives.count) other right answers; write at least 5"))
    }
  }

  private func verdict(on text: CourseText, _ prepared: PreparedExercise) -> Verdict {
    Grading(prepared).verdict(on: Answer(text: text.text, path: text.path))
  }
}
