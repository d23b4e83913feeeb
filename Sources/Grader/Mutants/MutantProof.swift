import LayoutEngine

/// Proves that no right answer can be spoilt and still pass.
package struct MutantProof: Sendable {
  /// Decides about an answer of an exercise.
  package typealias Judge = @Sendable (PreparedExercise, Answer) -> Verdict

  private let exercises: [Exercise]
  private let judge: Judge

  /// Takes a course that was read with its alternatives.
  ///
  /// - Parameters:
  ///   - course: The course.
  ///   - judge: What is put to the proof; the program's own grading, unless the proof itself is.
  package init(
    _ course: Course, judge: @escaping Judge = { Grading($0).verdict(on: $1) }
  ) {
    exercises = course.exercises
    self.judge = judge
  }

  /// Makes and grades all mutants of every solution and every alternative.
  ///
  /// An exercise whose solution can't be solved is left out: ``CourseProof`` tells it.
  package func report() -> MutantReport {
    var report = MutantReport()
    for exercise in exercises {
      guard let prepared = try? PreparedExercise(exercise) else { continue }
      MutantGrading(prepared, judge: judge).run(&report)
    }
    return report
  }
}

/// Grades the mutants of one exercise, and solves each a second time to see what is true.
private struct MutantGrading {
  let prepared: PreparedExercise
  let judge: MutantProof.Judge
  let search: DiagnosisSearch
  let wanted: WantedLayout

  var exercise: Exercise { prepared.exercise }

  init(_ prepared: PreparedExercise, judge: @escaping MutantProof.Judge) {
    self.prepared = prepared
    self.judge = judge
    search = DiagnosisSearch(prepared)
    wanted = WantedLayout(prepared)
  }

  func run(_ report: inout MutantReport) {
    let maker = MutantMaker(exercise)
    let alternatives = exercise.alternatives.filter { Notation(path: $0.path) == .equations }
    for text in [exercise.solution] + alternatives {
      for mutant in maker.mutants(of: text) { grade(mutant, &report) }
    }
  }

  private func grade(_ mutant: Mutant, _ report: inout MutantReport) {
    let verdict = judge(prepared, mutant.answer)
    let isRight = exercise.isQuestions ? answersAreRight(mutant) : layoutIsRight(mutant)
    guard let setback = verdict.setback else {
      if !isRight {
        report.add(error(mutant, "passes and doesn't give the wanted layout in every case"))
      }
      report.count(mutant.operation, isRight ? nil : verdict.id)
      return
    }
    if mutant.operation == .reordered {
      report.add(error(mutant, "has to pass, but it is \(setback.summary(in: exercise.scene))"))
    }
    guard !isRight else {
      report.count(mutant.operation, nil)
      return
    }
    let read = try? ReadAnswer(mutant.answer, for: exercise)
    let diagnosis = read.flatMap { search.diagnosis(of: setback, in: $0) }
    report.count(mutant.operation, diagnosis?.id ?? setback.id)
  }

  private func error(_ mutant: Mutant, _ trouble: String) -> CourseError {
    CourseError(
      mutant.answer.path, at: mutant.place,
      "this \(mutant.operation.rawValue) mutant \(trouble):\n\(mutant.answer.text)")
  }

  /// Whether a mutant's lines have the wanted layout as their only one; not asked of the grading.
  private func layoutIsRight(_ mutant: Mutant) -> Bool {
    guard let read = try? ReadAnswer(mutant.answer, for: exercise) else { return false }
    return wanted.follows(from: read.lines, in: read.scene)
  }

  /// Whether every question has its answer; not asked of the grading.
  private func answersAreRight(_ mutant: Mutant) -> Bool {
    guard let predictions = try? PredictionReader.read(mutant.answer.text, for: exercise.questions)
    else { return false }
    return exercise.questions.allSatisfy { question in
      guard let value = predictions.first(where: { $0.name == question.name })?.value,
        let right = question.answers(for: exercise, expectation: prepared.expectation)
      else { return false }
      return right.contains { value.matches($0) }
    }
  }
}
