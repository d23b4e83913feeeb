package import Course
package import Grading

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
    for exercise in exercises.flatMap(\.moments) {
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
  /// `nil` where no layout is wanted.
  let search: DiagnosisSearch?

  var exercise: Exercise { prepared.exercise }

  init(_ prepared: PreparedExercise, judge: @escaping MutantProof.Judge) {
    self.prepared = prepared
    self.judge = judge
    search = DiagnosisSearch(prepared)
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
    let isRight = isRight(mutant)
    func count(_ outcome: String?) {
      report.count(mutant.operation, outcome, hasWantedLayout: search != nil)
    }
    guard let setback = verdict.setback else {
      if !isRight { report.add(error(mutant, "passes and doesn't \(wantedInWords)")) }
      return count(isRight ? nil : verdict.name.rawValue)
    }
    if mutant.operation == .reordered {
      report.add(error(mutant, "has to pass, but it is \(setback.summary(in: exercise.scene))"))
    }
    guard !isRight else { return count(nil) }
    let read = try? ReadAnswer(mutant.answer, for: exercise)
    let diagnosis = read.flatMap { search?.diagnosis(of: setback, in: $0) }
    count(diagnosis?.kind.rawValue ?? setback.name.rawValue)
  }

  /// What the exercise wants, to complete "doesn't …".
  private var wantedInWords: String {
    switch prepared.expectation.wanted {
    case .frames: "give the wanted layout in every case"
    case .flaw: "have the wanted flaw in every case"
    case .difference: "tell the two layouts apart"
    }
  }

  /// Whether a mutant is a right answer all the same; not asked of the grading.
  private func isRight(_ mutant: Mutant) -> Bool {
    if exercise.isQuestions { return answersAreRight(mutant) }
    switch prepared.expectation.wanted {
    case .frames: return layoutIsRight(mutant)
    case .flaw(let flaw):
      let read = try? ReadAnswer(mutant.answer, for: exercise)
      return read.map { FlawTruth(exercise, flaw, $0).holds } ?? false
    case .difference(let layouts, _):
      let choice = try? WindowAnswerReader(exercise).choice(in: mutant.answer.text)
      let truth = DifferenceTruth(exercise: exercise, layouts: layouts)
      return choice.map(truth.holds) ?? false
    }
  }

  private func error(_ mutant: Mutant, _ trouble: String) -> CourseError {
    CourseError(
      mutant.answer.path, at: mutant.place,
      "this \(mutant.operation.rawValue) mutant \(trouble):\n\(mutant.answer.text)")
  }

  /// Whether a mutant's lines have the wanted layout as their only one.
  private func layoutIsRight(_ mutant: Mutant) -> Bool {
    guard let wanted = prepared.wantedLayout,
      let read = try? ReadAnswer(mutant.answer, for: exercise)
    else { return false }
    return wanted.follows(from: read.lines, in: read.scene)
  }

  /// Whether every question has its answer.
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
